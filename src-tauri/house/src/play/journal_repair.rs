//! Works out decisions whose rows were lost with a damaged file. If the state hashes around a gap allow it, the legal
//! moves are tried until one fits; if several fit, they lead to the same state, and it can't be known which one it was.
//! If none fits, the state after the gap is stored with it, so that undo and redo can cross it.

use crate::play::resignation;
use crate::play::table_encoding::{self, StoredSetup, TableStatus};
use crate::problem::Problem;
use game::{Seat, Silent, StateHash};
use games::{GameVisitor, ListedGame};
use serde::{Deserialize, Serialize};
use store::{JournalNode, NodeId, Snapshot, Store, StoredTable};

/// How many moves are tried per table at most: enough for two lost stones of Go, which takes a second or two, once.
const MOST_TRIED: u32 = 40_000;

/// The state after a gap, stored with the first lost decision.
#[derive(Serialize, Deserialize)]
struct Beyond {
    /// The decision after which the game had this state.
    node: u32,
    rules: u32,
    state: String,
}

/// Stores the state after a later decision with a lost one.
fn note_beyond(lost: &JournalNode, node: NodeId, state: &Snapshot) -> Result<JournalNode, Problem> {
    let beyond = Beyond { node: node.0, rules: state.rules_version, state: state.state.clone() };
    Ok(JournalNode { events: table_encoding::write(&beyond)?, ..lost.clone() })
}

/// Returns the state after a gap and the decision that led to it; `None` if it isn't known.
pub(crate) fn beyond<G: ListedGame>(lost: &JournalNode) -> Option<(NodeId, G::State)> {
    if !lost.is_lost() {
        return None;
    }
    let Beyond { node, rules, state } = serde_json::from_str(&lost.events).ok()?;
    G::usual(rules)?;
    let hash = StateHash::of_json(&state).to_string();
    Some((NodeId(node), table_encoding::state_of::<G>(&Snapshot { rules_version: rules, state, hash })?))
}

/// Fills the gaps of a table that isn't open, as [`fill`] does.
pub(crate) struct Fill<'a> {
    pub store: &'a mut Store,
    pub record: &'a StoredTable,
}

impl GameVisitor for Fill<'_> {
    type Output = Result<(), Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        fill::<G>(self.store, self.record)
    }
}

/// Works out as many of a table's lost decisions as possible and writes them back; for the others, stores the state
/// after the gap. If nothing is lost, or this was done before, nothing happens.
pub(crate) fn fill<G: ListedGame>(store: &mut Store, record: &StoredTable) -> Result<(), Problem> {
    let nodes = store.journal(&record.id)?;
    if !nodes.iter().any(JournalNode::is_unknown) {
        return Ok(());
    }
    let kept: StoredSetup<G> = table_encoding::read(&record.setup)?;
    let Some(dealt) = table_encoding::beginning(record, &kept) else { return Ok(()) };
    let snapshot = store.snapshot(&record.id)?;
    // A resignation doesn't change the state.
    let given_up = |head: &NodeId| nodes.iter().find(|node| node.id == *head).filter(|node| is_end(node));
    let at = record.head.and_then(|head| given_up(&head).map_or(Some(head), |end| end.parent));
    let head = at.zip(snapshot.as_ref().map(|snapshot| snapshot.hash.clone()));
    let mut gaps = Gaps::<G> { dealt, person: kept.players.owner(), assisted: record.assisted, nodes, head, tried: 0 };
    let mut known = gaps.fill();
    let line = gaps.line(record.head);
    if let Some(first) = line.iter().find(|node| node.is_lost()).filter(|first| first.is_unknown()) {
        let standing = TableStatus::of(record);
        let parent = standing.plies.and_then(|plies| parent_by_length(&line, plies as usize));
        let first = JournalNode { parent: parent.unwrap_or(first.parent), ..first.clone() };
        match (at, snapshot) {
            (Some(head), Some(snapshot)) if table_encoding::state_of::<G>(&snapshot).is_some() => {
                known.push(note_beyond(&first, head, &snapshot)?);
            }
            _ if parent.is_some() => known.push(first),
            _ => {}
        }
    }
    if known.is_empty() { Ok(()) } else { store.write_lost(&record.id, &known).map_err(Problem::from) }
}

/// Returns the parent of the first lost decision of a line if the line must have `plies` decisions but would be longer
/// otherwise: if the person had gone back just before it, the undone decisions are between the two. `None` if that is
/// unknown because further decisions of the line are lost.
fn parent_by_length(line: &[JournalNode], plies: usize) -> Option<Option<NodeId>> {
    let first = line.iter().position(JournalNode::is_lost)?;
    let rest = line[first..].iter().skip_while(|node| node.is_lost());
    if line.len() <= plies || rest.clone().any(JournalNode::is_lost) {
        return None;
    }
    let before = plies.checked_sub(line.len() - first)?;
    Some(before.checked_sub(1).map(|last| line[last].id))
}

