//! Checks whether the file is intact. There are three checks of increasing cost; the crate's documentation says when
//! each is made.

use crate::error::StoreError;
use crate::nodes;
use crate::rows::{self, TABLE_COLUMNS, TableRow};
use crate::section;
use rusqlite::Connection;

/// Reads and decodes all table rows and compares their number with the file row. The main tree is read, not the index.
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

/// Checks that the number of entries equals the number in the file row.
pub(crate) fn entry_count(conn: &Connection) -> Result<(), StoreError> {
    if rows::count_entries(conn)? == rows::read_file(conn)?.entries {
        Ok(())
    } else {
        Err(StoreError::damaged("an entry is missing"))
    }
}

/// The check made at every start: everything except journals, snapshots and long texts.
pub(crate) fn glance(conn: &Connection) -> Result<(), StoreError> {
    all_tables(conn)?;
    rows::look_at_entries(conn, section::is_long)?;
    entry_count(conn)
}

/// Runs SQLite's check of the structure of every page.
pub(crate) fn structure(conn: &Connection) -> Result<(), StoreError> {
    verdict(conn, "PRAGMA quick_check(1)")
}

/// Checks everything: structure, the indexes against their tables, every row of every journal, every snapshot and every
/// entry.
pub(crate) fn everything(conn: &Connection) -> Result<(), StoreError> {
    verdict(conn, "PRAGMA integrity_check(1)")?;
    glance(conn)?;
    rows::look_at_entries(conn, |section| !section::is_long(section))?;
    for table in all_tables(conn)? {
        nodes::backwards(conn, &table, table.record.nodes, |_, met| met.read(&table).map(|_| true))?;
        nodes::read_snapshot(conn, &table)?;
    }
    Ok(())
}

fn verdict(conn: &Connection, question: &str) -> Result<(), StoreError> {
    let verdict: String = conn.query_row(question, [], |row| row.get(0))?;
    if verdict == "ok" { Ok(()) } else { Err(StoreError::damaged(verdict)) }
}
