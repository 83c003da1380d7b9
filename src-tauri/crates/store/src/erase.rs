//! Erases everything so that it can be brought back: tables are marked deleted, and entries move into sections that
//! nothing else reads.

use crate::error::StoreError;
use crate::integrity_check;
use crate::open::Store;
use crate::rows::{self, EntryRow, FileRow};
use crate::section::is_deleted;
use rusqlite::Connection;
use std::collections::BTreeSet;

/// The prefix of the section name of an erased entry; the original name follows.
const ERASED: &str = "aside/";
/// The section that holds the identifiers of the erased tables. Other tables may have been deleted before.
const TABLES: &str = "aside";

impl Store {
    /// Erases all tables and entries so that [`Store::erase_undo`] can bring them back. What was erased before is
    /// removed for good.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn erase(&mut self) -> Result<(), StoreError> {
        self.write_in_reserve(|tx| {
            remove_entries(tx, is_erased)?;
            for (id, section, _) in rows::entry_places(tx)? {
                if !is_deleted(&section) {
                    rows::move_entry(tx, id, &format!("{ERASED}{section}"))?;
                }
            }
            let mut erased = 0;
            for mut table in integrity_check::all_tables(tx)?.into_iter().filter(|table| !table.record.deleted) {
                let (section, key) = (TABLES.to_owned(), table.record.id.to_string());
                rows::insert_entry(tx, &EntryRow { section, key, value: String::new(), writes: 1 })?;
                erased += 1;
                table.record.deleted = true;
                rows::write_table(tx, &mut table)?;
            }
            let file = rows::read_file(tx)?;
            rows::write_file(tx, FileRow { entries: file.entries + erased, ..file })
        })
    }

    /// Brings back what was erased, unchanged. Returns whether there was anything. What was made since stays, unless it
    /// uses the same key.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn erase_undo(&mut self) -> Result<bool, StoreError> {
        self.write_in_reserve(|tx| {
            let erased = rows::entry_places(tx)?.into_iter().filter(|(_, section, _)| is_erased(section));
            let (tables, back): (Vec<_>, Vec<_>) = erased.partition(|(_, section, _)| section == TABLES);
            for (id, section, key) in &back {
                let section = &section[ERASED.len()..];
                rows::fewer(tx, rows::delete_entry(tx, section, key)?)?;
                rows::move_entry(tx, *id, section)?;
            }
            remove_entries(tx, |section| section == TABLES)?;
            let found = !tables.is_empty() || !back.is_empty();
            let tables: BTreeSet<String> = tables.into_iter().map(|(_, _, key)| key).collect();
            for mut table in integrity_check::all_tables(tx)? {
                if tables.contains(&table.record.id.0) {
                    table.record.deleted = false;
                    rows::write_table(tx, &mut table)?;
                }
            }
            Ok(found)
        })
    }

    /// Returns whether something was erased and can be brought back.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn has_erased(&self) -> Result<bool, StoreError> {
        self.read(|conn| has_entries(conn, is_erased))
    }

    /// Removes for good what was deleted or erased; nothing of it is left in the file. If everything was erased,
    /// damaged files that were set aside are removed too.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full, the file is damaged or a file can't be removed.
    pub fn purge(&mut self) -> Result<(), StoreError> {
        let is_gone = |section: &str| is_erased(section) || is_deleted(section);
        let deleted = "SELECT 1 FROM tables NOT INDEXED WHERE deleted";
        let (erased, entries, tables) = self.read(|conn| {
            let deleted = conn.prepare_cached(deleted)?.exists([])?;
            Ok((has_entries(conn, is_erased)?, has_entries(conn, is_gone)?, deleted))
        })?;
        if erased {
            // Before the entries, since these files hold what was erased: as long as one is left, the entries that
            // demand its removal stay.
            self.remove_set_aside()?;
        }
        if entries {
            self.write(|tx| remove_entries(tx, is_gone))?;
        }
        if tables {
            self.purge_deleted()?;
        }
        if entries || tables { self.shrink() } else { Ok(()) }
    }
}

/// Whether a section holds erased entries.
fn is_erased(section: &str) -> bool {
    section == TABLES || section.starts_with(ERASED)
}

/// Whether any section for which `like` holds has entries.
fn has_entries(conn: &Connection, like: impl Fn(&str) -> bool) -> Result<bool, StoreError> {
    let mut statement = conn.prepare_cached("SELECT DISTINCT section FROM entry NOT INDEXED")?;
    let mut sections = statement.query([])?;
    while let Some(row) = sections.next()? {
        if like(&row.get::<_, String>(0)?) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Removes all entries of sections for which `like` holds.
fn remove_entries(conn: &Connection, like: impl Fn(&str) -> bool) -> Result<(), StoreError> {
    let places = rows::entry_places(conn)?.into_iter().filter(|(_, section, _)| like(section));
    let mut removed = 0;
    for (id, ..) in places {
        rows::delete_entry_at(conn, id)?;
        removed += 1;
    }
    rows::fewer(conn, removed)
}
