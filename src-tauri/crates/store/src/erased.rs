//! Everything erased, with a way back: tables are deleted as one table is, and entries wait in sections that nobody
//! else reads.

use crate::check;
use crate::error::StoreError;
use crate::open::Store;
use crate::rows::{self, EntryRow, FileRow};
use rusqlite::Connection;
use std::collections::BTreeSet;

/// What the section of an erased entry is called: this and its old name.
const ERASED: &str = "aside/";
/// The section that holds the identifiers of the erased tables: others may have been deleted before.
const TABLES: &str = "aside";

impl Store {
    /// Erases all tables and entries, with a way back. What was erased before is gone for good then.
    pub fn erase(&mut self) -> Result<(), StoreError> {
        self.write(|tx| {
            let mut entries = Entries::read(tx)?;
            entries.all.retain(|entry| !entry.is_erased());
            for entry in entries.all.iter_mut().filter(|entry| !entry.is_deleted()) {
                entry.section.insert_str(0, ERASED);
            }
            for mut table in check::all_tables(tx)? {
                if !table.record.deleted {
                    let (section, key) = (TABLES.to_owned(), table.record.id.to_string());
                    entries.all.push(EntryRow { section, key, value: String::new(), writes: 0 });
                    table.record.deleted = true;
                    rows::write_table(tx, &mut table)?;
                }
            }
            entries.write(tx)
        })
    }

    /// Brings back what was erased, just as it was; says whether there was anything. What was made since stays,
    /// unless it stands in its place.
    pub fn erase_undo(&mut self) -> Result<bool, StoreError> {
        self.write(|tx| {
            let mut entries = Entries::read(tx)?;
            let (erased, mut since): (Vec<_>, Vec<_>) = entries.all.into_iter().partition(EntryRow::is_erased);
            let (tables, back): (Vec<_>, Vec<_>) = erased.into_iter().partition(|entry| entry.section == TABLES);
            let back: Vec<EntryRow> = back
                .into_iter()
                .map(|entry| EntryRow { section: entry.section[ERASED.len()..].to_owned(), ..entry })
                .collect();
            let found = !tables.is_empty() || !back.is_empty();
            let keys: BTreeSet<_> = back.iter().map(|old| (&old.section, &old.key)).collect();
            since.retain(|entry| !keys.contains(&(&entry.section, &entry.key)));
            let tables: BTreeSet<String> = tables.into_iter().map(|entry| entry.key).collect();
            for mut table in check::all_tables(tx)? {
                if tables.contains(&table.record.id.0) {
                    table.record.deleted = false;
                    rows::write_table(tx, &mut table)?;
                }
            }
            since.extend(back);
            entries.all = since;
            entries.write(tx)?;
            Ok(found)
        })
    }

    /// Whether something was erased and can be brought back.
    pub fn has_erased(&self) -> Result<bool, StoreError> {
        self.read(|conn| Ok(rows::read_entries(conn)?.iter().any(EntryRow::is_erased)))
    }

    /// Removes for good what was deleted or erased: from then on there is no way back.
    pub fn purge(&mut self) -> Result<(), StoreError> {
        let is_gone = |entry: &EntryRow| entry.is_erased() || entry.is_deleted();
        if self.read(|conn| Ok(rows::read_entries(conn)?.iter().any(is_gone)))? {
            self.write(|tx| {
                let mut entries = Entries::read(tx)?;
                entries.all.retain(|entry| !is_gone(entry));
                entries.write(tx)
            })?;
        }
        let deleted = self.read(|conn| Ok(check::all_tables(conn)?.iter().any(|table| table.record.deleted)))?;
        if deleted {
            self.purge_deleted()?;
        }
        Ok(())
    }
}

impl EntryRow {
    fn is_erased(&self) -> bool {
        self.section == TABLES || self.section.starts_with(ERASED)
    }
}

/// All entries of a file, to be written anew.
struct Entries {
    file: FileRow,
    all: Vec<EntryRow>,
}

impl Entries {
    fn read(conn: &Connection) -> Result<Entries, StoreError> {
        let (file, all) = (rows::read_file(conn)?, rows::read_entries(conn)?);
        if all.len() == file.entries as usize {
            Ok(Entries { file, all })
        } else {
            Err(StoreError::damaged("an entry is missing"))
        }
    }

    fn write(self, conn: &Connection) -> Result<(), StoreError> {
        rows::delete_entries(conn)?;
        for mut entry in self.all.iter().cloned() {
            entry.writes += 1;
            rows::insert_entry(conn, &entry)?;
        }
        let entries = u32::try_from(self.all.len()).unwrap_or(u32::MAX);
        rows::write_file(conn, FileRow { entries, ..self.file })
    }
}
