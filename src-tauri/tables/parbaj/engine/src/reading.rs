//! Which version of these rules a duel is played by.

use serde::{Deserialize, Serialize};

/// How chapter 91 is read where version 1 of these rules read it otherwise, and which decks and printings are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReading")]
pub enum Reading {
    /// Whatever brings a card into play plays it (DU-91.1.0); no cost is paid for an ability that would change nothing
    /// (DU-3.3); a scope reaches abilities of cards in play only (DU-91.4.1), and looks at printed costs (DU-4.8); nobody
    /// puts in order what wouldn't happen (DU-2.1).
    #[default]
    Reprinted,
    /// Version 2 of these rules: the same, but with the ready decks of its time, and every card as it was printed first.
    Chapter,
    /// Version 1 of these rules: none of that, and the ready decks and cards of its time.
    Former,
}

impl Reading {
    /// What a setup that doesn't mention it means.
    pub(crate) const fn unwritten() -> Reading {
        Reading::Former
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(crate) fn is_unwritten(&self) -> bool {
        *self == Reading::unwritten()
    }
}
