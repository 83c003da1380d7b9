//! Interrupts a bot's search.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A request to stop a search, shared between the searching thread and its callers.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Returns a request that is not cancelled.
    #[must_use]
    pub fn new() -> Self {
        Cancel::default()
    }

    /// Asks the search to stop. It stops within one iteration and returns [`Stopped::Cancelled`].
    ///
    /// ```
    /// let (cancel, other) = (bot::Cancel::new(), bot::Cancel::new());
    /// let shared = cancel.clone();
    /// shared.cancel();
    /// assert!(cancel.is_cancelled() && !other.is_cancelled());
    /// ```
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether [`cancel`](Self::cancel) was called.
    #[inline]
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Why a bot returned no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    Cancelled,
    NothingToDecide,
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Stopped::Cancelled => "the bot was interrupted",
            Stopped::NothingToDecide => "the game is over",
        })
    }
}

impl std::error::Error for Stopped {}
