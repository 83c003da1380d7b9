//! One table put together from its pieces: which version of its row to believe, where its head
//! can be, and its nodes, with a placeholder for each that is gone.

use super::found::{self, FoundTable, count};
use crate::records::{NodeId, NodeRecord, Snapshot};
use crate::rows::{SnapshotRow, TableRow};
use std::collections::BTreeMap;

/// What was found of one table, in no order and in several versions.
#[derive(Default)]
pub(crate) struct Pieces {
    pub versions: Vec<TableRow>,
    pub nodes: BTreeMap<NodeId, NodeRecord>,
    pub snapshots: Vec<SnapshotRow>,
}

/// The table under its new number, and how many of its rows are missing.
pub(super) fn put_together(no: u32, mut pieces: Pieces) -> (Option<FoundTable>, u32) {
    pieces.versions.sort_by_key(|row| row.writes);
    let Some(newest) = pieces.versions.last() else {
        return (None, 0);
    };
    let deleted = newest.record.deleted;
    let name = newest.record.name.clone();
    let present = count(pieces.nodes.len());
    let written = pieces.nodes.last_key_value().map_or(0, |(id, _)| id.0).max(newest.record.nodes);

    // Nodes or snapshots from after the newest row: a still newer one is lost.
    let lost_row = written > newest.record.nodes
        || pieces.snapshots.iter().any(|snapshot| snapshot.revision > newest.record.revision);

    let (mut row, snapshot) = believe(&pieces);
    let lost_nodes = written - present;
    let lost_snapshot = snapshot.is_none() && !row.record.recovered;
    row.no = no;
    row.record.nodes = written;
    row.record.deleted = deleted;
    row.record.name = name;
    row.record.recovered |= lost_nodes > 0 || lost_snapshot || lost_row;
    let mut nodes = pieces.nodes;
    let all = (1..=written).map(NodeId);
    let nodes = all.map(|id| nodes.remove(&id).unwrap_or_else(|| NodeRecord::lost(id))).collect();
    let table = FoundTable { row, nodes, snapshot };
    (Some(table), lost_nodes + u32::from(lost_snapshot) + u32::from(lost_row))
}

/// The newest version from which one can play on: its snapshot is there, or every node from the
/// deal to its head. If there is none, the head goes back to the last node that is reached from
/// the deal.
fn believe(pieces: &Pieces) -> (TableRow, Option<Snapshot>) {
    for version in pieces.versions.iter().rev() {
        let snapshot = found::snapshot_of(&pieces.snapshots, version);
        if snapshot.is_some() || reached(&pieces.nodes, version.record.head) {
            return (version.clone(), snapshot);
        }
    }
    let mut row = pieces.versions[pieces.versions.len() - 1].clone();
    row.record.head = pieces.nodes.keys().rev().find(|&&id| reached(&pieces.nodes, Some(id))).copied();
    row.record.finished = false;
    (row, None)
}

/// Whether every node from the deal to this one was found.
fn reached(nodes: &BTreeMap<NodeId, NodeRecord>, mut at: Option<NodeId>) -> bool {
    while let Some(id) = at {
        match nodes.get(&id) {
            Some(node) if node.parent < Some(id) => at = node.parent,
            _ => return false,
        }
    }
    true
}
