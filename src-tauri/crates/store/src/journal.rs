//! The journal of a table: an append-only tree of decisions, a head that moves over it, and the
//! snapshot of the state at the head.

use crate::error::StoreError;
use crate::open::Store;
use crate::records::{HeadChange, NewNode, NodeId, NodeRecord, Snapshot, TableId};
use crate::recovery::told;
use crate::rows::{self, NODE_COLUMNS, TableRow};
use crate::tables::{live_table_row, table_row};
use rusqlite::{Connection, OptionalExtension};

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
            backwards(conn, &row, head.map_or(0, |head| head.0), |number, columns| {
                if wanted == Some(NodeId(number)) {
                    let node = rows::decode_node(&row.record.id, columns)?;
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
            backwards(conn, &row, row.record.nodes, |_, columns| {
                nodes.push(rows::decode_node(&row.record.id, columns)?);
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
                rows::replace_node(tx, &row, node)?;
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
            backwards(conn, &row, row.record.nodes, |number, columns| {
                if number < eldest {
                    return Ok(false);
                }
                // Every row is decoded: one whose parent was damaged would else be missed.
                let node = rows::decode_node(&row.record.id, columns)?;
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

/// Numbers are dense, so a node exists exactly if its number was given out.
pub(crate) fn check_node(row: &TableRow, node: Option<NodeId>) -> Result<(), StoreError> {
    match node {
        Some(id) if id.0 == 0 || id.0 > row.record.nodes => {
            Err(StoreError::NoSuchNode { table: row.record.id.clone(), node: id })
        }
        _ => Ok(()),
    }
}

/// One node.
fn read_node(conn: &Connection, row: &TableRow, id: NodeId) -> Result<NodeRecord, StoreError> {
    check_node(row, Some(id))?;
    let mut found = None;
    backwards(conn, row, id.0, |_, columns| {
        found = Some(rows::decode_node(&row.record.id, columns)?);
        Ok(false)
    })?;
    found.ok_or_else(|| StoreError::NoSuchNode { table: row.record.id.clone(), node: id })
}

fn write_node(
    conn: &Connection,
    row: &mut TableRow,
    parent: Option<NodeId>,
    node: &NewNode,
) -> Result<NodeId, StoreError> {
    let id = NodeId(row.record.nodes + 1);
    let node = NodeRecord {
        id,
        parent,
        seat: node.seat,
        mv: node.mv.clone(),
        events: node.events.clone(),
        state_hash: node.state_hash.clone(),
        assisted: node.assisted,
    };
    rows::insert_node(conn, row, &node)?;
    row.record.nodes = id.0;
    Ok(id)
}

/// Writes a decision as it was written elsewhere: under the next number, with a parent that was written before.
pub(crate) fn write_again(conn: &Connection, row: &mut TableRow, node: &NodeRecord) -> Result<(), StoreError> {
    check_node(row, node.parent)?;
    row.record.nodes += 1;
    if node.id.0 != row.record.nodes {
        return Err(StoreError::NoSuchNode { table: row.record.id.clone(), node: node.id });
    }
    rows::insert_node(conn, row, node)
}

/// Writes the first line of a new table, each decision under the one before; says where it ends.
pub(crate) fn write_line(
    conn: &Connection,
    row: &mut TableRow,
    line: &[NewNode],
) -> Result<Option<NodeId>, StoreError> {
    line.iter().try_fold(None, |parent, node| write_node(conn, row, parent, node).map(Some))
}

pub(crate) fn put_head(
    conn: &Connection,
    row: &mut TableRow,
    head: Option<NodeId>,
    change: &HeadChange,
) -> Result<(), StoreError> {
    row.record.head = head;
    row.record.revision += 1;
    row.record.updated_ms = change.now_ms;
    row.record.summary.clone_from(&change.summary);
    row.record.finished = change.finished;
    row.record.assisted |= change.assisted;
    rows::write_table(conn, row)?;
    rows::write_snapshot(conn, row, &change.snapshot)
}

pub(crate) fn read_snapshot(conn: &Connection, row: &TableRow) -> Result<Option<Snapshot>, StoreError> {
    let found = conn
        .prepare_cached(
            "SELECT table_no, head, revision, rules_version, state, hash, seal
             FROM snapshot WHERE table_no = ?",
        )?
        .query_row([row.no], |columns| Ok(rows::decode_snapshot(&row.record.id, columns)))
        .optional()?
        .transpose()?;
    match found {
        Some(found) if found.head == row.record.head && found.revision == row.record.revision => {
            Ok(Some(found.snapshot))
        }
        None if row.record.recovered => Ok(None),
        _ => Err(StoreError::damaged(format!(
            "the snapshot of table {} is missing or of another revision",
            row.record.id
        ))),
    }
}

/// Walks a table's nodes from number `from` downwards as long as `visit` says so, and notices a
/// missing number.
pub(crate) fn backwards(
    conn: &Connection,
    table: &TableRow,
    from: u32,
    mut visit: impl FnMut(u32, &rusqlite::Row<'_>) -> Result<bool, StoreError>,
) -> Result<(), StoreError> {
    let mut statement =
        conn.prepare_cached(&format!("SELECT {NODE_COLUMNS} FROM node WHERE id BETWEEN ? AND ? ORDER BY id DESC"))?;
    let mut rows = statement.query([rows::node_key(table.no, 1), rows::node_key(table.no, from)])?;
    for number in (1..=from).rev() {
        let row = rows.next()?;
        let key: Option<i64> = row.map(|row| row.get(0)).transpose()?;
        match row {
            Some(row) if key == Some(rows::node_key(table.no, number)) => {
                if !visit(number, row)? {
                    break;
                }
            }
            _ => {
                let table = &table.record.id;
                return Err(StoreError::damaged(format!("node {number} of table {table} is missing")));
            }
        }
    }
    Ok(())
}
