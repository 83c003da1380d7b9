//! Tables, and everything, on their way in.

use super::ImportResult;
use super::Known;
use super::envelope::{self, Content, Kind};
use super::known::{Found, KnownTables};
use super::lines::{self, Entry, Part};
use super::preview::{self, decoded, left_out, only_table};
use super::validate;
use super::written::Written;
use crate::errand::Errand;
use crate::house::shared::HouseState;
use crate::house::{House, SETTINGS};
use crate::pads;
use crate::play::stored;
use crate::problem::{Problem, ProblemKind};
use crate::settings::Settings;
use crate::statistics::NOT_COUNTED;
use std::collections::BTreeSet;
use store::{Section, TableId, WholeTable};

/// The most that is held of tables looked through and not yet written, in bytes; so much is written at once, and nobody
/// waits longer than that takes.
const MOST_HELD: usize = 4 << 20;

impl House {
    /// Takes in a table, or everything, and with it the settings if so asked: all of it or nothing. Nothing that is
    /// here is changed or written over. What was deleted here and stands just so is brought back.
    ///
    /// # Errors
    /// Why it can't be taken in.
    pub fn import_text(&self, file: &str, settings: bool) -> Result<ImportResult, Problem> {
        self.import_text_on(file, settings, &Errand::default())
    }

    /// The same as an errand, which may be called off: then nothing comes in.
    ///
    /// # Errors
    /// As [`House::import_text`], or [`ProblemKind::CalledOff`].
    pub fn import_text_on(&self, file: &str, settings: bool, errand: &Errand) -> Result<ImportResult, Problem> {
        let text = decoded(file).ok_or(ProblemKind::NotOurs)?;
        let (kind, content) = envelope::open(&text)?;
        // It may be large, and isn't needed any more.
        drop(text);
        // One after the other: what the first brings in, the second finds here.
        let _alone = self.carrying(errand)?;
        let mut coming = Coming::default();
        let taken = match kind {
            Kind::Table => self.import_table(&content, &mut coming, errand),
            Kind::Everything => self.import_everything(&content, settings, &mut coming, errand),
        };
        if taken.is_err() {
            self.forget(&coming.written);
        }
        self.lock().mend(taken.as_ref().err());
        self.wake();
        taken
    }

    /// Takes in a table, as a copy if it is here already.
    fn import_table(&self, content: &Content, coming: &mut Coming, errand: &Errand) -> Result<ImportResult, Problem> {
        let written = only_table(content)?;
        let (mut here, found) = self.whereabouts(&written)?;
        coming.add(&written, found, &mut here, errand)?;
        coming.arrive(&mut self.lock(), NewEntries::default())
    }

    fn import_everything(
        &self,
        content: &Content,
        settings: bool,
        coming: &mut Coming,
        errand: &Errand,
    ) -> Result<ImportResult, Problem> {
        let beside = lines::beside(content)?;
        let mut here = KnownTables::of(&self.lock().store)?;
        // Without the lock, but for a glance at what is here: playing all that again takes a while.
        for (read, written) in lines::tables(content) {
            errand.note(read);
            errand.go_on()?;
            let written = written?;
            let found = here.find(&self.lock().store, &written)?;
            if found.known == Known::Same {
                coming.result.same += 1;
            } else if let Err(problem) = coming.add(&written, found, &mut here, errand) {
                if problem.kind() == ProblemKind::CalledOff {
                    return Err(problem);
                }
                coming.result.left_out.push(left_out(&written, problem.text(self.lang())));
            }
            if coming.held > MOST_HELD {
                coming.write(&mut self.lock())?;
            }
        }
        let (entries, no_pads) = sound(beside.entries);
        coming.result.no_pads = no_pads;
        let mut inner = self.lock();
        let entries = inner.new_entries(entries, settings)?;
        coming.arrive(&mut inner, entries)
    }

    /// Removes tables that were written and then didn't arrive, a few at a time. What can't be removed now is removed at
    /// the next start.
    fn forget(&self, written: &[TableId]) {
        for some in written.chunks(FEW) {
            if self.lock().store.remove_deleted(some).is_err() {
                return;
            }
        }
    }
}

