//! Tables, and everything, on their way in.

use super::CarriedIn;
use super::Known;
use super::envelope::{self, Kind};
use super::lines::{self, Entry, Part};
use super::look::{admit, decoded, left_out, only_table};
use crate::house::{House, SETTINGS};
use crate::problem::{Problem, ProblemKind};
use crate::settings::Settings;
use crate::shared::{Inner, new_id};
use crate::stored;
use std::collections::BTreeSet;
use store::{Section, TableId};

impl House {
    /// Takes in a table, or everything, and with it the settings if so asked: all of it or nothing. Nothing that is
    /// here is changed or written over.
    ///
    /// # Errors
    /// Why it can't be taken in.
    pub fn carry_in(&self, file: &str, settings: bool) -> Result<CarriedIn, Problem> {
        let lang = self.lang();
        let text = decoded(file).ok_or_else(|| Problem::new(ProblemKind::NotOurs, lang))?;
        let (kind, content) = envelope::open(&text).map_err(|wrong| wrong.problem(lang))?;
        let mut inner = self.lock();
        let taken = match kind {
            Kind::Table => inner.take_in_table(&content),
            Kind::Everything => inner.take_in_everything(&content, settings),
        };
        inner.mend(taken.as_ref().err());
        drop(inner);
        self.wake();
        taken
    }
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

impl Inner {
    fn take_in_table(&mut self, content: &str) -> Result<CarriedIn, Problem> {
        let lang = self.lang;
        let written = only_table(content).map_err(|wrong| wrong.problem(lang))?;
        let known = self.known(&written)?;
        let id = self.free_id(&written.id, &BTreeSet::new());
        let table = admit(&written, id.clone(), lang)?.table;
        self.store.take_in([table], &[]).map_err(|error| Problem::from_store(&error, lang))?;
        Ok(CarriedIn { tables: vec![id.to_string()], other: u32::from(known != Known::New), ..CarriedIn::default() })
    }

    fn take_in_everything(&mut self, content: &str, settings: bool) -> Result<CarriedIn, Problem> {
        let lang = self.lang;
        let beside = lines::beside(content).map_err(|wrong| wrong.problem(lang))?;
        let mut result = CarriedIn::default();
        let mut taken = BTreeSet::new();
        // Under which identifier each table comes in; none for one that is passed over.
        let mut plan = Vec::new();
        for written in lines::tables(content) {
            let written = written.map_err(|wrong| wrong.problem(lang))?;
            let known = self.known(&written)?;
            let id = (known != Known::Same).then(|| self.free_id(&written.id, &taken));
            result.same += u32::from(known == Known::Same);
            taken.extend(id.clone());
            plan.push(id.map(|id| (id, known)));
        }
        let entries = self.new_entries(&beside.entries, settings)?;
        let tables = lines::tables(content).zip(plan).filter_map(|(written, plan)| {
            let ((id, known), written) = (plan?, written.ok()?);
            match admit(&written, id.clone(), lang) {
                Ok(admitted) => {
                    result.tables.push(id.to_string());
                    result.other += u32::from(known == Known::Other);
                    Some(admitted.table)
                }
                Err(problem) => {
                    result.left_out.push(left_out(&written, &problem));
                    None
                }
            }
        });
        self.store.take_in(tables, &entries.put).map_err(|error| Problem::from_store(&error, lang))?;
        if let Some(settings) = entries.settings {
            self.settings = settings;
            self.interrupt();
        }
        Ok(CarriedIn { entries: entries.count, settings: entries.settings.is_some(), ..result })
    }

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

    /// The identifier a table had, if it is one of ours and nobody has it; otherwise another.
    fn free_id(&self, wanted: &str, taken: &BTreeSet<TableId>) -> TableId {
        let wanted = TableId(wanted.to_owned());
        let is_ours = wanted.0.len() == 12 && wanted.0.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        let is_free = |id: &TableId| !taken.contains(id) && self.store.table(id).is_err();
        if is_ours && is_free(&wanted) {
            wanted
        } else {
            std::iter::repeat_with(new_id).find(is_free).unwrap_or(wanted)
        }
    }
}
