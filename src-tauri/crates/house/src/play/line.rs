//! The line a table is on: its decisions, and the state after any of them.

use game::{Game, Seat, Silent};
use store::{NodeId, NodeRecord};
use table::records::{Decision, replay};

/// Every so many decisions the state is kept; those between are played again from there when they are asked for.
const KEPT: usize = 16;

/// A decision on the line.
pub(crate) struct Ply<G: Game> {
    pub node: NodeId,
    pub seat: Seat,
    /// `None` where an older version's history can't be replayed, or a damaged file has lost something.
    pub mv: Option<G::Move>,
    /// What the person saw of it.
    pub seen: Vec<G::Event>,
}

/// Decisions from the beginning to the head.
pub(crate) struct Line<G: Game> {
    /// The state as dealt, or as placed; `None` where it can't be dealt again.
    dealt: Option<G::State>,
    plies: Vec<Ply<G>>,
    /// States by how many decisions led to them, fewest first.
    kept: Vec<(usize, G::State)>,
}

impl<G: Game> Line<G> {
    /// A line without decisions.
    pub fn new(dealt: G::State) -> Self {
        Line { dealt: Some(dealt), plies: Vec::new(), kept: Vec::new() }
    }

    /// Decisions that can only be read, and the state after the last one.
    pub fn only_read(plies: Vec<Ply<G>>, head: G::State) -> Self {
        let kept = vec![(plies.len(), head)];
        Line { dealt: None, plies, kept }
    }

    /// One more decision, and the state it led to.
    pub fn push(&mut self, ply: Ply<G>, after: &G::State) {
        self.extend(vec![ply], after);
    }

    /// More decisions, and the state they led to, which is kept where they can only be read.
    pub fn extend(&mut self, plies: Vec<Ply<G>>, after: &G::State) {
        let keep = plies.iter().any(|ply| ply.mv.is_none());
        self.plies.extend(plies);
        if keep || self.plies.len().is_multiple_of(KEPT) {
            self.kept.push((self.plies.len(), after.clone()));
        }
    }

    /// Forgets all but the first `plies` decisions.
    pub fn truncate(&mut self, plies: usize) {
        self.plies.truncate(plies);
        self.kept.retain(|(at, _)| *at <= plies);
    }

    /// The state after `ply` decisions; `None` if it can't be known.
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

    /// Whether the beginning can't be made again, and what follows only be read.
    pub fn is_locked(&self) -> bool {
        self.dealt.is_none()
    }

    /// The first and the last decision of the part that can't be played again though the beginning can, counted from
    /// 1: something in it was lost.
    pub fn damaged(&self) -> Option<(u32, u32)> {
        let lost = |ply: &Ply<G>| ply.mv.is_none();
        let first = self.plies.iter().position(lost).filter(|_| !self.is_locked())?;
        let last = self.plies.iter().rposition(lost)?;
        Some((u32::try_from(first).ok()? + 1, u32::try_from(last).ok()? + 1))
    }

    /// Its decisions, the oldest first.
    pub fn plies(&self) -> &[Ply<G>] {
        &self.plies
    }

    /// How many decisions it has.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// The journal's node of the last decision.
    pub fn head(&self) -> Option<NodeId> {
        self.plies.last().map(|ply| ply.node)
    }
}

/// A journal node that can't be played again: who decided, and what the person saw of it.
pub(crate) fn read_node<G: Game>(node: &NodeRecord) -> Ply<G> {
    let seen = serde_json::from_str(&node.events).unwrap_or_default();
    Ply { node: node.id, seat: Seat(node.seat), mv: None, seen }
}

/// Whether a decision once made in `state` only let the game go on.
pub(crate) fn passed_by<G: Game>(state: &G::State, node: &NodeRecord) -> bool {
    serde_json::from_str(&node.mv).is_ok_and(|mv: G::Move| G::decision_kind(state).passes(&mv))
}

/// Plays a journal node on `state` if the rules still allow it and lead where they led; otherwise leaves `state`.
pub(crate) fn replay_node<G: Game>(state: &mut G::State, node: &NodeRecord, person: Seat) -> Option<Ply<G>> {
    let seat = Seat(node.seat);
    let Decision { mv, seen } = replay::<G>(state, seat, &node.mv, &node.state_hash, person)?;
    Some(Ply { node: node.id, seat, mv, seen })
}
