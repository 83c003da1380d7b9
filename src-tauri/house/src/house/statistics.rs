//! Results of finished games: noted, added up, reset and restored.

use crate::house::House;
use crate::house::shared::HouseState;
use crate::play::judged_game;
use crate::problem::{Problem, ProblemKind};
use crate::statistics::{self, EvenGame, LevelWord, Statistics, StoredResult};
use crate::wire::NewTable;
use store::{Section, StoredTable, TableId};

impl House {
    /// Returns all results, added up.
    ///
    /// # Errors
    /// Fails if they can't be read.
    pub fn statistics(&self) -> Result<Statistics, Problem> {
        let mut inner = self.lock();
        inner.catch_up();
        let results = inner.results()?;
        let mut decided = statistics::decided_games(results.clone(), &judged_game::all(&inner.store)?);
        let mut told = statistics::add_up(results);
        for game in &mut told.games {
            game.decided = decided.remove(&game.game);
        }
        Ok(told)
    }

    /// Returns advice on the level of the bots after this table's game; usually `None`.
    ///
    /// # Errors
    /// Fails if the statistics can't be read.
    pub fn level_word(&self, id: &str) -> Result<Option<LevelWord>, Problem> {
        let mut inner = self.lock();
        inner.note_end(&TableId(id.to_owned()));
        if !inner.settings.suggest_levels {
            return Ok(None);
        }
        Ok(statistics::word_after(id, inner.results()?))
    }

    /// Returns how a new game can be made an even one; `None` if that can't be said.
    ///
    /// # Errors
    /// Fails if the statistics can't be read.
    pub fn even_game(&self, table: &NewTable) -> Result<Option<EvenGame>, Problem> {
        let mut inner = self.lock();
        Ok(statistics::even_game(table, inner.results()?))
    }

    /// Resets the statistics of one game, or of all (then also results that can't be read). Returns a number with which
    /// [`House::restore_statistics`] restores them, until the next start.
    ///
    /// # Errors
    /// Fails if they can't be read or written.
    pub fn reset_statistics(&self, game: Option<&str>) -> Result<u32, Problem> {
        let mut inner = self.lock();
        // Results that couldn't be counted yet must not appear later.
        inner.catch_up();
        let forgotten = statistics::forget(&mut inner.store, game)?;
        inner.forgotten.push(forgotten);
        Ok(u32::try_from(inner.forgotten.len()).unwrap_or(u32::MAX))
    }

    /// Undoes a reset.
    ///
    /// # Errors
    /// Fails if there is none of this number (it was undone already, or the app was restarted), or it can't be written.
    pub fn restore_statistics(&self, number: u32) -> Result<(), Problem> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let place = (number as usize).checked_sub(1).ok_or(ProblemKind::NothingThere)?;
        let forgotten = inner.forgotten.get_mut(place).ok_or(ProblemKind::NothingThere)?;
        let values: Vec<_> = forgotten.iter().map(|(key, text)| (key.as_str(), text.as_str())).collect();
        inner.store.put_entries(Section::Statistic, &values)?;
        // A second call must not undo what happened since.
        forgotten.clear();
        Ok(())
    }
}

impl HouseState {
    /// Counts this table's game if it is over and wasn't counted yet. If it can't be written now, it is counted later,
    /// so failures aren't reported.
    pub fn note_end(&mut self, id: &TableId) {
        if self.tables.get(id).is_some_and(|table| !table.session.record().finished) {
            return;
        }
        if let Ok(record) = self.store.table(id) {
            let is_over = record.finished && !record.deleted;
            self.note(&[record]);
            if is_over {
                // All hands are open now. Tables that can't be marked now are marked when the table is opened again.
                let _ = self.mark_twins(id);
            }
        }
    }

    /// Counts every game that is over and wasn't counted yet.
    pub fn catch_up(&mut self) {
        if let Ok(records) = self.store.tables() {
            self.note(&records);
        }
    }

    fn note(&mut self, records: &[StoredTable]) {
        // Checked before anything is read, since most tables aren't over.
        if self.store.is_read_only() || !records.iter().any(|record| record.finished) {
            return;
        }
        // A failure is ignored: it is tried again when the table is opened or listed.
        let _ = statistics::note_missing(&mut self.store, records);
    }

    /// Returns all stored results, by table.
    ///
    /// # Errors
    /// Fails if they can't be read.
    pub fn results(&mut self) -> Result<Vec<(String, StoredResult)>, Problem> {
        self.recovering(|inner| statistics::results(&inner.store))
    }
}
