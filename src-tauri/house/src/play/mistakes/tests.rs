//! Tests that what decided a game adds up, over many games of every game.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::play::players::opponents;
use crate::play::random_game::random_game;
use bot::{MoveValue, Verdict};
use game::{Chance, Game, Seat, Seed};
use games::{GAMES, GameVisitor, visit_game};
use store::{Opened, Store};
use tempfile::TempDir;

/// How many games of each game are played.
const GAMES_OF_EACH: u64 = 200;
/// Verdicts with arbitrary values on all decisions that are judged.
fn verdicts<G: ListedGame>(game: &Played<G>, chance: &mut Chance) -> Verdicts {
    let judged = |moment: Moment<'_, G>| {
        let mut value = |most: f64| MoveValue {
            mv: G::move_out(moment.mv),
            share: most * f64::from(chance.below(1_001)) / 1_000.0,
            result: 0.0,
            error: 0.02,
        };
        let preferred = value(1.0);
        let played = value(preferred.share);
        (moment.made.node, Some(Verdict { preferred, played, why: None }))
    };
    game.moments().map(judged).collect()
}

/// Plays the games; returns how many had a balance.
struct AddsUp;

impl GameVisitor for AddsUp {
    type Output = u64;

    fn visit<G: ListedGame>(self) -> u64 {
        let directory = TempDir::new().unwrap();
        let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
        let mut balanced = 0;
        for seed in 0..GAMES_OF_EACH {
            let players = opponents::<G>(&<G as Game>::Setup::default(), Seat(0), "beginner");
            let game = random_game::<G>(&mut store, &players, Seed(seed), usize::MAX);
            let known = verdicts(&game, &mut Chance::new(Seed(seed)));
            let Some(told) = game.balance(&known) else { continue };
            balanced += 1;
            let at = format!("{}, seed {seed}: {told:?}", G::NAME);
            assert_eq!(told.from + told.decisions + told.luck + told.others, told.to, "{at}");
            assert_eq!(told.to, i32::from(game.final_odds().unwrap().1.percent), "{at}");
            // Each decision costs what its verdict says.
            let own: Vec<f64> = game.own_moments().map(|it| known[&it.made.node].unwrap().lost()).collect();
            assert_eq!(told.both, game.players.all().len() == 2, "{at}");
            assert!((f64::from(told.decisions) + 100.0 * own.iter().sum::<f64>()).abs() <= 0.5, "{at}");
            // With more than two seats, luck is only what came while nobody else decided.
            let plies: Vec<usize> = game.own_moments().map(|moment| moment.ply).collect();
            let ends = plies.iter().skip(1).copied().chain([game.plies()]);
            let alone = plies
                .iter()
                .zip(ends)
                .any(|(from, to)| game.line.plies()[*from..to].iter().all(|made| made.seat == game.viewer));
            assert!(told.both || alone || told.luck == 0, "{at}");
        }
        balanced
    }
}

#[test]
fn what_decided_a_game_adds_up_in_two_hundred_games_of_each() {
    for game in GAMES {
        let balanced = visit_game(game, AddsUp).unwrap();
        assert!(balanced > GAMES_OF_EACH / 2, "{game}: {balanced}");
    }
}
