//! The numbers of challenge codes.

// A test that can't go on should stop.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use tables::{GAMES, GameVisitor, TableGame, visit_game};

struct Codes;

impl GameVisitor for Codes {
    type Output = &'static [(u8, u32)];

    fn visit<G: TableGame>(self) -> Self::Output {
        let newest = G::CODES.iter().map(|(_, rules)| *rules).max();
        assert!(newest.is_some_and(|rules| rules <= G::RULES_VERSION), "{}", G::NAME);
        G::CODES
    }
}

#[test]
fn no_number_of_a_code_is_given_twice() {
    let codes: Vec<u8> =
        GAMES.iter().flat_map(|game| visit_game(game, Codes).unwrap()).map(|(code, _)| *code).collect();
    assert!(codes.iter().all(|code| *code < 16), "{codes:?}");
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len(), "{codes:?}");
}
