//! Rows and columns, the targets of Wall.

use crate::point::{LARGEST, Point};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A column or a row of the board. Its text form is its label on the board: `D`, `4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "CardgoLine")]
pub enum Line {
    /// Counted from 0 at the left.
    Column(u8),
    /// Counted from 0 at the bottom.
    Row(u8),
}

impl Line {
    /// Every line of a board of that size: columns from the left, then rows from the bottom.
    pub fn all(size: u8) -> impl Iterator<Item = Line> {
        (0..size).map(Line::Column).chain((0..size).map(Line::Row))
    }

    /// Whether a board of that size has the line.
    #[must_use]
    pub fn is_on(self, size: u8) -> bool {
        let (Line::Column(index) | Line::Row(index)) = self;
        index < size
    }

    /// Whether the point is on the line.
    #[inline]
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        match self {
            Line::Column(column) => point.column() == column,
            Line::Row(row) => point.row() == row,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The label of a column is the first letter of any point in it.
            Line::Column(column) => f.write_str(&Point::new(*column, 0).to_string()[..1]),
            Line::Row(row) => write!(f, "{}", row + 1),
        }
    }
}

impl FromStr for Line {
    type Err = String;

    /// Reads the letter in upper or lower case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let wrong = || format!("“{text}” is no line of a board: a letter from A to T without I, or a row");
        let column = || format!("{text}1").parse::<Point>().ok().filter(|_| text.len() == 1);
        let row = || format!("A{text}").parse::<Point>().ok();
        let column = column().map(|point| Line::Column(point.column()));
        column.or_else(|| row().map(|point| Line::Row(point.row()))).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Line {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Line> for String {
    fn from(line: Line) -> Self {
        line.to_string()
    }
}

const _: () = assert!(LARGEST < 26, "a column has a letter");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_written_as_on_any_board_and_read_back() {
        assert_eq!(Line::Column(3).to_string(), "D");
        assert_eq!(Line::Row(12).to_string(), "13");
        assert_eq!("j".parse(), Ok(Line::Column(8)));
        for line in Line::all(LARGEST) {
            assert_eq!(line.to_string().parse(), Ok(line));
        }
        for wrong in ["", "I", "U", "0", "20", "D4", "é", "-1", "001"] {
            assert!(wrong.parse::<Line>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_line_has_the_points_that_bear_its_label() {
        let point: Point = "D4".parse().unwrap();
        assert!(Line::Column(3).contains(point) && Line::Row(3).contains(point));
        assert!(!Line::Column(4).contains(point) && !Line::Row(2).contains(point));
        assert!(Line::Column(8).is_on(9) && !Line::Row(9).is_on(9));
    }
}
