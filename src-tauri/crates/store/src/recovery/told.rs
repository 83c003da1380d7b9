//! What is to be reported about recoveries, kept in the fresh file itself until it has been.

use crate::directory::Directory;
use crate::error::StoreError;
use crate::notice::Notice;
use crate::records::TableId;
use crate::rows::{self, EntryRow};
use rusqlite::Connection;

/// The section of the entries that tell of recoveries; their key is the number under which the damaged file lies.
const SECTION: &str = "recovery";

/// The section of the entries that tell how many decisions are missing at the end of a table's line; their key is the
/// table.
const BEHIND: &str = "recovery-behind";

/// A recovery that hasn't been told of yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Recovery {
    /// The number under which the damaged file was set aside.
    pub number: u32,
    /// How many tables were recovered.
    pub tables: u32,
    /// How many records are missing, if that can be told.
    pub lost: Option<u32>,
    /// How many of them are back, worked out by the crate above.
    pub worked_out: u32,
}

impl Recovery {
    /// As an entry of the file.
    pub fn entry(self) -> EntryRow {
        let Self { number, tables, lost, worked_out } = self;
        let lost = lost.map_or_else(|| "null".to_owned(), |lost| lost.to_string());
        let value = format!("[{tables},{lost},{worked_out}]");
        EntryRow { section: SECTION.to_owned(), key: number.to_string(), value, writes: 1 }
    }

    /// Reads an entry; none if it is about something else.
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

/// All that haven't been told of, the oldest first.
fn untold(conn: &Connection) -> Result<Vec<Recovery>, StoreError> {
    let mut found: Vec<_> = rows::read_section(conn, SECTION)?.iter().filter_map(Recovery::of).collect();
    found.sort_by_key(|recovery| recovery.number);
    Ok(found)
}

/// The same in words that cross the crate's border.
pub(crate) fn notices(conn: &Connection, directory: &Directory) -> Result<Vec<Notice>, StoreError> {
    Ok(untold(conn)?.into_iter().map(|recovery| recovery.notice(directory)).collect())
}

/// Notes that so many lost records are back.
pub(crate) fn note_worked_out(conn: &Connection, count: u32) -> Result<(), StoreError> {
    if let Some(last) = untold(conn)?.pop() {
        let entry = Recovery { worked_out: last.worked_out + count, ..last }.entry();
        rows::update_entry(conn, &entry)?;
    }
    Ok(())
}

/// Adds to entries how many decisions are missing at the end of tables' lines. What was told of recoveries before that
/// nobody has seen yet stays.
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

/// How many decisions are missing at the end of tables' lines.
pub(crate) fn behind(conn: &Connection) -> Result<Vec<(TableId, u32)>, StoreError> {
    let entries = rows::read_section(conn, BEHIND)?;
    Ok(entries.into_iter().map(|entry| (TableId(entry.key), entry.value.parse().unwrap_or_default())).collect())
}

/// Forgets all of them.
pub(crate) fn forget(conn: &Connection) -> Result<(), StoreError> {
    let mut gone = 0;
    for section in [SECTION, BEHIND] {
        for entry in rows::read_section(conn, section)? {
            gone += rows::delete_entry(conn, section, &entry.key)?;
        }
    }
    rows::fewer(conn, gone)
}
