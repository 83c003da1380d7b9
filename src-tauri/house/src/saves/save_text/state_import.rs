//! Imports a table's state as given, because its decisions can't be replayed.

use super::checked_table::{
    BREATH, Fault, Found, MOST_JOURNAL, MOST_LOOKED_THROUGH, can_be_told, end_at, json, read_up_to, size,
};
use super::export_format::{LARGEST_MOVE, Told, Written};
use crate::background_task::BackgroundTask;
use crate::play::resignation;
use crate::play::table_encoding::StoredSetup;
use games::ListedGame;
use std::collections::BTreeSet;
use store::{JournalNode, NodeId};

/// The maximum size of the events of one decision, in bytes: the end of a round at six seats has some 4,000.
const LARGEST_TOLD: usize = 64 << 10;
/// Events are put into words in both languages, which takes this many times as long as checking a state.
const WORDS: usize = 16;

/// Takes the given state, and the given events of the decisions before it.
pub(super) fn taken<G: ListedGame>(
    written: &Written,
    kept: &StoredSetup<G>,
    told: Option<&Told>,
    parents: &[u32],
    task: &BackgroundTask,
) -> Result<Found<G>, Fault> {
    let state: G::State = serde_json::from_str(&written.snapshot.state).map_err(|_| Fault::Impossible)?;
    G::audit(&state).map_err(|_| Fault::Impossible)?;
    if let Some(placed) = &kept.placed {
        G::audit(placed).map_err(|_| Fault::Impossible)?;
    }
    let seats = kept.players.all().len();
    let fits = |told: &Told| {
        let each = told.seats.len() == parents.len() && told.events.len() == parents.len();
        each && told.seats.iter().all(|&seat| usize::from(seat) < seats)
    };
    if !told.is_none_or(fits) {
        return Err(Fault::Impossible);
    }
    if !can_be_told::<G>(&kept.opening, &kept.players) {
        return Err(Fault::Impossible);
    }
    let followed: BTreeSet<u32> = parents.iter().copied().collect();
    let mut nodes = Vec::with_capacity(parents.len());
    let (mut looked_through, mut journal) = (written.snapshot.state.len(), 0);
    for (at, ((mv, &parent), assisted)) in written.moves.iter().zip(parents).zip(written.helped()).enumerate() {
        let fault = Fault::Move(at as u32 + 1);
        if (at as u32).is_multiple_of(BREATH) && task.is_called_off() {
            return Err(Fault::CalledOff);
        }
        let seen: Vec<G::Event> = match told {
            Some(told) => {
                looked_through += WORDS * told.events[at].get().len();
                read_up_to(LARGEST_TOLD, &told.events[at]).map_err(|_| fault)?
            }
            None => Vec::new(),
        };
        let mv = mv.get();
        if resignation::read(mv).is_some() && followed.contains(&(at as u32 + 1)) {
            return Err(fault);
        }
        if mv.len() > LARGEST_MOVE || !can_be_told::<G>(&seen, &kept.players) {
            return Err(fault);
        }
        let node = JournalNode {
            id: NodeId(at as u32 + 1),
            parent: Some(NodeId(parent)).filter(|parent| parent.0 > 0),
            seat: told.map_or(0, |told| told.seats[at]),
            mv: mv.to_owned(),
            events: json(&seen)?,
            state_hash: UNKNOWN.to_owned(),
            assisted,
        };
        journal += size(&node);
        nodes.push(node);
        if looked_through > MOST_LOOKED_THROUGH || journal > MOST_JOURNAL {
            return Err(Fault::TooLarge);
        }
    }
    let given_up = end_at(&nodes, written.head.unwrap_or(0));
    if given_up.is_some_and(|end| !resignation::can_be::<G>(end, &state)) {
        return Err(Fault::Impossible);
    }
    Ok(Found { nodes, state, given_up, opening: kept.opening.clone(), locked: true, looked_through })
}

/// The hash of a state that can't be computed.
const UNKNOWN: &str = "0000000000000000";
