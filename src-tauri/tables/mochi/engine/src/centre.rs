//! Pairs, the value card, and what a pair must do to be playable (MO-3).

use crate::card::Card;
use serde::{Deserialize, Serialize};

/// Left or right: of the central pair, or of a pair's effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiHalf")]
pub enum Half {
    /// The tens.
    Left,
    /// The units.
    Right,
}

/// The showing side of the value card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiSide")]
pub enum Side {
    /// +: a pair must be greater.
    Plus,
    /// −: a pair must be smaller.
    Minus,
}

/// Two cards side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "MochiPair")]
pub struct Pair {
    /// The tens.
    pub left: Card,
    /// The units.
    pub right: Card,
}

impl Half {
    /// Both halves, left first.
    pub const BOTH: [Half; 2] = [Half::Left, Half::Right];

    /// The other half.
    #[must_use]
    pub fn other(self) -> Half {
        match self {
            Half::Left => Half::Right,
            Half::Right => Half::Left,
        }
    }
}

impl Side {
    /// The side underneath.
    #[must_use]
    pub fn flipped(self) -> Side {
        match self {
            Side::Plus => Side::Minus,
            Side::Minus => Side::Plus,
        }
    }
}

impl Pair {
    /// The two-digit number it shows (MO-3.1).
    #[inline]
    #[must_use]
    pub fn number(self) -> u8 {
        self.left.number() * 10 + self.right.number()
    }

    /// Whether both cards have the same colour.
    #[inline]
    #[must_use]
    pub fn one_colour(self) -> bool {
        self.left.matches(self.right)
    }

    /// Whether it is a happy mochi: two equal numbers (MO-3.5).
    #[inline]
    #[must_use]
    pub fn happy(self) -> bool {
        self.left.number() == self.right.number()
    }

    /// Whether its number may go on the central pair's (MO-3.2).
    #[inline]
    pub(crate) fn value_fits(self, centre: Pair, side: Side) -> bool {
        match side {
            Side::Plus => self.number() > centre.number(),
            Side::Minus => self.number() < centre.number(),
        }
    }

    /// Whether its colours may go on the central pair's (MO-3.3).
    #[inline]
    pub(crate) fn colour_fits(self, centre: Pair) -> bool {
        !centre.one_colour() || self.one_colour()
    }

    /// Whether it may be played on `centre` (MO-3.2 to 3.5).
    #[inline]
    #[must_use]
    pub fn playable(self, centre: Pair, side: Side) -> bool {
        self.happy() || (self.value_fits(centre, side) && self.colour_fits(centre))
    }
}
