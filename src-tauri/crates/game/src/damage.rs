//! A damaged state from a file is refused, or at least never crashes the app.

use crate::{Chance, Game, Seat, Seed, SetupError, Silent};
use serde_json::Value;

/// How often a damaged state that was let in is played on and looked at, and by how many moves each time.
const LOOKS: (usize, usize) = (20, 10);

/// A state so many random moves into a game.
///
/// # Errors
/// If the rules don't allow the setup.
pub fn some_state<G: Game>(setup: &G::Setup, seed: Seed, moves: usize) -> Result<G::State, SetupError<G::SetupFault>> {
    let mut state = G::deal(setup, seed, &mut Silent)?;
    play_on::<G>(&mut state, seed, moves);
    Ok(state)
}

fn play_on<G: Game>(state: &mut G::State, seed: Seed, moves: usize) {
    let mut chance = Chance::new(seed);
    let mut listed = Vec::new();
    for _ in 0..moves {
        listed.clear();
        G::legal_moves(state, &mut listed);
        let Some(mv) = chance.pick(&listed) else { break };
        // Events are told too: they look at the state in their own way.
        let mut events = Vec::new();
        G::apply(state, mv, &mut events);
    }
}

/// Writes a state down, puts `wrong` in the place of one simple value (a truth value is turned over instead), and
/// reads it back. If it is let in all the same, it is played on and looked at from every seat, which may not panic.
/// `place` says which of so many values it is.
///
/// # Panics
/// If the state can't be written, or what was let in takes the game down.
#[allow(clippy::expect_used)]
pub fn damage<G: Game>(state: &G::State, place: impl FnOnce(usize) -> usize, wrong: Value, seed: Seed) {
    let mut value = serde_json::to_value(state).expect("states can be written");
    let mut found = Vec::new();
    leaves(&mut value, &mut found);
    let leaf = found.swap_remove(place(found.len()));
    *leaf = if let Value::Bool(was) = leaf { Value::from(!*was) } else { wrong };
    let Ok(mut state) = serde_json::from_value::<G::State>(value) else { return };
    if G::audit(&state).is_err() {
        return;
    }
    for _ in 0..LOOKS.0 {
        play_on::<G>(&mut state, seed, LOOKS.1);
        for seat in (0..G::seats(G::setup(&state))).map(Seat) {
            let view = G::view(&state, seat);
            G::determinize(&view, &mut Chance::new(seed));
        }
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
