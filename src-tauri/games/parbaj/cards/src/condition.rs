//! Conditions in card texts.

use crate::card_type::TypeSet;
use crate::filter::{Filter, Side};
use serde::{Deserialize, Serialize};

/// A condition. `side` is never `Any` where it means a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Condition {
    /// A number of permanents is in play.
    Permanents {
        filter: Filter,
        #[serde(default)]
        at_least: Option<u8>,
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// A player's Ép is within bounds.
    Life {
        side: Side,
        #[serde(default)]
        at_least: Option<u8>,
        #[serde(default)]
        at_most: Option<u8>,
    },
    /// A number of cards is in a discard pile.
    Discard {
        side: Side,
        #[serde(default)]
        types: TypeSet,
        at_least: u8,
    },
    /// A number of cards is in a hand.
    Hand {
        side: Side,
        #[serde(default)]
        at_least: Option<u8>,
        #[serde(default)]
        at_most: Option<u8>,
    },
}

/// A playing condition (DU-91.1.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayingCondition {
    /// Whether the card has the label „Kijátszási feltétel:”; otherwise only the wording shows that it is a condition.
    pub labelled: bool,
    /// The condition, checked as the card is announced.
    pub condition: Condition,
}
