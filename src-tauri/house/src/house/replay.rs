//! Calls for looking back at a game, and for estimates of how its board will be divided.

use crate::house::House;
use crate::house::shared::HouseState;
use crate::problem::{Problem, ProblemKind};
use crate::wire::{BotAccount, OpenHand, TableSnapshot};
use bot::{Cancel, Survey};
use games::GameMove;
use std::sync::MutexGuard;

impl House {
    /// Starts or ends looking back: meanwhile no bot moves at this table.
    ///
    /// # Errors
    /// Fails if the table isn't open.
    pub fn hold(&self, id: &str, on: bool) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.table(id)?.held = on;
        inner.interrupt();
        drop(inner);
        self.wake();
        Ok(())
    }

    /// Returns the table as the person saw it after `ply` decisions, with the log of the last of them.
    ///
    /// # Errors
    /// Fails if the table has moved on, or there is no such position.
    pub fn table_at(&self, id: &str, revision: u32, ply: u32) -> Result<TableSnapshot, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let picture = inner.table_at(id, revision)?.session.picture_at(ply, lang);
        picture.ok_or(Problem::Of(ProblemKind::NothingThere))
    }

    /// Returns what every player held after `ply` decisions of a finished game, the person first; empty in a game
    /// without hands.
    ///
    /// # Errors
    /// Fails if the game isn't over, the table has moved on, or there is no such position.
    pub fn hands(&self, id: &str, revision: u32, ply: u32) -> Result<Vec<OpenHand>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let session = &inner.table_at(id, revision)?.session;
        if !session.record().finished {
            return Err(ProblemKind::HandsClosed.into());
        }
        session.hands_at(ply, lang).ok_or(Problem::Of(ProblemKind::NothingThere))
    }

    /// Explains a bot's decision after `ply` other decisions of a finished game. Only a finished game allows it, since
    /// a bot's thoughts reveal cards that only it saw.
    ///
    /// # Errors
    /// Fails if the game isn't over, no bot decided there, or the table moves on meanwhile.
    pub fn account(&self, id: &str, revision: u32, ply: u32) -> Result<BotAccount, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let session = &inner.table_at(id, revision)?.session;
        if !session.record().finished {
            return Err(ProblemKind::ThoughtsClosed.into());
        }
        let thought = session.account(ply, lang).ok_or(Problem::Of(ProblemKind::NothingThere))?;
        self.think_unlocked(inner, thought)
    }

    /// Estimates how the board will be divided, for a person who is to move. The game is then marked as assisted.
    ///
    /// # Errors
    /// Fails if the person isn't to move, there is no board to divide, or the table moves on meanwhile.
    pub fn survey(&self, id: &str, revision: u32) -> Result<Survey, Problem> {
        let mut inner = self.lock();
        // Before the revision is checked: a game without a board to divide reports that at any revision.
        let thought = inner.table(id)?.session.survey()?;
        inner.table_at(id, revision)?;
        self.think_for_person(inner, id, revision, thought)?.ok_or(Problem::NoSurvey)
    }

    /// Returns what a bot proposes to the person who is to move, where the rules provide for a proposal: that is no
    /// help, so the game isn't marked.
    ///
    /// # Errors
    /// Fails if the person isn't to move, or the table moves on meanwhile.
    pub fn proposal(&self, id: &str, revision: u32) -> Result<Vec<GameMove>, Problem> {
        let mut inner = self.lock();
        let Some(thought) = inner.table_at(id, revision)?.session.proposal() else { return Ok(Vec::new()) };
        self.think_unlocked(inner, thought)
    }

    /// Runs `thought` for the person. The result is returned only once the mark of help is on disk.
    pub(crate) fn think_for_person<T>(
        &self,
        inner: MutexGuard<'_, HouseState>,
        id: &str,
        revision: u32,
        thought: impl FnOnce(&Cancel) -> Option<T>,
    ) -> Result<T, Problem> {
        let found = self.think_unlocked(inner, thought)?;
        self.change(id, revision, |session, store, now| session.mark_helped(store, now))?;
        Ok(found)
    }

    /// Runs `thought` without the lock, until interrupted.
    pub(crate) fn think_unlocked<T>(
        &self,
        mut inner: MutexGuard<'_, HouseState>,
        thought: impl FnOnce(&Cancel) -> Option<T>,
    ) -> Result<T, Problem> {
        let cancel = Cancel::new();
        inner.interrupt();
        let (inner, found) = self.shared.unlocked(inner, &cancel, thought);
        drop(inner);
        self.wake();
        let missing = if cancel.is_cancelled() { ProblemKind::Stale } else { ProblemKind::Crashed };
        Ok(found.ok_or(missing)?)
    }
}
