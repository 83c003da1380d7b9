//! Exports a table, or everything.

use crate::background_task::BackgroundTask;
use crate::house::House;
use crate::house::shared::HouseState;
use crate::lists;
use crate::problem::{Problem, ProblemKind};
use crate::saves::save_text::envelope::{Kind, Sealing};
use crate::saves::save_text::export::{ENDING, Parts};
use crate::saves::save_text::export_format::{Told, Written};
use crate::saves::save_text::lines::{self, ExportSection, Line};
use crate::saves::save_text::{Everything, LeftOut, validate};
use crate::stamp::now_ms;
use crate::text::{calendar, naming};
use crate::wire::ExportText;
use std::collections::BTreeMap;
use store::{Section, TableId};

impl House {
    /// Returns a table as a save text; `offset` is the person's UTC offset in minutes.
    ///
    /// # Errors
    /// Fails if there is no such table, it can't be read, or it couldn't be imported again.
    pub fn table_text(&self, id: &str, offset: i32) -> Result<ExportText, Problem> {
        let record = self.lock().recovering(|inner| inner.kept_table(&TableId(id.to_owned())))?;
        let (written, trouble) = self.written(&record.id, &BackgroundTask::default())?;
        if let Some(trouble) = trouble {
            return Err(trouble);
        }
        let mut sealing = Sealing::new();
        let line = lines::written(&Line::Table(Box::new(written)));
        let line = line.ok_or(ProblemKind::TooLarge)?;
        let text = sealing.add(&line).and_then(|()| sealing.seal(Kind::Table));
        let date = calendar::date(record.updated_ms, offset);
        Ok(ExportText {
            text: text.ok_or(ProblemKind::Crashed)?,
            name: naming::file(&["asztaltars", &record.game, &record.name, &date], ENDING),
            can_save: false,
        })
    }

    /// Exports all tables, settings, statistics and pads as texts, passed to `put` one after the other: as many as
    /// needed.
    ///
    /// # Errors
    /// Fails if something can't be read, `put` fails, or the task is cancelled.
    pub fn everything(
        &self,
        offset: i32,
        task: &BackgroundTask,
        put: impl FnMut(ExportText) -> Result<(), Problem>,
    ) -> Result<Everything, Problem> {
        let lang = self.lang();
        let mut parts = Parts::new(calendar::date(now_ms(), offset), put)?;
        let tables = self.lock().recovering(|inner| inner.store.tables().map_err(Problem::from))?;
        let mut entries = BTreeMap::new();
        for part in ExportSection::ALL.into_iter().filter(|part| *part != ExportSection::List) {
            let here = self.lock().recovering(|inner| inner.store.entries(part.section()).map_err(Problem::from))?;
            entries.extend(here.into_iter().map(|(key, value)| ((part, key), value)));
        }
        for (number, record) in tables.iter().enumerate() {
            task.note(u32::try_from(1_000 * number / tables.len()).unwrap_or(1_000));
            task.go_on()?;
            let (written, trouble) = match self.written(&record.id, task) {
                Ok(written) => written,
                Err(problem) if problem.kind() == ProblemKind::CalledOff => return Err(problem),
                Err(problem) => {
                    // One bad table must not keep the others from being saved.
                    parts.found.left_out.push(LeftOut::of(&record.game, &record.name, problem.text(lang)));
                    continue;
                }
            };
            let left = |problem: &Problem| LeftOut::of(&written.game, &written.name, problem.text(lang));
            parts.found.left_out.extend(trouble.as_ref().map(left));
            let too_large = left(&Problem::Of(ProblemKind::TooLarge));
            match lines::written(&Line::Table(Box::new(written))) {
                Some(line) => {
                    parts.add(&line, 0)?;
                    parts.found.tables += 1;
                    // A game's result is exported with its table: without it, the imported game would not be counted.
                    let key = (ExportSection::Statistic, record.id.to_string());
                    if let Some(value) = entries.remove(&key) {
                        parts.entry(key, value)?;
                    }
                }
                None if trouble.is_none() => parts.found.left_out.push(too_large),
                None => {}
            }
        }
        for (key, value) in entries {
            task.go_on()?;
            parts.entry(key, value)?;
        }
        // Before the loop, since a temporary in its head would hold the lock to its end.
        let lists = self.lock().recovering(|inner| inner.store.keys(Section::List).map_err(Problem::from))?;
        // One at a time, since they may be long.
        for id in lists {
            task.go_on()?;
            let value = self.lock().recovering(|inner| lists::whole_value(&inner.store, &id))?;
            if let Some(value) = value {
                parts.entry((ExportSection::List, id), value)?;
            }
        }
        parts.end()
    }

    /// Returns the first part of everything. The count of parts says whether there are others.
    ///
    /// # Errors
    /// As [`House::everything`].
    pub fn everything_text(&self, offset: i32) -> Result<ExportText, Problem> {
        Ok(self.everything_part(offset, 0, &BackgroundTask::default())?.0)
    }

    /// Returns one of the texts of everything, counted from 0, or the last one, and the summary of the export.
    ///
    /// # Errors
    /// As [`House::everything`].
    pub fn everything_part(
        &self,
        offset: i32,
        part: u32,
        task: &BackgroundTask,
    ) -> Result<(ExportText, Everything), Problem> {
        let (mut wanted, mut number) = (None, 0);
        let everything = self.everything(offset, task, |text| {
            if number <= part {
                wanted = Some(text);
            }
            number += 1;
            Ok(())
        })?;
        let text = wanted.ok_or(ProblemKind::Crashed)?;
        Ok((text, everything))
    }

    /// Encodes a table, in the shortest form from which it can be replayed, otherwise with its events. Also returns why
    /// it couldn't be imported again, if so.
    fn written(&self, id: &TableId, task: &BackgroundTask) -> Result<(Written, Option<Problem>), Problem> {
        let (mut written, told) = self.lock().recovering(|inner| inner.read_whole(id))?;
        // Without the lock, since this takes a while.
        match validate::look_through(&written, id.clone(), task) {
            Ok(validated) if !validated.locked => {
                written.leave_out_opening()?;
                return Ok((written, None));
            }
            // Saved by a newer version of the app, which can replay it: nothing is left out and nothing added.
            Err(problem) if problem.kind() == ProblemKind::NewerText => return Ok((written, None)),
            _ => {}
        }
        written.told = Some(told);
        match validate::look_through(&written, id.clone(), task) {
            Err(problem) if problem.kind() == ProblemKind::CalledOff => Err(problem),
            Err(problem) => Ok((written, Some(problem))),
            Ok(_) => Ok((written, None)),
        }
    }
}

impl HouseState {
    /// Reads everything that is saved of a table.
    fn read_whole(&mut self, id: &TableId) -> Result<(Written, Told), Problem> {
        let read = |inner: &HouseState| inner.store.table(id).map_err(Problem::from);
        let mut record = read(self)?;
        if record.recovered && self.store.snapshot(id).is_ok_and(|snapshot| snapshot.is_none()) {
            // Opening the table works out its state.
            self.open_session(id)?;
            record = read(self)?;
        }
        Ok((Written::of(&self.store, &record)?, Told::of(&self.store, id)?))
    }
}
