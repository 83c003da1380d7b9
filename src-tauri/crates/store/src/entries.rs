//! Small things beside the tables: a JSON value under a key, in separate sections.

use crate::error::StoreError;
use crate::open::Store;
use crate::rows::{self, EntryRow, FileRow};
use rusqlite::Connection;

/// What a value is about. A key is its own in each section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// What the person has set, and marks the person has made.
    Setting,
    /// How games ended.
    Statistic,
    /// Score pads of games at a real table.
    Pad,
}

impl Section {
    /// The section's name in the file.
    fn name(self) -> &'static str {
        match self {
            Section::Setting => "setting",
            Section::Statistic => "statistic",
            Section::Pad => "pad",
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

    /// Removes values for good, all or none; a key that isn't there is no error.
    pub fn remove_entries(&mut self, section: Section, keys: &[&str]) -> Result<(), StoreError> {
        self.write(|tx| {
            let file = rows::read_file(tx)?;
            let mut removed = 0;
            for key in keys {
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

/// Puts values as (section, key, JSON).
pub(crate) fn put<'a>(
    conn: &Connection,
    values: impl Iterator<Item = (Section, &'a str, &'a str)>,
) -> Result<(), StoreError> {
    let known = rows::read_entries(conn)?;
    let file = rows::read_file(conn)?;
    let mut added = 0;
    for (section, key, value) in values {
        let before = known.iter().find(|entry| entry.section == section.name() && entry.key == key);
        let entry = EntryRow {
            section: section.name().into(),
            key: key.into(),
            value: value.into(),
            writes: before.map_or(1, |entry| entry.writes + 1),
        };
        if !rows::update_entry(conn, &entry)? {
            rows::insert_entry(conn, &entry)?;
            added += 1;
        }
    }
    if added > 0 {
        let entries = file.entries + added;
        rows::write_file(conn, FileRow { entries, ..file })?;
    }
    Ok(())
}
