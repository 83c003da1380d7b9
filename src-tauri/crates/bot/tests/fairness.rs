//! Bots use only what their seat may know: two states that differ in nothing but hidden cards and generator bring
//! the same choice and the same hint.

#![allow(clippy::unwrap_used)]

use bot::{Cancel, Judge, Level, Mind, choose, hints};
use game::{Chance, Game, Seed, Silent};
use mochi::{Mochi, Setup, State};

/// Points of games of any kind of play, with `apart` decisions between them.
fn points(seats: u8, seed: u64, apart: usize, most: usize) -> Vec<State> {
    let mut chance = Chance::new(Seed(seed));
    let mut state = Mochi::deal(&Setup { seats, ..Setup::default() }, Seed(seed), &mut Silent).unwrap();
    let mut points = Vec::new();
    let mut moves = Vec::new();
    for number in 0.. {
        let Some(seat) = Mochi::to_move(&state) else { break };
        if points.len() == most {
            break;
        }
        if number % apart == 0 {
            points.push(state.clone());
        }
        moves.clear();
        Mochi::legal_moves(&state, &mut moves);
        // Half random, half sensible: hands swell, shrink and run out.
        let level = Mochi::LEVELS[chance.index(3)];
        let mv = choose::<Mochi>(&Mochi::view(&state, seat), level, chance.seed(), &Cancel::new()).unwrap();
        Mochi::apply(&mut state, mv, &mut Silent);
    }
    points
}

/// Another state that `state`'s seat to move can't tell from it.
fn twin(state: &State, chance: &mut Chance) -> State {
    let seat = Mochi::to_move(state).unwrap();
    Mochi::determinize(&Mochi::view(state, seat), chance)
}

/// The level with less to think, so that the test sees more positions.
fn briefly(level: Level) -> Level {
    match level.mind {
        Mind::Search { iterations } => Level { mind: Mind::Search { iterations: iterations.min(400) }, ..level },
        Mind::Random | Mind::Greedy { .. } => level,
    }
}

#[test]
fn hidden_cards_and_generator_change_no_choice_of_any_level() {
    let mut chance = Chance::new(Seed(17));
    let mut differing = 0;
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (6, 4)] {
        for state in points(seats, seed, 7, 12) {
            let other = twin(&state, &mut chance);
            differing += usize::from(other != state);
            let seat = Mochi::to_move(&state).unwrap();
            assert_eq!(Mochi::to_move(&other), Some(seat));
            for &level in Mochi::LEVELS {
                let chosen = [&state, &other].map(|state| {
                    choose::<Mochi>(&Mochi::view(state, seat), briefly(level), Seed(5), &Cancel::new()).unwrap()
                });
                assert_eq!(chosen[0], chosen[1], "{} at {state:?}", level.key);
            }
        }
    }
    assert!(differing > 40, "only {differing} twins differ");
}

#[test]
fn hidden_cards_and_generator_change_no_hint() {
    let mut chance = Chance::new(Seed(23));
    for (seats, seed) in [(2, 11), (4, 12)] {
        for state in points(seats, seed, 11, 3) {
            let other = twin(&state, &mut chance);
            let seat = Mochi::to_move(&state).unwrap();
            let told = [&state, &other]
                .map(|state| hints::<Mochi>(&Mochi::view(state, seat), Seed(5), &Cancel::new()).unwrap());
            assert_eq!(told[0], told[1], "{state:?}");
        }
    }
}
