//! Why rows of signs don't make a board.

use crate::point::LARGEST;
use serde::Serialize;
use std::fmt;

/// Why rows of signs don't make a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum RowsFault {
    /// A board has 1 to 19 rows.
    Rows {
        /// How many there are.
        found: usize,
    },
    /// A row has as many points as there are rows.
    Points {
        /// Which row, as players count: from 1 at the bottom.
        row: u8,
        /// How many points it has.
        found: usize,
        /// How many rows there are.
        rows: u8,
    },
    /// A sign that stands for nothing.
    Sign {
        /// In which row, as players count.
        row: u8,
        /// Which sign.
        sign: char,
    },
}

impl fmt::Display for RowsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowsFault::Rows { found } => write!(f, "a board has 1 to {LARGEST} rows, not {found}"),
            RowsFault::Points { row, found, rows } => write!(f, "row {row} has {found} points instead of {rows}"),
            RowsFault::Sign { row, sign } => write!(f, "“{sign}” in row {row} is none of X, O and ."),
        }
    }
}

impl std::error::Error for RowsFault {}
