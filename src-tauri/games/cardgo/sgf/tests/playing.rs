//! A record becomes a game under the rules, or the first illegal move is reported.
#![allow(clippy::unwrap_used, reason = "tests")]

use cardgo::Colour;
use sgf::{Record, replay};

/// The result of replaying a game on a 5×5 board, in English.
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
    // Black captures at B4; White may not recapture at once.
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
    // Illegal moves before the last jump don't matter.
    assert_eq!(sgf::replay_after_changes(&read(";B[aa];B[aa];AW[ee];B[cc]")).unwrap().moves.len(), 1);
    let usual = read(";B[aa];W[bb]");
    assert_eq!(sgf::replay_after_changes(&usual), sgf::replay(&usual));
}

#[test]
fn a_node_of_two_moves_is_two_steps_and_comes_back() {
    let read = |text: &str| Record::read(text.as_bytes()).unwrap();
    let record = read("(;GM[1]SZ[5];B[aa]W[bb][cc]W[dd]C[x](;B[ee]W[ea])(;B[ae]))");
    assert_eq!((record.steps.len(), record.moves().count()), (5, 4));
    assert_eq!(record.steps[2].others.len(), 2, "the second point, and the second move of that colour");
    assert_eq!(record.steps[3].variations.len(), 1);
    assert_eq!(read(&record.to_string()), record);
    assert_eq!(replay(&record).unwrap().moves.len(), 4);
}

#[test]
fn a_free_handicap_stands_before_the_first_move_of_white() {
    let played = |game: &str| {
        let record = Record::read(format!("(;GM[1]SZ[9]{game})").as_bytes()).unwrap();
        let begins = record.begins_at();
        replay(&record).map(|it| (it.start.board().stone_count(Colour::Black), it.moves.len(), begins))
    };
    assert_eq!(played("HA[2];B[cc];B[gg];W[ee];B[eg]").ok(), Some((2, 2, 2)));
    assert_eq!(played("HA[3]KM[0.5];C[hi];B[cc];C[and];B[gg];W[ee]").ok(), Some((2, 1, 4)), "one was left out");
    assert_eq!(played("HA[2]AB[cc][gg];W[ee]").ok(), Some((2, 1, 0)));
    assert_eq!(played("HA[2];B[cc];W[ee]").ok(), Some((0, 2, 0)), "a move like any other");
    assert!(played("HA[2];B[cc];B[gg];B[ee]").is_err() && played(";B[cc];B[gg];W[ee]").is_err());
}

#[test]
fn handicap_stones_that_are_only_told_of_stand_where_they_usually_do_unless_they_are_in_the_way() {
    let black = |game: &str| {
        let record = Record::read(format!("(;GM[1]SZ[9]{game})").as_bytes()).unwrap();
        let start = replay(&record).unwrap().start;
        (start.board().stone_count(Colour::Black), start.turn())
    };
    assert_eq!(black("HA[4];W[ee];B[gf]"), (4, Colour::White));
    assert_eq!(black("HA[4];W[cc];B[gf]"), (0, Colour::White));
    assert_eq!(black("HA[4];B[ee];W[gf]"), (0, Colour::Black));
    assert_eq!(black("HA[7];W[ee]"), (0, Colour::White), "nine lines have no usual points for seven");
}

#[test]
fn a_first_move_counts_more_than_what_is_said_of_whose_it_is() {
    let turn = |game: &str| replay(&Record::read(game.as_bytes()).unwrap()).unwrap().start.turn();
    assert_eq!(turn("(;SZ[9]AB[aa]PL[2];B[ee])"), Colour::Black);
    let notes = sgf::parse_text("(;SZ[9]AB[aa]PL[2];B[ee])").unwrap()[0].notes();
    assert!(notes[0].sentence().1.contains("Black moves first"), "{notes:?}");
}

#[test]
fn the_first_game_that_can_be_played_is_opened() {
    let opened = Record::open(b"(;GM[3])(;SZ[25];B[yy])(;SZ[9];B[ee])(;SZ[13])").unwrap();
    assert_eq!((opened.record.size, opened.more), (9, 3));
    assert!(Record::open(b"(;SZ[25];B[yy])").unwrap_err().to_string().contains("25"));
}

#[test]
fn what_is_told_of_the_game_behind_the_root_is_told_of_the_game() {
    let text = "(;GM[1]SZ[9];PB[Late]KM[5.5]HA[2];AB[aa][bb];W[ee];PB[Later])";
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!((record.players[0].name.as_deref(), record.komi, record.handicap), (Some("Late"), Some(11), Some(2)));
    let tree = &sgf::parse_text(text).unwrap()[0];
    assert_eq!((tree.told("PB"), tree.komi(), tree.handicap()), (Some("Late"), Some(11), 2));
    assert_eq!(Record::read(record.to_string().as_bytes()).unwrap(), record);
}
