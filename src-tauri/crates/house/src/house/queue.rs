//! The queue of callers waiting for tables.

use std::time::{Duration, Instant};
use store::TableId;

/// So many wait for a table at most: a window follows it, and its verdict, and leaves a question or two behind.
const MOST_AT_A_TABLE: usize = 8;
/// So many wait in all.
const MOST: usize = 32;

/// So long after somebody last looked at what takes long to think about, they are believed to look still: they ask again
/// at once for what is next, or after a pause if they were let go.
const PATIENCE: Duration = Duration::from_secs(3);

/// When somebody last asked for what takes long to think about, if anybody has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastLook(Option<Instant>);

impl LastLook {
    /// Nobody has.
    pub const NONE: LastLook = LastLook(None);

    /// Now.
    pub fn now() -> Self {
        LastLook(Some(Instant::now()))
    }

    /// Whether that was only just.
    pub fn is_recent(self) -> bool {
        self.0.is_some_and(|last| last.elapsed() < PATIENCE)
    }
}

/// Everybody who waits, the one who asked first at the front.
#[derive(Default)]
pub(crate) struct Waiting {
    pub line: Vec<(u64, TableId)>,
    given: u64,
}

impl Waiting {
    /// One more; whoever is too many is let go.
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

    /// Whoever has this number waits no more.
    pub fn leave(&mut self, number: u64) {
        self.line.retain(|(waits, _)| *waits != number);
    }

    /// Whether anybody waits for a table.
    pub fn is_awaited(&self, table: &TableId) -> bool {
        self.line.iter().any(|(_, at)| at == table)
    }

    /// Whether whoever has this number still waits.
    pub fn waits(&self, number: u64) -> bool {
        self.line.iter().any(|(waits, _)| *waits == number)
    }

    /// Lets whoever has waited longest for a table go.
    pub fn let_oldest_go(&mut self, table: &TableId) {
        if let Some(oldest) = self.line.iter().position(|(_, at)| at == table) {
            self.line.remove(oldest);
        }
    }
}
