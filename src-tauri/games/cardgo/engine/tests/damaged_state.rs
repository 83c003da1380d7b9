//! A damaged saved state is refused, or at least never causes a panic.

use cardgo::{Cardgo, Cards, Setup, State};
use game::Seed;
use game::damage::{self, damage};
use proptest::prelude::*;
use serde_json::Value;

/// A state in the middle of a random game.
fn some_state(seed: u64, moves: usize) -> State {
    let cards = if seed.is_multiple_of(4) { Cards::None } else { Cards::Deck };
    let setup = Setup { size: 2 + (seed % 8) as u8, cards, ..Setup::default() };
    damage::some_state::<Cardgo>(&setup, Seed(seed), moves).unwrap()
}

#[test]
fn an_undamaged_state_comes_back_whole() {
    let state = some_state(7, 40);
    let value = serde_json::to_value(&state).unwrap();
    assert_eq!(serde_json::from_value::<State>(value).unwrap(), state);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_changed_value_is_refused_or_harmless(
        seed in 0..10_000u64,
        moves in 0..300usize,
        place in any::<prop::sample::Index>(),
        number in prop_oneof![0..12u64, Just(255), Just(65_535), Just(u64::MAX)],
        text in prop_oneof![Just(""), Just("A1"), Just("T19"), Just("XO.XO"), Just("pass"), Just("white"), Just("last"), Just("over"), Just("turn"),
            Just("leap"), Just("storm"), Just("headwind"), Just("trap"), Just("wall"), Just("aim"), Just("B")],
        as_text in any::<bool>(),
    ) {
        let wrong = if as_text { Value::from(text) } else { Value::from(number) };
        damage::<Cardgo>(&some_state(seed, moves), |leaves| place.index(leaves), wrong, Seed(seed));
    }
}
