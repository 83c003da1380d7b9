//! Tables, and everything, on their way in.

use super::ImportResult;
use super::Known;
use super::found;
use super::known::{Found, KnownTables};
use super::lines::{Entry, Part};
use super::validate::{self, Validated};
use super::written::Written;
use crate::errand::Errand;
use crate::lists;
use crate::play::stored;
use crate::problem::Problem;
use crate::settings::{SETTINGS, Settings};
use crate::statistics::NOT_COUNTED;
use std::collections::BTreeSet;
use store::{Section, Store, TableId, WholeTable};

/// So many tables are removed at once.
pub(crate) const FEW: usize = 50;

/// Tables on their way in. Those that are written already count as deleted until all of them arrive, so that nobody sees
/// half of what comes; and if nothing arrives, the next start removes whatever was left behind.
#[derive(Default)]
pub(crate) struct Coming {
    /// Looked through, not yet written.
    tables: Vec<WholeTable>,
    /// How many bytes they hold.
    pub held: usize,
    /// Tables that are written.
    pub written: Vec<TableId>,
    /// Tables that were here before, but deleted.
    deleted: Vec<TableId>,
    /// What is kept of people's time at these.
    spent: Vec<store::Entry>,
    /// Those of all these whose game is over.
    over: Vec<String>,
    pub result: ImportResult,
}

impl Coming {
    /// One more table, if it can be.
    pub fn add(
        &mut self,
        written: &Written,
        found: Found,
        here: &mut KnownTables,
        errand: &Errand,
    ) -> Result<(), Problem> {
        // Each comes back once, even if a text holds it twice.
        let (id, finished) = match found.deleted.filter(|deleted| !self.deleted.contains(&deleted.id)) {
            Some(deleted) => {
                self.deleted.push(deleted.id.clone());
                (deleted.id, deleted.finished)
            }
            None => {
                let id = here.free_id(&written.id);
                let Validated { table, spent, .. } = validate::look_through(written, id.clone(), errand)?;
                if let Some(spent) = spent {
                    self.spent.push((Section::Clock, id.to_string(), stored::write(&spent)?));
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

    /// Writes what was looked through, where nobody sees it yet.
    pub fn write(&mut self, store: &mut Store) -> Result<(), Problem> {
        let mut tables = std::mem::take(&mut self.tables);
        tables.iter_mut().for_each(|table| table.record.deleted = true);
        let ids: Vec<TableId> = tables.iter().map(|table| table.record.id.clone()).collect();
        store.take_in(tables, &[], &[])?;
        self.written.extend(ids);
        self.held = 0;
        Ok(())
    }

    /// All of them and what stands beside them, or nothing.
    pub fn arrive(&mut self, store: &mut Store, mut entries: NewEntries) -> Result<ImportResult, Problem> {
        let counted = store.keys(Section::Statistic)?;
        entries.leave_uncounted(&self.over, &counted);
        entries.put.append(&mut self.spent);
        let hidden: Vec<TableId> = self.written.iter().chain(&self.deleted).cloned().collect();
        store.take_in(std::mem::take(&mut self.tables), &hidden, &entries.put)?;
        if hidden.len() > FEW {
            // Only keeps the log from staying as large as all that came.
            let _ = store.checkpoint();
        }
        let result = std::mem::take(&mut self.result);
        Ok(ImportResult { entries: entries.count, settings: entries.settings.is_some(), ..result })
    }
}

/// About how many bytes a table holds.
fn size(table: &WholeTable) -> usize {
    let nodes: usize = table.nodes.iter().map(found::size).sum();
    table.record.setup.len() + table.snapshot.state.len() + nodes
}

/// What can't be read among the entries of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unreadable {
    /// Pads and lists.
    pub pads: u32,
    /// Results and settings.
    pub others: u32,
}

/// What of the entries can be kept, and how many can't be read.
pub(crate) fn sound(mut entries: Vec<Entry>) -> (Vec<Entry>, Unreadable) {
    let mut unreadable = Unreadable::default();
    entries.retain(|entry| {
        let readable = entry.section.is_readable(&entry.key, &entry.value);
        match entry.section {
            _ if readable => {}
            Part::Pad | Part::List => unreadable.pads += 1,
            Part::Setting | Part::Statistic => unreadable.others += 1,
        }
        readable
    });
    (entries, unreadable)
}

/// What of the entries isn't here yet. The settings come in place of those that are here, if so asked.
pub(crate) fn new_entries(store: &Store, entries: Vec<Entry>, settings: bool) -> Result<NewEntries, Problem> {
    let mut new = NewEntries::default();
    let mut here = BTreeSet::new();
    for part in Part::ALL {
        here.extend(store.keys(part.section())?.into_iter().map(|key| (part, key)));
    }
    for Entry { section: part, key, value } in entries {
        if part == Part::Setting && key == SETTINGS {
            // Whatever they say, only what can be set is set.
            new.settings = settings.then(|| Settings::read(&value));
        } else if here.insert((part, key.clone())) {
            match part {
                Part::List => new.put.extend(lists::entries(&key, &value)?),
                _ => new.put.push((part.section(), key, value)),
            }
            new.count += 1;
        }
    }
    if let Some(settings) = &new.settings {
        new.put.push((Section::Setting, SETTINGS.to_owned(), stored::write(settings)?));
    }
    Ok(new)
}

/// What is to become of the entries of a text.
#[derive(Default)]
pub(crate) struct NewEntries {
    /// Those to be written.
    put: Vec<store::Entry>,
    /// How many of them are new.
    pub count: u32,
    /// The settings among them.
    pub settings: Option<Settings>,
}

impl NewEntries {
    /// A game that comes here over is counted by the result that comes with it, or not at all.
    fn leave_uncounted(&mut self, over: &[String], counted: &[String]) {
        let coming = self.put.iter().filter(|(section, ..)| *section == Section::Statistic).map(|(_, key, _)| key);
        let known: BTreeSet<&String> = coming.chain(counted).collect();
        let marks: Vec<store::Entry> = over
            .iter()
            .filter(|id| !known.contains(id))
            .map(|id| (Section::Statistic, id.clone(), NOT_COUNTED.to_owned()))
            .collect();
        self.put.extend(marks);
    }
}
