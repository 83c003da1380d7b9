//! Is the file intact? Three checks of increasing cost; the crate's documentation says which is made
//! when.

use crate::error::StoreError;
use crate::nodes;
use crate::rows::{self, TABLE_COLUMNS, TableRow};
use rusqlite::Connection;

/// All table rows, decoded and counted. The tree is read itself, not the index.
pub(crate) fn all_tables(conn: &Connection) -> Result<Vec<TableRow>, StoreError> {
    let file = rows::read_file(conn)?;
    let mut statement = conn.prepare_cached(&format!("SELECT {TABLE_COLUMNS} FROM tables NOT INDEXED"))?;
    let mut found = statement.query([])?;
    let mut tables = Vec::new();
    while let Some(row) = found.next()? {
        tables.push(TableRow::decode(row)?);
    }
    if tables.len() == file.tables as usize {
        Ok(tables)
    } else {
        Err(StoreError::damaged(format!("{} tables where {} should be", tables.len(), file.tables)))
    }
}

/// The look at every start: everything but journals and snapshots.
pub(crate) fn glance(conn: &Connection) -> Result<(), StoreError> {
    all_tables(conn)?;
    let file = rows::read_file(conn)?;
    if rows::read_entries(conn)?.len() == file.entries as usize {
        Ok(())
    } else {
        Err(StoreError::damaged("an entry is missing"))
    }
}

/// SQLite's look at the structure of every page.
pub(crate) fn structure(conn: &Connection) -> Result<(), StoreError> {
    verdict(conn, "PRAGMA quick_check(1)")
}

/// Everything there is: structure, the index against its table, every row of every journal and
/// every snapshot.
pub(crate) fn everything(conn: &Connection) -> Result<(), StoreError> {
    verdict(conn, "PRAGMA integrity_check(1)")?;
    glance(conn)?;
    for table in all_tables(conn)? {
        nodes::backwards(conn, &table, table.record.nodes, |_, row| {
            rows::decode_node(&table.record.id, row).map(|_| true)
        })?;
        nodes::read_snapshot(conn, &table)?;
    }
    Ok(())
}

fn verdict(conn: &Connection, question: &str) -> Result<(), StoreError> {
    let verdict: String = conn.query_row(question, [], |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::damaged(verdict)) }
}
