//! Handicap stones (GO-1.1) on the usual points.

use super::Position;
use crate::board::Board;
use crate::colour::Colour;
use crate::point::Point;

/// The maximum number of handicap stones that a board of that size has usual points for.
#[must_use]
pub fn most_handicap(size: u8) -> u8 {
    match size {
        0..=6 => 0,
        7 => 4,
        // A board of even size has no centre and no middle lines.
        size if size % 2 == 0 => 4,
        9 => 5,
        _ => 9,
    }
}

/// The points of that number of handicap stones, in the usual order; `None` if the board has fewer usual points.
///
/// ```
/// use cardgo::{Point, handicap_points};
///
/// let points = handicap_points(9, 2).unwrap();
/// assert_eq!(points, ["C3", "G7"].map(|name| name.parse::<Point>().unwrap()));
/// assert_eq!(handicap_points(9, 6), None);
/// ```
#[must_use]
pub fn handicap_points(size: u8, stones: u8) -> Option<Vec<Point>> {
    if stones == 0 {
        return Some(Vec::new());
    }
    if stones > most_handicap(size) {
        return None;
    }
    let near = if size < 13 { 2 } else { 3 };
    let (far, middle) = (size - 1 - near, size / 2);
    let at = Point::new;
    let corners = [at(near, near), at(far, far), at(far, near), at(near, far)];
    let sides = [at(near, middle), at(far, middle), at(middle, near), at(middle, far)];
    let stones = usize::from(stones);
    let mut points = corners[..stones.min(4)].to_vec();
    if stones > 4 {
        points.extend(&sides[..(stones - 4) / 2 * 2]);
        points.extend((stones % 2 == 1).then(|| at(middle, middle)));
    }
    Some(points)
}

impl Position {
    /// Returns a game with that number of handicap stones on the usual points; White moves first if there are any.
    ///
    /// Returns `None` if [`handicap_points`] does.
    #[must_use]
    pub fn with_handicap(size: u8, stones: u8) -> Option<Position> {
        let mut board = Board::new(size);
        let points = handicap_points(size, stones)?;
        points.iter().for_each(|&point| board.put(point, Colour::Black));
        let turn = if points.is_empty() { Colour::Black } else { Colour::White };
        Some(Position::from_board(board, turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(size: u8, stones: u8) -> Option<String> {
        let points = handicap_points(size, stones)?;
        Some(points.iter().map(Point::to_string).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn stones_stand_on_the_usual_points() {
        assert_eq!(written(13, 0).unwrap(), "");
        assert_eq!(written(13, 2).unwrap(), "D4 K10");
        assert_eq!(written(13, 5).unwrap(), "D4 K10 K4 D10 G7");
        assert_eq!(written(19, 6).unwrap(), "D4 Q16 Q4 D16 D10 Q10");
        assert_eq!(written(19, 9).unwrap(), "D4 Q16 Q4 D16 D10 Q10 K4 K16 K10");
        assert_eq!(written(9, 5).unwrap(), "C3 G7 G3 C7 E5");
    }

    #[test]
    fn a_small_board_has_no_place_for_many() {
        assert_eq!(written(9, 6), None);
        assert_eq!(written(13, 10), None);
        assert_eq!(written(2, 1), None);
    }

    #[test]
    fn white_begins_where_black_has_stones() {
        assert_eq!(Position::with_handicap(13, 0).unwrap(), Position::new(13));
        let position = Position::with_handicap(13, 4).unwrap();
        assert_eq!((position.turn(), position.board().stone_count(Colour::Black)), (Colour::White, 4));
        assert_eq!(position.history(), [position.board().hash()]);
    }
}
