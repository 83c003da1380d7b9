//! Settings and statistics: a JSON value under a key, in two separate sections.

use crate::error::StoreError;
use crate::open::Store;
use crate::rows::{self, EntryRow, FileRow};

const SETTING: &str = "setting";
const STATISTIC: &str = "statistic";

impl Store {
    /// All settings that were ever saved, as (key, JSON), ordered by key.
    pub fn settings(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.section(SETTING)
    }

    /// Saves one setting.
    pub fn put_setting(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        self.put(SETTING, &[(key, value)])
    }

    /// Saves several settings, all or none.
    pub fn put_settings(&mut self, values: &[(&str, &str)]) -> Result<(), StoreError> {
        self.put(SETTING, values)
    }

    /// All statistics, as (key, JSON), ordered by key.
    pub fn statistics(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.section(STATISTIC)
    }

    /// Saves one statistic.
    pub fn put_statistic(&mut self, key: &str, value: &str) -> Result<(), StoreError> {
        self.put(STATISTIC, &[(key, value)])
    }

    fn section(&self, section: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.read(|conn| {
            let file = rows::read_file(conn)?;
            let entries = rows::read_entries(conn)?;
            if entries.len() != file.entries as usize {
                return Err(StoreError::damaged("an entry is missing"));
            }
            let mut found: Vec<_> = entries
                .into_iter()
                .filter(|entry| entry.section == section)
                .map(|entry| (entry.key, entry.value))
                .collect();
            found.sort();
            Ok(found)
        })
    }

    fn put(&mut self, section: &str, values: &[(&str, &str)]) -> Result<(), StoreError> {
        self.write(|tx| {
            let known = rows::read_entries(tx)?;
            let file = rows::read_file(tx)?;
            let mut added = 0;
            for &(key, value) in values {
                let before = known.iter().find(|entry| entry.section == section && entry.key == key);
                let entry = EntryRow {
                    section: section.into(),
                    key: key.into(),
                    value: value.into(),
                    writes: before.map_or(1, |entry| entry.writes + 1),
                };
                if !rows::update_entry(tx, &entry)? {
                    rows::insert_entry(tx, &entry)?;
                    added += 1;
                }
            }
            if added > 0 {
                let entries = file.entries + added;
                rows::write_file(tx, FileRow { entries, ..file })?;
            }
            Ok(())
        })
    }
}
