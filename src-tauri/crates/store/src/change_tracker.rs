//! Collects what a transaction touches, as SQLite reports it, for the [mark](crate::mark).

use crate::error::StoreError;
use crate::mark::{Acknowledged, ChangedRow, EntryMark, MarkEntry, TableMark};
use crate::rows::{self, FileRow, TableRow};
use rusqlite::Connection;
use rusqlite::hooks::Action;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// If one transaction touches more tables, or more entries, than this, it is noted as [`ChangedRow::Many`].
const FEW: usize = 16;
/// If one transaction writes more decisions than this, they form a line: only the last is noted.
const FEW_DECISIONS: usize = 64;

/// What the present transaction has touched so far.
#[derive(Clone, Default)]
pub(crate) struct Touched(Arc<Mutex<Rows>>);

#[derive(Default)]
struct Rows {
    /// Whether anything was changed.
    any: bool,
    /// Whether a table was removed.
    removed: bool,
    /// Row ids of written tables.
    tables: BTreeSet<i64>,
    /// Row ids of written or removed entries.
    entries: BTreeSet<i64>,
    /// Row ids of written decisions, in order.
    nodes: Vec<i64>,
}

impl Touched {
    /// Registers the hook that reports changes through a connection.
    ///
    /// # Errors
    /// Fails if SQLite refuses the hook.
    pub fn listen(&self, conn: &mut Connection) -> Result<(), StoreError> {
        let touched = self.clone();
        conn.update_hook(Some(move |action: Action, _: &str, table: &str, row: i64| touched.note(action, table, row)))?;
        Ok(())
    }

    fn note(&self, action: Action, table: &str, row: i64) {
        let mut rows = self.lock();
        rows.any = true;
        match (table, action) {
            ("tables", Action::SQLITE_DELETE) => rows.removed = true,
            ("tables", _) => {
                rows.tables.insert(row);
            }
            ("entry", _) => {
                rows.entries.insert(row);
            }
            ("node", Action::SQLITE_INSERT) => rows.nodes.push(row),
            _ => {}
        }
    }

    fn lock(&self) -> MutexGuard<'_, Rows> {
        // It holds only numbers: a panic leaves nothing half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what an earlier transaction has touched.
    pub fn forget(&self) {
        *self.lock() = Rows::default();
    }

    /// Returns what is to be noted about the present transaction once it is on disk; empty if nothing was changed. A
    /// transaction without individual notes is counted in the file row, so that its loss is detected there.
    ///
    /// # Errors
    /// Fails if the rows it touched can't be read.
    pub fn noted(&self, conn: &Connection) -> Result<Vec<MarkEntry>, StoreError> {
        let Rows { any, removed, tables, entries, nodes } = std::mem::take(&mut *self.lock());
        if !any {
            return Ok(Vec::new());
        }
        let are_many = removed || tables.len() > FEW || entries.len() > FEW;
        if are_many || tables.is_empty() && entries.is_empty() {
            rows::write_file(conn, rows::read_file(conn)?)?;
            let subject = if are_many { ChangedRow::Many } else { ChangedRow::Other };
            return Ok(vec![of_file(rows::read_file(conn)?, subject)]);
        }
        let file = rows::read_file(conn)?;
        let mut records = Vec::new();
        for row in entries {
            let writes = rows::writes_of_entry(conn, row)?;
            records.push(of_file(file, ChangedRow::Entry(EntryMark { row, writes })));
        }
        for no in tables.iter().filter_map(|&no| u32::try_from(no).ok()) {
            let Some(row) = rows::read_table(conn, no)? else { continue };
            let of_table = |key: &&i64| rows::split_node_key(**key).is_some_and(|(table, _)| table == no);
            let written: Vec<i64> = nodes.iter().filter(of_table).copied().collect();
            let mark = TableMark {
                no,
                writes: row.writes,
                seal: row.short_seal(),
                node: row.record.nodes,
                parent: None,
                head: row.record.head.map_or(0, |head| head.0),
            };
            if written.is_empty() || written.len() > FEW_DECISIONS {
                records.push(of_file(file, ChangedRow::Table(mark)));
                continue;
            }
            for key in written {
                let node = rows::split_node_key(key).map_or(0, |(_, node)| node);
                let parent = Some(rows::parent_of(conn, key)?);
                records.push(of_file(file, ChangedRow::Table(TableMark { node, parent, ..mark })));
            }
        }
        Ok(records)
    }
}

/// Makes a record of the state of the file row.
fn of_file(file: FileRow, subject: ChangedRow) -> MarkEntry {
    MarkEntry { commits: file.writes, tables: file.tables, entries: file.entries, subject }
}

/// Makes a record of the present state of the file, without a subject.
pub(crate) fn standing(conn: &Connection) -> Result<MarkEntry, StoreError> {
    Ok(of_file(rows::read_file(conn)?, ChangedRow::Other))
}

/// Whether the file holds all that was acknowledged.
pub(crate) fn is_held(conn: &Connection, known: &Acknowledged) -> Result<bool, StoreError> {
    let Some(last) = known.last else { return Ok(true) };
    let file = rows::read_file(conn)?;
    if file.writes != last.commits {
        // Rows added or removed after the mark were written last. If those writes didn't wait, or a version without a
        // mark made them, everything before them is in the file as well.
        return Ok(file.writes > last.commits);
    }
    for mark in known.tables.values() {
        let is_behind =
            |row: &TableRow| row.writes < mark.writes || row.writes == mark.writes && row.short_seal() != mark.seal;
        if rows::read_table(conn, mark.no)?.as_ref().is_none_or(is_behind) {
            return Ok(false);
        }
    }
    for (row, writes) in &known.entries {
        let found = rows::writes_of_entry(conn, *row)?;
        if found.is_some() != writes.is_some() || found < *writes {
            return Ok(false);
        }
    }
    Ok(true)
}
