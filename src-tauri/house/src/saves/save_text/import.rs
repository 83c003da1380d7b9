//! Collects and writes what is imported.

use super::ImportResult;
use super::Known;
use super::checked_table;
use super::export_format::Written;
use super::lines::{Entry, ExportSection};
use super::table_matching::{Found, KnownTables};
use super::validate::{self, Validated};
use crate::background_task::BackgroundTask;
use crate::lists;
use crate::play::table_encoding;
use crate::problem::Problem;
use crate::settings::{SETTINGS, Settings};
use crate::statistics::NOT_COUNTED;
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use store::{Section, Store, TableId, WholeTable};

/// How many tables are removed at once.
pub(crate) const FEW: usize = 50;

/// The longest verdict that is imported, in bytes.
const LONGEST_VERDICT: usize = 2_000;

/// Tables being imported. Those that are written already count as deleted until all of them are complete, so that a
/// partial import is never visible; if the import fails, the next start removes them.
#[derive(Default)]
pub(crate) struct PendingImport {
    /// Checked, not written yet.
    tables: Vec<WholeTable>,
    /// Their size in bytes.
    pub held: usize,
    /// Tables that are written.
    pub written: Vec<TableId>,
    /// Tables that were here before, but deleted.
    deleted: Vec<TableId>,
    /// The clock times of these tables, and the verdicts kept with them.
    beside: Vec<store::NewEntry>,
    /// Those of all these whose game is over.
    over: Vec<String>,
    pub result: ImportResult,
}

impl PendingImport {
    /// Adds one table, if it is valid.
    ///
    /// # Errors
    /// Fails if the table is invalid, or the import is cancelled.
    pub fn add(
        &mut self,
        written: &Written,
        found: Found,
        here: &mut KnownTables,
        task: &BackgroundTask,
    ) -> Result<(), Problem> {
        // Each is restored once, even if a text holds it twice.
        let (id, finished) = match found.deleted.filter(|deleted| !self.deleted.contains(&deleted.id)) {
            Some(deleted) => {
                self.deleted.push(deleted.id.clone());
                (deleted.id, deleted.finished)
            }
            None => {
                let id = here.free_id(&written.id);
                let Validated { table, spent, .. } = validate::look_through(written, id.clone(), task)?;
                if let Some(spent) = spent {
                    self.beside.push((Section::Clock, id.to_string(), table_encoding::write(&spent)?));
                }
                let verdicts = written.verdicts.iter().map(|verdict| &**verdict);
                let verdicts: Vec<&RawValue> =
                    verdicts.filter(|verdict| verdict.get().len() <= LONGEST_VERDICT).collect();
                if !verdicts.is_empty() {
                    self.beside.push((Section::Verdict, id.to_string(), table_encoding::write(&verdicts)?));
                }
                let finished = table.record.finished;
                self.held += size(&table);
                self.tables.push(table);
                (id, finished)
            }
        };
        if finished {
            self.over.push(id.to_string());
        }
        self.result.tables.push(id.to_string());
        self.result.other += u32::from(found.known == Known::Other);
        Ok(())
    }

    /// Writes the checked tables, still hidden.
    ///
    /// # Errors
    /// Fails if they can't be written.
    pub fn write(&mut self, store: &mut Store) -> Result<(), Problem> {
        let mut tables = std::mem::take(&mut self.tables);
        tables.iter_mut().for_each(|table| table.record.deleted = true);
        let ids: Vec<TableId> = tables.iter().map(|table| table.record.id.clone()).collect();
        store.take_in(tables, &[], &[])?;
        self.written.extend(ids);
        self.held = 0;
        Ok(())
    }

    /// Completes the import with its entries, all or nothing.
    ///
    /// # Errors
    /// Fails if it can't be written; then nothing is imported.
    pub fn arrive(&mut self, store: &mut Store, mut entries: NewEntries) -> Result<ImportResult, Problem> {
        let counted = store.keys(Section::Statistic)?;
        entries.leave_uncounted(&self.over, &counted);
        entries.put.append(&mut self.beside);
        let hidden: Vec<TableId> = self.written.iter().chain(&self.deleted).cloned().collect();
        store.take_in(std::mem::take(&mut self.tables), &hidden, &entries.put)?;
        if hidden.len() > FEW {
            // This only keeps the log from staying as large as the import.
            let _ = store.checkpoint();
        }
        let result = std::mem::take(&mut self.result);
        Ok(ImportResult { entries: entries.count, settings: entries.settings.is_some(), ..result })
    }
}

/// Returns the approximate size of a table in bytes.
fn size(table: &WholeTable) -> usize {
    let nodes: usize = table.nodes.iter().map(checked_table::size).sum();
    table.record.setup.len() + table.snapshot.state.len() + nodes
}

/// How many entries of a text can't be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unreadable {
    pub pads: u32,
    /// Results and settings.
    pub others: u32,
}

/// Returns the readable entries, and how many can't be read.
pub(crate) fn sound(mut entries: Vec<Entry>) -> (Vec<Entry>, Unreadable) {
    let mut unreadable = Unreadable::default();
    entries.retain(|entry| {
        let readable = entry.section.is_readable(&entry.key, &entry.value);
        match entry.section {
            _ if readable => {}
            ExportSection::Pad | ExportSection::List => unreadable.pads += 1,
            ExportSection::Setting
            | ExportSection::Statistic
            | ExportSection::Practice
            | ExportSection::Puzzle
            | ExportSection::Judged
            | ExportSection::Refusal => unreadable.others += 1,
        }
        readable
    });
    (entries, unreadable)
}

/// Returns the entries that aren't here yet. The settings replace those that are here, if requested; settings that only
/// a newer version knows stay.
///
/// # Errors
/// Fails if the store can't be read.
pub(crate) fn new_entries(store: &Store, entries: Vec<Entry>, settings: bool) -> Result<NewEntries, Problem> {
    let mut new = NewEntries::default();
    let mut here = BTreeSet::new();
    for part in ExportSection::ALL {
        here.extend(store.keys(part.section())?.into_iter().map(|key| (part, key)));
    }
    for Entry { section: part, key, value } in entries {
        if part == ExportSection::Setting && key == SETTINGS {
            // Only settings with valid values are applied.
            new.settings = settings.then(|| Settings::read(&value));
        } else if here.insert((part, key.clone())) {
            match part {
                ExportSection::List => new.put.extend(lists::entries(&key, &value)?),
                _ => new.put.push((part.section(), key, value)),
            }
            new.count += 1;
        }
    }
    if let Some(settings) = &new.settings {
        let stored = store.entry(Section::Setting, SETTINGS)?.unwrap_or_default();
        new.put.push((Section::Setting, SETTINGS.to_owned(), settings.written_over(&stored)?));
    }
    Ok(new)
}

/// The entries of a text that are to be written.
#[derive(Default)]
pub(crate) struct NewEntries {
    /// The entries to be written.
    put: Vec<store::NewEntry>,
    /// How many of them are new.
    pub count: u32,
    /// The settings among them.
    pub settings: Option<Settings>,
}

impl NewEntries {
    /// Marks finished games that come without a result as not counted.
    fn leave_uncounted(&mut self, over: &[String], counted: &[String]) {
        let coming = self.put.iter().filter(|(section, ..)| *section == Section::Statistic).map(|(_, key, _)| key);
        let known: BTreeSet<&String> = coming.chain(counted).collect();
        let marks: Vec<store::NewEntry> = over
            .iter()
            .filter(|id| !known.contains(id))
            .map(|id| (Section::Statistic, id.clone(), NOT_COUNTED.to_owned()))
            .collect();
        self.put.extend(marks);
    }
}
