//! Tests that a damaged state from a file is refused, or at least never crashes the app.

use crate::{Chance, Game, Seat, Seed, SetupError, Silent};
use serde_json::Value;

/// How often a damaged state that was accepted is played on and examined, and by how many moves each time.
const LOOKS: (usize, usize) = (20, 10);

/// Returns the state after `moves` random moves from a deal.
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
        // Events are recorded because building them reads the state too.
        let mut events = Vec::new();
        G::apply(state, mv, &mut events);
    }
}

/// Serializes a state, replaces one simple value by `wrong` (a Boolean is negated instead), and reads it back. If the
/// state is accepted nevertheless, it is played on and viewed from every seat, which must not panic. `place` chooses
/// the value to replace, given their number.
///
/// # Panics
/// If the state can't be serialized, or if playing on panics.
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

/// Collects every place in a JSON value that holds a simple value.
fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, found)),
        _ => found.push(value),
    }
}
