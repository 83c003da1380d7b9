//! The encoding of a position doesn't depend on the colours, nor on the symmetry of the board.

use crate::position_encoding::input;
use cardgo::{Board, Colour, Point, Position};
use proptest::prelude::*;

/// A board after random legal plays, with the colour to move.
fn played(size: u8, plays: &[(u8, u8)]) -> Position {
    let mut position = Position::new(size);
    for &(column, row) in plays {
        let point = Point::new(column % size, row % size);
        if position.is_legal(point) {
            position.play(point);
        }
    }
    position
}

/// A position without its history, with its points and colours mapped.
fn changed(from: &Position, place: impl Fn(Point) -> Point, colour: impl Fn(Colour) -> Colour) -> Position {
    let mut board = Board::new(from.board().size());
    for point in from.board().points() {
        if let Some(stone) = from.board().stone(point) {
            board.put(place(point), colour(stone));
        }
    }
    Position::from_board(board, colour(from.turn()))
}

fn same(point: Point) -> Point {
    point
}

proptest! {
    #[test]
    fn colours_do_not_matter(plays in prop::collection::vec((0_u8..19, 0_u8..19), 0..200), size in 7_u8..=19) {
        let position = changed(&played(size, &plays), same, |colour| colour);
        let swapped = changed(&position, same, Colour::opponent);
        let (ours, theirs) = (input(&position, 6.5), input(&swapped, -6.5));
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn corners_do_not_matter(plays in prop::collection::vec((0_u8..19, 0_u8..19), 0..200), size in 7_u8..=19) {
        let position = changed(&played(size, &plays), same, |colour| colour);
        let (lines, ours) = (usize::from(size), input(&position, 6.5));
        let turned = |point: Point| Point::new(size - 1 - point.column(), point.row());
        let mirrored = input(&changed(&position, turned, |colour| colour), 6.5);
        let rows = mirrored.bytes().chunks_exact(lines).flat_map(|row| row.iter().rev().copied());
        prop_assert_eq!(rows.collect::<Vec<u8>>(), ours.bytes());
        let across = |point: Point| Point::new(point.row(), point.column());
        let transposed = input(&changed(&position, across, |colour| colour), 6.5);
        // Rows are counted from the top, so this is a reflection at the other diagonal.
        let at = |row: usize, column: usize| transposed.bytes()[(lines - 1 - column) * lines + (lines - 1 - row)];
        let back = (0..lines).flat_map(|row| (0..lines).map(move |column| (row, column)));
        prop_assert_eq!(back.map(|(row, column)| at(row, column)).collect::<Vec<u8>>(), ours.bytes());
    }
}
