//! Tables, and everything, on their way out.

use super::CarryText;
use super::envelope::{self, Kind};
use super::lines::{self, Entry, Line, Part};
use super::look::admit;
use super::written::{Told, Written};
use crate::house::House;
use crate::kifu::calendar;
use crate::naming;
use crate::problem::{Problem, ProblemKind};
use crate::shared::{Inner, now_ms};
use store::TableId;

/// The ending of our files.
const ENDING: &str = "asztal";

impl House {
    /// A table as a text; `offset` is how many minutes the person's clock is ahead of the world's.
    ///
    /// # Errors
    /// If there is no such table, or it can't be read.
    pub fn table_text(&self, id: &str, offset: i32) -> Result<CarryText, Problem> {
        let (lang, record) = {
            let mut inner = self.lock();
            (inner.lang, inner.mended(|inner| inner.kept_table(&TableId(id.to_owned())))?)
        };
        let mut content = String::new();
        let written = lines::write(&mut content, &Line::Table(Box::new(self.written(&record.id)?)));
        let text = written.and_then(|()| envelope::seal(Kind::Table, &content));
        let date = calendar::date(record.updated_ms, offset);
        Ok(CarryText {
            text: text.ok_or_else(|| Problem::new(ProblemKind::Crashed, lang))?,
            name: naming::file(&["asztaltars", &record.game, &record.name, &date], ENDING),
            can_save: false,
        })
    }

    /// All tables, settings, statistics and pads as a text.
    ///
    /// # Errors
    /// If something can't be read.
    pub fn everything_text(&self, offset: i32) -> Result<CarryText, Problem> {
        let lang = self.lang();
        let content = self.everything()?;
        let text = envelope::seal(Kind::Everything, &content);
        Ok(CarryText {
            text: text.ok_or_else(|| Problem::new(ProblemKind::Crashed, lang))?,
            name: naming::file(&["asztaltars", "minden", &calendar::date(now_ms(), offset)], ENDING),
            can_save: false,
        })
    }

    /// Everything there is, written down table by table: nobody has to wait until all of them are.
    fn everything(&self) -> Result<String, Problem> {
        let lang = self.lang();
        let failed = |error| Problem::from_store(&error, lang);
        let mut content = String::new();
        let no_room = || Problem::new(ProblemKind::Crashed, lang);
        lines::write(&mut content, &Line::Written(now_ms())).ok_or_else(no_room)?;
        let tables = self.lock().mended(|inner| inner.store.tables().map_err(failed))?;
        for record in tables {
            let table = Line::Table(Box::new(self.written(&record.id)?));
            lines::write(&mut content, &table).ok_or_else(no_room)?;
        }
        for section in Part::ALL {
            let entries = self.lock().mended(|inner| inner.store.entries(section.section()).map_err(failed))?;
            for (key, value) in entries {
                lines::write(&mut content, &Line::Entry(Entry { section, key, value })).ok_or_else(no_room)?;
            }
        }
        Ok(content)
    }

    /// Writes a table down: as short as it can be played again from, otherwise with all that it tells.
    fn written(&self, id: &TableId) -> Result<Written, Problem> {
        let (lang, (mut written, told)) = {
            let mut inner = self.lock();
            (inner.lang, inner.mended(|inner| inner.read_whole(id))?)
        };
        // Without the lock: this takes a while.
        match admit(&written, id.clone(), lang) {
            Ok(admitted) if !admitted.locked => written.leave_out_opening(),
            _ => written.told = Some(told),
        }
        Ok(written)
    }
}

impl Inner {
    /// Reads all there is of a table.
    fn read_whole(&mut self, id: &TableId) -> Result<(Written, Told), Problem> {
        let lang = self.lang;
        let read = |inner: &Inner| inner.store.table(id).map_err(|error| Problem::from_store(&error, lang));
        let mut record = read(self)?;
        if record.mended && self.store.snapshot(id).is_ok_and(|snapshot| snapshot.is_none()) {
            // Opening it finds out how it stands.
            self.open_session(id)?;
            record = read(self)?;
        }
        Ok((Written::of(&self.store, &record, lang)?, Told::of(&self.store, id, lang)?))
    }
}
