//! Small things beside the tables: a JSON value under a key, in separate sections.

use crate::check;
use crate::error::StoreError;
use crate::open::Store;
use crate::rows::{self, EntryRow, FileRow};
use crate::section::Section;
use rusqlite::Connection;

impl Store {
    /// Everything that was ever put into a section, as (key, JSON), ordered by key.
    pub fn entries(&self, section: Section) -> Result<Vec<(String, String)>, StoreError> {
        self.read(|conn| {
            check::entry_count(conn)?;
            let entries = rows::read_section(conn, section.name())?.into_iter();
            let mut found: Vec<_> = entries.map(|entry| (entry.key, entry.value)).collect();
            found.sort();
            Ok(found)
        })
    }

    /// The value under a key, if there is one.
    pub fn entry(&self, section: Section, key: &str) -> Result<Option<String>, StoreError> {
        self.read(|conn| match rows::find_entry(conn, section.name(), key)? {
            Some(entry) => Ok(Some(entry.value)),
            None => check::entry_count(conn).map(|()| None),
        })
    }

    /// The keys of a section, in order. Values aren't read.
    pub fn keys(&self, section: Section) -> Result<Vec<String>, StoreError> {
        self.read(|conn| {
            check::entry_count(conn)?;
            rows::keys_of(conn, section.name())
        })
    }

    /// The keys of the values in a section that take more than so many bytes.
    pub fn longer_entries(&self, section: Section, bytes: usize) -> Result<Vec<String>, StoreError> {
        self.read(|conn| {
            let mut statement =
                conn.prepare_cached("SELECT key FROM entry WHERE section = ? AND octet_length(value) > ?")?;
            let keys =
                statement.query_map((section.name(), i64::try_from(bytes).unwrap_or(i64::MAX)), |row| row.get(0))?;
            Ok(keys.collect::<Result<_, _>>()?)
        })
    }

    /// Puts one value.
    pub fn put_entry(&mut self, section: Section, key: &str, value: &str) -> Result<(), StoreError> {
        self.put_entries(section, &[(key, value)])
    }

    /// Puts or removes the values that have one key in several sections, all or none; one to be removed that isn't there
    /// is no error.
    pub fn set_entries(&mut self, key: &str, values: &[(Section, Option<&str>)]) -> Result<(), StoreError> {
        self.write(|tx| {
            for (section, value) in values {
                match value {
                    Some(value) => put(tx, [(*section, key, *value)].into_iter())?,
                    None => rows::fewer(tx, rows::delete_entry(tx, section.name(), key)?)?,
                }
            }
            Ok(())
        })
    }

    /// Puts a value, or removes it, without waiting for the disk: it outlives a crash of the app, and reaches the disk
    /// with the next write that waits. Until then a power cut may lose it.
    pub fn put_with_next(&mut self, section: Section, key: &str, value: Option<&str>) -> Result<(), StoreError> {
        self.without_waiting(|store| store.set_entries(key, &[(section, value)]))
    }

    /// Puts several values, all or none.
    pub fn put_entries(&mut self, section: Section, values: &[(&str, &str)]) -> Result<(), StoreError> {
        self.write(|tx| put(tx, values.iter().map(|&(key, value)| (section, key, value))))
    }

    /// Deletes a value in a way that [`Store::restore_entry`] takes back; says whether there was one. What was deleted
    /// under its key before is gone for good then.
    pub fn delete_entry(&mut self, section: Section, key: &str) -> Result<bool, StoreError> {
        self.delete_entries(&[section], key)
    }

    /// The same for the values under one key in several sections, all or none; says whether there was one in the first.
    pub fn delete_entries(&mut self, sections: &[Section], key: &str) -> Result<bool, StoreError> {
        self.write_in_reserve(|tx| {
            let mut found = false;
            for (number, section) in sections.iter().enumerate() {
                let moved = move_entry(tx, section.name(), &section.deleted(), key)?;
                found |= moved && number == 0;
            }
            Ok(found)
        })
    }

    /// Takes a deletion back, unless there is another value now; says whether there is one.
    pub fn restore_entry(&mut self, section: Section, key: &str) -> Result<bool, StoreError> {
        self.restore_entries(&[section], key)
    }

    /// The same for the values under one key in several sections: by what there is in the first.
    pub fn restore_entries(&mut self, sections: &[Section], key: &str) -> Result<bool, StoreError> {
        self.write_in_reserve(|tx| {
            let mut found = false;
            for (number, section) in sections.iter().enumerate() {
                if number == 0 && rows::find_entry(tx, section.name(), key)?.is_some() {
                    // Another value stands there now: neither it nor what belongs to it is written over.
                    return Ok(true);
                }
                let moved = move_entry(tx, &section.deleted(), section.name(), key)?;
                found |= moved && number == 0;
            }
            Ok(found)
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
            let mut removed = 0;
            for key in removed_keys {
                removed += rows::delete_entry(tx, section.name(), key)?;
            }
            rows::fewer(tx, removed)
        })
    }
}

/// Moves a value into another section, over what may lie there; says whether there was one.
fn move_entry(conn: &Connection, from: &str, to: &str, key: &str) -> Result<bool, StoreError> {
    let Some(entry) = rows::find_entry(conn, from, key)? else { return Ok(false) };
    let moved = EntryRow { section: to.to_owned(), writes: entry.writes + 1, ..entry };
    let mut removed = rows::delete_entry(conn, from, key)?;
    if !rows::update_entry(conn, &moved)? {
        rows::insert_entry(conn, &moved)?;
        removed -= 1;
    }
    rows::fewer(conn, removed)?;
    Ok(true)
}

/// Puts values as (section, key, JSON).
pub(crate) fn put<'a>(
    conn: &Connection,
    values: impl Iterator<Item = (Section, &'a str, &'a str)>,
) -> Result<(), StoreError> {
    let mut added = 0;
    for (section, key, value) in values {
        let section = section.name();
        let known = rows::find_entry(conn, section, key)?;
        let writes = known.as_ref().map_or(0, |entry| entry.writes) + 1;
        let entry = EntryRow { section: section.into(), key: key.into(), value: value.into(), writes };
        if known.is_none() {
            rows::insert_entry(conn, &entry)?;
            added += 1;
        } else if !rows::update_entry(conn, &entry)? {
            return Err(StoreError::damaged("an entry is missing"));
        }
    }
    if added > 0 {
        let file = rows::read_file(conn)?;
        let entries = file.entries + added;
        rows::write_file(conn, FileRow { entries, ..file })?;
    }
    Ok(())
}
