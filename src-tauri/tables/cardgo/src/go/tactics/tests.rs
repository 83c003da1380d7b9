//! What counts as giving stones away.

use super::{gives_away, is_self_atari};
use cardgo::{Board, Colour, Point};

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

/// Whether Black, leaving a chain in atari there, gives it away.
fn black_gives_away(rows: &[&str], point: &str) -> bool {
    let board = Board::from_rows(rows).unwrap();
    assert!(is_self_atari(&board, at(point), Colour::Black), "{point}:\n{board}");
    gives_away(&board, at(point), Colour::Black)
}

#[test]
fn three_stones_in_an_eye_are_a_sacrifice_but_four_in_a_row_are_a_gift() {
    let three = [".XX.O..", "OOOOO..", ".......", ".......", ".......", ".......", "......."];
    assert!(!black_gives_away(&three, "A7"));
    let four = [".XXX.O.", "OOOOOO.", ".......", ".......", ".......", ".......", "......."];
    assert!(black_gives_away(&four, "A7"));
}

#[test]
fn what_leaves_one_eye_when_taken_is_a_sacrifice() {
    let square = ["X.O....", "XX.O...", "OOOO...", ".......", ".......", ".......", "......."];
    assert!(!black_gives_away(&square, "B7"), "four in a square");
    let pyramid = ["X.XO...", "OX.O...", "OOOO...", ".......", ".......", ".......", "......."];
    assert!(!black_gives_away(&pyramid, "B7"), "the T of four");
    let bulky = ["XX.O...", "X.XO...", "OOOO...", ".......", ".......", ".......", "......."];
    assert!(!black_gives_away(&bulky, "B6"), "the bulky five");
    let long = ["XX.XX.O", "OOOOOOO", ".......", ".......", ".......", ".......", "......."];
    assert!(black_gives_away(&long, "C7"), "five in a row");
}

#[test]
fn a_stone_thrown_in_and_one_that_takes_are_no_gifts_but_seven_always_are() {
    let thrown_in = ["..XO...", "..XO...", "..XO...", ".XXO...", ".XXOO..", ".XO.O..", ".XO.X.."];
    assert!(!black_gives_away(&thrown_in, "D2"));
    let takes = [".OX....", "XXO....", "OOO....", ".......", ".......", ".......", "......."];
    let board = Board::from_rows(&takes).unwrap();
    assert!(!gives_away(&board, at("A7"), Colour::Black));
    let seven = ["XXX.O..", "XXX.O..", "OOOOO..", ".......", ".......", ".......", "......."];
    assert!(black_gives_away(&seven, "D7"));
    // The same seven take a stone on D6 as well, whichever side of it is looked at first.
    let seven_that_take = ["XXX.O..", "XXXOX..", "OOOXO..", ".......", ".......", ".......", "......."];
    let board = Board::from_rows(&seven_that_take).unwrap();
    assert!(!gives_away(&board, at("D7"), Colour::Black));
}
