//! Looking back at how a game came about, and ahead at how its board is likely to be shared out.

use crate::house::House;
use crate::house::shared::HouseState;
use crate::problem::{Problem, ProblemKind};
use crate::wire::{BotAccount, OpenHand, TableSnapshot};
use bot::{Cancel, Survey};
use std::sync::MutexGuard;
use tables::GameMove;

impl House {
    /// The person begins to look back, or ends it: meanwhile no bot moves at this table.
    ///
    /// # Errors
    /// If the table isn't open.
    pub fn hold(&self, id: &str, on: bool) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.table(id)?.held = on;
        inner.interrupt();
        drop(inner);
        self.wake();
        Ok(())
    }

    /// The table as the person saw it after `ply` decisions; of its log, what the last of them brought.
    ///
    /// # Errors
    /// If the table has moved on, or there is no such position.
    pub fn table_at(&self, id: &str, revision: u32, ply: u32) -> Result<TableSnapshot, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let picture = inner.table_at(id, revision)?.session.picture_at(ply, lang);
        picture.ok_or(Problem::Of(ProblemKind::NothingThere))
    }

    /// What everybody held after `ply` decisions of a game that is over, the person first; nothing in a game in which
    /// nobody ever holds anything.
    ///
    /// # Errors
    /// If the game isn't over, the table has moved on, or there is no such position.
    pub fn hands(&self, id: &str, revision: u32, ply: u32) -> Result<Vec<OpenHand>, Problem> {
        let mut inner = self.lock();
        let lang = inner.lang;
        let session = &inner.table_at(id, revision)?.session;
        if !session.record().finished {
            return Err(ProblemKind::HandsClosed.into());
        }
        session.hands_at(ply, lang).ok_or(Problem::Of(ProblemKind::NothingThere))
    }

    /// Why a bot decided as it did after `ply` other decisions of a game that is over: what it thought tells of cards
    /// that only it saw.
    ///
    /// # Errors
    /// If the game isn't over, no bot decided there, or the table moves on meanwhile.
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

    /// How the board is likely to be shared out, for a person who is to move. The game is then marked as assisted.
    ///
    /// # Errors
    /// If the person isn't to move, there is no board to share out, or the table moves on meanwhile.
    pub fn survey(&self, id: &str, revision: u32) -> Result<Survey, Problem> {
        let mut inner = self.lock();
        // Before the revision: a game without a board to share out says so whatever has happened there meanwhile.
        let thought = inner.table(id)?.session.survey()?;
        inner.table_at(id, revision)?;
        self.think_for_person(inner, id, revision, thought)?.ok_or(Problem::NoSurvey)
    }

    /// What a bot proposes to the person who is to move, as the rules have it do: that is no help, so the game isn't
    /// marked.
    ///
    /// # Errors
    /// If the person isn't to move, or the table moves on meanwhile.
    pub fn proposal(&self, id: &str, revision: u32) -> Result<Vec<GameMove>, Problem> {
        let mut inner = self.lock();
        let Some(thought) = inner.table_at(id, revision)?.session.proposal() else { return Ok(Vec::new()) };
        self.think_unlocked(inner, thought)
    }

    /// Thinks for the person. What came of it is given away only once it is on disk that the person was helped.
    pub(crate) fn think_for_person<T>(
        &self,
        inner: MutexGuard<'_, HouseState>,
        id: &str,
        revision: u32,
        thought: impl FnOnce(&Cancel) -> Option<T>,
    ) -> Result<T, Problem> {
        let found = self.think_unlocked(inner, thought)?;
        self.change(id, revision, |session, store, now| session.mark_assisted(store, now))?;
        Ok(found)
    }

    /// Thinks without the lock, until somebody interrupts.
    fn think_unlocked<T>(
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
