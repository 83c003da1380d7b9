//! No file makes the reader panic, overflow the stack or exhaust the memory.
#![allow(clippy::unwrap_used, reason = "tests")]

use proptest::prelude::*;
use sgf::{
    Flaw, MOST_BYTES, MOST_NODES, MOST_PROPERTIES, MOST_SET_UP, MOST_STEPS, MOST_VALUES, Record, parse, replay,
    replay_after_changes,
};

const GAME: &str = "(;FF[4]GM[1]CA[UTF-8]SZ[9]KM[6.5]HA[2]AB[cc:dd][gg]AW[ca]PL[W]PB[É\\]va]RE[B+3.5]\n;W[ee]C[a: \\\\ [b\\]](;B[gc]KX[7]LB[aa:x];W[])(;B[cg](;W[aa])(;W[tt])))";

/// Reads a file, and performs all operations on the result.
fn survive(file: &[u8]) {
    match Record::read(file) {
        Ok(record) => {
            let again = Record::read(record.to_string().as_bytes()).unwrap();
            assert_eq!(again, record);
            if let Err(error) = replay(&record) {
                assert!(error.sentence().0.ends_with('.'));
            }
        }
        Err(error) => {
            let (hungarian, english) = error.sentence();
            assert!(hungarian.ends_with('.') && english.ends_with('.') && hungarian.len() < 300, "{error:?}");
        }
    }
    let _ = parse(file);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        survive(&bytes);
    }

    #[test]
    fn the_letters_of_the_format_in_any_order(text in r"\(;[();:\[\]\\a-jtABWCSZKMHEPL0-9.\n ]{0,80}") {
        survive(text.as_bytes());
    }

    #[test]
    fn a_game_with_some_bytes_changed(
        changes in proptest::collection::vec((0..GAME.len(), any::<u8>(), 0..4u8), 1..6),
    ) {
        let mut file = GAME.as_bytes().to_vec();
        for (at, byte, how) in changes {
            let at = at.min(file.len() - 1);
            match how {
                0 => file[at] = byte,
                1 => file.insert(at, byte),
                2 => drop(file.remove(at)),
                _ => file[at] = b"()[];\\:"[usize::from(byte) % 7],
            }
        }
        survive(&file);
    }

    #[test]
    fn a_game_cut_short(length in 0..GAME.len()) {
        survive(&GAME.as_bytes()[..length]);
    }
}

#[test]
fn a_long_game_and_a_deep_tree_need_no_stack() {
    let depth = MOST_NODES - 1;
    let long = format!("({})", ";B[aa]".repeat(depth));
    let deep = format!("{}{}", "(;B[aa]".repeat(depth), ")".repeat(depth));
    let forked = format!("{}{}", "(;B[aa](;W[])".repeat(depth / 2), ")".repeat(depth / 2));
    for file in [long, deep, forked] {
        let tree = parse(file.as_bytes()).unwrap().swap_remove(0);
        assert_eq!(parse(tree.to_string().as_bytes()).unwrap(), [tree]);
        match Record::read(file.as_bytes()) {
            Ok(record) => drop(record.to_string()),
            Err(error) => assert_eq!(error.flaw, Flaw::TooLong),
        }
    }
}

#[test]
fn sizes_have_bounds() {
    let flaw = |file: &[u8]| parse(file).unwrap_err().flaw;
    assert_eq!(flaw(&vec![b'('; MOST_BYTES + 1]), Flaw::TooLarge);
    assert_eq!(flaw(format!("({})", ";".repeat(MOST_NODES + 1)).as_bytes()), Flaw::TooManyNodes);
    assert!(flaw(&vec![b'('; MOST_BYTES]) == Flaw::NoGame);
    survive(format!("(;{}", "(".repeat(1_000_000)).as_bytes());
    // Fifty thousand rectangles of a full board set up only one board.
    survive(format!("(;AB{})", "[aa:ss]".repeat(50_000)).as_bytes());
    survive(format!("(;C[{}])", "\\".repeat(1_000_000)).as_bytes());
    assert_eq!(flaw(format!("(;{})", "A[]".repeat(MOST_PROPERTIES + 1)).as_bytes()), Flaw::TooMuch);
    assert_eq!(flaw(format!("(;A{})", "[]".repeat(MOST_VALUES + 1)).as_bytes()), Flaw::TooMuch);
}

/// Ten letters set up a whole board, and ten more clear it, so a small file could keep a reader busy for minutes.
#[test]
fn a_board_set_up_and_cleared_without_end_is_no_game() {
    let set_up = |times: usize| format!("(;SZ[19]{})", ";AB[aa:ss]AE[aa:ss]".repeat(times));
    let error = Record::read(set_up(900).as_bytes()).unwrap_err();
    assert_eq!(error.flaw, Flaw::TooMuchSetUp);
    survive(set_up(50_000).as_bytes());
    // As often as a lesson would do it, it is accepted, with or without a move in between.
    let lesson = format!("(;SZ[19]{})", ";AB[aa:ss];AE[aa:ss];B[jj]".repeat(MOST_SET_UP / 722));
    let record = Record::read(lesson.as_bytes()).unwrap();
    assert!(replay_after_changes(&record).unwrap().end.board().stone_count(cardgo::Colour::Black) == 1);
    let long = format!("(;SZ[19]{})", ";".repeat(MOST_STEPS));
    assert_eq!(Record::read(long.as_bytes()).unwrap_err().flaw, Flaw::TooLong);
}