/// So many tables are removed at once.
const FEW: usize = 50;

/// Tables on their way in. Those that are written already count as deleted until all of them arrive, so that nobody sees
/// half of what comes; and if nothing arrives, the next start removes whatever was left behind.
#[derive(Default)]
struct Coming {
    /// Looked through, not yet written.
    tables: Vec<WholeTable>,
    /// How many bytes they hold.
    held: usize,
    /// Tables that are written.
    written: Vec<TableId>,
    /// Tables that were here before, but deleted.
    deleted: Vec<TableId>,
    /// Those of all these whose game is over.
    over: Vec<String>,
    result: ImportResult,
}

impl Coming {
    /// One more table, if it can be.
    fn add(&mut self, written: &Written, found: Found, here: &mut KnownTables, errand: &Errand) -> Result<(), Problem> {
        // Each comes back once, even if a text holds it twice.
        let (id, finished) = match found.deleted.filter(|deleted| !self.deleted.contains(&deleted.id)) {
            Some(deleted) => {
                self.deleted.push(deleted.id.clone());
                (deleted.id, deleted.finished)
            }
            None => {
                let id = here.free_id(&written.id);
                let table = preview::validate(written, id.clone(), errand)?.table;
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
    fn write(&mut self, inner: &mut HouseState) -> Result<(), Problem> {
        let mut tables = std::mem::take(&mut self.tables);
        tables.iter_mut().for_each(|table| table.record.deleted = true);
        let ids: Vec<TableId> = tables.iter().map(|table| table.record.id.clone()).collect();
        inner.store.take_in(tables, &[], &[])?;
        self.written.extend(ids);
        self.held = 0;
        Ok(())
    }

    /// All of them and what stands beside them, or nothing.
    fn arrive(&mut self, inner: &mut HouseState, mut entries: NewEntries) -> Result<ImportResult, Problem> {
        let counted = inner.store.entries(Section::Statistic)?;
        entries.leave_uncounted(&self.over, &counted);
        let hidden: Vec<TableId> = self.written.iter().chain(&self.deleted).cloned().collect();
        inner.store.take_in(std::mem::take(&mut self.tables), &hidden, &entries.put)?;
        if hidden.len() > FEW {
            // Only keeps the log from staying as large as all that came.
            let _ = inner.store.checkpoint();
        }
        if let Some(settings) = entries.settings {
            inner.settings = settings;
            inner.interrupt();
        }
        let result = std::mem::take(&mut self.result);
        Ok(ImportResult { entries: entries.count, settings: entries.settings.is_some(), ..result })
    }
}

/// About how many bytes a table holds.
fn size(table: &WholeTable) -> usize {
    let nodes: usize = table.nodes.iter().map(validate::size).sum();
    table.record.setup.len() + table.snapshot.state.len() + nodes
}

/// What of the entries can be kept, and how many pads among them are none.
pub(super) fn sound(mut entries: Vec<Entry>) -> (Vec<Entry>, u32) {
    let before = entries.len();
    entries.retain(|entry| entry.section != Part::Pad || pads::is_pad(&entry.value));
    let no_pads = u32::try_from(before - entries.len()).unwrap_or(u32::MAX);
    (entries, no_pads)
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

impl HouseState {
    /// What of the entries isn't here yet. The settings come in place of those that are here, if so asked.
    pub(super) fn new_entries(&self, entries: Vec<Entry>, settings: bool) -> Result<NewEntries, Problem> {
        let mut new = NewEntries::default();
        let mut here = BTreeSet::new();
        for part in Part::ALL {
            let known = self.store.entries(part.section())?;
            here.extend(known.into_iter().map(|(key, _)| (part, key)));
        }
        for Entry { section: part, key, value } in entries {
            if part == Part::Setting && key == SETTINGS {
                // Whatever they say, only what can be set is set.
                new.settings = settings.then(|| Settings::read(&value));
            } else if here.insert((part, key.clone())) {
                new.put.push((part.section(), key, value));
                new.count += 1;
            }
        }
        if let Some(settings) = &new.settings {
            new.put.push((Section::Setting, SETTINGS.to_owned(), stored::write(settings)?));
        }
        Ok(new)
    }
}
