//! Imports a table, or everything.

use crate::background_task::BackgroundTask;
use crate::house::House;
use crate::house::shared::HouseState;
use crate::problem::{Problem, ProblemKind};
use crate::saves::save_text::envelope::{self, Content, Kind};
use crate::saves::save_text::import::{self, FEW, NewEntries, PendingImport};
use crate::saves::save_text::lines::{self, TableLine};
use crate::saves::save_text::table_matching::KnownTables;
use crate::saves::save_text::{ImportResult, Known, LeftOut};
use crate::text::file;
use store::TableId;

/// How many bytes of checked tables are held before they are written. They are written in one go, so this also bounds
/// how long other callers wait.
const MOST_HELD: usize = 4 << 20;

impl House {
    /// Imports a table, or everything, including the settings if requested: all or nothing. Nothing that is here is
    /// changed or overwritten. A deleted table in the same state is restored.
    ///
    /// # Errors
    /// Fails if it can't be imported, with the reason.
    pub fn import_text(&self, file: &str, settings: bool) -> Result<ImportResult, Problem> {
        self.import_text_on(file, settings, &BackgroundTask::default())
    }

    /// As [`House::import_text`], as a task that may be cancelled: then nothing is imported.
    ///
    /// # Errors
    /// As [`House::import_text`], or with [`ProblemKind::CalledOff`].
    pub fn import_text_on(&self, file: &str, settings: bool, task: &BackgroundTask) -> Result<ImportResult, Problem> {
        let text = file::decoded(file).ok_or(ProblemKind::NotOurs)?;
        let (kind, content) = envelope::open(&text)?;
        // The text may be large, and isn't needed any more.
        drop(text);
        // One import at a time, so that each finds what earlier ones have imported.
        let _alone = self.carrying(task)?;
        let mut coming = PendingImport::default();
        let taken = match kind {
            Kind::Table => self.import_table(&content, &mut coming, task),
            Kind::Everything => self.import_everything(&content, settings, &mut coming, task),
        };
        if taken.is_err() {
            self.forget(&coming.written);
        }
        self.wake();
        taken
    }

    /// Imports a table, as a copy if it is here already.
    fn import_table(
        &self,
        content: &Content,
        coming: &mut PendingImport,
        task: &BackgroundTask,
    ) -> Result<ImportResult, Problem> {
        let written = lines::only_table(content)?;
        let (mut here, found) = self.whereabouts(&written)?;
        coming.add(&written, found, &mut here, task)?;
        self.lock().take_in(coming, NewEntries::default())
    }

    fn import_everything(
        &self,
        content: &Content,
        settings: bool,
        coming: &mut PendingImport,
        task: &BackgroundTask,
    ) -> Result<ImportResult, Problem> {
        let beside = lines::beside(content)?;
        let mut here = KnownTables::of(&self.lock().store)?;
        // Replaying the tables takes a while, so the lock is only taken to look up existing tables.
        for (read, table) in lines::tables(content) {
            task.note(read);
            task.go_on()?;
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
            } else if let Err(problem) = coming.add(&written, found, &mut here, task) {
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

    /// Removes tables that were written for an import that failed, a few at a time. Those that can't be removed now are
    /// removed at the next start.
    fn forget(&self, written: &[TableId]) {
        for some in written.chunks(FEW) {
            if self.lock().store.remove_deleted(some).is_err() {
                return;
            }
        }
    }
}

impl HouseState {
    /// Completes an import, and applies the settings in it.
    fn take_in(&mut self, coming: &mut PendingImport, entries: NewEntries) -> Result<ImportResult, Problem> {
        let settings = entries.settings.clone();
        let result = coming.arrive(&mut self.store, entries)?;
        if let Some(settings) = settings {
            self.settings = settings;
            self.interrupt();
        }
        Ok(result)
    }
}
