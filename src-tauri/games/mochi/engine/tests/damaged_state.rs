//! Damaged states read from a file are refused, or at least never crash the app.

use game::Seed;
use game::damage::{self, damage};
use mochi::{Mochi, Setup, State, Target};
use proptest::prelude::*;
use serde_json::Value;

/// Returns the state after `moves` random moves.
fn some_state(seed: u64, moves: usize) -> State {
    let setup = Setup { seats: 2 + (seed % 5) as u8, target: Target::Usual };
    damage::some_state::<Mochi>(&setup, Seed(seed), moves).unwrap()
}

#[test]
fn an_undamaged_state_comes_back_whole() {
    let state = some_state(7, 90);
    let value = serde_json::to_value(&state).unwrap();
    assert_eq!(serde_json::from_value::<State>(value).unwrap(), state);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_changed_value_is_refused_or_harmless(
        seed in 0..10_000u64,
        moves in 0..120usize,
        place in any::<prop::sample::Index>(),
        number in prop_oneof![0..12u64, Just(255), Just(65_535)],
        as_text in any::<bool>(),
    ) {
        let wrong = if as_text { Value::from(format!("Y{}", number % 10)) } else { Value::from(number) };
        damage::<Mochi>(&some_state(seed, moves), |leaves| place.index(leaves), wrong, Seed(seed));
    }
}
