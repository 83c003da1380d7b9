//! A record becomes a game under our rules, or the move that stops it is named.
#![allow(clippy::unwrap_used, reason = "tests")]

use cardgo::Colour;
use sgf::{Record, replay};

/// What is said of a game on a 5×5 board, in English.
fn told(game: &str) -> String {
    let record = Record::read(format!("(;GM[1]SZ[5]{game})").as_bytes()).unwrap();
    match replay(&record) {
        Ok(replay) => format!("{} moves", replay.moves.len()),
        Err(error) => {
            assert!(error.sentence().0.ends_with('.'));
            error.to_string()
        }
    }
}

#[test]
fn the_first_move_that_is_not_allowed_is_named() {
    assert_eq!(told(";B[aa];W[bb];B[cc]"), "3 moves");
    assert_eq!(told(";B[aa];W[bb];B[aa]"), "Move 3: A5: there is a stone already.");
    assert_eq!(told(";B[aa];B[bb]"), "Move 2: Black moves, but it is White’s turn.");
    assert_eq!(told(";W[aa];W[bb]"), "Move 2: White moves, but it is Black’s turn.");
    assert_eq!(told("AB[ab][ba]PL[W];W[aa]"), "Move 1: A5: it would be suicide.");
}

#[test]
fn ko_and_superko_are_told_apart() {
    // Black takes at B4, white may not take back at once.
    let ko = "AB[ba][ab][bc][bb]AW[ca][cc][db]PL[W];W[ee];B[cb]";
    assert_eq!(told(ko), "2 moves");
    let ko = "AB[ba][ab][bc]AW[ca][cc][db][bb]PL[B];B[cb];W[bb]";
    assert_eq!(told(ko), "Move 2: B4: ko: it can’t be taken back at once.");
    let superko = "AB[ba][ab][bc]AW[ca][cc][db][bb]PL[B];B[cb];W[];B[];W[bb]";
    assert_eq!(told(superko), "Move 4: B4: an earlier position would come back.");
}

#[test]
fn stones_are_set_up_only_before_the_first_move() {
    assert_eq!(told("AB[aa];AW[ee]AE[aa]C[and so on];B[cc]"), "1 moves");
    assert_eq!(
        told(";B[aa];AE[aa];W[bb]"),
        "Move 1: the board was changed in the middle of the game, other than by a move. It can’t be played from here."
    );
    assert_eq!(told("AB[ab][ba]AW[aa];B[cc]"), "The beginning: A5: the group here has no liberty.");
}

#[test]
fn who_begins_is_told_or_guessed() {
    let turn = |game: &str| replay(&Record::read(game.as_bytes()).unwrap()).unwrap().start.turn();
    assert_eq!(turn("(;SZ[9])"), Colour::Black);
    assert_eq!(turn("(;SZ[9]AB[cc][gg]HA[2])"), Colour::White);
    assert_eq!(turn("(;SZ[9]AB[cc][gg];B[ee])"), Colour::Black);
    assert_eq!(turn("(;SZ[9]AB[cc]AW[gg]PL[W])"), Colour::White);
}

#[test]
fn a_game_that_jumps_about_is_played_from_its_last_jump() {
    let read = |game: &str| Record::read(format!("(;GM[1]SZ[5]{game})").as_bytes()).unwrap();
    let jumping = read(";B[aa];W[bb];AE[aa]AB[cc]PL[W];W[dd];AB[ee];B[ae];W[ea]");
    let replay = sgf::replay_after_changes(&jumping).unwrap();
    assert_eq!((jumping.last_change(), replay.moves.len()), (5, 2));
    assert_eq!(replay.start.board().rows(), [".....", ".O...", "..X..", "...O.", "....X"]);
    assert_eq!(replay.start.turn(), Colour::Black);
    let wrong = sgf::replay_after_changes(&read(";B[aa];W[bb];AE[aa];B[bb]")).unwrap_err();
    assert_eq!(wrong.to_string(), "Move 3: B4: there is a stone already.");
    // What was never allowed before the jump doesn't matter after it.
    assert_eq!(sgf::replay_after_changes(&read(";B[aa];B[aa];AW[ee];B[cc]")).unwrap().moves.len(), 1);
    let usual = read(";B[aa];W[bb]");
    assert_eq!(sgf::replay_after_changes(&usual), sgf::replay(&usual));
}
