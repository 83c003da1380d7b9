//! Types that events use to describe targets, causes and routes.

use crate::card::CardId;
use crate::permanent::PermanentRef;
use game::Seat;
use serde::{Deserialize, Serialize};

/// A target as events name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajAimed")]
pub enum EventTarget {
    Player {
        seat: Seat,
    },
    /// A permanent in play.
    Permanent {
        piece: PermanentRef,
    },
    /// A card in a discard pile.
    Discarded {
        /// The owner of the pile.
        seat: Seat,
        card: CardId,
    },
}

/// The reason for gaining VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajIncome")]
pub enum VpSource {
    /// The VP for the number of the player's turn.
    Turn,
    /// Half the number of creatures in reserve.
    Reserve,
    /// The extra VP of the second player's first upkeep.
    Second,
    /// A card's text.
    Card,
}

/// How a permanent left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajFarewell")]
pub enum LeaveCause {
    /// A creature whose damage has reached its Ép, or whose Ép is 0 or less.
    Died,
    /// A creature with at least as many poison counters as Ép.
    Poisoned,
    /// A building whose damage has reached its structure.
    Collapsed,
    /// Destroyed by an effect.
    Destroyed,
    /// Sacrificed by its master.
    Sacrificed,
    /// Returned to its owner's hand.
    Returned,
    /// Put into the void.
    Banished,
    /// Put into the discard pile as the cost of its own ability.
    Discarded,
}

/// Why a card was discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDiscarding")]
pub enum DiscardCause {
    /// As a cost.
    Cost,
    /// By an effect.
    Effect,
    /// From the top of the deck, by this part of a text.
    Mill(ClauseRole),
    /// A spell that has taken effect, or the card of an ability that costs the card.
    Spent,
    /// A card that was prevented.
    Prevented,
}

/// The kind of clause that causes something. It decides which rule an event cites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajDoing")]
pub enum ClauseRole {
    Ability,
    /// An ability that expressly works in hand or in the discard pile.
    AbilityElsewhere,
    /// A spell's effect, which is no ability (DU-91.5.1).
    SpellEffect,
    Drawback,
    /// A drawback that a player chose to activate.
    ChosenDrawback,
    /// A drawback of a spell, a token or a counter.
    OthersDrawback,
    /// An unlabelled drawback of the old edition.
    OldDrawback,
    Advantage,
    Bounty,
    /// A temporary cost that wasn't paid.
    TemporaryCost,
    Cost,
}

/// How a permanent came into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajRoute")]
pub enum EntryRoute {
    /// Played from hand.
    Played,
    /// Brought by a card, which counts as playing it (DU-91.1.0).
    Put,
    /// Brought by a card under version 1 of these rules, where that didn't count as playing it.
    Unplayed,
    /// Made as a token.
    Made,
}

/// A change of a price from the printed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajPriceChange")]
pub struct PriceChange {
    /// The card whose text changes the price.
    pub card: CardId,
    /// The clause's index in its text.
    pub clause: u8,
    /// How many VP more it costs; negative for fewer.
    pub more: i16,
}
