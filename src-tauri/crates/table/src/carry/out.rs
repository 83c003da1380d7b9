//! Tables, and everything, on their way out.

use super::CarryText;
use super::admit::Admit;
use super::envelope::{self, Kind};
use super::lines::{self, Entry, Line, Part};
use super::written::Written;
use crate::games::visit_game;
use crate::house::House;
use crate::kifu::calendar;
use crate::naming;
use crate::problem::{Problem, ProblemKind};
use crate::shared::{Inner, now_ms};
use store::{TableId, TableRecord};

/// The ending of our files.
const ENDING: &str = "asztal";

impl House {
    /// A table as a text; `offset` is how many minutes the person's clock is ahead of the world's.
    ///
    /// # Errors
    /// If there is no such table, or it can't be read.
    pub fn table_text(&self, id: &str, offset: i32) -> Result<CarryText, Problem> {
        let mut inner = self.lock();
        let record = inner.mended(|inner| inner.kept_table(&TableId(id.to_owned())))?;
        let mut content = String::new();
        let table = inner.mended(|inner| inner.written(&record))?;
        let written = lines::write(&mut content, &Line::Table(Box::new(table)));
        let text = written.and_then(|()| envelope::seal(Kind::Table, &content));
        let date = calendar::date(record.updated_ms, offset);
        Ok(CarryText {
            text: text.ok_or_else(|| Problem::new(ProblemKind::Crashed, inner.lang))?,
            name: naming::file(&["asztaltars", &record.game, &record.name, &date], ENDING),
            can_save: false,
        })
    }

    /// All tables, settings, statistics and pads as a text.
    ///
    /// # Errors
    /// If something can't be read.
    pub fn everything_text(&self, offset: i32) -> Result<CarryText, Problem> {
        let mut inner = self.lock();
        let content = inner.mended(Inner::everything)?;
        let lang = inner.lang;
        // Packing takes a while, and needs nobody.
        drop(inner);
        let text = envelope::seal(Kind::Everything, &content);
        Ok(CarryText {
            text: text.ok_or_else(|| Problem::new(ProblemKind::Crashed, lang))?,
            name: naming::file(&["asztaltars", "minden", &calendar::date(now_ms(), offset)], ENDING),
            can_save: false,
        })
    }
}

impl Inner {
    fn everything(&mut self) -> Result<String, Problem> {
        let lang = self.lang;
        let failed = |error| Problem::from_store(&error, lang);
        let mut content = String::new();
        let no_room = || Problem::new(ProblemKind::Crashed, lang);
        lines::write(&mut content, &Line::Written(now_ms())).ok_or_else(no_room)?;
        for record in self.store.tables().map_err(failed)? {
            let table = Line::Table(Box::new(self.written(&record)?));
            lines::write(&mut content, &table).ok_or_else(no_room)?;
        }
        for section in Part::ALL {
            for (key, value) in self.store.entries(section.section()).map_err(failed)? {
                lines::write(&mut content, &Line::Entry(Entry { section, key, value })).ok_or_else(no_room)?;
            }
        }
        Ok(content)
    }

    /// Writes a table down: as short as it can be played again from, otherwise with all that it tells.
    fn written(&mut self, record: &TableRecord) -> Result<Written, Problem> {
        let lang = self.lang;
        if record.mended && self.store.snapshot(&record.id).is_ok_and(|snapshot| snapshot.is_none()) {
            // Opening it finds out how it stands.
            self.open_session(&record.id)?;
        }
        let record = self.store.table(&record.id).map_err(|error| Problem::from_store(&error, lang))?;
        let mut written = Written::of(&self.store, &record, lang)?;
        let admit = Admit { written: &written, id: record.id.clone(), lang };
        match visit_game(&record.game, admit) {
            Some(Ok(admitted)) if !admitted.locked => written.leave_out_opening(),
            _ => written.tell(&self.store, lang)?,
        }
        Ok(written)
    }
}
