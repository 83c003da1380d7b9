//! What can be printed on a card.

use crate::suit::{Suit, Trump};
use serde::Serialize;

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The printed value.
    pub printed: u8,
    /// One bit for each suit.
    pub(crate) suits: u8,
    /// What works while the card is in play.
    pub passive: Passive,
    /// What it can be discarded for.
    pub ability: Option<Ability>,
}

/// What works while a card is in play (IS-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunPassive")]
pub struct Passive {
    /// Points for the card on its left.
    pub left: u8,
    /// Points for the card on its right.
    pub right: u8,
    /// Whether the card on its left can't be discarded.
    pub guards_left: bool,
    /// Whether the card on its right can't be discarded.
    pub guards_right: bool,
    /// The suit that a zero card counts.
    pub counts: Option<Suit>,
}

/// What a card can be discarded for (IS-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunAbility")]
pub enum Ability {
    /// Another card in play gets tokens.
    AddTokens {
        /// How many.
        amount: u8,
    },
    /// Discard a card in play of small current value.
    DiscardSmall {
        /// The greatest current value.
        most: u8,
    },
    /// Discard a card in play of a suit.
    DiscardSuit {
        /// Which suit.
        suit: Suit,
    },
    /// Discard any card in play.
    DiscardAny,
    /// Discard every card in play of small current value.
    DiscardEvery {
        /// The greatest current value.
        most: u8,
    },
    /// Swap two cards in play, each of small current value.
    Swap {
        /// The greatest current value.
        most: u8,
    },
    /// Take a card in play of small current value into hand.
    Take {
        /// The greatest current value.
        most: u8,
    },
    /// Take another card from the discard pile into hand.
    TakeBackAny,
    /// Take a card of a suit from the discard pile into hand.
    TakeBackSuit {
        /// Which suit.
        suit: Suit,
    },
    /// Draw a card.
    Draw,
    /// Draw a card and keep it; show another one: keep it if it is trump.
    DrawAndShow,
    /// Change trump.
    ChangeTrump {
        /// To what.
        trump: Trump,
    },
    /// Open one's own row again: a closing card discarded for itself (IS-4.10).
    Open,
}

impl Ability {
    /// How many targets belong to it.
    #[inline]
    #[must_use]
    pub fn targets(self) -> u8 {
        match self {
            Ability::Swap { .. } => 2,
            Ability::AddTokens { .. }
            | Ability::DiscardSmall { .. }
            | Ability::DiscardSuit { .. }
            | Ability::DiscardAny
            | Ability::Take { .. }
            | Ability::TakeBackAny
            | Ability::TakeBackSuit { .. } => 1,
            Ability::DiscardEvery { .. }
            | Ability::Draw
            | Ability::DrawAndShow
            | Ability::ChangeTrump { .. }
            | Ability::Open => 0,
        }
    }

    /// Whether it discards what it is aimed at: what a guard stops (IS-4.4).
    #[inline]
    #[must_use]
    pub fn discards(self) -> bool {
        matches!(
            self,
            Ability::DiscardSmall { .. }
                | Ability::DiscardSuit { .. }
                | Ability::DiscardAny
                | Ability::DiscardEvery { .. }
        )
    }

    /// Whether it is aimed at the discard pile.
    #[inline]
    #[must_use]
    pub fn takes_back(self) -> bool {
        matches!(self, Ability::TakeBackAny | Ability::TakeBackSuit { .. })
    }

    /// The greatest current value it can be aimed at.
    #[inline]
    #[must_use]
    pub fn most(self) -> Option<u8> {
        match self {
            Ability::DiscardSmall { most }
            | Ability::DiscardEvery { most }
            | Ability::Swap { most }
            | Ability::Take { most } => Some(most),
            _ => None,
        }
    }

    /// The suit it must be aimed at.
    #[inline]
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        match self {
            Ability::DiscardSuit { suit } | Ability::TakeBackSuit { suit } => Some(suit),
            _ => None,
        }
    }
}
