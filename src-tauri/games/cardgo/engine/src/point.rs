//! Points of a board.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The number of lines of the largest board.
pub const LARGEST: u8 = 19;

/// The distance in index from a point to the one above it: one row, and one edge cell shared with the next row.
const STRIDE: usize = LARGEST as usize + 1;

/// Number of cells, points and edge: one edge row below and one above, one edge column between rows, one cell for the
/// last corner.
pub(crate) const CELLS: usize = STRIDE * (LARGEST as usize + 2) + 1;

const LETTERS: &[u8; LARGEST as usize] = b"ABCDEFGHJKLMNOPQRST";

/// A point of the board, with the same value on every board size. Its text form is the usual name: `D4`, letters from
/// the left without I, rows from 1 at the bottom.
///
/// ```
/// use cardgo::Point;
///
/// let point: Point = "J3".parse().unwrap();
/// assert_eq!((point.column(), point.row()), (8, 2), "there is no I");
/// assert_eq!(point.line(9), 1, "on nine lines it is at the right edge");
/// assert!("I3".parse::<Point>().is_err());
/// ```
///
/// A step outwards from the outermost line leads to an edge cell, on which no stone can be placed: see
/// [`Board::cell`](crate::Board::cell).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "CardgoPoint")]
pub struct Point(u16);

impl Point {
    /// Returns the point at a column and a row, both counted from 0 at the lower left.
    ///
    /// # Panics
    /// Panics if there is no such point on the largest board.
    #[inline]
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Point {
        assert!(column < LARGEST && row < LARGEST, "boards have 19 lines at most");
        Point(((row as usize + 1) * STRIDE + column as usize + 1) as u16)
    }

    /// The column, counted from 0 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> u8 {
        (self.0 as usize % STRIDE) as u8 - 1
    }

    /// The row, counted from 0 at the bottom.
    #[inline]
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0 as usize / STRIDE) as u8 - 1
    }

    /// The number of the line that the point is on, counted from 1 at the nearest edge of a board of that size.
    ///
    /// ```
    /// # use cardgo::Point;
    /// let point: Point = "D3".parse().unwrap();
    /// assert_eq!((point.line(13), point.line(4)), (3, 1));
    /// ```
    #[inline]
    #[must_use]
    pub fn line(self, size: u8) -> u8 {
        let (column, row) = (self.column(), self.row());
        1 + column.min(row).min(size - 1 - column).min(size - 1 - row)
    }

    /// The index of the point in arrays of [`Point::INDICES`] entries.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The length of arrays indexed by [`Point::index`], the edge included.
    pub const INDICES: usize = CELLS;

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Point {
        Point(index as u16)
    }

    /// The four adjacent points: below, left, right, above. Some may be edge cells.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> [Point; 4] {
        let at = self.0;
        let row = STRIDE as u16;
        [Point(at - row), Point(at - 1), Point(at + 1), Point(at + row)]
    }

    /// The four diagonally adjacent points: below left, below right, above left, above right. Some may be edge cells.
    #[inline]
    #[must_use]
    pub const fn diagonals(self) -> [Point; 4] {
        let at = self.0;
        let row = STRIDE as u16;
        [Point(at - row - 1), Point(at - row + 1), Point(at + row - 1), Point(at + row + 1)]
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(LETTERS[usize::from(self.column())]), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = (self.0 as usize % STRIDE, self.0 as usize / STRIDE);
        if column == 0 || row == 0 || row > usize::from(LARGEST) {
            return write!(f, "edge({})", self.0);
        }
        write!(f, "{self}")
    }
}

impl FromStr for Point {
    type Err = String;

    /// Reads the letter in upper or lower case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || format!("“{text}” is no point of a board: a letter from A to T without I, and a row");
        let (letter, digits) = text.trim().split_at_checked(1).ok_or_else(wrong)?;
        let letter = letter.as_bytes()[0].to_ascii_uppercase();
        let column = LETTERS.iter().position(|&known| known == letter).ok_or_else(wrong)?;
        if digits.is_empty() || digits.len() > 2 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(wrong());
        }
        let row: u8 = digits.parse().map_err(|_| wrong())?;
        if (1..=LARGEST).contains(&row) { Ok(Point::new(column as u8, row - 1)) } else { Err(wrong()) }
    }
}

impl TryFrom<String> for Point {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Point> for String {
    fn from(point: Point) -> Self {
        point.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_written_as_on_any_board() {
        assert_eq!(Point::new(0, 0).to_string(), "A1");
        assert_eq!(Point::new(8, 12).to_string(), "J13");
        assert_eq!(Point::new(18, 18).to_string(), "T19");
        assert_eq!("d4".parse(), Ok(Point::new(3, 3)));
        for wrong in ["", "I5", "U1", "A0", "A20", "A+1", "A", "5", "é4", "A001"] {
            assert!(wrong.parse::<Point>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn every_point_reads_back() {
        for row in 0..LARGEST {
            for column in 0..LARGEST {
                let point = Point::new(column, row);
                assert_eq!((point.column(), point.row()), (column, row));
                assert_eq!(point.to_string().parse(), Ok(point));
            }
        }
    }

    #[test]
    fn lines_are_counted_from_the_nearest_edge() {
        assert_eq!(Point::new(0, 5).line(13), 1);
        assert_eq!(Point::new(6, 6).line(13), 7);
        assert_eq!(Point::new(9, 11).line(13), 2);
    }
}
