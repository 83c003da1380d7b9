//! Pairs, the value card, and the requirements for playing a pair (MO-3).

use crate::card::Card;
use serde::{Deserialize, Serialize};

/// The left or right card: of the central pair, or of the pair whose effects are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiHalf")]
pub enum Half {
    /// The tens digit.
    Left,
    /// The units digit.
    Right,
}

/// The showing side of the value card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiSide")]
pub enum Side {
    /// +: a pair must have a greater number than the central pair.
    Plus,
    /// −: a pair must have a smaller number than the central pair.
    Minus,
}

/// Two cards side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "MochiPair")]
pub struct Pair {
    /// The tens digit.
    pub left: Card,
    /// The units digit.
    pub right: Card,
}

impl Half {
    /// Both halves, left first.
    pub const BOTH: [Half; 2] = [Half::Left, Half::Right];

    /// Returns the other half.
    #[must_use]
    pub fn other(self) -> Half {
        match self {
            Half::Left => Half::Right,
            Half::Right => Half::Left,
        }
    }
}

impl Side {
    /// Returns the opposite side.
    #[must_use]
    pub fn flipped(self) -> Side {
        match self {
            Side::Plus => Side::Minus,
            Side::Minus => Side::Plus,
        }
    }
}

impl Pair {
    /// Returns the two-digit number of the pair (MO-3.1).
    #[inline]
    #[must_use]
    pub fn number(self) -> u8 {
        self.left.number() * 10 + self.right.number()
    }

    /// Returns whether both cards have the same colour.
    #[inline]
    #[must_use]
    pub fn one_colour(self) -> bool {
        self.left.matches(self.right)
    }

    /// Returns whether the pair is a happy mochi: two equal numbers (MO-3.5).
    #[inline]
    #[must_use]
    pub fn happy(self) -> bool {
        self.left.number() == self.right.number()
    }

    /// Returns whether the number meets the value requirement against the central pair (MO-3.2).
    #[inline]
    pub(crate) fn value_fits(self, centre: Pair, side: Side) -> bool {
        match side {
            Side::Plus => self.number() > centre.number(),
            Side::Minus => self.number() < centre.number(),
        }
    }

    /// Returns whether the colours meet the colour requirement against the central pair (MO-3.3).
    #[inline]
    pub(crate) fn colour_fits(self, centre: Pair) -> bool {
        !centre.one_colour() || self.one_colour()
    }

    /// Returns whether the pair may be played on `centre` (MO-3.2 to 3.5).
    #[inline]
    #[must_use]
    pub fn playable(self, centre: Pair, side: Side) -> bool {
        self.happy() || (self.value_fits(centre, side) && self.colour_fits(centre))
    }
}
