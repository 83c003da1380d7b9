//! Small things beside the tables: a JSON value under a key, in separate sections.

use crate::error::StoreError;
use crate::open::Store;
use crate::rows::{self, EntryRow, FileRow};
use rusqlite::Connection;
use std::collections::BTreeMap;

/// What the section of an entry is called that was deleted: this and its old name.
const DELETED: &str = "deleted/";

/// What a value is about. A key is its own in each section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// What the person has set, and marks the person has made.
    Setting,
    /// How games ended.
    Statistic,
    /// Score pads of games at a real table.
    Pad,
    /// Lists that people write for a table: decks, say.
    List,
    /// How much of their time people have spent at a table, by its identifier.
    Clock,
}

impl Section {
    /// The section's name in the file.
    fn name(self) -> &'static str {
        match self {
            Section::Setting => "setting",
            Section::Statistic => "statistic",
            Section::Pad => "pad",
            Section::List => "list",
            Section::Clock => "clock",
        }
    }
}

impl Store {
    /// Everything that was ever put into a section, as (key, JSON), ordered by key.
    pub fn entries(&self, section: Section) -> Result<Vec<(String, String)>, StoreError> {
        self.read(|conn| {
            let file = rows::read_file(conn)?;
            let entries = rows::read_entries(conn)?;
            if entries.len() != file.entries as usize {
                return Err(StoreError::damaged("an entry is missing"));
            }
            let mut found: Vec<_> = entries
                .into_iter()
                .filter(|entry| entry.section == section.name())
                .map(|entry| (entry.key, entry.value))
                .collect();
            found.sort();
            Ok(found)
        })
    }

    /// Puts one value.
    pub fn put_entry(&mut self, section: Section, key: &str, value: &str) -> Result<(), StoreError> {
        self.put_entries(section, &[(key, value)])
    }

    /// Puts several values, all or none.
    pub fn put_entries(&mut self, section: Section, values: &[(&str, &str)]) -> Result<(), StoreError> {
        self.write(|tx| put(tx, values.iter().map(|&(key, value)| (section, key, value))))
    }

    /// Deletes a value in a way that [`Store::restore_entry`] takes back; says whether there was one. What was deleted
    /// under its key before is gone for good then.
    pub fn delete_entry(&mut self, section: Section, key: &str) -> Result<bool, StoreError> {
        let deleted = format!("{DELETED}{}", section.name());
        self.write(|tx| move_entry(tx, section.name(), &deleted, key))
    }

    /// Takes a deletion back, unless there is another value now; says whether there is one.
    pub fn restore_entry(&mut self, section: Section, key: &str) -> Result<bool, StoreError> {
        let deleted = format!("{DELETED}{}", section.name());
        self.write(|tx| match find(&rows::read_entries(tx)?, section.name(), key) {
            Some(_) => Ok(true),
            None => move_entry(tx, &deleted, section.name(), key),
        })
    }

    /// Puts values and removes others for good, all or none; a key to be removed that isn't there is no error.
    pub fn change_entries(
        &mut self,
        section: Section,
        values: &[(&str, &str)],
        removed_keys: &[&str],
    ) -> Result<(), StoreError> {
        self.write(|tx| {
            put(tx, values.iter().map(|&(key, value)| (section, key, value)))?;
            let file = rows::read_file(tx)?;
            let mut removed = 0;
            for key in removed_keys {
                removed += rows::delete_entry(tx, section.name(), key)?;
            }
            if removed > 0 {
                let entries = file.entries.saturating_sub(removed);
                rows::write_file(tx, FileRow { entries, ..file })?;
            }
            Ok(())
        })
    }
}

impl EntryRow {
    /// Whether it waits to be restored, or to be removed for good at the next start.
    pub(crate) fn is_deleted(&self) -> bool {
        self.section.starts_with(DELETED)
    }
}

fn find<'a>(entries: &'a [EntryRow], section: &str, key: &str) -> Option<&'a EntryRow> {
    entries.iter().find(|entry| entry.section == section && entry.key == key)
}

/// Moves a value into another section, over what may lie there; says whether there was one.
fn move_entry(conn: &Connection, from: &str, to: &str, key: &str) -> Result<bool, StoreError> {
    let (known, file) = (rows::read_entries(conn)?, rows::read_file(conn)?);
    let Some(entry) = find(&known, from, key) else { return Ok(false) };
    let moved = EntryRow { section: to.to_owned(), writes: entry.writes + 1, ..entry.clone() };
    let mut removed = rows::delete_entry(conn, from, key)?;
    if !rows::update_entry(conn, &moved)? {
        rows::insert_entry(conn, &moved)?;
        removed -= 1;
    }
    if removed > 0 {
        let entries = file.entries.saturating_sub(removed);
        rows::write_file(conn, FileRow { entries, ..file })?;
    }
    Ok(true)
}

/// Puts values as (section, key, JSON).
pub(crate) fn put<'a>(
    conn: &Connection,
    values: impl Iterator<Item = (Section, &'a str, &'a str)>,
) -> Result<(), StoreError> {
    let known = rows::read_entries(conn)?.into_iter().map(|entry| ((entry.section, entry.key), entry.writes));
    // Looked up here: the file has no index, and a backup may bring thousands.
    let mut known: BTreeMap<(String, String), i64> = known.collect();
    let file = rows::read_file(conn)?;
    let mut added = 0;
    for (section, key, value) in values {
        let written = known.entry((section.name().into(), key.into())).or_default();
        let is_new = *written == 0;
        *written += 1;
        let entry = EntryRow { section: section.name().into(), key: key.into(), value: value.into(), writes: *written };
        if is_new {
            rows::insert_entry(conn, &entry)?;
            added += 1;
        } else if !rows::update_entry(conn, &entry)? {
            return Err(StoreError::damaged("an entry is missing"));
        }
    }
    if added > 0 {
        let entries = file.entries + added;
        rows::write_file(conn, FileRow { entries, ..file })?;
    }
    Ok(())
}
