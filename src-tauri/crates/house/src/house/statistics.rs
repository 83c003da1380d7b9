//! How games ended: noted as they end, added up, forgotten and brought back.

use crate::house::House;
use crate::house::shared::HouseState;
use crate::problem::{Problem, ProblemKind};
use crate::statistics::{self, Entry, EvenGame, LevelWord, Statistics};
use crate::wire::NewTable;
use store::{Section, TableId, TableRecord};

impl House {
    /// Everything that was counted, added up.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn statistics(&self) -> Result<Statistics, Problem> {
        let mut inner = self.lock();
        inner.catch_up();
        Ok(statistics::add_up(inner.results()?))
    }

    /// What is to be said of the level of the bots, at the end of this table's game; mostly nothing.
    ///
    /// # Errors
    /// If the statistics can't be read.
    pub fn level_word(&self, id: &str) -> Result<Option<LevelWord>, Problem> {
        let mut inner = self.lock();
        inner.note_end(&TableId(id.to_owned()));
        if !inner.settings.suggest_levels {
            return Ok(None);
        }
        Ok(statistics::word_after(id, inner.results()?))
    }

    /// How a game that is about to be laid becomes an even one; nothing where that can't be said.
    ///
    /// # Errors
    /// If the statistics can't be read.
    pub fn even_game(&self, table: &NewTable) -> Result<Option<EvenGame>, Problem> {
        let mut inner = self.lock();
        Ok(statistics::even_game(table, inner.results()?))
    }

    /// Forgets what was counted: of one game, or of all (then also what can't be read). Returns a number with which
    /// [`House::restore_statistics`] takes it back, until the next start.
    ///
    /// # Errors
    /// If it can't be read or written.
    pub fn reset_statistics(&self, game: Option<&str>) -> Result<u32, Problem> {
        let mut inner = self.lock();
        // What has ended but couldn't be counted yet must not come back later.
        inner.catch_up();
        let forgotten = statistics::forget(&mut inner.store, game)?;
        inner.forgotten.push(forgotten);
        Ok(u32::try_from(inner.forgotten.len()).unwrap_or(u32::MAX))
    }

    /// Takes a reset back.
    ///
    /// # Errors
    /// If there is none of this number (it was taken back already, or the app was started anew), or it can't be written.
    pub fn restore_statistics(&self, number: u32) -> Result<(), Problem> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let place = (number as usize).checked_sub(1).ok_or(ProblemKind::NothingThere)?;
        let forgotten = inner.forgotten.get_mut(place).ok_or(ProblemKind::NothingThere)?;
        let values: Vec<_> = forgotten.iter().map(|(key, text)| (key.as_str(), text.as_str())).collect();
        inner.store.put_entries(Section::Statistic, &values)?;
        // Asked again, it must not undo what happened since.
        forgotten.clear();
        Ok(())
    }
}

impl HouseState {
    /// Counts this table's game if it is over and was never counted. What can't be written now is caught up later,
    /// so nothing of it is told.
    pub fn note_end(&mut self, id: &TableId) {
        if self.tables.get(id).is_some_and(|table| !table.session.record().finished) {
            return;
        }
        if let Ok(record) = self.store.table(id) {
            let is_over = record.finished && !record.deleted;
            self.note(&[record]);
            if is_over {
                // All hands are open now. What can't be marked now is marked when the table is opened again.
                let _ = self.mark_twins(id);
            }
        }
    }

    /// Counts every game that is over and was never counted.
    pub fn catch_up(&mut self) {
        if let Ok(records) = self.store.tables() {
            self.note(&records);
        }
    }

    fn note(&mut self, records: &[TableRecord]) {
        // Before anything is read: most tables aren't over.
        if self.store.is_read_only() || !records.iter().any(|record| record.finished) {
            return;
        }
        // Nobody waits for it: what fails now is tried again when the table is opened or listed.
        let _ = statistics::note_missing(&mut self.store, records);
    }

    /// All that is written down, by table.
    fn results(&mut self) -> Result<Vec<(String, Entry)>, Problem> {
        self.recovering(|inner| statistics::results(&inner.store))
    }
}
