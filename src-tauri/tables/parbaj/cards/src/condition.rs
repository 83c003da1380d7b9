//! Circumstances that a card asks for.

use crate::card_type::TypeSet;
use crate::filter::{Filter, Side};
use serde::{Deserialize, Serialize};

/// A circumstance. `side` is never `Any` where a player is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Condition {
    /// So many permanents of a kind are in play.
    Permanents {
        /// Which.
        filter: Filter,
        /// At least.
        #[serde(default)]
        at_least: Option<u8>,
        /// At most.
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// A player's Ép.
    Life {
        /// Whose.
        side: Side,
        /// At least.
        #[serde(default)]
        at_least: Option<u8>,
        /// At most.
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// Cards in a discard pile.
    Discard {
        /// Whose.
        side: Side,
        /// Of which types.
        #[serde(default)]
        types: TypeSet,
        /// At least.
        at_least: u8,
    },
    /// Cards in a hand.
    Hand {
        /// Whose.
        side: Side,
        /// At least.
        #[serde(default)]
        at_least: Option<u8>,
        /// At most.
        #[serde(default)]
        at_most: Option<u8>,
    },
}

/// A playing condition (DU-91.1.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayingCondition {
    /// Whether the card says „Kijátszási feltétel:”; otherwise the wording alone makes it one.
    pub labelled: bool,
    /// What must be so when the card is announced.
    pub condition: Condition,
}
