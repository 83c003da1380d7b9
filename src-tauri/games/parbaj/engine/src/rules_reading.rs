//! The version of these rules by which a duel is played.

use serde::{Deserialize, Serialize};

/// The version of these rules: how chapter 91 is read, and which decks and printings are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReading")]
pub enum RulesReading {
    /// Version 3, with the latest printings: an effect that brings a card into play plays it (DU-91.1.0); no cost can
    /// be paid for an ability that would change nothing (DU-3.3); a scope reaches only abilities of cards in play
    /// (DU-91.4.1) and compares printed costs (DU-4.8); clauses that wouldn't be carried out aren't put in order in
    /// upkeep (DU-2.1).
    #[default]
    Reprinted,
    /// Version 2: as version 3, but with the ready decks of that version and the first printing of every card.
    Chapter,
    /// Version 1: none of the above, and the ready decks and cards of that version.
    Former,
}

impl RulesReading {
    /// Returns the reading of a setup that doesn't contain one.
    pub(crate) const fn unwritten() -> RulesReading {
        RulesReading::Former
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(crate) fn is_unwritten(&self) -> bool {
        *self == RulesReading::unwritten()
    }
}
