//! The levels of every game.

#![allow(clippy::unwrap_used)]

use bot::{Cancel, Evaluate, Level, Mind, choose};
use game::{Chance, Seed, Silent};
use games::{GAMES, GameVisitor, ListedGame, visit_game};

fn offers_levels<G: Evaluate>() {
    let offered = G::LEVELS.iter().filter(|level| level.offered).count();
    assert!(offered >= 3);
    for key in ["random", "greedy", "strong"] {
        assert!(Level::find(G::LEVELS, key).is_some(), "{}: {key}", G::NAME);
    }
    for level in G::LEVELS {
        assert_eq!(G::LEVELS.iter().filter(|other| other.key == level.key).count(), 1);
    }
}

fn strongest_is_capped<G: Evaluate>() {
    let iterations = |key| match Level::find(G::LEVELS, key).map(|level| level.mind) {
        Some(Mind::Search { iterations }) => iterations,
        other => panic!("{key}: {other:?}"),
    };
    let most = G::LEVELS.iter().filter_map(|level| match level.mind {
        Mind::Search { iterations } => Some(iterations),
        Mind::Random | Mind::Greedy => None,
    });
    assert!(most.max().unwrap() <= 10 * iterations("strong"), "{}", G::NAME);
}

struct Levels;

impl GameVisitor for Levels {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        offers_levels::<G>();
        strongest_is_capped::<G>();
    }
}

#[test]
fn every_table_offers_three_levels_or_more_and_the_strongest_thinks_at_most_ten_times_as_long_as_strong() {
    GAMES.iter().for_each(|game| visit_game(game, Levels).unwrap());
}

/// The number of decisions examined in a game.
const DECISIONS: usize = 120;

/// Returns, for each decision of a level that overlooks a third, how many moves about other things have a higher prior
/// than its move.
fn outshone<G: ListedGame>(seed: u64) -> Vec<usize> {
    let overlooking = Level::measuring("", Mind::Greedy).overlooking(33);
    let mut state = G::deal(&G::Setup::default(), Seed(seed), &mut Silent).unwrap();
    let mut chance = Chance::new(Seed(seed)).split();
    let (mut listed, mut priors, mut outshone) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..DECISIONS {
        let Some(seat) = G::to_move(&state) else { break };
        listed.clear();
        priors.clear();
        G::legal_moves(&state, &mut listed);
        G::priors(&state, &listed, &mut priors);
        let view = G::view(&state, seat);
        let seed = chance.seed();
        let mv = choose::<G>(&view, overlooking, seed, &Cancel::new()).unwrap();
        assert_eq!(choose::<G>(&view, overlooking, seed, &Cancel::new()), Ok(mv), "{}", G::NAME);
        let at = listed.iter().position(|listed| *listed == mv).unwrap();
        if listed.len() > 1 && priors.len() == listed.len() {
            let mut better: Vec<(f32, Option<u32>)> = Vec::new();
            for (&other, &prior) in listed.iter().zip(&priors) {
                let idea = G::idea(other);
                let is_new = idea.is_none() || better.iter().all(|(_, known)| *known != idea);
                if prior > priors[at] && is_new && (idea.is_none() || idea != G::idea(mv)) {
                    better.push((prior, idea));
                }
            }
            outshone.push(better.len());
        }
        G::apply(&mut state, mv, &mut Silent);
    }
    outshone
}

struct Overlooks;

impl GameVisitor for Overlooks {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        let outshone: Vec<usize> = (1..=3).flat_map(outshone::<G>).collect();
        let share =
            |most: usize| outshone.iter().filter(|other| **other <= most).count() as f64 / outshone.len() as f64;
        // Of three good moves it sees two; but it makes no move with a much lower prior.
        assert!((0.5..0.9).contains(&share(0)), "{}: {outshone:?}", G::NAME);
        assert!(share(4) > 0.97, "{}: {outshone:?}", G::NAME);
    }
}

#[test]
fn who_overlooks_things_misses_the_best_move_but_makes_no_senseless_one() {
    GAMES.iter().for_each(|game| visit_game(game, Overlooks).unwrap());
}
