//! A bot's review of a whole game: requested, computed in the background, reported as it grows.
//!
//! The bots' thread judges one decision after the other whenever it has nothing else to do ([`crate::house::bots`]).
//! The verdicts are kept with the table, so that no decision is judged twice. The review pauses while nobody waits for
//! it.

use crate::house::House;
use crate::house::queue::LastLook;
use crate::house::shared::HouseState;
use crate::play::judged_game;
use crate::play::kept_verdicts;
use crate::problem::{Problem, ProblemKind};
use crate::wire::Review;
use store::TableId;

impl House {
    /// Starts or continues to judge a table's decisions. A game that isn't over is then marked as assisted.
    ///
    /// # Errors
    /// Fails if the table has moved on, or the mark can't be saved.
    pub fn review_begin(&self, id: &str, revision: u32) -> Result<(), Problem> {
        let finished = self.lock().table_at(id, revision)?.session.record().finished;
        if !finished {
            self.change(id, revision, |session, store, now| session.mark_helped(store, now))?;
        }
        let mut inner = self.lock();
        inner.adopt_verdicts(&TableId(id.to_owned()));
        let table = inner.table(id)?;
        table.review.wanted = true;
        table.review.costliest_first = false;
        table.review_asked = LastLook::now();
        drop(inner);
        self.wake();
        Ok(())
    }

    /// Stops judging; verdicts found so far are kept.
    ///
    /// # Errors
    /// Fails if the table isn't open.
    pub fn review_stop(&self, id: &str) -> Result<(), Problem> {
        let mut inner = self.lock();
        inner.table(id)?.review.wanted = false;
        inner.interrupt();
        inner.keep_verdicts(0);
        drop(inner);
        self.wake();
        Ok(())
    }

    /// Waits until the number of judged decisions differs from `have`, or there will be no more, and returns those from
    /// `have` on.
    ///
    /// # Errors
    /// Fails if the table is left meanwhile, or too many callers have asked since.
    pub fn review_next(&self, id: &str, have: u32) -> Result<Review, Problem> {
        let id = TableId(id.to_owned());
        self.lock().adopt_verdicts(&id);
        self.shared().wait_for(&id, |inner| {
            let (lang, closing) = (inner.lang, inner.closing);
            let Some(table) = inner.tables.get_mut(&id).filter(|_| !closing) else {
                return Some(Err(ProblemKind::Left.into()));
            };
            table.review_asked = LastLook::now();
            let (done, all) = table.session.judged_so_far(&table.review.verdicts);
            let running = table.review.wanted && done < all;
            let news = done != have || !running;
            news.then(|| Ok(Review { running, ..table.session.judged(&table.review.verdicts, have, lang) }))
        })
    }
}

impl HouseState {
    /// Takes over the verdicts that were kept with an open table, before any of them would be made again. Verdicts that
    /// can't be read are made anew.
    pub(crate) fn adopt_verdicts(&mut self, id: &TableId) {
        let HouseState { store, tables, .. } = self;
        let Some(table) = tables.get_mut(id) else { return };
        let kept = table.review.kept.get_or_insert_with(|| kept_verdicts::read(store, id).unwrap_or_default());
        table.session.adopt(&mut table.review.verdicts, kept);
    }

    /// Keeps the verdicts of all tables that have more than `unsaved` new ones. A verdict that can't be saved is made
    /// anew another time.
    pub(crate) fn keep_verdicts(&mut self, unsaved: u32) {
        let HouseState { store, tables, .. } = self;
        for (id, table) in tables.iter_mut().filter(|(_, table)| table.review.unsaved > unsaved) {
            table.review.unsaved = 0;
            let of_other_branches = table.review.kept.iter().flatten();
            let verdicts = of_other_branches.chain(&table.review.verdicts);
            let _ = kept_verdicts::write(store, id, verdicts);
            if let Some(judged) = table.session.judged_game(&table.review.verdicts) {
                let _ = judged_game::keep(store, id, &judged);
            }
        }
    }
}
