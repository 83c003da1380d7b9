//! When something happens by itself.

use crate::card_type::TypeSet;
use crate::filter::Filter;
use serde::{Deserialize, Serialize};

/// Whose turns, seen from the card's master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Turns {
    /// The master's.
    Yours,
    /// The opponent's.
    Theirs,
    /// Everybody's.
    Each,
}

/// An occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum When {
    /// This card has been played and come into being; only at that moment.
    Played,
    /// A permanent of some kind comes into play, this card excepted.
    Enters(Filter),
    /// This card leaves play (judged on the state before, DU-4.7).
    ThisLeaves,
    /// A permanent of some kind goes from play to the discard pile, or as a token leaves the game; this card excepted.
    Falls(Filter),
    /// In the upkeep of these turns.
    Upkeep(Turns),
    /// At the end of these turns (DU-2.8).
    TurnEnd(Turns),
    /// This creature is assigned as an attacker.
    Attacks,
    /// This creature's strike has dealt damage to the opponent.
    HurtsPlayer,
    /// Its master plays a card of these types, this card excepted, and it isn't prevented.
    YouPlay(TypeSet),
    /// The opponent plays a card of these types, and it isn't prevented.
    TheyPlay(TypeSet),
}
