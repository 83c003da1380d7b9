//! A table's decisions and its snapshot in the file, for callers that have the table's row.

use crate::error::StoreError;
use crate::row_types::{HeadChange, JournalNode, NewNode, NodeId, Snapshot};
use crate::rows::{self, NODE_COLUMNS, TableRow};
use rusqlite::{Connection, OptionalExtension};

/// Checks that a node exists. Numbers are dense, so a node exists exactly if its number was assigned.
pub(crate) fn check_node(row: &TableRow, node: Option<NodeId>) -> Result<(), StoreError> {
    match node {
        Some(id) if id.0 == 0 || id.0 > row.record.nodes => {
            Err(StoreError::NoSuchNode { table: row.record.id.clone(), node: id })
        }
        _ => Ok(()),
    }
}

/// Reads one node.
pub(crate) fn read_node(conn: &Connection, row: &TableRow, id: NodeId) -> Result<JournalNode, StoreError> {
    check_node(row, Some(id))?;
    let mut found = None;
    backwards(conn, row, id.0, |_, met| {
        found = Some(met.read(row)?);
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
    let node = JournalNode {
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

/// Writes the first line of a new table, each decision under the one before. Returns the last node.
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

/// A decision found by [`backwards`].
pub(crate) enum VisitedNode<'a> {
    /// In a row of its own, not decoded yet.
    Row(&'a rusqlite::Row<'a>),
    /// From a row that holds several.
    Packed(JournalNode),
}

impl VisitedNode<'_> {
    /// Decodes the decision.
    pub(crate) fn read(self, table: &TableRow) -> Result<JournalNode, StoreError> {
        match self {
            VisitedNode::Packed(node) => Ok(node),
            VisitedNode::Row(row) => {
                let node = rows::decode_nodes(&table.record.id, row)?.pop();
                node.ok_or_else(|| StoreError::damaged("a row without a decision"))
            }
        }
    }
}

/// Visits a table's nodes from number `from` downwards while `visit` returns true. Fails if a number is missing.
pub(crate) fn backwards(
    conn: &Connection,
    table: &TableRow,
    from: u32,
    mut visit: impl FnMut(u32, VisitedNode<'_>) -> Result<bool, StoreError>,
) -> Result<(), StoreError> {
    let Some(last) = row_of(conn, table, from)? else {
        return if from == 0 { Ok(()) } else { Err(missing(table, from)) };
    };
    let mut statement =
        conn.prepare_cached(&format!("SELECT {NODE_COLUMNS} FROM node WHERE id BETWEEN ? AND ? ORDER BY id DESC"))?;
    let mut rows = statement.query([rows::node_key(table.no, 1), last])?;
    let mut expected = from;
    while expected > 0 {
        let Some(row) = rows.next()? else { return Err(missing(table, expected)) };
        if rows::is_bundle(row)? {
            let nodes = rows::decode_nodes(&table.record.id, row)?;
            let is_expected = |node: &JournalNode| node.id.0 == expected || node.id.0 > from && expected == from;
            if !nodes.last().is_some_and(is_expected) {
                return Err(missing(table, expected));
            }
            for node in nodes.into_iter().rev().skip_while(|node| node.id.0 > from) {
                expected = node.id.0 - 1;
                if !visit(node.id.0, VisitedNode::Packed(node))? {
                    return Ok(());
                }
            }
        } else {
            if row.get::<_, i64>(0)? != rows::node_key(table.no, expected) {
                return Err(missing(table, expected));
            }
            if !visit(expected, VisitedNode::Row(row))? {
                return Ok(());
            }
            expected -= 1;
        }
    }
    Ok(())
}

/// Returns the key of the row that holds a decision: its own row, or else the next existing row, which may hold it
/// packed.
fn row_of(conn: &Connection, table: &TableRow, number: u32) -> Result<Option<i64>, StoreError> {
    let first = "SELECT min(id) FROM node WHERE id BETWEEN ? AND ?";
    let bounds = [rows::node_key(table.no, number.max(1)), rows::node_key(table.no, u32::MAX)];
    Ok(conn.prepare_cached(first)?.query_row(bounds, |row| row.get(0))?)
}

fn missing(table: &TableRow, number: u32) -> StoreError {
    StoreError::damaged(format!("node {number} of table {} is missing", table.record.id))
}

/// Writes decisions copied from another store, several to a row, under the next numbers. Each parent must have been
/// written before.
pub(crate) fn write_packed(conn: &Connection, row: &mut TableRow, nodes: &[JournalNode]) -> Result<(), StoreError> {
    for node in nodes {
        check_node(row, node.parent)?;
        row.record.nodes += 1;
        if node.id.0 != row.record.nodes {
            return Err(StoreError::NoSuchNode { table: row.record.id.clone(), node: node.id });
        }
    }
    rows::insert_nodes(conn, row, nodes)
}

/// Replaces a node's content. A node packed with others is taken out of their row.
pub(crate) fn replace_node(conn: &Connection, table: &TableRow, node: &JournalNode) -> Result<(), StoreError> {
    let Some(key) = row_of(conn, table, node.id.0)? else { return Err(missing(table, node.id.0)) };
    let columns = format!("SELECT {NODE_COLUMNS} FROM node WHERE id = ?");
    let id = &table.record.id;
    let stand = conn.prepare_cached(&columns)?.query_row([key], |row| Ok(rows::decode_nodes(id, row)))??;
    conn.prepare_cached("DELETE FROM node WHERE id = ?")?.execute([key])?;
    for stands in &stand {
        rows::insert_node(conn, table, if stands.id == node.id { node } else { stands })?;
    }
    Ok(())
}
