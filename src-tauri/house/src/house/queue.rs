//! The queue of callers waiting for tables.

use std::time::{Duration, Instant};
use store::TableId;

/// How many callers may wait for one table: a window waits for its state and its review, and may have abandoned a
/// request or two.
const MOST_AT_A_TABLE: usize = 8;
/// How many callers may wait in all.
const MOST: usize = 32;

/// How long after the last request for a long computation its results still count as wanted: the caller asks again at
/// once, or after a pause if it was released.
const PATIENCE: Duration = Duration::from_secs(3);

/// When somebody last asked for the results of a long computation, if ever.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastLook(Option<Instant>);

impl LastLook {
    /// Nobody has asked.
    pub const NONE: LastLook = LastLook(None);

    /// Returns the present moment.
    pub fn now() -> Self {
        LastLook(Some(Instant::now()))
    }

    /// Returns whether the last request was within [`PATIENCE`].
    pub fn is_recent(self) -> bool {
        self.0.is_some_and(|last| last.elapsed() < PATIENCE)
    }
}

/// All waiting callers, the one who asked first at the front.
#[derive(Default)]
pub(crate) struct Waiting {
    pub line: Vec<(u64, TableId)>,
    given: u64,
}

impl Waiting {
    /// Adds a caller and returns its number; if there are too many, the oldest is released.
    pub fn enter(&mut self, table: &TableId) -> u64 {
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

    /// Removes the caller of this number.
    pub fn leave(&mut self, number: u64) {
        self.line.retain(|(waits, _)| *waits != number);
    }

    /// Returns whether anybody waits for a table.
    pub fn is_awaited(&self, table: &TableId) -> bool {
        self.line.iter().any(|(_, at)| at == table)
    }

    /// Returns whether the caller of this number still waits.
    pub fn waits(&self, number: u64) -> bool {
        self.line.iter().any(|(waits, _)| *waits == number)
    }

    /// Releases the caller that has waited longest for a table.
    pub fn let_oldest_go(&mut self, table: &TableId) {
        if let Some(oldest) = self.line.iter().position(|(_, at)| at == table) {
            self.line.remove(oldest);
        }
    }
}
