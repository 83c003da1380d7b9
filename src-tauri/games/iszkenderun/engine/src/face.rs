//! Card faces: values, suits, passive effects and abilities.

use crate::suit::{Suit, Trump};
use serde::Serialize;

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    pub printed: u8,
    /// One bit for each suit.
    pub(crate) suits: u8,
    /// The effect while the card is in play.
    pub passive: Passive,
    /// The effect for which the card can be discarded.
    pub ability: Option<Ability>,
}

/// The effects of a card while it is in play (IS-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunPassive")]
pub struct Passive {
    /// Points given to the card on its left.
    pub left: u8,
    /// Points given to the card on its right.
    pub right: u8,
    /// Whether the card on its left can't be discarded.
    pub guards_left: bool,
    /// Whether the card on its right can't be discarded.
    pub guards_right: bool,
    /// The suit whose cards a zero card counts.
    pub counts: Option<Suit>,
}

/// The effect for which a card can be discarded (IS-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunAbility")]
pub enum Ability {
    /// Put tokens on another card in play.
    AddTokens {
        /// Points.
        amount: u8,
    },
    /// Discard a card in play whose current value is small enough.
    DiscardSmall {
        /// The greatest current value allowed.
        most: u8,
    },
    /// Discard a card in play that is of a certain suit.
    DiscardSuit { suit: Suit },
    /// Discard any card in play.
    DiscardAny,
    /// Discard every card in play whose current value is small enough.
    DiscardEvery {
        /// The greatest current value affected.
        most: u8,
    },
    /// Swap two cards in play, each with a small enough current value.
    Swap {
        /// The greatest current value allowed.
        most: u8,
    },
    /// Take a card in play whose current value is small enough into the hand.
    Take {
        /// The greatest current value allowed.
        most: u8,
    },
    /// Take another card from the discard pile into the hand.
    TakeBackAny,
    /// Take a card of a certain suit from the discard pile into the hand.
    TakeBackSuit { suit: Suit },
    /// Draw a card.
    Draw,
    /// Draw a card and keep it; then draw and show a second one, and keep it if it is trump.
    DrawAndShow,
    ChangeTrump {
        /// The new trump.
        trump: Trump,
    },
    /// Open one's own row again: a closing card discarded for its own sake (IS-4.10).
    Open,
}

impl Ability {
    /// Returns the number of targets that have to be chosen.
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

    /// Returns whether the ability discards its targets, which a guard prevents (IS-4.4).
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

    /// Returns whether the targets are in the discard pile.
    #[inline]
    #[must_use]
    pub fn takes_back(self) -> bool {
        matches!(self, Ability::TakeBackAny | Ability::TakeBackSuit { .. })
    }

    /// Returns the greatest current value that a target may have.
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

    /// Returns the suit that a target must have.
    #[inline]
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        match self {
            Ability::DiscardSuit { suit } | Ability::TakeBackSuit { suit } => Some(suit),
            _ => None,
        }
    }
}
