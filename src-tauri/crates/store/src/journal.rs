//! The journal of a table: an append-only tree of decisions, a head that moves over it, and the
//! snapshot of the state at the head.

use crate::error::StoreError;
use crate::nodes::{backwards, check_node, put_head, read_node, read_snapshot, replace_node, write_node};
use crate::open::Store;
use crate::recovery::recovery_notices;
use crate::row_types::{HeadChange, JournalNode, NewNode, NodeId, Snapshot, TableId};
use crate::rows::TableRow;
use crate::tables::{live_table_row, table_row};
use rusqlite::Connection;

impl Store {
    /// Writes a decision under `parent` (`None`: a first move), moves the head to it and replaces the snapshot, in one
    /// transaction. The table's revision becomes `change.revision + 1`.
    ///
    /// # Errors
    /// Fails if the table or parent doesn't exist, the revision is stale, the store only reads, the disk is full or the
    /// file is damaged.
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

    /// As [`Store::append`], but without waiting for the disk. The decision is visible to every reader at once and
    /// survives a crash of the app; it reaches the disk with the next write that waits. Until then a power cut may lose
    /// it, so this is for decisions that would be repeated identically.
    ///
    /// # Errors
    /// As [`Store::append`].
    pub fn append_with_next(
        &mut self,
        table: &TableId,
        parent: Option<NodeId>,
        node: &NewNode,
        change: &HeadChange,
    ) -> Result<NodeId, StoreError> {
        self.without_waiting(|store| store.append(table, parent, node, change))
    }

    /// Moves the head to a node already in the journal (`None`: back to the deal), for undo, redo and changing to
    /// another branch. The table's revision becomes `change.revision + 1`.
    ///
    /// # Errors
    /// As [`Store::append`].
    pub fn move_head(&mut self, table: &TableId, head: Option<NodeId>, change: &HeadChange) -> Result<(), StoreError> {
        self.write(|tx| {
            let mut row = current_row(tx, table, change)?;
            check_node(&row, head)?;
            put_head(tx, &mut row, head, change)
        })
    }

    /// Returns the snapshot at the table's head; `None` only if a recovery could not read it (the table is then marked
    /// [`crate::StoredTable::recovered`]).
    ///
    /// # Errors
    /// Fails if there is no such table or the file is damaged.
    pub fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>, StoreError> {
        self.read(|conn| read_snapshot(conn, &table_row(conn, table)?))
    }

    /// Returns the decisions from the deal to `head`, in order; empty for the deal itself.
    ///
    /// # Errors
    /// Fails if there is no such table or node, or the file is damaged.
    pub fn path(&self, table: &TableId, head: Option<NodeId>) -> Result<Vec<JournalNode>, StoreError> {
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

    /// Returns every decision of the table's journal, in order of writing.
    ///
    /// # Errors
    /// Fails if there is no such table or the file is damaged.
    pub fn journal(&self, table: &TableId) -> Result<Vec<JournalNode>, StoreError> {
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

    /// Replaces placeholders of lost decisions by what has been worked out about them, all or none. The table's
    /// revision stays. A decision that isn't lost is refused as if it didn't exist, since written decisions never
    /// change.
    ///
    /// # Errors
    /// Fails if the table doesn't exist, a decision isn't lost, the store only reads, the disk is full or the file is
    /// damaged.
    pub fn write_lost(&mut self, table: &TableId, nodes: &[JournalNode]) -> Result<(), StoreError> {
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
                recovery_notices::note_worked_out(tx, worked_out)?;
            }
            Ok(())
        })
    }

    /// Returns the decisions directly under `parent` (`None`: first moves), oldest first.
    ///
    /// # Errors
    /// Fails if there is no such table or node, or the file is damaged.
    pub fn children(&self, table: &TableId, parent: Option<NodeId>) -> Result<Vec<JournalNode>, StoreError> {
        let mut children = self.children_from_last(table, parent, usize::MAX, |_| true)?;
        children.reverse();
        Ok(children)
    }

    /// Returns the decision written last under `parent`, which is where redo goes. Lost decisions of which nothing is
    /// known are skipped.
    ///
    /// # Errors
    /// As [`Store::children`].
    pub fn last_child(&self, table: &TableId, parent: Option<NodeId>) -> Result<Option<JournalNode>, StoreError> {
        Ok(self.children_from_last(table, parent, 1, |node| !node.is_unknown())?.pop())
    }

    fn children_from_last(
        &self,
        table: &TableId,
        parent: Option<NodeId>,
        at_most: usize,
        wanted: impl Fn(&JournalNode) -> bool,
    ) -> Result<Vec<JournalNode>, StoreError> {
        self.read(|conn| {
            let row = table_row(conn, table)?;
            check_node(&row, parent)?;
            let eldest = parent.map_or(0, |parent| parent.0) + 1;
            let mut children = Vec::new();
            backwards(conn, &row, row.record.nodes, |number, met| {
                if number < eldest {
                    return Ok(false);
                }
                // Every row is decoded; otherwise a row with a damaged parent would be missed.
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

/// Returns the table's row if `change` acts on its present revision.
fn current_row(conn: &Connection, table: &TableId, change: &HeadChange) -> Result<TableRow, StoreError> {
    let row = live_table_row(conn, table)?;
    if row.record.revision == change.revision {
        Ok(row)
    } else {
        Err(StoreError::Stale { have: row.record.revision, asked: change.revision })
    }
}
