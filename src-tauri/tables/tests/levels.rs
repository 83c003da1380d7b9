//! The levels of every table.

#![allow(clippy::unwrap_used)]

use bot::{Evaluate, Level, Mind};
use tables::{GAMES, GameVisitor, TableGame, visit_game};

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
        Mind::Random | Mind::Greedy { .. } => None,
    });
    assert!(most.max().unwrap() <= 10 * iterations("strong"), "{}", G::NAME);
}

struct Levels;

impl GameVisitor for Levels {
    type Output = ();

    fn visit<G: TableGame>(self) {
        offers_levels::<G>();
        strongest_is_capped::<G>();
    }
}

#[test]
fn every_table_offers_three_levels_or_more_and_the_strongest_thinks_at_most_ten_times_as_long_as_strong() {
    GAMES.iter().for_each(|game| visit_game(game, Levels).unwrap());
}
