//! A bot answers a pass on an open board by playing; on a finished board, the side that is ahead answers it with a
//! pass.

use bot::{Cancel, Evaluate, Grade, Level, choose, verdict};
use cardgo::{Cardgo, Move, Phase, State};
use cardgo_hosted::HostedCardgo;
use game::{Game, Seed, Silent};

fn dealt(size: &str, cards: bool) -> State {
    let mut setup = <Cardgo as Game>::Setup::default();
    Cardgo::configure(&mut setup, "size", size).unwrap();
    if !cards {
        Cardgo::configure(&mut setup, "cards", "0").unwrap();
    }
    Cardgo::deal(&setup, Seed(1), &mut Silent).unwrap()
}

fn placed(rows: &[&str], turn: &str, komi: &str) -> State {
    let position = serde_json::json!({ "rows": rows, "toMove": turn, "komi": komi });
    Cardgo::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap()
}

fn chosen(state: &State, level: &str, seed: u64) -> Move {
    let level = Level::find(HostedCardgo::LEVELS, level).unwrap();
    let seat = Cardgo::to_move(state).unwrap();
    choose::<HostedCardgo>(&Cardgo::view(state, seat), level, Seed(seed), &Cancel::new()).unwrap()
}

fn does(state: &mut State, mv: Move) {
    Cardgo::check(state, Cardgo::to_move(state).unwrap(), mv).unwrap();
    Cardgo::apply(state, mv, &mut Silent);
}

/// Asserts that `level` answers a pass by playing, with all decisions of its turn.
fn answers_by_playing(mut state: State, level: &str, seed: u64) {
    does(&mut state, Move::Pass);
    let seat = Cardgo::to_move(&state).unwrap();
    while Cardgo::to_move(&state) == Some(seat) && state.table().phase() == Phase::Playing {
        let mv = chosen(&state, level, seed);
        assert_ne!(mv, Move::Pass, "{level}\n{}", state.table().position().board());
        does(&mut state, mv);
    }
    assert_eq!(state.table().phase(), Phase::Playing, "{level}");
}

#[test]
fn the_first_pass_of_a_game_doesnt_end_it() {
    for size in ["9", "13", "19"] {
        for cards in [false, true] {
            for level in ["beginner", "steady"] {
                answers_by_playing(dealt(size, cards), level, 1);
            }
        }
        answers_by_playing(dealt(size, size == "9"), "strong", 1);
    }
}

#[test]
fn a_pass_within_the_opening_doesnt_end_the_game_whoever_is_ahead() {
    for (size, cards) in [("9", false), ("13", false), ("13", true)] {
        let mut state = dealt(size, cards);
        for moves in 0..8 {
            answers_by_playing(state.clone(), if moves % 2 == 0 { "steady" } else { "greedy" }, moves);
            let turn = Cardgo::to_move(&state);
            while Cardgo::to_move(&state) == turn {
                let mv = chosen(&state, "greedy", 1);
                does(&mut state, mv);
            }
        }
    }
}

/// The beginner overlooks many moves; it must not end the game by a pass even then.
#[test]
fn not_even_who_overlooks_all_else_ends_the_game_on_an_open_board() {
    let mut state = dealt("9", false);
    does(&mut state, Move::Pass);
    for seed in 0..400 {
        assert_ne!(chosen(&state, "beginner", seed), Move::Pass, "seed {seed}");
    }
}

/// Black owns the left, White the right; White's stone on B3 is dead, and C4 lies between the two.
const FINISHED: [&str; 9] = [
    ".X.XO..O.",
    "X.XXO.O.O",
    ".XXXOOOO.",
    "XX.XO.OOO",
    "XXXXOOO.O",
    "XX.XOOOOO",
    "XOXXXO.O.",
    "X.X.XOOOO",
    ".XXX.XO.O",
];

#[test]
fn whoever_is_ahead_on_a_finished_board_answers_a_pass_with_a_pass() {
    for (turn, komi) in [("black", "20.5"), ("white", "-20.5")] {
        let mut state = placed(&FINISHED, turn, komi);
        does(&mut state, Move::Pass);
        for level in ["greedy", "steady", "strong"] {
            assert_eq!(chosen(&state, level, 1), Move::Pass, "{level}, {turn} has passed");
        }
    }
}

/// Black has two stones, White one, and nothing is decided; White is ahead by the komi.
const OPEN: [&str; 9] = [
    ".........",
    ".........",
    "......O..",
    ".........",
    ".........",
    ".........",
    "..X...X..",
    ".........",
    ".........",
];

#[test]
fn agreeing_to_a_lost_count_on_an_open_board_is_judged_as_the_mistake_it_is() {
    let mut state = placed(&OPEN, "black", "6.5");
    does(&mut state, Move::Pass);
    does(&mut state, Move::Pass);
    let seat = Cardgo::to_move(&state).unwrap();
    let view = Cardgo::view(&state, seat);
    let judged = verdict::<HostedCardgo>(&view, Move::Agree, Seed(1), &Cancel::new()).unwrap().unwrap();
    assert_eq!((judged.preferred.mv, judged.played.share), (Move::Resume, 0.0));
    assert_eq!(judged.grade(), Grade::Blunder, "{judged:?}");
    assert_eq!(chosen(&state, "strong", 1), Move::Resume);
}

#[test]
fn agreeing_to_a_count_that_is_lost_anyhow_turns_nothing() {
    let mut state = placed(&FINISHED, "white", "-20.5");
    does(&mut state, Move::Pass);
    does(&mut state, Move::Pass);
    let seat = Cardgo::to_move(&state).unwrap();
    let view = Cardgo::view(&state, seat);
    let dead = view.groups.iter().find(|group| group.first.to_string() == "B3").unwrap().first;
    does(&mut state, Move::Mark { point: dead });
    let view = Cardgo::view(&state, seat);
    let judged = verdict::<HostedCardgo>(&view, Move::Agree, Seed(1), &Cancel::new()).unwrap().unwrap();
    assert_ne!(judged.grade(), Grade::Blunder, "{judged:?}");
}
