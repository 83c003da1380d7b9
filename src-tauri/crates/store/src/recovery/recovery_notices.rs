//! Keeps what is to be reported about recoveries, in entries of the new file, until it has been reported.

use crate::directory::Directory;
use crate::error::StoreError;
use crate::notice::Notice;
use crate::row_types::TableId;
use crate::rows::{self, EntryRow};
use rusqlite::Connection;

/// The section of the entries that describe recoveries; the key is the number under which the damaged file was set
/// aside.
const SECTION: &str = "recovery";

/// The section of the entries that say how many decisions are missing at the end of a table's line; the key is the
/// table's identifier.
const BEHIND: &str = "recovery-behind";

/// A recovery that hasn't been reported yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recovery {
    /// The number under which the damaged file was set aside.
    pub number: u32,
    pub tables: u32,
    /// How many rows are missing, if known.
    pub lost: Option<u32>,
    /// How many of them the crate above has worked out.
    pub worked_out: u32,
}

impl Recovery {
    /// Encodes it as an entry.
    pub fn entry(self) -> EntryRow {
        let Self { number, tables, lost, worked_out } = self;
        let lost = lost.map_or_else(|| "null".to_owned(), |lost| lost.to_string());
        let value = format!("[{tables},{lost},{worked_out}]");
        EntryRow { section: SECTION.to_owned(), key: number.to_string(), value, writes: 1 }
    }

    /// Decodes an entry; `None` if it belongs to another section.
    fn of(entry: &EntryRow) -> Option<Recovery> {
        if entry.section != SECTION {
            return None;
        }
        let mut numbers =
            entry.value.strip_prefix('[')?.strip_suffix(']')?.split(',').map(|number| number.parse().ok());
        let (tables, lost, worked_out) = (numbers.next()??, numbers.next()?, numbers.next()??);
        Some(Recovery { number: entry.key.parse().ok()?, tables, lost, worked_out })
    }

    fn notice(self, directory: &Directory) -> Notice {
        let Self { number, tables, lost, worked_out } = self;
        Notice::Recovered { tables, lost, worked_out, set_aside: directory.set_aside(number) }
    }
}

/// Returns all unreported recoveries, the oldest first.
fn untold(conn: &Connection) -> Result<Vec<Recovery>, StoreError> {
    let mut found: Vec<_> = rows::read_section(conn, SECTION)?.iter().filter_map(Recovery::of).collect();
    found.sort_by_key(|recovery| recovery.number);
    Ok(found)
}

/// Returns all unreported recoveries as notices.
pub(crate) fn notices(conn: &Connection, directory: &Directory) -> Result<Vec<Notice>, StoreError> {
    Ok(untold(conn)?.into_iter().map(|recovery| recovery.notice(directory)).collect())
}

/// Adds to the number of lost rows that were worked out.
pub(crate) fn note_worked_out(conn: &Connection, count: u32) -> Result<(), StoreError> {
    if let Some(last) = untold(conn)?.pop() {
        let entry = Recovery { worked_out: last.worked_out + count, ..last }.entry();
        rows::update_entry(conn, &entry)?;
    }
    Ok(())
}

/// Adds entries that say how many decisions are missing at the end of tables' lines. Unreported ones from earlier
/// recoveries are added to.
pub(crate) fn add_behind(entries: &mut Vec<EntryRow>, behind: &[(TableId, u32)]) {
    for (table, decisions) in behind {
        let known = entries.iter_mut().find(|entry| entry.section == BEHIND && entry.key == table.0);
        match known {
            Some(entry) => {
                let before: u32 = entry.value.parse().unwrap_or_default();
                entry.value = before.saturating_add(*decisions).to_string();
            }
            None => entries.push(EntryRow {
                section: BEHIND.to_owned(),
                key: table.0.clone(),
                value: decisions.to_string(),
                writes: 1,
            }),
        }
    }
}

/// Returns how many decisions are missing at the end of tables' lines.
pub(crate) fn behind(conn: &Connection) -> Result<Vec<(TableId, u32)>, StoreError> {
    let entries = rows::read_section(conn, BEHIND)?;
    Ok(entries.into_iter().map(|entry| (TableId(entry.key), entry.value.parse().unwrap_or_default())).collect())
}

/// Removes all entries about recoveries.
pub(crate) fn forget(conn: &Connection) -> Result<(), StoreError> {
    let mut gone = 0;
    for section in [SECTION, BEHIND] {
        for entry in rows::read_section(conn, section)? {
            gone += rows::delete_entry(conn, section, &entry.key)?;
        }
    }
    rows::fewer(conn, gone)
}