/// A journal with gaps.
struct Gaps<G: ListedGame> {
    dealt: G::State,
    person: Seat,
    /// Whether there has been help at the table.
    assisted: bool,
    /// All its decisions, numbered from 1.
    nodes: Vec<JournalNode>,
    /// The head, and the hash of its state.
    head: Option<(NodeId, String)>,
    tried: u32,
}

/// Whether this is a resignation, which doesn't change the state.
fn is_end(node: &JournalNode) -> bool {
    resignation::read(&node.mv).is_some()
}

/// The evidence that a gap was filled correctly.
enum Goal {
    /// The hash of the state after it.
    Hash(String),
    /// A later decision that must be legal after it and lead to a state with a known hash.
    Next(JournalNode),
}

impl<G: ListedGame> Gaps<G> {
    /// Works out lost decisions. Returns those found, in ascending order.
    fn fill(&mut self) -> Vec<JournalNode> {
        // Lost decisions without a known successor so far; a later one may follow them.
        let (mut open, mut found) = (Vec::new(), Vec::new());
        for lost in (0..self.nodes.len()).filter(|&index| self.nodes[index].is_unknown()).collect::<Vec<_>>() {
            open.push(lost);
            let Some(goal) = self.goal(lost) else { continue };
            // Tries the fewest consecutive decisions first.
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

    /// Returns the decisions that lead to `head`, in order.
    fn line(&self, head: Option<NodeId>) -> Vec<JournalNode> {
        let node = |id: NodeId| self.nodes.get((id.0 as usize).checked_sub(1)?);
        let mut line: Vec<JournalNode> = std::iter::successors(head.and_then(node), |last| {
            last.parent.filter(|parent| *parent < last.id).and_then(node)
        })
        .cloned()
        .collect();
        line.reverse();
        line
    }

    /// Returns what is known of the state after the node at `index`.
    fn goal(&self, index: usize) -> Option<Goal> {
        let id = self.nodes[index].id;
        if let Some((_, hash)) = self.head.as_ref().filter(|(head, _)| *head == id) {
            return Some(Goal::Hash(hash.clone()));
        }
        let next = self.nodes[index + 1..].iter().find(|node| node.parent == Some(id) && !node.is_lost())?;
        Some(if is_end(next) { Goal::Hash(next.state_hash.clone()) } else { Goal::Next(next.clone()) })
    }

    /// Returns the nodes at `lost` if they can follow one another and lead to the goal. The first follows the decision
    /// written before it, or an earlier one if the person had gone back there.
    fn bridge(&mut self, lost: &[usize], goal: &Goal) -> Option<Vec<JournalNode>> {
        (0..=*lost.first()?).rev().find_map(|parent| {
            let state = self.state_after(parent)?;
            if !can_all_be_tried::<G>(&state, lost.len()) {
                return None;
            }
            let mut moves = Vec::with_capacity(lost.len());
            self.lead(&state, lost.len(), goal, &mut moves).then(|| self.written(lost, parent, state, &moves))?
        })
    }

    /// Returns the state after node `number` (0: the deal); `None` if a decision before it is lost.
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

    /// Whether `length` moves can lead from `state` to the goal; `moves` are then the first that do.
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

    /// Whether the node at `index` was decided with help. If unknown, it counts as with help, since help must never be
    /// hidden.
    fn assisted_at(&self, index: usize) -> bool {
        self.nodes[index..].iter().find(|node| !node.is_lost()).map_or(self.assisted, |node| node.assisted)
    }

    /// Makes the journal's nodes of the moves, the first under node `parent`.
    fn written(
        &self,
        lost: &[usize],
        parent: usize,
        mut state: G::State,
        moves: &[G::Move],
    ) -> Option<Vec<JournalNode>> {
        let mut parent = parent.checked_sub(1).map(|before| self.nodes[before].id);
        let written = lost.iter().zip(moves).map(|(&lost, &mv)| {
            let id = self.nodes[lost].id;
            let seat = G::to_move(&state)?;
            let mut events = Vec::new();
            G::play(&mut state, seat, mv, &mut events).ok()?;
            let seen: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, self.person)).collect();
            Some(JournalNode {
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

/// Whether this many decisions can all be tried, estimated from the number of legal moves in `state`.
fn can_all_be_tried<G: ListedGame>(state: &G::State, length: usize) -> bool {
    let mut listed = Vec::new();
    if G::to_move(state).is_some() {
        G::legal_moves(state, &mut listed);
    }
    let ways = u32::try_from(length).ok().and_then(|length| listed.len().checked_pow(length));
    ways.is_some_and(|ways| ways <= MOST_TRIED as usize)
}

impl Goal {
    fn is_reached<G: ListedGame>(&self, state: &G::State) -> bool {
        let is = |state: &G::State, hash: &str| game::state_hash(state).is_ok_and(|found| found.to_string() == hash);
        match self {
            Goal::Hash(hash) => is(state, hash),
            Goal::Next(next) => {
                // Checked first, since after most moves another seat is to decide.
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
