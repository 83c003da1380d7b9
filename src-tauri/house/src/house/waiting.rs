//! Callers waiting for a table: each holds a thread, so there are never more than a few.
//!
//! A page that was reloaded or closed leaves its request behind, which can't be distinguished from one that is still
//! awaited. So the latest request stays and the oldest is released; a released caller that is still there asks again.

use crate::house::House;
use crate::house::shared::{HouseState, SharedState};
use crate::problem::{Problem, ProblemKind};
use store::TableId;

impl SharedState {
    /// Waits until `look` returns a result, at a table whose callers may be released meanwhile.
    ///
    /// # Errors
    /// Fails with the error of `look`, or if the caller is released.
    pub fn wait_for<T>(
        &self,
        table: &TableId,
        mut look: impl FnMut(&mut HouseState) -> Option<Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let mut inner = self.lock();
        if let Some(found) = look(&mut inner) {
            return found;
        }
        let number = inner.waiting.enter(table);
        self.changed.notify_all();
        loop {
            if !inner.waiting.waits(number) {
                return Err(ProblemKind::LetGo.into());
            }
            inner = self.wait(inner);
            if let Some(found) = look(&mut inner) {
                inner.waiting.leave(number);
                return found;
            }
        }
    }
}

impl House {
    /// Releases the caller that has waited longest for a table, because its page was closed.
    pub fn let_go(&self, table: &str) {
        self.lock().waiting.let_oldest_go(&TableId(table.to_owned()));
        self.wake();
    }

    /// Releases all waiting callers, ends analyses and reviews, and closes the views of tables of several people,
    /// because the window starts anew.
    pub fn let_all_go(&self) {
        let mut inner = self.lock();
        inner.waiting.line.clear();
        inner.end_analysis();
        inner.tables.values_mut().for_each(|table| table.session.cover());
        if inner.tables.values().any(|table| table.review.wanted) {
            inner.tables.values_mut().for_each(|table| table.review.wanted = false);
            inner.interrupt();
        }
        drop(inner);
        self.wake();
    }

    /// Returns how many callers wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.lock().waiting.line.len()
    }
}
