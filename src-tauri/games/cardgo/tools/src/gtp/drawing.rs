//! Formats the board as text for `showboard`.

use cardgo::{Board, Colour, Point, handicap_points, most_handicap};
use std::fmt::Write;

/// Formats the rows from the top, with coordinates; the point of the last move is in parentheses.
pub fn drawn(board: &Board, last: Option<Point>) -> String {
    let size = board.size();
    let stars = handicap_points(size, most_handicap(size)).unwrap_or_default();
    let letters: String = (0..size).map(|column| format!("{} ", &Point::new(column, 0).to_string()[..1])).collect();
    let letters = letters.trim_end();
    let mut text = format!("\n    {letters}");
    for row in (0..size).rev() {
        let _ = write!(text, "\n{:>3}", row + 1);
        let mut before = ' ';
        for column in 0..size {
            let point = Point::new(column, row);
            let sign = match board.stone(point) {
                Some(Colour::Black) => 'X',
                Some(Colour::White) => 'O',
                None if stars.contains(&point) => '+',
                None => '.',
            };
            let (open, close) = if last == Some(point) { ('(', ')') } else { (before, ' ') };
            let _ = write!(text, "{open}{sign}");
            before = close;
        }
        let _ = write!(text, "{before}{}", row + 1);
    }
    let _ = write!(text, "\n    {letters}");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_drawn_from_the_top() {
        let mut board = Board::new(3);
        board.play(Point::new(1, 1), Colour::Black);
        board.play(Point::new(2, 1), Colour::White);
        let expected = "\n    A B C\n  3 . . . 3\n  2 . X(O)2\n  1 . . . 1\n    A B C";
        assert_eq!(drawn(&board, Some(Point::new(2, 1))), expected);
    }
}
