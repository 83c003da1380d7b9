//! Who waits for a table: each holds a thread, so there are never more than a few.
//!
//! A page that was reloaded, or closed, leaves its question behind, and nobody can tell it from one that somebody still
//! waits for. So whoever asks last stays, and the oldest is let go; one that was let go and is still there asks again.

use crate::house::House;
use crate::house::shared::{HouseState, SharedState};
use crate::problem::{Problem, ProblemKind};
use store::TableId;

/// So many wait for a table at most: a window follows it, and its verdict, and leaves a question or two behind.
const MOST_AT_A_TABLE: usize = 8;
/// So many wait in all.
const MOST: usize = 32;

/// Everybody who waits, the one who asked first at the front.
#[derive(Default)]
pub(crate) struct Waiting {
    line: Vec<(u64, TableId)>,
    given: u64,
}

impl Waiting {
    /// One more; whoever is too many is let go.
    fn enter(&mut self, table: &TableId) -> u64 {
        self.given += 1;
        self.line.push((self.given, table.clone()));
        if self.line.iter().filter(|(_, at)| at == table).count() > MOST_AT_A_TABLE {
            self.let_oldest_go(table);
        }
        if self.line.len() > MOST {
            self.line.remove(0);
        }
        self.given
    }

    fn leave(&mut self, number: u64) {
        self.line.retain(|(waits, _)| *waits != number);
    }

    fn waits(&self, number: u64) -> bool {
        self.line.iter().any(|(waits, _)| *waits == number)
    }

    fn let_oldest_go(&mut self, table: &TableId) {
        if let Some(oldest) = self.line.iter().position(|(_, at)| at == table) {
            self.line.remove(oldest);
        }
    }
}

impl SharedState {
    /// Waits until `look` finds something, at a table that may be let go of meanwhile.
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
    /// Whoever has waited longest for a table has gone: the page was closed.
    pub fn let_go(&self, table: &str) {
        self.lock().waiting.let_oldest_go(&TableId(table.to_owned()));
        self.wake();
    }

    /// All who wait have gone: the window begins anew.
    pub fn let_all_go(&self) {
        self.lock().waiting.line.clear();
        self.wake();
    }

    /// How many wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.lock().waiting.line.len()
    }
}
