//! The contents of a point.

use crate::colour::Colour;

/// What is at a point of a board, or just outside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Cell {
    /// No stone.
    Empty = 0,
    /// A black stone.
    Black = 1,
    /// A white stone.
    White = 2,
    /// Outside the board.
    Edge = 3,
}

impl Cell {
    /// The stone's colour, if there is one.
    #[inline]
    #[must_use]
    pub const fn stone(self) -> Option<Colour> {
        match self {
            Cell::Black => Some(Colour::Black),
            Cell::White => Some(Colour::White),
            Cell::Empty | Cell::Edge => None,
        }
    }
}

impl From<Colour> for Cell {
    #[inline]
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Black => Cell::Black,
            Colour::White => Cell::White,
        }
    }
}
