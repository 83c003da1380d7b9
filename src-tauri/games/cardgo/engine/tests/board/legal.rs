//! The number of legal positions: colourings in which every chain has a liberty.
//!
//! The numbers are those of OEIS A094777, <https://oeis.org/A094777>, from J. Tromp and G. Farnebäck,
//! “Combinatorics of Go” (2016).

use cardgo::{Board, Colour, Point};

/// Number of colourings that differ from the board only at these points and leave no chain without liberties.
fn legal(board: &mut Board, points: &[Point]) -> u64 {
    let Some((&point, others)) = points.split_first() else {
        return u64::from(Colour::BOTH.iter().all(|&colour| board.lifeless(colour).is_empty()));
    };
    let mut count = legal(board, others);
    for colour in Colour::BOTH {
        board.put(point, colour);
        count += legal(board, others);
        board.lift(point);
    }
    count
}

fn positions(size: u8) -> u64 {
    let mut board = Board::new(size);
    let points: Vec<Point> = board.points().collect();
    legal(&mut board, &points)
}

#[test]
fn small_boards_have_as_many_legal_positions_as_is_known() {
    assert_eq!(positions(1), 1);
    assert_eq!(positions(2), 57);
    assert_eq!(positions(3), 12_675);
}

#[test]
#[ignore = "half a minute: `cargo xtask measure board`"]
fn there_are_24_318_165_legal_positions_on_4x4() {
    assert_eq!(positions(4), 24_318_165);
}
