//! The fault type for rows of text that aren't a board.

use crate::point::LARGEST;
use serde::Serialize;
use std::fmt;

/// Why rows of text aren't a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum RowsFault {
    /// The number of rows isn't between 1 and 19.
    Rows {
        /// Number of rows found.
        found: usize,
    },
    /// A row doesn't have as many points as there are rows.
    Points {
        /// The row number as players count, from 1 at the bottom.
        row: u8,
        /// Number of points in the row.
        found: usize,
        /// Number of rows, and so the required number of points.
        rows: u8,
    },
    /// A character that isn't a valid sign.
    Sign {
        /// The row number as players count, from 1 at the bottom.
        row: u8,
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
