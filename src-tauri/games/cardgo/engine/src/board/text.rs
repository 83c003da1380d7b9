//! A board as text: rows from the top, `X` black, `O` white, `.` empty.

use super::{Board, RowsFault};
use crate::cell::Cell;
use crate::colour::Colour;
use crate::point::{LARGEST, Point};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

impl Board {
    /// The rows of the board as text, from the top.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let row = |row| (0..self.size).map(|column| self.sign(Point::new(column, row))).collect();
        (0..self.size).rev().map(row).collect()
    }

    /// Reads a board from its rows, from the top; blanks in them are ignored.
    ///
    /// # Errors
    /// Fails if the rows aren't a square of 1 to 19 lines, or contain an unknown sign.
    pub fn from_rows(rows: &[impl AsRef<str>]) -> Result<Board, RowsFault> {
        let size = u8::try_from(rows.len()).unwrap_or(u8::MAX);
        if !(1..=LARGEST).contains(&size) {
            return Err(RowsFault::Rows { found: rows.len() });
        }
        let mut board = Board::new(size);
        for (row, text) in (0..size).rev().zip(rows) {
            let signs: Vec<char> = text.as_ref().chars().filter(|sign| !sign.is_whitespace()).collect();
            if signs.len() != usize::from(size) {
                return Err(RowsFault::Points { row: row + 1, found: signs.len(), rows: size });
            }
            for (column, sign) in (0..size).zip(signs) {
                let colour = match sign {
                    'X' => Colour::Black,
                    'O' => Colour::White,
                    '.' => continue,
                    _ => return Err(RowsFault::Sign { row: row + 1, sign }),
                };
                board.put(Point::new(column, row), colour);
            }
        }
        // The stones were put down from the top, which isn't the order that `tidy` guarantees.
        Ok(board.tidy())
    }

    fn sign(&self, point: Point) -> char {
        match self.cell(point) {
            Cell::Empty => '.',
            Cell::Black => 'X',
            Cell::White => 'O',
            Cell::Edge => '#',
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rows().join("\n"))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({}, ko {:?})", self.rows().join(" "), self.ko)
    }
}

impl FromStr for Board {
    type Err = RowsFault;

    /// Reads the rows from the top, one per line.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rows: Vec<&str> = text.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
        Board::from_rows(&rows)
    }
}

/// The serialized form of a board.
#[derive(Serialize, Deserialize)]
struct SerializedBoard {
    rows: Vec<String>,
    ko: Option<Point>,
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SerializedBoard { rows: self.rows(), ko: self.ko }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let SerializedBoard { rows, ko } = SerializedBoard::deserialize(deserializer)?;
        let mut board = Board::from_rows(&rows).map_err(serde::de::Error::custom)?;
        if ko.is_some_and(|ko| !board.is_empty(ko)) {
            return Err(serde::de::Error::custom("the ko point isn't empty"));
        }
        board.ko = ko;
        Ok(board)
    }
}
