//! Tables, and everything, on their way in.

use crate::errand::Errand;
use crate::house::House;
use crate::house::shared::HouseState;
use crate::keep::transfer::envelope::{self, Content, Kind};
use crate::keep::transfer::import::{self, Coming, FEW, NewEntries};
use crate::keep::transfer::known::KnownTables;
use crate::keep::transfer::lines::{self, TableLine};
use crate::keep::transfer::{ImportResult, Known, LeftOut};
use crate::problem::{Problem, ProblemKind};
use crate::text::file;
use store::TableId;

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
        let text = file::decoded(file).ok_or(ProblemKind::NotOurs)?;
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
        self.wake();
        taken
    }

    /// Takes in a table, as a copy if it is here already.
    fn import_table(&self, content: &Content, coming: &mut Coming, errand: &Errand) -> Result<ImportResult, Problem> {
        let written = lines::only_table(content)?;
        let (mut here, found) = self.whereabouts(&written)?;
        coming.add(&written, found, &mut here, errand)?;
        self.lock().take_in(coming, NewEntries::default())
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
        for (read, table) in lines::tables(content) {
            errand.note(read);
            errand.go_on()?;
            let written = match table? {
                TableLine::Read(written) => written,
                TableLine::Unread(unread) => {
                    coming.result.left_out.push(unread.left_out(self.lang()));
                    continue;
                }
            };
            let found = here.find(&self.lock().store, &written)?;
            if found.known == Known::Same {
                coming.result.same += 1;
            } else if let Err(problem) = coming.add(&written, found, &mut here, errand) {
                if problem.kind() == ProblemKind::CalledOff {
                    return Err(problem);
                }
                coming.result.left_out.push(LeftOut::of(&written.game, &written.name, problem.text(self.lang())));
            }
            if coming.held > MOST_HELD {
                coming.write(&mut self.lock().store)?;
            }
        }
        let (entries, unreadable) = import::sound(beside.entries);
        coming.result.no_pads = unreadable.pads;
        let mut inner = self.lock();
        let entries = import::new_entries(&inner.store, entries, settings)?;
        inner.take_in(coming, entries)
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

impl HouseState {
    /// Lets everything arrive, and plays by the settings among it.
    fn take_in(&mut self, coming: &mut Coming, entries: NewEntries) -> Result<ImportResult, Problem> {
        let settings = entries.settings.clone();
        let result = coming.arrive(&mut self.store, entries)?;
        if let Some(settings) = settings {
            self.settings = settings;
            self.interrupt();
        }
        Ok(result)
    }
}
