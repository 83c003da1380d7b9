//! Damaged states read from a file are refused, or at least never crash the app.

use astra::{Astra, Modification, Setup, State};
use game::Seed;
use game::damage::{self, damage};
use proptest::prelude::*;
use serde_json::Value;

/// Returns the state after `moves` random moves, half the time with a modification.
fn some_state(seed: u64, moves: usize) -> State {
    let modifications = Modification::ALL.into_iter().filter(|one| *one as u64 == seed % 24).collect();
    damage::some_state::<Astra>(&Setup { modifications, ..Setup::default() }, Seed(seed), moves).unwrap()
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
        moves in 0..80usize,
        place in any::<prop::sample::Index>(),
        number in prop_oneof![0..15u64, Just(255), Just(65_535)],
        text in prop_oneof![Just(""), Just("cyg"), Just("sco"), Just("water"), Just("automaton"), Just("turn"), Just("over")],
        as_text in any::<bool>(),
    ) {
        let wrong = if as_text { Value::from(text) } else { Value::from(number) };
        damage::<Astra>(&some_state(seed, moves), |leaves| place.index(leaves), wrong, Seed(seed));
    }
}
