//! How many, how much.

use crate::card_type::TypeSet;
use crate::filter::{Filter, Side};
use serde::{Deserialize, Serialize};

/// A number on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Amount {
    /// This many.
    Fixed(u8),
    /// The X chosen when the card was announced (DU-91.2.5).
    X,
    /// As many as there are of something.
    Count(Counted),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Counted {
    /// Permanents in play.
    Permanents(Filter),
    /// Cards of some types in a discard pile. `Any` counts both.
    Discard {
        /// Whose.
        side: Side,
        /// Of which types.
        #[serde(default)]
        types: TypeSet,
    },
    /// Cards in hand. `Any` counts both.
    Hand {
        /// Whose.
        side: Side,
    },
}
