//! Calls about records: games in other programs' files, opened as tables, and written.

use crate::house::House;
use crate::house::shared::{HouseState, OpenTable};
use crate::play::same_deal::{self, Deed};
use crate::problem::{Problem, ProblemKind};
use crate::records::{self, Look, Looked, Read, RecordGame};
use crate::stamp::new_id;
use crate::text::{calendar, naming};
use crate::wire::ExportText;
use game::Seat;
use store::TableId;

impl House {
    /// Returns which game a file holds. Each character of `file` stands for a byte.
    ///
    /// # Errors
    /// Fails if the file is wrong, with the reason as a sentence.
    pub fn record_look(&self, file: &str) -> Result<RecordGame, Problem> {
        let lang = self.lang();
        let looked = records::of_table(file, Look { file, lang }).unwrap_or_else(|| Err(ProblemKind::BadRecord.into()));
        let Looked { mut game, seed, setup } = looked?;
        let running = same_deal::running_dealt(&self.lock().store, &game.game, &seed, &setup)?;
        game.notes.extend(same_deal::warning(&running, Deed::Opening, lang));
        Ok(game)
    }

    /// Creates a table with the game of a file, the person at `seat` against a bot of `level`, and returns its
    /// identifier. It is at the game's last position, and no bot moves before the person has looked back.
    ///
    /// # Errors
    /// Fails if the file is wrong or the table can't be saved, with the reason as a sentence.
    pub fn record_open(&self, file: &str, seat: Seat, level: &str) -> Result<String, Problem> {
        // Without the lock, since a file may be long.
        let lay = records::of_table(file, Read { file, seat, level })
            .unwrap_or_else(|| Err(ProblemKind::BadRecord.into()))?;
        let mut inner = self.lock();
        let id = new_id();
        let session = lay(&mut inner.store, id.clone())?;
        inner.tables.insert(id.clone(), OpenTable::new(session));
        // A person who opens a game that they are playing could have it analysed there.
        inner.mark_twins(&id)?;
        self.wake();
        Ok(id.to_string())
    }

    /// Writes a table's game up to the present position as a file; `offset` is the person's UTC offset in minutes.
    ///
    /// # Errors
    /// Fails if the table isn't open, or its game can't be written as a record.
    pub fn record_text(&self, id: &str, offset: i32) -> Result<ExportText, Problem> {
        let mut inner = self.lock();
        let HouseState { tables, store, lang, .. } = &mut *inner;
        let open = tables.get(&TableId(id.to_owned()));
        let session = &open.ok_or(ProblemKind::NoSuchTable)?.session;
        let date = calendar::date(session.record().created_ms, offset);
        let journal = store.journal(&session.record().id)?;
        let journal = journal.into_iter().filter_map(records::entry).collect();
        let written = session.written(date.clone(), journal, *lang);
        let (text, stem, ending) = written.ok_or(Problem::NoRecord)?;
        let name = naming::file_of_a_day(stem, &date, id, ending);
        Ok(ExportText { text, name, can_save: false })
    }
}
