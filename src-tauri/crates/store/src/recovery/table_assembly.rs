//! Reassembles one table from its rows: chooses the version of its row and the head, and puts a placeholder for each
//! lost node.

use super::row_selection::{self, FoundTable, count};
use crate::mark::Acknowledged;
use crate::row_types::{JournalNode, NodeId, Snapshot};
use crate::rows::{SnapshotRow, TableRow};
use std::collections::BTreeMap;

/// What was found of one table, in no order and in several versions.
#[derive(Default)]
pub(crate) struct TableFragments {
    /// Whether a version of its row was found on a present page, not only on a past one.
    pub present: bool,
    pub versions: Vec<TableRow>,
    pub nodes: BTreeMap<NodeId, JournalNode>,
    pub snapshots: Vec<SnapshotRow>,
}

/// A reassembled table under its new number.
pub(super) struct PutTogether {
    pub table: FoundTable,
    /// How many of its rows are missing.
    pub missing: u32,
    /// How many decisions are missing at the end of its line.
    pub behind: u32,
}

/// Reassembles a table as far as it was found and gives it the number `no`; `None` if its row wasn't found.
pub(super) fn put_together(no: u32, mut pieces: TableFragments, known: &Acknowledged) -> Option<PutTogether> {
    pieces.versions.sort_by_key(|row| row.writes);
    let newest = pieces.versions.last()?;
    let (former, deleted, name) = (newest.no, newest.record.deleted, newest.record.name.clone());
    let marked = known.tables.get(&former).filter(|mark| mark.writes > newest.writes);
    let present = count(pieces.nodes.len());
    let written = pieces.nodes.last_key_value().map_or(0, |(id, _)| id.0).max(newest.record.nodes);
    let cut = marked.map_or(0, |mark| mark.node.saturating_sub(written));
    let behind = marked.map_or(0, |_| known.line_after(former, written));

    // Nodes, snapshots or a mark newer than the newest row: a still newer row is lost.
    let lost_row = marked.is_some()
        || written > newest.record.nodes
        || pieces.snapshots.iter().any(|snapshot| snapshot.revision > newest.record.revision);

    let newest_state = row_selection::snapshot_of(&pieces.snapshots, newest);
    let (mut row, snapshot) = believe(&pieces);
    let lost_nodes = written - present;
    let state_of_newest = if lost_row { snapshot.as_ref() } else { newest_state.as_ref() };
    let lost_snapshot = state_of_newest.is_none() && !row.record.recovered;
    row.no = no;
    row.record.nodes = written;
    row.record.deleted = deleted;
    row.record.name = name;
    row.record.recovered |= lost_nodes > 0 || lost_snapshot || lost_row;
    let mut nodes = pieces.nodes;
    let lost = |id: NodeId| JournalNode::lost(id, known.parents.get(&(former, id.0)).copied());
    let nodes = (1..=written).map(NodeId).map(|id| nodes.remove(&id).unwrap_or_else(|| lost(id))).collect();
    let missing = lost_nodes + cut + u32::from(lost_snapshot) + u32::from(lost_row);
    Some(PutTogether { table: FoundTable { row, nodes, snapshot }, missing, behind })
}

/// Returns the newest version from which the table can be continued: its snapshot exists, or every node from the deal
/// to its head. If there is none, the head goes back to the last node that can be reached from the deal.
fn believe(pieces: &TableFragments) -> (TableRow, Option<Snapshot>) {
    for version in pieces.versions.iter().rev() {
        let snapshot = row_selection::snapshot_of(&pieces.snapshots, version);
        if snapshot.is_some() || reached(&pieces.nodes, version.record.head) {
            return (version.clone(), snapshot);
        }
    }
    let mut row = pieces.versions[pieces.versions.len() - 1].clone();
    row.record.head = pieces.nodes.keys().rev().find(|&&id| reached(&pieces.nodes, Some(id))).copied();
    row.record.finished = false;
    (row, None)
}

/// Whether every node from the deal to `at` was found.
fn reached(nodes: &BTreeMap<NodeId, JournalNode>, mut at: Option<NodeId>) -> bool {
    while let Some(id) = at {
        match nodes.get(&id) {
            Some(node) if node.parent < Some(id) => at = node.parent,
            _ => return false,
        }
    }
    true
}
