//! Decisions whose rows were lost with a damaged file. Where the fingerprints around a gap allow it, the listed moves
//! are tried until one fits; where several do, they lead to the same state, and which it was can't be known. Where
//! none does, the state after the gap is stored with it, so that undo and redo can cross it.

use crate::play::ending;
use crate::play::stored::{self, Standing, StoredSetup};
use crate::problem::Problem;
use game::{Seat, Silent, StateHash};
use serde::{Deserialize, Serialize};
use store::{NodeId, NodeRecord, Snapshot, Store, TableRecord};
use tables::{GameVisitor, TableGame};

/// So many moves are tried at a table at most: two lost stones of Go, for a second or two, once.
const MOST_TRIED: u32 = 40_000;

/// What stands beyond a gap, noted with the first decision that is lost.
#[derive(Serialize, Deserialize)]
struct Beyond {
    /// The decision after which the game stood so.
    node: u32,
    rules: u32,
    state: String,
}

/// Notes with a lost decision how the game stood after a later one.
fn note_beyond(lost: &NodeRecord, node: NodeId, state: &Snapshot) -> Result<NodeRecord, Problem> {
    let beyond = Beyond { node: node.0, rules: state.rules_version, state: state.state.clone() };
    Ok(NodeRecord { events: stored::write(&beyond)?, ..lost.clone() })
}

/// How the game stood beyond a lost decision, and after which one; `None` if that isn't known.
pub(crate) fn beyond<G: TableGame>(lost: &NodeRecord) -> Option<(NodeId, G::State)> {
    if !lost.is_lost() {
        return None;
    }
    let Beyond { node, rules, state } = serde_json::from_str(&lost.events).ok()?;
    G::usual(rules)?;
    let hash = StateHash::of_json(&state).to_string();
    Some((NodeId(node), stored::state_of::<G>(&Snapshot { rules_version: rules, state, hash })?))
}

/// Fills the gaps of a table that isn't open, as [`fill`] does.
pub(crate) struct Fill<'a> {
    pub store: &'a mut Store,
    pub record: &'a TableRecord,
}

impl GameVisitor for Fill<'_> {
    type Output = Result<(), Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        fill::<G>(self.store, self.record)
    }
}

/// Works out what a table's lost decisions were, as many as can be, and writes them back; notes what stands beyond
/// those that can't be. Where nothing is lost, or all this was done before, nothing happens.
pub(crate) fn fill<G: TableGame>(store: &mut Store, record: &TableRecord) -> Result<(), Problem> {
    let nodes = store.journal(&record.id)?;
    if !nodes.iter().any(NodeRecord::is_unknown) {
        return Ok(());
    }
    let kept: StoredSetup<G> = stored::read(&record.setup)?;
    let Some(dealt) = stored::beginning(record, &kept) else { return Ok(()) };
    let snapshot = store.snapshot(&record.id)?;
    // A game that was given up stands as it stood before.
    let given_up = |head: &NodeId| nodes.iter().find(|node| node.id == *head).filter(|node| is_end(node));
    let at = record.head.and_then(|head| given_up(&head).map_or(Some(head), |end| end.parent));
    let head = at.zip(snapshot.as_ref().map(|snapshot| snapshot.hash.clone()));
    let mut gaps = Gaps::<G> { dealt, person: kept.players.person(), assisted: record.assisted, nodes, head, tried: 0 };
    let mut known = gaps.fill();
    let line = gaps.line(record.head);
    if let Some(first) = line.iter().find(|node| node.is_lost()).filter(|first| first.is_unknown()) {
        let standing: Standing = serde_json::from_str(&record.summary).unwrap_or_default();
        let parent = standing.plies.and_then(|plies| parent_by_length(&line, plies as usize));
        let first = NodeRecord { parent: parent.unwrap_or(first.parent), ..first.clone() };
        match (at, snapshot) {
            (Some(head), Some(snapshot)) if stored::state_of::<G>(&snapshot).is_some() => {
                known.push(note_beyond(&first, head, &snapshot)?);
            }
            _ if parent.is_some() => known.push(first),
            _ => {}
        }
    }
    if known.is_empty() { Ok(()) } else { store.write_lost(&record.id, &known).map_err(Problem::from) }
}

