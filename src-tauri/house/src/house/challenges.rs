//! Calls that read and write challenge codes.

use crate::house::House;
use crate::problem::{Problem, ProblemKind};
use crate::saves::challenge::{self, Challenge};
use store::TableId;

impl House {
    /// Returns the deal of a challenge code; `game` is the game on whose page it was typed, if any.
    ///
    /// # Errors
    /// Fails if the code is wrong, with the reason as a sentence.
    pub fn challenge(&self, code: &str, game: Option<&str>) -> Result<Challenge, Problem> {
        let challenge = challenge::read(code, game)?;
        challenge::with_tables(&self.lock().store, challenge)
    }

    /// Returns the challenge code of a table's deal; `None` for a table that wasn't dealt here.
    ///
    /// # Errors
    /// Fails if there is no such table.
    pub fn challenge_of(&self, id: &str) -> Result<Option<String>, Problem> {
        let inner = self.lock();
        let record = inner.store.table(&TableId(id.to_owned()))?;
        Ok(challenge::of(&record))
    }

    /// Returns a game's deal of a calendar day (`2026-11-21`), the same on every device.
    ///
    /// # Errors
    /// Fails if there is no such game or day.
    pub fn challenge_today(&self, game: &str, day: &str) -> Result<Challenge, Problem> {
        let challenge = challenge::of_day(game, day).ok_or(ProblemKind::BadSetup)?;
        challenge::with_tables(&self.lock().store, challenge)
    }
}
