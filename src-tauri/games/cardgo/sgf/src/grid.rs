//! Boards of any size that the format supports, and their points.
//!
//! A game is played on square boards of at most 19 lines, whose points are the engine's. A board that is only viewed
//! may be larger, or oblong: its points are [`AnyPoint`]s.

use cardgo::{LARGEST, Point};
use std::fmt;
use std::str::FromStr;

/// Maximum number of lines of a board each way: the number of letters in the format.
pub const MOST_LINES: u8 = 52;

/// The letters of columns, without I.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSize {
    columns: u8,
    rows: u8,
}

impl BoardSize {
    /// A board of that many columns and rows; `None` if the format has no letters for it, or it would be a single
    /// line.
    #[must_use]
    pub fn new(columns: u8, rows: u8) -> Option<BoardSize> {
        let fits = |lines: u8| (2..=MOST_LINES).contains(&lines);
        (fits(columns) && fits(rows)).then_some(BoardSize { columns, rows })
    }

    /// A board on which games are played: square, of 2 to 19 lines. Another size becomes the nearest of these.
    #[must_use]
    pub fn square(size: u8) -> BoardSize {
        let lines = size.clamp(2, LARGEST);
        BoardSize { columns: lines, rows: lines }
    }

    /// Number of columns.
    #[must_use]
    pub fn columns(self) -> u8 {
        self.columns
    }

    /// Number of rows.
    #[must_use]
    pub fn rows(self) -> u8 {
        self.rows
    }

    /// The number of lines each way, if it is a board on which games are played.
    #[must_use]
    pub fn size(self) -> Option<u8> {
        (self.columns == self.rows && self.rows <= LARGEST).then_some(self.rows)
    }

    /// Whether the point is on the board.
    #[must_use]
    pub fn has(self, spot: AnyPoint) -> bool {
        spot.column < self.columns && spot.row < self.rows
    }
}

impl fmt::Display for BoardSize {
    /// Formats the size as `19×19`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.columns, self.rows)
    }
}

/// A point of any board, ordered row by row from the bottom, each row from the left. Its text form is that of
/// [`Point`]; the columns after Z are AA, AB and so on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnyPoint {
    column: u8,
    row: u8,
}

impl AnyPoint {
    /// The point at a column and a row, both counted from 0 at the lower left; `None` outside the largest board.
    #[must_use]
    pub fn new(column: u8, row: u8) -> Option<AnyPoint> {
        (column < MOST_LINES && row < MOST_LINES).then_some(AnyPoint { column, row })
    }

    /// The column, counted from 0 at the left.
    #[must_use]
    pub fn column(self) -> u8 {
        self.column
    }

    /// The row, counted from 0 at the bottom.
    #[must_use]
    pub fn row(self) -> u8 {
        self.row
    }

    /// The adjacent points. The board isn't known here, so the caller must skip those outside it.
    pub(crate) fn neighbours(self) -> impl Iterator<Item = AnyPoint> {
        let AnyPoint { column, row } = self;
        let beside = [
            row.checked_sub(1).and_then(|row| AnyPoint::new(column, row)),
            column.checked_sub(1).and_then(|column| AnyPoint::new(column, row)),
            AnyPoint::new(column + 1, row),
            AnyPoint::new(column, row + 1),
        ];
        beside.into_iter().flatten()
    }

    /// The engine's point; `None` outside its largest board.
    #[must_use]
    pub fn point(self) -> Option<Point> {
        (self.column < LARGEST && self.row < LARGEST).then(|| Point::new(self.column, self.row))
    }
}

impl From<Point> for AnyPoint {
    fn from(point: Point) -> AnyPoint {
        AnyPoint { column: point.column(), row: point.row() }
    }
}

impl PartialOrd for AnyPoint {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for AnyPoint {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.row, self.column).cmp(&(other.row, other.column))
    }
}

impl fmt::Display for AnyPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = usize::from(self.column);
        if let Some(before) = (column / LETTERS.len()).checked_sub(1) {
            write!(f, "{}", char::from(LETTERS[before]))?;
        }
        write!(f, "{}{}", char::from(LETTERS[column % LETTERS.len()]), self.row + 1)
    }
}

impl fmt::Debug for AnyPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for AnyPoint {
    type Err = String;

    /// Reads letters in upper or lower case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || format!("“{text}” is no point of a board: letters without I, and a row");
        let word = text.trim();
        let digits = word.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
        let letters = &word[..word.len() - digits.len()];
        let place = |letter: u8| LETTERS.iter().position(|&known| known == letter.to_ascii_uppercase());
        let column = match *letters.as_bytes() {
            [only] => place(only),
            [before, last] => place(before).zip(place(last)).map(|(before, last)| (before + 1) * LETTERS.len() + last),
            _ => None,
        };
        let written = (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
        let row = digits.parse::<u8>().ok().filter(|_| written).and_then(|row| row.checked_sub(1));
        let spot = column.zip(row).and_then(|(column, row)| AnyPoint::new(u8::try_from(column).ok()?, row));
        spot.ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_a_usual_board_is_written_as_the_engine_writes_it() {
        for name in ["A1", "H8", "J10", "T19"] {
            let (spot, point): (Option<AnyPoint>, Option<Point>) = (name.parse().ok(), name.parse().ok());
            assert_eq!((spot.and_then(AnyPoint::point), point.map(AnyPoint::from)), (point, spot));
            assert_eq!(spot.map(|spot| spot.to_string()).as_deref(), Some(name));
        }
    }

    #[test]
    fn every_point_of_the_largest_board_reads_back() {
        for (column, row) in (0..MOST_LINES).flat_map(|row| (0..MOST_LINES).map(move |column| (column, row))) {
            let spot = AnyPoint::new(column, row);
            assert_eq!(spot.and_then(|spot| spot.to_string().parse().ok()), spot);
        }
        assert_eq!(AnyPoint::new(24, 24).map(|spot| spot.to_string()).as_deref(), Some("Z25"));
        assert_eq!(AnyPoint::new(25, 51).map(|spot| spot.to_string()).as_deref(), Some("AA52"));
        for wrong in ["", "I5", "A0", "A53", "AAA1", "5", "A", "é4", "CZ1", "A+1", "A001"] {
            assert!(wrong.parse::<AnyPoint>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_board_has_as_many_lines_as_there_are_letters() {
        assert_eq!((BoardSize::new(1, 9), BoardSize::new(53, 9), BoardSize::new(9, 0)), (None, None, None));
        assert_eq!(BoardSize::new(52, 2).map(|grid| (grid.to_string(), grid.size())), Some(("52×2".to_owned(), None)));
        assert_eq!(
            (BoardSize::new(19, 19).and_then(BoardSize::size), BoardSize::new(21, 21).and_then(BoardSize::size)),
            (Some(19), None)
        );
    }
}
