//! Runs the conformance tests of crate `game`'s contract on Párbaj.

use game::Seed;
use game::conformance::check_game;
use parbaj::{Parbaj, Setup};
use parbaj_cards::Deck;

/// Returns a setup with each pair of ready decks in turn.
fn some_setup(number: u64) -> Setup {
    let deck = |at: u64| Deck::ALL[(at % 4) as usize];
    Setup { decks: [deck(number), deck(number / 4)], ..Setup::default() }
}

#[test]
fn random_games_keep_every_promise_of_the_contract() {
    for seed in 0..128 {
        let checked = check_game::<Parbaj>(&some_setup(seed), Seed(seed), 2_000);
        checked.unwrap_or_else(|fault| panic!("{fault}"));
    }
}
