//! How games ended, table by table and level by level.
//!
//! A game is counted once, when it first ends, as it stood then: taking the end back and reaching another one adds
//! nothing and mends nothing. What was played with help (a hint, knowledge from a future that was taken back, a
//! branch, a game from a file) is told apart. A game that began from a position of the book, or that came here
//! already over, is no game of its own and isn't counted.
//!
//! Results lie in the store under their table's identifier and outlive the table. [`ledger`] writes them, [`ended`]
//! says what they are, [`tally`] adds them up, [`word`] decides when a level is clearly too easy or too hard.

mod ended;
mod ledger;
mod tally;
mod word;

pub use ended::Opponents;
pub use tally::{AssistedGames, GameStatistics, LevelStatistics, PlayedGame, Statistics, VariantChoice};
pub use word::{LevelVerdict, LevelWord};

use crate::house::House;
use crate::house::shared::HouseState;
use crate::problem::{Problem, ProblemKind};
use ended::Entry;
use std::collections::BTreeSet;
use store::{Section, TableId};

/// The mark of a table whose game isn't counted (any more).
pub(crate) const NOT_COUNTED: &str = r#"{"counted":false}"#;

impl House {
    /// Everything that was counted, added up.
    ///
    /// # Errors
    /// If it can't be read.
    pub fn statistics(&self) -> Result<Statistics, Problem> {
        let mut inner = self.lock();
        inner.catch_up();
        Ok(tally::add_up(inner.results()?))
    }

    /// What is to be said of the level of the bots, at the end of this table's game; mostly nothing.
    ///
    /// # Errors
    /// If the statistics can't be read.
    pub fn level_word(&self, id: &str) -> Result<Option<LevelWord>, Problem> {
        let mut inner = self.lock();
        inner.note_end(&TableId(id.to_owned()));
        Ok(tally::word_after(id, inner.results()?))
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
        let mut forgotten = inner.store.entries(Section::Statistic)?;
        forgotten.retain(|(_, text)| match (Entry::read(text), game) {
            (Entry::NotCounted, _) | (Entry::Unreadable, Some(_)) => false,
            (Entry::Unreadable, None) | (Entry::Ended(_), None) => true,
            (Entry::Ended(ended), Some(game)) => ended.game == game,
        });
        let (mut marked, mut removed) = (Vec::new(), Vec::new());
        let tables = inner.store.all_tables()?;
        let tables: BTreeSet<&str> = tables.iter().map(|table| table.id.0.as_str()).collect();
        for (key, _) in &forgotten {
            // A table that is still there (or may come back) would be counted again as soon as it is listed.
            if tables.contains(key.as_str()) {
                marked.push((key.as_str(), NOT_COUNTED));
            } else {
                removed.push(key.as_str());
            }
        }
        inner.store.change_entries(Section::Statistic, &marked, &removed)?;
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
    /// All that is written down, by table.
    fn results(&mut self) -> Result<Vec<(String, Entry)>, Problem> {
        let stored = self.store.entries(Section::Statistic).map_err(Problem::from);
        self.mend(stored.as_ref().err());
        Ok(stored?.into_iter().map(|(key, text)| (key, Entry::read(&text))).collect())
    }
}
