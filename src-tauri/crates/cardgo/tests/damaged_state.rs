//! A state that comes damaged from a file is refused, or at least never takes the app down.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use cardgo::{Cardgo, Setup, State};
use game::{Chance, Game, Seat, Seed, Silent};
use proptest::prelude::*;
use serde_json::Value;

/// A state some way into a random game.
fn some_state(seed: u64, moves: usize) -> State {
    let setup = Setup { size: 2 + (seed % 8) as u8, ..Setup::default() };
    let mut state = Cardgo::deal(&setup, Seed(seed), &mut Silent).unwrap();
    play_on(&mut state, seed, moves);
    state
}

fn play_on(state: &mut State, seed: u64, moves: usize) {
    let mut chance = Chance::new(Seed(seed));
    let mut listed = Vec::new();
    for _ in 0..moves {
        listed.clear();
        Cardgo::legal_moves(state, &mut listed);
        let Some(mv) = chance.pick(&listed) else { break };
        let mut events = Vec::new();
        Cardgo::apply(state, mv, &mut events);
    }
}

/// Every place in a JSON value that holds something simple.
fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, found)),
        _ => found.push(value),
    }
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
        number in prop_oneof![0..12u64, Just(255), Just(65_535), Just(u64::MAX)],
        text in prop_oneof![Just(""), Just("A1"), Just("T19"), Just("XO.XO"), Just("pass"), Just("white"), Just("last"), Just("over")],
        as_text in any::<bool>(),
    ) {
        let mut value = serde_json::to_value(some_state(seed, moves)).unwrap();
        let mut found = Vec::new();
        leaves(&mut value, &mut found);
        let leaf = found.swap_remove(place.index(found.len()));
        *leaf = match leaf {
            Value::Bool(was) => Value::from(!*was),
            _ if as_text => Value::from(text),
            _ => Value::from(number),
        };
        if let Ok(mut state) = serde_json::from_value::<State>(value)
            && Cardgo::audit(&state).is_ok()
        {
            for _ in 0..20 {
                play_on(&mut state, seed, 10);
                for seat in 0..2 {
                    let view = Cardgo::view(&state, Seat(seat));
                    Cardgo::determinize(&view, &mut Chance::new(Seed(seed)));
                }
            }
        }
    }
}
