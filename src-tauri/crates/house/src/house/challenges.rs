//! Challenge codes, read and written.

use crate::house::House;
use crate::keep::challenge::{self, Challenge};
use crate::problem::{Problem, ProblemKind};
use store::TableId;

impl House {
    /// The deal that a challenge code stands for; `game` is the table it is typed in for, if it is one's.
    ///
    /// # Errors
    /// What is wrong with the code, in a sentence.
    pub fn challenge(&self, code: &str, game: Option<&str>) -> Result<Challenge, Problem> {
        let challenge = challenge::read(code, game)?;
        challenge::with_tables(&self.lock().store, challenge)
    }

    /// The challenge code of a table's deal; none for a table that wasn't dealt here.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn challenge_of(&self, id: &str) -> Result<Option<String>, Problem> {
        let inner = self.lock();
        let record = inner.store.table(&TableId(id.to_owned()))?;
        Ok(challenge::of(&record))
    }

    /// A game's deal of a calendar day (`2026-11-21`), the same on every device.
    ///
    /// # Errors
    /// If there is no such game or day.
    pub fn challenge_today(&self, game: &str, day: &str) -> Result<Challenge, Problem> {
        let challenge = challenge::of_day(game, day).ok_or(ProblemKind::BadSetup)?;
        challenge::with_tables(&self.lock().store, challenge)
    }
}