/// The decision that the first lost one of a line follows, if the line is known to be so long and would be longer
/// otherwise: where the person had gone back just before it, those who were taken back lie between the two. None where
/// that can't be known, for more of the line is lost further on.
fn parent_by_length(line: &[NodeRecord], plies: usize) -> Option<Option<NodeId>> {
    let first = line.iter().position(NodeRecord::is_lost)?;
    let rest = line[first..].iter().skip_while(|node| node.is_lost());
    if line.len() <= plies || rest.clone().any(NodeRecord::is_lost) {
        return None;
    }
    let before = plies.checked_sub(line.len() - first)?;
    Some(before.checked_sub(1).map(|last| line[last].id))
}

/// A journal with gaps.
struct Gaps<G: TableGame> {
    dealt: G::State,
    person: Seat,
    /// Whether there has been help at the table.
    assisted: bool,
    /// All its decisions, numbered from 1.
    nodes: Vec<NodeRecord>,
    /// Where the table stands, and the fingerprint of the state there.
    head: Option<(NodeId, String)>,
    tried: u32,
}

/// Whether this says that the game was given up, after which it stands as before.
fn is_end(node: &NodeRecord) -> bool {
    ending::read(&node.mv).is_some()
}

/// What tells that a gap was filled as it was.
enum Goal {
    /// The state after it has this fingerprint.
    Hash(String),
    /// This decision was made then, and led to a state whose fingerprint is known.
    Next(NodeRecord),
}

impl<G: TableGame> Gaps<G> {
    /// The lost decisions that could be worked out, in the order of their numbers.
    fn fill(&mut self) -> Vec<NodeRecord> {
        // Those nothing is known to follow, so far: a later one may.
        let (mut open, mut found) = (Vec::new(), Vec::new());
        for lost in (0..self.nodes.len()).filter(|&index| self.nodes[index].is_unknown()).collect::<Vec<_>>() {
            open.push(lost);
            let Some(goal) = self.goal(lost) else { continue };
            // As few of them in a row as lead there.
            let filled = (0..open.len()).rev().find_map(|from| Some((from, self.bridge(&open[from..], &goal)?)));
            if let Some((from, filled)) = filled {
                for (index, node) in open.drain(from..).zip(&filled) {
                    self.nodes[index] = node.clone();
                }
                found.extend(filled);
            }
        }
        found
    }

    /// The decisions that lead to `head`, the first one first.
    fn line(&self, head: Option<NodeId>) -> Vec<NodeRecord> {
        let node = |id: NodeId| self.nodes.get((id.0 as usize).checked_sub(1)?);
        let mut line: Vec<NodeRecord> = std::iter::successors(head.and_then(node), |last| {
            last.parent.filter(|parent| *parent < last.id).and_then(node)
        })
        .cloned()
        .collect();
        line.reverse();
        line
    }

    /// What is known of the state after the node at `index`.
    fn goal(&self, index: usize) -> Option<Goal> {
        let id = self.nodes[index].id;
        if let Some((_, hash)) = self.head.as_ref().filter(|(head, _)| *head == id) {
            return Some(Goal::Hash(hash.clone()));
        }
        let next = self.nodes[index + 1..].iter().find(|node| node.parent == Some(id) && !node.is_lost())?;
        Some(if is_end(next) { Goal::Hash(next.state_hash.clone()) } else { Goal::Next(next.clone()) })
    }

    /// What the nodes at `lost` are, if they follow one another and lead to the goal. They follow the decision written
    /// before them, or an earlier one, if the person had gone back there.
    fn bridge(&mut self, lost: &[usize], goal: &Goal) -> Option<Vec<NodeRecord>> {
        (0..=*lost.first()?).rev().find_map(|parent| {
            let state = self.state_after(parent)?;
            if !can_all_be_tried::<G>(&state, lost.len()) {
                return None;
            }
            let mut moves = Vec::with_capacity(lost.len());
            self.lead(&state, lost.len(), goal, &mut moves).then(|| self.written(lost, parent, state, &moves))?
        })
    }

