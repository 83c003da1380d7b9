//! The two colours of stones.

use serde::{Deserialize, Serialize};

/// A colour of stones, and who plays them: black moves first (GO-1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoColour")]
pub enum Colour {
    /// Moves first.
    #[default]
    Black,
    /// Gets the komi.
    White,
}

impl Colour {
    /// Both, the first to move first.
    pub const BOTH: [Colour; 2] = [Colour::Black, Colour::White];

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// 0 for black, 1 for white: the seat at the table, and an index into arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
