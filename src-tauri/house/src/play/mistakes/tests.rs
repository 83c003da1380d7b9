//! Tests that what decided a game adds up, over many games of every game.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::play::players::{Players, opponents};
use crate::play::table_encoding::StoredSetup;
use crate::play::table_place::TablePlace;
use crate::stamp::new_id;
use bot::{MoveValue, Verdict};
use game::{Chance, Game, Seat, Seed, Silent};
use games::{GAMES, GameVisitor, visit_game};
use store::{Opened, Store};
use tempfile::TempDir;

/// How many games of each game are played.
const GAMES_OF_EACH: u64 = 200;
/// The most decisions of a game.
const MOST_DECISIONS: usize = 3_000;

/// A game of random moves, played to its end.
fn random_game<G: ListedGame>(store: &mut Store, seed: Seed) -> Played<G> {
    let setup = <G as Game>::Setup::default();
    let players = Players::seat::<G>(&opponents::<G>(&setup, Seat(0), "beginner"), &setup, seed).unwrap();
    let dealt = G::deal(&setup, seed, &mut Silent).unwrap();
    let (mut state, mut chance, mut listed) = (dealt.clone(), Chance::new(seed).split(), Vec::new());
    let moves: Vec<_> = std::iter::from_fn(|| {
        listed.clear();
        G::legal_moves(&state, &mut listed);
        let mv = chance.pick(&listed)?;
        G::apply(&mut state, mv, &mut Silent);
        Some(mv)
    })
    .take(MOST_DECISIONS)
    .collect();
    let kept = StoredSetup { setup, players, opening: Vec::new(), placed: None, imported: None, clock: None };
    let place = TablePlace { store, id: new_id(), name: String::new(), seed, now_ms: 0 };
    place.lay_played::<G>(kept, dealt, &moves, None).unwrap()
}

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
            let game = random_game::<G>(&mut store, Seed(seed));
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
                .any(|(from, to)| game.line.plies()[*from..to].iter().all(|made| made.seat == game.person()));
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
