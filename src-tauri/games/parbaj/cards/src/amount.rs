//! Amounts in card texts.

use crate::card_type::TypeSet;
use crate::filter::{Filter, Side};
use serde::{Deserialize, Serialize};

/// A number on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Amount {
    /// A constant.
    Fixed(u8),
    /// The X chosen when the card was announced (DU-91.2.5).
    X,
    /// The number of cards or permanents of some kind.
    Count(Counted),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Counted {
    /// Permanents in play that match a filter.
    Permanents(Filter),
    /// Cards of some types in a discard pile; `Side::Any` counts both piles.
    Discard {
        side: Side,
        #[serde(default)]
        types: TypeSet,
    },
    /// Cards in hand; `Side::Any` counts both hands.
    Hand { side: Side },
}
