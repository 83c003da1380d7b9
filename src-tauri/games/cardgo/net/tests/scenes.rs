//! The encoding of small positions, point by point.

use crate::position_encoding::input;
use cardgo::{Board, Colour, Point, Position};
use cardgo_net::{Input, Ladders, SMALLEST};

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

/// The byte of a point.
fn byte(position: &Position, name: &str) -> u8 {
    let (size, point) = (position.board().size(), at(name));
    input(position, 6.5).bytes()[usize::from(size - 1 - point.row()) * usize::from(size) + usize::from(point.column())]
}

fn black_to_move(rows: &str) -> Position {
    Position::from_board(rows.parse::<Board>().unwrap(), Colour::Black)
}

#[test]
fn stones_tell_their_liberties_up_to_four() {
    let position = black_to_move(
        "X O . . . . .
         . . . . . . .
         . X X . . . .
         . . . . . . .
         . . . . O . .
         . . . . . . O
         . . . . . O X",
    );
    assert_eq!(byte(&position, "B5"), 0b0000_1101, "own, six liberties");
    assert_eq!(byte(&position, "G2") & 0b1111, 0b0110, "the opponent's, two");
    assert_eq!(byte(&position, "E3") & 0b1111, 0b1110, "the opponent's, four");
    assert_eq!(byte(&position, "A7") & 0b1111, 0b0001, "own, one");
    assert_eq!(byte(&position, "D4"), 0b0000_0100, "empty, may be played on");
}

#[test]
fn suicide_is_not_legal_and_no_ko() {
    let position = black_to_move(
        ". O . . . . .
         O . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    assert_eq!(byte(&position, "A7"), 0);
}

#[test]
fn a_ko_is_marked_and_so_are_the_last_two_moves() {
    let mut position = black_to_move(
        ". . . . . . .
         . X O . . . .
         X O . O . . .
         . X O . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    position.play(at("C5"));
    assert_eq!(byte(&position, "B5"), 0b0010_0000, "White may not take back");
    assert_eq!(byte(&position, "C5") & 0b1100_0011, 0b0100_0010, "the opponent's, played last");
    position.play(at("G1"));
    assert_eq!(byte(&position, "G1") & 0b1100_0011, 0b0100_0010);
    assert_eq!(byte(&position, "C5") & 0b1100_0011, 0b1000_0001, "own, played before");
    assert_eq!(byte(&position, "B5") & 0b111, 0b100, "Black may fill it");
}

#[test]
fn superko_is_marked_as_a_ko_is() {
    let mut position = Position::new(7);
    position.play(at("D4"));
    position.pass();
    position.change(|board| board.lift(at("D4")));
    assert_eq!(position.turn(), Colour::Black);
    assert_eq!(byte(&position, "D4"), 0b0010_0000);
    assert_eq!(input(&position, 6.5).numbers(), [-6.5 / 15.0, 1.0], "the last move was a pass");
}

#[test]
fn a_stone_captured_since_it_was_played_is_not_marked() {
    let mut position = black_to_move(
        ". O . . . . .
         . . X . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    position.pass();
    position.pass();
    position.play(at("A7"));
    position.play(at("A6"));
    assert!(position.board().is_empty(at("A7")));
    assert_eq!(byte(&position, "A7") & 0b1100_0011, 0);
    assert_eq!(byte(&position, "A6") & 0b1100_0011, 0b0100_0010);
}

/// White's stone on D4 can be caught in a ladder.
const LADDER: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    ".........",
    "..X......",
    "..XO.....",
    "...X.....",
    ".........",
    ".........",
];

#[test]
fn a_ladder_marks_what_it_catches_and_where() {
    let position = Position::from_board(Board::from_rows(&LADDER).unwrap(), Colour::Black);
    assert_eq!(byte(&position, "D4"), 0b0001_0110, "the opponent's, two liberties, caught");
    // Either side works: the ladder runs up in one case, and to the right in the other.
    assert_eq!(byte(&position, "E4") & 0b1_0000, 0b1_0000);
    let position = Position::from_board(Board::from_rows(&LADDER).unwrap(), Colour::White);
    assert_eq!(byte(&position, "D4"), 0b0001_0101, "own, two liberties, caught");
    assert_eq!(byte(&position, "E4"), 0b0000_0100, "White catches nothing there");
}

#[test]
fn a_ladder_that_is_broken_catches_nothing() {
    let mut board = Board::from_rows(&LADDER).unwrap();
    board.put(at("G7"), Colour::White);
    let position = Position::from_board(board, Colour::Black);
    assert_eq!(byte(&position, "D4"), 0b0000_0110);
}

#[test]
fn a_chain_in_atari_is_caught_unless_it_runs_or_captures() {
    let rows = "
        . . . . . . .
        . . . . . . .
        . X . . . . .
        X O X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    let free = Position::from_board(rows.parse::<Board>().unwrap(), Colour::White);
    assert_eq!(byte(&free, "B4"), 0b0000_0001, "running to the middle, it gets three liberties");
    let rows = "
        X O . . . . .
        . X X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    let caught = Position::from_board(rows.parse::<Board>().unwrap(), Colour::Black);
    assert_eq!(byte(&caught, "B7") & 0b1_0011, 0b1_0010, "it creeps along the edge and is caught");
    assert_eq!(byte(&caught, "C7") & 0b1_0000, 0, "only where a chain with two liberties is caught is marked");
}

#[test]
fn the_komi_is_of_the_side_to_move() {
    let black = Position::new(9);
    let white = Position::from_board(Board::new(9), Colour::White);
    assert_eq!(input(&black, 7.5).numbers(), [-0.5, 0.0]);
    assert_eq!(input(&white, 7.5).numbers(), [0.5, 0.0]);
}

#[test]
fn what_is_no_position_of_such_a_board_is_refused() {
    let small = Position::new(SMALLEST - 1);
    assert_eq!(Input::of(&small, 6.5, &mut Ladders::default()), None);
    let bytes = [4; 49];
    assert!(Input::from_bytes(7, &bytes, [0.0; 2]).is_some());
    assert_eq!(Input::from_bytes(7, &bytes[..48], [0.0; 2]), None);
    assert_eq!(Input::from_bytes(4, &bytes[..16], [0.0; 2]), None);
    assert_eq!(Input::from_bytes(20, &[4; 400], [0.0; 2]), None);
    let mut beyond = bytes;
    beyond[7] = 3;
    assert_eq!(Input::from_bytes(7, &beyond, [0.0; 2]), None);
}
