//! The queue of callers waiting for tables.

use store::TableId;

/// So many wait for a table at most: a window follows it, and its verdict, and leaves a question or two behind.
const MOST_AT_A_TABLE: usize = 8;
/// So many wait in all.
const MOST: usize = 32;

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
