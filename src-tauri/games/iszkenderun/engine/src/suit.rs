//! The four suits, and trump.

use serde::{Deserialize, Serialize};

/// Number of suits.
pub const SUITS: usize = 4;

/// A suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunSuit")]
pub enum Suit {
    /// Written `S`.
    Scimitar,
    /// Written `T`.
    Turban,
    /// Written `X`.
    Cross,
    /// Written `H`.
    Crescent,
}

/// The trump suit, or no trump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunTrump")]
pub enum Trump {
    /// Scimitars are doubled.
    Scimitar,
    /// Turbans are doubled.
    Turban,
    /// Crosses are doubled.
    Cross,
    /// Crescents are doubled.
    Crescent,
    /// No trump: no card is doubled.
    SansTrump,
}

impl Suit {
    /// All suits, in the deck's order.
    pub const ALL: [Suit; SUITS] = [Suit::Scimitar, Suit::Turban, Suit::Cross, Suit::Crescent];

    /// Returns the suit's letter in a card's code.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Scimitar => 'S',
            Suit::Turban => 'T',
            Suit::Cross => 'X',
            Suit::Crescent => 'H',
        }
    }

    /// Returns the bit of the suit in a set of suits.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Trump {
    /// Returns the trump suit; `None` without trump.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(self as usize).copied()
    }
}

impl From<Suit> for Trump {
    fn from(suit: Suit) -> Self {
        match suit {
            Suit::Scimitar => Trump::Scimitar,
            Suit::Turban => Trump::Turban,
            Suit::Cross => Trump::Cross,
            Suit::Crescent => Trump::Crescent,
        }
    }
}
