//! The line of a table: its decisions, and the state after any of them.

use game::{Game, Seat, Silent};
use hosting::records::{SeenMove, replay};
use store::{JournalNode, NodeId};

/// The state is kept after every 16 decisions; states between are computed by replaying when needed.
const KEPT: usize = 16;

/// A decision on the line.
pub(crate) struct Ply<G: Game> {
    pub node: NodeId,
    pub seat: Seat,
    /// `None` if the history is from an older version and can't be replayed, or the move was lost with a damaged file.
    pub mv: Option<G::Move>,
    /// The events that the viewer saw.
    pub seen: Vec<G::Event>,
}

/// The decisions from the beginning to the head.
pub(crate) struct Line<G: Game> {
    /// The state as dealt or placed; `None` if it can't be dealt again.
    dealt: Option<G::State>,
    plies: Vec<Ply<G>>,
    /// States by the number of decisions before them, ascending.
    kept: Vec<(usize, G::State)>,
}

impl<G: Game> Line<G> {
    /// Makes a line without decisions.
    pub fn new(dealt: G::State) -> Self {
        Line { dealt: Some(dealt), plies: Vec::new(), kept: Vec::new() }
    }

    /// Makes a line of decisions that can only be read, with the state after the last one.
    pub fn only_read(plies: Vec<Ply<G>>, head: G::State) -> Self {
        let kept = vec![(plies.len(), head)];
        Line { dealt: None, plies, kept }
    }

    /// Appends a decision and the state it led to.
    pub fn push(&mut self, ply: Ply<G>, after: &G::State) {
        self.extend(vec![ply], after);
    }

    /// Appends decisions and the state they led to, which is kept if they can only be read.
    pub fn extend(&mut self, plies: Vec<Ply<G>>, after: &G::State) {
        let keep = plies.iter().any(|ply| ply.mv.is_none());
        self.plies.extend(plies);
        if keep || self.plies.len().is_multiple_of(KEPT) {
            self.kept.push((self.plies.len(), after.clone()));
        }
    }

    /// Removes all but the first `plies` decisions.
    pub fn truncate(&mut self, plies: usize) {
        self.plies.truncate(plies);
        self.kept.retain(|(at, _)| *at <= plies);
    }

    /// Replaces the events seen by those that `seat` saw. Of decisions that can't be replayed, that seat's events are
    /// unknown.
    pub fn see_from(&mut self, seat: Seat) {
        let mut state = self.dealt.clone();
        for (ply, number) in self.plies.iter_mut().zip(1..) {
            let mut events = Vec::new();
            state = state.zip(ply.mv).map(|(mut state, mv)| {
                G::apply(&mut state, mv, &mut events);
                state
            });
            ply.seen = events.iter().filter_map(|event| G::redact(event, seat)).collect();
            if state.is_none() {
                state = self.kept.iter().find(|(at, _)| *at == number).map(|(_, state)| state.clone());
            }
        }
    }

    /// Returns the state after `ply` decisions; `None` if it is unknown.
    pub fn state_at(&self, ply: usize) -> Option<G::State> {
        if ply > self.plies.len() {
            return None;
        }
        let (from, state) = match self.kept.iter().rfind(|(at, _)| *at <= ply) {
            Some((at, state)) => (*at, state),
            None => (0, self.dealt.as_ref()?),
        };
        let mut state = state.clone();
        for ply in &self.plies[from..ply] {
            G::apply(&mut state, ply.mv?, &mut Silent);
        }
        Some(state)
    }

    /// Returns whether the beginning can't be dealt again, so that the line can only be read.
    pub fn is_locked(&self) -> bool {
        self.dealt.is_none()
    }

    /// Returns the first and the last decision, counted from 1, of the part that can't be replayed because something in
    /// it was lost; `None` if there is none, or nothing can be replayed.
    pub fn damaged(&self) -> Option<(u32, u32)> {
        let lost = |ply: &Ply<G>| ply.mv.is_none();
        let first = self.plies.iter().position(lost).filter(|_| !self.is_locked())?;
        let last = self.plies.iter().rposition(lost)?;
        Some((u32::try_from(first).ok()? + 1, u32::try_from(last).ok()? + 1))
    }

    /// Returns its decisions, the oldest first.
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// Returns the number of decisions.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Returns the journal's node of the last decision.
    pub fn head(&self) -> Option<NodeId> {
        self.plies.last().map(|ply| ply.node)
    }
}

/// Reads a journal node that can't be replayed: its seat, and what the person saw of it.
pub(crate) fn read_node<G: Game>(node: &JournalNode) -> Ply<G> {
    let seen = serde_json::from_str(&node.events).unwrap_or_default();
    Ply { node: node.id, seat: Seat(node.seat), mv: None, seen }
}

/// Whether a decision made in `state` was a pass.
pub(crate) fn passed_by<G: Game>(state: &G::State, node: &JournalNode) -> bool {
    serde_json::from_str(&node.mv).is_ok_and(|mv: G::Move| G::decision_kind(state).passes(&mv))
}

/// Replays a journal node on `state` if the rules still allow it and lead to the same state; otherwise leaves `state`
/// unchanged.
pub(crate) fn replay_node<G: Game>(state: &mut G::State, node: &JournalNode, person: Seat) -> Option<Ply<G>> {
    let seat = Seat(node.seat);
    let SeenMove { mv, seen } = replay::<G>(state, seat, &node.mv, &node.state_hash, person)?;
    Some(Ply { node: node.id, seat, mv, seen })
}
