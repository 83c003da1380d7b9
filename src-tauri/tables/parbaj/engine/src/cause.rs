//! What else events tell: the target, how, and why.

use crate::card::CardId;
use crate::permanent::Piece;
use game::Seat;
use serde::{Deserialize, Serialize};

/// A target as events name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajAimed")]
pub enum Aimed {
    /// A player.
    Player {
        /// Who.
        seat: Seat,
    },
    /// Something in play.
    Permanent {
        /// Which.
        piece: Piece,
    },
    /// A card in a discard pile.
    Discarded {
        /// Whose pile.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
}

/// Why VP were gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajIncome")]
pub enum Income {
    /// By the number of one's turn.
    Turn,
    /// Half the creatures in reserve.
    Reserve,
    /// The second player's first upkeep.
    Second,
    /// A card's ability.
    Card,
}

/// How something left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajFarewell")]
pub enum Farewell {
    /// A creature whose damage has reached its Ép, or whose Ép is gone.
    Died,
    /// A creature with as many poison counters as Ép.
    Poisoned,
    /// A building whose damage has reached its structure.
    Collapsed,
    /// By an effect.
    Destroyed,
    /// By its master.
    Sacrificed,
    /// To its owner's hand.
    Returned,
    /// To the void.
    Banished,
    /// Into the discard pile as the cost of its own ability.
    Discarded,
}

/// Why a card was discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDiscarding")]
pub enum Discarding {
    /// As a cost.
    Cost,
    /// By an effect.
    Effect,
    /// From the top of the deck, by this.
    Mill(Doing),
    /// A spell that has taken effect, or an ability's card.
    Spent,
    /// A card that was prevented.
    Prevented,
}

/// The part of a card's text by which something is done: what the chapter calls it decides which rule says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDoing")]
pub enum Doing {
    /// An ability.
    Ability,
    /// An ability of a card in hand or discard pile, which expressly works there.
    AbilityElsewhere,
    /// What a spell does, which is no ability (DU-91.5.1).
    SpellEffect,
    /// A drawback of a permanent.
    Drawback,
    /// A drawback that a player chose to activate.
    ChosenDrawback,
    /// A drawback of a spell or token, or a counter's.
    OthersDrawback,
    /// A drawback of the old edition without the label.
    OldDrawback,
    /// An Advantage.
    Advantage,
    /// A bounty.
    Bounty,
    /// A temporary cost that wasn't paid.
    TemporaryCost,
    /// A cost that is paid.
    Cost,
}

/// How something came into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajRoute")]
pub enum Route {
    /// Played from hand.
    Played,
    /// Brought by a card, which counts as playing it (DU-91.1.0).
    Put,
    /// Brought by a card under version 1 of these rules, where that didn't count as playing it.
    Unplayed,
    /// A token, made.
    Made,
}

/// What made a price another than the printed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajPriceChange")]
pub struct PriceChange {
    /// The card that says so.
    pub card: CardId,
    /// The clause's place in its text.
    pub clause: u8,
    /// How many VP more; negative for fewer.
    pub more: i16,
}
