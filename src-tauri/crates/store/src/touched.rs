//! What a transaction touches, told by SQLite as it happens, for the [mark](crate::mark).

use crate::error::StoreError;
use crate::mark::{Acknowledged, EntryMark, Record, Subject, TableMark};
use crate::rows::{self, FileRow, TableRow};
use rusqlite::Connection;
use rusqlite::hooks::Action;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// More tables, or more entries, than these in one transaction are noted together.
const FEW: usize = 16;
/// More decisions than these come in a line, each after the one before: only the last is noted.
const FEW_DECISIONS: usize = 64;

/// What the transaction under way has touched so far.
#[derive(Clone, Default)]
pub(crate) struct Touched(Arc<Mutex<Rows>>);

#[derive(Default)]
struct Rows {
    /// Anything at all.
    any: bool,
    /// A table was removed.
    removed: bool,
    /// Tables whose rows were written.
    tables: BTreeSet<i64>,
    /// Entries that were written or removed.
    entries: BTreeSet<i64>,
    /// Decisions that were written, in their order.
    nodes: Vec<i64>,
}

impl Touched {
    /// Listens to what is changed through a connection.
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
        // It holds numbers only: nothing is half changed where somebody panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what a transaction before has touched.
    pub fn forget(&self) {
        *self.lock() = Rows::default();
    }

    /// What is to be noted of the transaction under way once it is on disk; nothing where nothing was changed. One of which
    /// nothing is noted on its own is counted in the file row, so that it is missed there.
    pub fn noted(&self, conn: &Connection) -> Result<Vec<Record>, StoreError> {
        let Rows { any, removed, tables, entries, nodes } = std::mem::take(&mut *self.lock());
        if !any {
            return Ok(Vec::new());
        }
        let are_many = removed || tables.len() > FEW || entries.len() > FEW;
        if are_many || tables.is_empty() && entries.is_empty() {
            rows::write_file(conn, rows::read_file(conn)?)?;
            let subject = if are_many { Subject::Many } else { Subject::Other };
            return Ok(vec![of_file(rows::read_file(conn)?, subject)]);
        }
        let file = rows::read_file(conn)?;
        let mut records = Vec::new();
        for row in entries {
            let writes = rows::writes_of_entry(conn, row)?;
            records.push(of_file(file, Subject::Entry(EntryMark { row, writes })));
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
                records.push(of_file(file, Subject::Table(mark)));
                continue;
            }
            for key in written {
                let node = rows::split_node_key(key).map_or(0, |(_, node)| node);
                let parent = Some(rows::parent_of(conn, key)?);
                records.push(of_file(file, Subject::Table(TableMark { node, parent, ..mark })));
            }
        }
        Ok(records)
    }
}

/// A record of how the file stands.
fn of_file(file: FileRow, subject: Subject) -> Record {
    Record { commits: file.writes, tables: file.tables, entries: file.entries, subject }
}

/// A record of how the file stands now, whatever was changed last.
pub(crate) fn standing(conn: &Connection) -> Result<Record, StoreError> {
    Ok(of_file(rows::read_file(conn)?, Subject::Other))
}

/// Whether the file holds all that was acknowledged.
pub(crate) fn is_held(conn: &Connection, known: &Acknowledged) -> Result<bool, StoreError> {
    let Some(last) = known.last else { return Ok(true) };
    let file = rows::read_file(conn)?;
    if file.writes != last.commits {
        // What was added or removed beyond the mark was written last. Where nobody had waited for it, or a version
        // without a mark has written it, everything before it is there as well.
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
