//! The journal of a table: an append-only tree of decisions, a head that moves over it, and the
//! snapshot of the state at the head.

use crate::error::StoreError;
use crate::nodes::{backwards, check_node, put_head, read_node, read_snapshot, replace_node, write_node};
use crate::open::Store;
use crate::records::{HeadChange, NewNode, NodeId, NodeRecord, Snapshot, TableId};
use crate::recovery::told;
use crate::rows::TableRow;
use crate::tables::{live_table_row, table_row};
use rusqlite::Connection;

impl Store {
    /// Writes a decision under `parent` (none: a first move), moves the head there and keeps the
    /// snapshot, in one transaction. The table's revision becomes `change.revision + 1`.
    pub fn append(
        &mut self,
        table: &TableId,
        parent: Option<NodeId>,
        node: &NewNode,
        change: &HeadChange,
    ) -> Result<NodeId, StoreError> {
        self.write(|tx| {
            let mut row = current_row(tx, table, change)?;
            check_node(&row, parent)?;
            let id = write_node(tx, &mut row, parent, node)?;
            put_head(tx, &mut row, Some(id), change)?;
            Ok(id)
        })
    }

    /// As [`Store::append`], but without waiting for the disk: the decision is there for every reader at once and
    /// outlives a crash of the app, and reaches the disk with the next write that waits. Until then a power cut may
    /// lose it: for what would be decided in the same way again.
    pub fn append_with_next(
        &mut self,
        table: &TableId,
        parent: Option<NodeId>,
        node: &NewNode,
        change: &HeadChange,
    ) -> Result<NodeId, StoreError> {
        self.without_waiting(|store| store.append(table, parent, node, change))
    }

    /// Moves the head to a node already in the journal (none: back to the deal), for undo, redo
    /// and going over to another branch. The table's revision becomes `change.revision + 1`.
    pub fn move_head(&mut self, table: &TableId, head: Option<NodeId>, change: &HeadChange) -> Result<(), StoreError> {
        self.write(|tx| {
            let mut row = current_row(tx, table, change)?;
            check_node(&row, head)?;
            put_head(tx, &mut row, head, change)
        })
    }

    /// The snapshot at the table's head. None only if a recovery could not read it (the table is
    /// then marked [`crate::TableRecord::recovered`]).
    pub fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError> {
        self.read(|conn| read_snapshot(conn, &table_row(conn, table)?))
    }

    /// The decisions that lead to `head`, the first one first. Nothing leads to the deal.
    pub fn path(&self, table: &TableId, head: Option<NodeId>) -> Result<Vec<NodeRecord>, StoreError> {
        self.read(|conn| {
            let row = table_row(conn, table)?;
            check_node(&row, head)?;
            let mut path = Vec::new();
            let mut wanted = head;
            // A parent has a smaller number than its child: one pass down the numbers meets the
            // whole path, and only the rows on it are decoded.
            backwards(conn, &row, head.map_or(0, |head| head.0), |number, met| {
                if wanted == Some(NodeId(number)) {
                    let node = met.read(&row)?;
                    wanted = node.parent;
                    path.push(node);
                }
                Ok(wanted.is_some())
            })?;
            if let Some(lost) = wanted {
                return Err(StoreError::damaged(format!("node {lost} of table {table} is its own descendant")));
            }
            path.reverse();
            Ok(path)
        })
    }

    /// Every decision ever made at a table, the first one first.
    pub fn journal(&self, table: &TableId) -> Result<Vec<NodeRecord>, StoreError> {
        self.read(|conn| {
            let row = table_row(conn, table)?;
            let mut nodes = Vec::with_capacity(row.record.nodes as usize);
            backwards(conn, &row, row.record.nodes, |_, met| {
                nodes.push(met.read(&row)?);
                Ok(true)
            })?;
            nodes.reverse();
            Ok(nodes)
        })
    }

    /// Writes what lost decisions were, or what is known of them, all or nothing; the table's revision stays. A
    /// decision that isn't lost is refused as if it weren't there: what was written is never changed.
    pub fn write_lost(&mut self, table: &TableId, nodes: &[NodeRecord]) -> Result<(), StoreError> {
        self.write(|tx| {
            let row = live_table_row(tx, table)?;
            let mut worked_out = 0;
            for node in nodes {
                let stands = read_node(tx, &row, node.id)?;
                if !stands.is_lost() || node.parent >= Some(node.id) {
                    return Err(StoreError::NoSuchNode { table: table.clone(), node: node.id });
                }
                replace_node(tx, &row, node)?;
                worked_out += u32::from(!node.is_lost());
            }
            if worked_out > 0 {
                told::note_worked_out(tx, worked_out)?;
            }
            Ok(())
        })
    }

    /// The decisions written directly under `parent` (none: first moves), oldest first.
    pub fn children(&self, table: &TableId, parent: Option<NodeId>) -> Result<Vec<NodeRecord>, StoreError> {
        let mut children = self.children_from_last(table, parent, usize::MAX, |_| true)?;
        children.reverse();
        Ok(children)
    }

    /// The decision written last under `parent`: where redo goes. It can't go to one that is lost, and of which
    /// nothing is known.
    pub fn last_child(&self, table: &TableId, parent: Option<NodeId>) -> Result<Option<NodeRecord>, StoreError> {
        Ok(self.children_from_last(table, parent, 1, |node| !node.is_unknown())?.pop())
    }

    fn children_from_last(
        &self,
        table: &TableId,
        parent: Option<NodeId>,
        at_most: usize,
        wanted: impl Fn(&NodeRecord) -> bool,
    ) -> Result<Vec<NodeRecord>, StoreError> {
        self.read(|conn| {
            let row = table_row(conn, table)?;
            check_node(&row, parent)?;
            let eldest = parent.map_or(0, |parent| parent.0) + 1;
            let mut children = Vec::new();
            backwards(conn, &row, row.record.nodes, |number, met| {
                if number < eldest {
                    return Ok(false);
                }
                // Every row is decoded: one whose parent was damaged would else be missed.
                let node = met.read(&row)?;
                if node.parent == parent && wanted(&node) {
                    children.push(node);
                }
                Ok(number > eldest && children.len() < at_most)
            })?;
            Ok(children)
        })
    }
}

/// The table's row, if the caller has seen its present revision.
fn current_row(conn: &Connection, table: &TableId, change: &HeadChange) -> Result<TableRow, StoreError> {
    let row = live_table_row(conn, table)?;
    if row.record.revision == change.revision {
        Ok(row)
    } else {
        Err(StoreError::Stale { have: row.record.revision, asked: change.revision })
    }
}
