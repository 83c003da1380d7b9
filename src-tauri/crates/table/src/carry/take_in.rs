//! Tables, and everything, on their way in.

use super::CarriedIn;
use super::Known;
use super::envelope::{self, Kind};
use super::here::{Found, Here};
use super::lines::{self, Entry, Part};
use super::look::{admit, decoded, left_out, only_table};
use super::written::Written;
use crate::house::{House, SETTINGS};
use crate::problem::{Problem, ProblemKind};
use crate::settings::Settings;
use crate::shared::Inner;
use crate::statistics::NOT_COUNTED;
use crate::stored;
use rulebook::Lang;
use std::collections::BTreeSet;
use store::{NodeRecord, Section, TableId, WholeTable};

/// The most that is held of tables looked through and not yet taken in, in bytes: thousands of evenings don't come near.
const MOST_HELD: usize = 512 << 20;

impl House {
    /// Takes in a table, or everything, and with it the settings if so asked: all of it or nothing. Nothing that is
    /// here is changed or written over. What was deleted here and stands just so is brought back.
    ///
    /// # Errors
    /// Why it can't be taken in.
    pub fn carry_in(&self, file: &str, settings: bool) -> Result<CarriedIn, Problem> {
        let lang = self.lang();
        let text = decoded(file).ok_or_else(|| Problem::new(ProblemKind::NotOurs, lang))?;
        let (kind, content) = envelope::open(&text).map_err(|wrong| wrong.problem(lang))?;
        // One after the other: what the first brings in, the second finds here.
        let _alone = self.carrying();
        let taken = match kind {
            Kind::Table => self.take_in_table(&content),
            Kind::Everything => self.take_in_everything(&content, settings),
        };
        self.lock().mend(taken.as_ref().err());
        self.wake();
        taken
    }

    /// Takes in a table, as a copy if it is here already.
    fn take_in_table(&self, content: &str) -> Result<CarriedIn, Problem> {
        let lang = self.lang();
        let written = only_table(content).map_err(|wrong| wrong.problem(lang))?;
        let (mut here, found) = self.whereabouts(&written)?;
        let mut coming = Coming::default();
        coming.add(&written, found, &mut here, lang)?;
        coming.take_in(&mut self.lock(), NewEntries::default())
    }

    fn take_in_everything(&self, content: &str, settings: bool) -> Result<CarriedIn, Problem> {
        let lang = self.lang();
        let beside = lines::beside(content).map_err(|wrong| wrong.problem(lang))?;
        let mut here = Here::of(&self.lock().store, lang)?;
        let mut coming = Coming::default();
        // Without the lock, but for a glance at what is here: playing all that again takes a while.
        for written in lines::tables(content) {
            let written = written.map_err(|wrong| wrong.problem(lang))?;
            let found = here.find(&self.lock().store, &written, lang)?;
            if found.known == Known::Same {
                coming.result.same += 1;
            } else if let Err(problem) = coming.add(&written, found, &mut here, lang) {
                coming.result.left_out.push(left_out(&written, &problem));
            }
            if coming.held > MOST_HELD {
                return Err(Problem::new(ProblemKind::TooLarge, lang));
            }
        }
        let mut inner = self.lock();
        let entries = inner.new_entries(&beside.entries, settings)?;
        coming.take_in(&mut inner, entries)
    }
}

/// Tables that have been looked through, and come in together.
#[derive(Default)]
struct Coming {
    tables: Vec<WholeTable>,
    /// How many bytes they hold.
    held: usize,
    /// Tables that are here, but deleted.
    deleted: Vec<TableId>,
    /// Those of all these whose game is over.
    over: Vec<String>,
    result: CarriedIn,
}

impl Coming {
    /// One more table, if it can be.
    fn add(&mut self, written: &Written, found: Found, here: &mut Here, lang: Lang) -> Result<(), Problem> {
        // Each comes back once, even if a text holds it twice.
        let (id, finished) = match found.deleted.filter(|deleted| !self.deleted.contains(&deleted.id)) {
            Some(deleted) => {
                self.deleted.push(deleted.id.clone());
                (deleted.id, deleted.finished)
            }
            None => {
                let id = here.free_id(&written.id);
                let table = admit(written, id.clone(), lang)?.table;
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

    /// All of them and what stands beside them, or nothing.
    fn take_in(self, inner: &mut Inner, mut entries: NewEntries) -> Result<CarriedIn, Problem> {
        let failed = |error| Problem::from_store(&error, inner.lang);
        let counted = inner.store.entries(Section::Statistic).map_err(failed)?;
        entries.leave_uncounted(&self.over, &counted);
        inner.store.take_in(self.tables, &self.deleted, &entries.put).map_err(failed)?;
        if let Some(settings) = entries.settings {
            inner.settings = settings;
            inner.interrupt();
        }
        Ok(CarriedIn { entries: entries.count, settings: entries.settings.is_some(), ..self.result })
    }
}

/// About how many bytes a table holds.
fn size(table: &WholeTable) -> usize {
    let node = |node: &NodeRecord| size_of::<NodeRecord>() + node.mv.len() + node.events.len() + node.state_hash.len();
    table.record.setup.len() + table.snapshot.state.len() + table.nodes.iter().map(node).sum::<usize>()
}

/// What is to become of the entries of a text.
#[derive(Default)]
pub(super) struct NewEntries {
    /// Those to be written.
    put: Vec<store::Entry>,
    /// How many of them are new.
    pub count: u32,
    /// The settings among them.
    pub settings: Option<Settings>,
}

impl NewEntries {
    /// A game that comes here over is counted by the result that comes with it, or not at all.
    fn leave_uncounted(&mut self, over: &[String], counted: &[(String, String)]) {
        let coming = self.put.iter().filter(|(section, ..)| *section == Section::Statistic).map(|(_, key, _)| key);
        let known: BTreeSet<&String> = coming.chain(counted.iter().map(|(key, _)| key)).collect();
        let marks: Vec<store::Entry> = over
            .iter()
            .filter(|id| !known.contains(id))
            .map(|id| (Section::Statistic, id.clone(), NOT_COUNTED.to_owned()))
            .collect();
        self.put.extend(marks);
    }
}

impl Inner {
    /// What of the entries isn't here yet. The settings come in place of those that are here, if so asked.
    pub(super) fn new_entries(&self, entries: &[Entry], settings: bool) -> Result<NewEntries, Problem> {
        let mut new = NewEntries::default();
        for part in Part::ALL {
            let here = self.store.entries(part.section()).map_err(|error| Problem::from_store(&error, self.lang))?;
            let mut here: BTreeSet<String> = here.into_iter().map(|(key, _)| key).collect();
            for Entry { key, value, .. } in entries.iter().filter(|entry| entry.section == part) {
                if part == Part::Setting && key == SETTINGS {
                    // Whatever they say, only what can be set is set.
                    new.settings = settings.then(|| Settings::read(value));
                } else if here.insert(key.clone()) {
                    new.put.push((part.section(), key.clone(), value.clone()));
                    new.count += 1;
                }
            }
        }
        if let Some(settings) = &new.settings {
            new.put.push((Section::Setting, SETTINGS.to_owned(), stored::write(settings, self.lang)?));
        }
        Ok(new)
    }
}
