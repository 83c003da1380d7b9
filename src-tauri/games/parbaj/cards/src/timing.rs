//! The occasions of automatic clauses.

use crate::card_type::TypeSet;
use crate::filter::Filter;
use serde::{Deserialize, Serialize};

/// The players whose turns are meant, relative to the card's master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Turns {
    /// The master's turns.
    Yours,
    /// The opponent's turns.
    Theirs,
    /// Both players' turns.
    Each,
}

/// The occasion of an automatic clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum When {
    /// This card has been played and has come into play; only at that moment.
    Played,
    /// A permanent that matches the filter comes into play, except this card.
    Enters(Filter),
    /// This card leaves play (judged on the state before, DU-4.7).
    ThisLeaves,
    /// A permanent that matches the filter goes from play to the discard pile, or leaves the game as a token; except
    /// this card.
    Falls(Filter),
    /// In the upkeep of these turns.
    Upkeep(Turns),
    /// At the end of these turns (DU-2.8).
    TurnEnd(Turns),
    /// This creature is assigned as an attacker.
    Attacks,
    /// This creature's strike has dealt damage to the opponent.
    HurtsPlayer,
    /// Its master plays a card of these types, except this card, and it isn't prevented.
    YouPlay(TypeSet),
    /// The opponent plays a card of these types, and it isn't prevented.
    TheyPlay(TypeSet),
}
