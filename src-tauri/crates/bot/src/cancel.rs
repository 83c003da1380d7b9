//! Stopping a bot while it is thinking.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A request to stop thinking, shared between the thinker and whoever may interrupt it.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Not cancelled yet.
    #[must_use]
    pub fn new() -> Self {
        Cancel::default()
    }

    /// Asks the thinker to stop. It does so within an iteration, and returns [`Stopped::Cancelled`].
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    #[inline]
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Why a bot returned no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// It was interrupted.
    Cancelled,
    /// The game is over.
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
