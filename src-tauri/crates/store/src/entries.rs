//! Entries beside the tables: JSON values under keys, in separate sections.

use crate::error::StoreError;
use crate::integrity_check;
use crate::open::Store;
use crate::rows::{self, EntryRow, FileRow};
use crate::section::Section;
use rusqlite::Connection;

impl Store {
    /// Returns all entries of a section as (key, JSON), ordered by key.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn entries(&self, section: Section) -> Result<Vec<(String, String)>, StoreError> {
        self.read(|conn| {
            integrity_check::entry_count(conn)?;
            let entries = rows::read_section(conn, section.name())?.into_iter();
            let mut found: Vec<_> = entries.map(|entry| (entry.key, entry.value)).collect();
            found.sort();
            Ok(found)
        })
    }

    /// Returns the value under a key; `None` if there is none.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn entry(&self, section: Section, key: &str) -> Result<Option<String>, StoreError> {
        self.read(|conn| match rows::find_entry(conn, section.name(), key)? {
            Some(entry) => Ok(Some(entry.value)),
            None => integrity_check::entry_count(conn).map(|()| None),
        })
    }

    /// Returns the keys of a section in order, without reading the values.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
    pub fn keys(&self, section: Section) -> Result<Vec<String>, StoreError> {
        self.read(|conn| {
            integrity_check::entry_count(conn)?;
            rows::keys_of(conn, section.name())
        })
    }

    /// Returns the keys of those values in a section that are longer than `bytes`.
    ///
    /// # Errors
    /// Fails if the file is damaged or can't be read.
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
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn put_entry(&mut self, section: Section, key: &str, value: &str) -> Result<(), StoreError> {
        self.put_entries(section, &[(key, value)])
    }

    /// Puts or removes the values under one key in several sections, all or none. Removing a missing value is no error.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
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

    /// Puts a value, or removes it, without waiting for the disk. The change survives a crash of the app and reaches
    /// the disk with the next write that waits; until then a power cut may lose it.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn put_with_next(&mut self, section: Section, key: &str, value: Option<&str>) -> Result<(), StoreError> {
        self.without_waiting(|store| store.set_entries(key, &[(section, value)]))
    }

    /// Puts several values, all or none.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn put_entries(&mut self, section: Section, values: &[(&str, &str)]) -> Result<(), StoreError> {
        self.write(|tx| put(tx, values.iter().map(|&(key, value)| (section, key, value))))
    }

    /// Deletes a value so that [`Store::restore_entry`] can bring it back. Returns whether there was one. A value
    /// deleted under this key before is removed for good.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn delete_entry(&mut self, section: Section, key: &str) -> Result<bool, StoreError> {
        self.delete_entries(&[section], key)
    }

    /// As [`Store::delete_entry`] for the values under one key in several sections, all or none. Returns whether the
    /// first section had one.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
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

    /// Restores a deleted value unless the key has a new value. Returns whether the key has a value afterwards.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn restore_entry(&mut self, section: Section, key: &str) -> Result<bool, StoreError> {
        self.restore_entries(&[section], key)
    }

    /// As [`Store::restore_entry`] for the values under one key in several sections; the first section decides.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
    pub fn restore_entries(&mut self, sections: &[Section], key: &str) -> Result<bool, StoreError> {
        self.write_in_reserve(|tx| {
            let mut found = false;
            for (number, section) in sections.iter().enumerate() {
                if number == 0 && rows::find_entry(tx, section.name(), key)?.is_some() {
                    // The key has a new value: neither it nor what belongs to it is overwritten.
                    return Ok(true);
                }
                let moved = move_entry(tx, &section.deleted(), section.name(), key)?;
                found |= moved && number == 0;
            }
            Ok(found)
        })
    }

    /// Puts values and removes others for good, all or none. Removing a missing key is no error.
    ///
    /// # Errors
    /// Fails if the store only reads, the disk is full or the file is damaged.
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

/// Moves a value into another section, replacing a value there. Returns whether there was one to move.
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

/// Puts values given as (section, key, JSON).
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
