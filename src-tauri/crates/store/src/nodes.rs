//! A table's decisions and its snapshot as stored in the file, for callers that have the table's row.

use crate::error::StoreError;
use crate::records::{HeadChange, NewNode, NodeId, NodeRecord, Snapshot};
use crate::rows::{self, NODE_COLUMNS, TableRow};
use rusqlite::{Connection, OptionalExtension};

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
pub(crate) fn read_node(conn: &Connection, row: &TableRow, id: NodeId) -> Result<NodeRecord, StoreError> {
    check_node(row, Some(id))?;
    let mut found = None;
    backwards(conn, row, id.0, |_, columns| {
        found = Some(rows::decode_node(&row.record.id, columns)?);
        Ok(false)
    })?;
    found.ok_or_else(|| StoreError::NoSuchNode { table: row.record.id.clone(), node: id })
}

pub(crate) fn write_node(
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