    /// The state after the first node, the second, …; after none, the deal. `None` if the way there has a gap.
    fn state_after(&mut self, number: usize) -> Option<G::State> {
        let mut way = Vec::new();
        let mut at = number;
        while at > 0 {
            let node = self.nodes.get(at - 1).filter(|node| !node.is_lost())?;
            way.push(node);
            at = node.parent.map_or(0, |parent| parent.0 as usize);
            if node.parent >= Some(node.id) {
                return None;
            }
        }
        self.tried = self.tried.saturating_add(u32::try_from(way.len()).unwrap_or(u32::MAX));
        if self.tried > MOST_TRIED {
            return None;
        }
        let mut state = self.dealt.clone();
        for node in way.iter().rev() {
            let mv = serde_json::from_str(&node.mv).ok()?;
            G::play(&mut state, Seat(node.seat), mv, &mut Silent).ok()?;
        }
        Some(state)
    }

    /// Whether so many moves can lead from `state` to the goal: `moves` are then the first that do.
    fn lead(&mut self, state: &G::State, length: usize, goal: &Goal, moves: &mut Vec<G::Move>) -> bool {
        if length == 0 {
            return goal.is_reached::<G>(state);
        }
        if G::to_move(state).is_none() {
            return false;
        }
        let mut listed = Vec::new();
        G::legal_moves(state, &mut listed);
        for mv in listed {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return false;
            }
            let mut after = state.clone();
            G::apply(&mut after, mv, &mut Silent);
            moves.push(mv);
            if self.lead(&after, length - 1, goal, moves) {
                return true;
            }
            moves.pop();
        }
        false
    }

    /// Whether there was help when the node at `index` was decided. Where that can't be known there was: help is
    /// never hidden.
    fn assisted_at(&self, index: usize) -> bool {
        self.nodes[index..].iter().find(|node| !node.is_lost()).map_or(self.assisted, |node| node.assisted)
    }

    /// The decisions as the journal has them, the first under the `parent`th.
    fn written(
        &self,
        lost: &[usize],
        parent: usize,
        mut state: G::State,
        moves: &[G::Move],
    ) -> Option<Vec<NodeRecord>> {
        let mut parent = parent.checked_sub(1).map(|before| self.nodes[before].id);
        let written = lost.iter().zip(moves).map(|(&lost, &mv)| {
            let id = self.nodes[lost].id;
            let seat = G::to_move(&state)?;
            let mut events = Vec::new();
            G::play(&mut state, seat, mv, &mut events).ok()?;
            let seen: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, self.person)).collect();
            Some(NodeRecord {
                id,
                parent: parent.replace(id),
                seat: seat.0,
                mv: serde_json::to_string(&mv).ok()?,
                events: serde_json::to_string(&seen).ok()?,
                state_hash: game::state_hash(&state).ok()?.to_string(),
                assisted: self.assisted_at(lost),
            })
        });
        written.collect()
    }
}

/// Whether so many decisions from here on are few enough to try them all, judged by how many there are first.
fn can_all_be_tried<G: TableGame>(state: &G::State, length: usize) -> bool {
    let mut listed = Vec::new();
    if G::to_move(state).is_some() {
        G::legal_moves(state, &mut listed);
    }
    let ways = u32::try_from(length).ok().and_then(|length| listed.len().checked_pow(length));
    ways.is_some_and(|ways| ways <= MOST_TRIED as usize)
}

impl Goal {
    fn is_reached<G: TableGame>(&self, state: &G::State) -> bool {
        let is = |state: &G::State, hash: &str| game::state_hash(state).is_ok_and(|found| found.to_string() == hash);
        match self {
            Goal::Hash(hash) => is(state, hash),
            Goal::Next(next) => {
                // Asked for first: most moves leave somebody else to decide.
                if G::to_move(state) != Some(Seat(next.seat)) {
                    return false;
                }
                let mut after = state.clone();
                let played = serde_json::from_str(&next.mv)
                    .is_ok_and(|mv| G::play(&mut after, Seat(next.seat), mv, &mut Silent).is_ok());
                played && is(&after, &next.state_hash)
            }
        }
    }
}
