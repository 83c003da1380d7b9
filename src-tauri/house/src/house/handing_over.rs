//! Calls about handing the device over from one person to another.

use crate::house::House;
use crate::play::session::Session;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::now_ms;
use crate::wire::{HandingOver, TableSnapshot};
use game::Seat;
use std::time::Instant;
use store::{Store, TableId};

impl House {
    /// Returns what everybody may see of a table whose device is being handed over. Opens the table if necessary.
    ///
    /// # Errors
    /// Fails if there is no such table, it can't be read, or a view is open.
    pub fn handing_over(&self, id: &str) -> Result<HandingOver, Problem> {
        let mut inner = self.lock();
        self.opened(&mut inner, &TableId(id.to_owned()))?;
        let lang = inner.lang;
        inner.table_or_covered(id)?.session.handing_over(lang).ok_or(ProblemKind::NothingThere.into())
    }

    /// Waits until the revision of a table whose device is being handed over is no longer `revision`, or a view is open,
    /// and returns what everybody may see; `None` if a view is open.
    ///
    /// # Errors
    /// Fails if the table is left or deleted meanwhile, or too many callers have asked since.
    pub fn next_handing_over(&self, id: &str, revision: u32) -> Result<Option<HandingOver>, Problem> {
        let id = TableId(id.to_owned());
        self.shared().wait_for(&id, |inner| {
            let (lang, closing) = (inner.lang, inner.closing);
            let Some(table) = inner.tables.get_mut(&id).filter(|_| !closing) else {
                return Some(Err(ProblemKind::Left.into()));
            };
            let session = &table.session;
            let news = session.record().revision != revision || !session.is_covered();
            news.then(|| Ok(session.handing_over(lang)))
        })
    }

    /// Opens the view of the person at `seat`, and returns the table as that person left it after their last decision;
    /// [`House::next`] then returns it as it is. A finished game is looked at from that seat until the app is closed:
    /// its replay, verdicts and practice too.
    ///
    /// # Errors
    /// Fails if another person is to decide, or the table isn't open.
    pub fn open_view(&self, id: &str, seat: Seat) -> Result<TableSnapshot, Problem> {
        let mut inner = self.lock();
        let (lang, table_id) = (inner.lang, TableId(id.to_owned()));
        let table = inner.table_or_covered(id)?;
        table.session.open_view(seat)?;
        // What was computed for another seat is told as that seat sees it.
        table.appraised.clear();
        let (before, finished) = (table.session.since_last_turn(lang), table.session.record().finished);
        if finished {
            inner.viewers.insert(table_id.clone(), seat);
        }
        self.wake();
        before.map_or_else(|| inner.snapshot(&table_id, 0, 0), Ok)
    }

    /// Takes back the decision of the person who decided last, while the device is handed over.
    ///
    /// # Errors
    /// Fails if somebody has decided since, the table has moved on, or the change can't be saved.
    pub fn take_back(&self, id: &str, revision: u32) -> Result<(), Problem> {
        self.change_covered(id, revision, |session, store, now_ms| session.take_back(store, now_ms))
    }

    /// Declines an opportunity, such as answering a card, for the person to decide, while the device is handed over.
    ///
    /// # Errors
    /// Fails if the decision is no such opportunity, the table has moved on, or it can't be saved.
    pub fn decline_covered(&self, id: &str, revision: u32) -> Result<(), Problem> {
        self.change_covered(id, revision, |session, store, now_ms| session.decline_covered(store, now_ms))
    }

    fn change_covered(
        &self,
        id: &str,
        revision: u32,
        change: impl FnOnce(&mut dyn Session, &mut Store, i64) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        if inner.table_or_covered(id)?.session.record().revision != revision {
            return Err(ProblemKind::Stale.into());
        }
        inner.interrupt();
        let id = TableId(id.to_owned());
        let table = inner.tables.get_mut(&id).ok_or(ProblemKind::NoSuchTable)?;
        let result = change(&mut *table.session, &mut inner.store, now_ms());
        table.moved = Instant::now();
        inner.note_end(&id);
        self.wake();
        result
    }
}
