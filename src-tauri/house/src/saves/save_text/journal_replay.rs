//! Replays a table's decisions from its deal.

use super::checked_table::{BREATH, Fault, Found, MOST_JOURNAL, MOST_LOOKED_THROUGH, can_be_told, end_at, json, size};
use super::export_format::{LARGEST_MOVE, Written};
use crate::background_task::BackgroundTask;
use crate::play::resignation;
use crate::play::table_encoding::StoredSetup;
use game::{Game, Seat, Seed, StateHash};
use games::ListedGame;
use hosting::GivenUp;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use store::{JournalNode, NodeId};

/// How many bytes of states are held for branches still to be replayed. Fifty open branches of the largest game have
/// half a million.
const MOST_OPEN: usize = 16 << 20;

/// Replays every decision of every branch.
pub(super) fn played<G: ListedGame>(
    written: &Written,
    kept: &StoredSetup<G>,
    seed: Seed,
    parents: &[u32],
    task: &BackgroundTask,
) -> Result<Found<G>, Fault> {
    let person = kept.players.owner();
    let mut events = Vec::new();
    let beginning = match &kept.placed {
        Some(placed) => G::audit(placed).map(|()| placed.clone()).map_err(|_| Fault::Impossible)?,
        None => G::deal(&kept.setup, seed, &mut events).map_err(|_| Fault::Impossible)?,
    };
    let opening = match &kept.placed {
        Some(_) => kept.opening.clone(),
        None => events.iter().filter_map(|event| G::redact(event, person)).collect(),
    };
    if kept.placed.is_some() && !can_be_told::<G>(&opening, &kept.players) {
        return Err(Fault::Impossible);
    }
    // How often the state after each decision is still needed.
    let mut needed = vec![0u32; parents.len() + 1];
    parents.iter().for_each(|&parent| needed[parent as usize] += 1);
    let is_end: Vec<bool> = needed.iter().map(|&needed| needed == 0).collect();
    let head = written.head.unwrap_or(0);
    needed[head as usize] += 1;
    let mut states = BTreeMap::from([(0, (beginning, 0))]);
    // In bytes: states checked, states held for other branches, and the size of the journal.
    let (mut looked_through, mut open, mut journal) = (0, 0, 0);
    let mut json_of_state = Vec::new();
    let (mut ends, helped) = (written.ends.iter(), written.helped());
    let mut nodes = Vec::with_capacity(parents.len());
    for (number, ((mv, &parent), assisted)) in (1..).zip(written.moves.iter().zip(parents).zip(helped)) {
        let fault = Fault::Move(number);
        if number % BREATH == 0 && task.is_called_off() {
            return Err(Fault::CalledOff);
        }
        needed[parent as usize] -= 1;
        let state = if needed[parent as usize] == 0 {
            states.remove(&parent).map(|(state, size)| {
                open -= size;
                state
            })
        } else {
            states.get(&parent).map(|(state, _)| state.clone())
        };
        let mut state = state.ok_or(Fault::Impossible)?;
        if mv.get().len() > LARGEST_MOVE {
            return Err(fault);
        }
        let Decided { seat, mv, seen } = match resignation::read(mv.get()) {
            Some(end) => given_up::<G>(end, &state).filter(|_| is_end[number as usize]).ok_or(fault)?,
            None => decided::<G>(mv, &mut state, person).ok_or(fault)?,
        };
        json_of_state.clear();
        serde_json::to_writer(&mut json_of_state, &state).map_err(|_| fault)?;
        let hash = StateHash::of_bytes(&json_of_state);
        looked_through += json_of_state.len();
        if is_end[number as usize] && ends.next() != Some(&hash) {
            return Err(fault);
        }
        let node = JournalNode {
            id: NodeId(number),
            parent: Some(NodeId(parent)).filter(|parent| parent.0 > 0),
            seat: seat.0,
            mv,
            events: json(&seen)?,
            state_hash: hash.to_string(),
            assisted,
        };
        journal += size(&node);
        nodes.push(node);
        if needed[number as usize] > 0 {
            open += json_of_state.len();
            states.insert(number, (state, json_of_state.len()));
        }
        if looked_through > MOST_LOOKED_THROUGH || open > MOST_OPEN || journal > MOST_JOURNAL {
            return Err(Fault::TooLarge);
        }
    }
    let (state, _) = states.remove(&head).ok_or(Fault::Impossible)?;
    let hash = game::state_hash(&state).map_err(|_| Fault::Impossible)?;
    if ends.next().is_some() || StateHash::of_json(&written.snapshot.state) != hash {
        return Err(Fault::Impossible);
    }
    let given_up = end_at(&nodes, head);
    Ok(Found { nodes, state, given_up, opening, locked: false, looked_through })
}

/// A replayed decision.
struct Decided<G: Game> {
    seat: Seat,
    mv: String,
    seen: Vec<G::Event>,
}

/// Replays a decision; `None` if the rules forbid it.
fn decided<G: ListedGame>(mv: &RawValue, state: &mut G::State, person: Seat) -> Option<Decided<G>> {
    let (mv, seat) = (serde_json::from_str::<G::Move>(mv.get()).ok()?, G::to_move(state)?);
    let mut events = Vec::new();
    G::play(state, seat, mv, &mut events).ok()?;
    let seen = events.iter().filter_map(|event| G::redact(event, person)).collect();
    Some(Decided { seat, mv: json(&mv).ok()?, seen })
}

/// Replays a resignation; `None` if it isn't allowed.
fn given_up<G: ListedGame>(end: GivenUp, state: &G::State) -> Option<Decided<G>> {
    let mv = resignation::written(end).ok().filter(|_| resignation::can_be::<G>(end, state))?;
    Some(Decided { seat: end.seat, mv, seen: Vec::new() })
}
