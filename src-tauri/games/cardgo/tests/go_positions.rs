//! The decisions of the levels in classical positions of Go.

use bot::{Cancel, Evaluate, Level, choose};
use cardgo::{Cardgo, Colour, Move, Phase, Point, State};
use cardgo_hosted::HostedCardgo;
use game::{Game, Seat, Seed, Silent};

/// Builds a position from rows from the top.
fn placed(rows: &[&str], turn: &str, komi: &str) -> State {
    let position = serde_json::json!({ "rows": rows, "toMove": turn, "komi": komi });
    Cardgo::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap()
}

fn chosen(state: &State, level: &str, seed: u64) -> Move {
    let level = Level::find(HostedCardgo::LEVELS, level).unwrap();
    let seat = Cardgo::to_move(state).unwrap();
    choose::<HostedCardgo>(&Cardgo::view(state, seat), level, Seed(seed), &Cancel::new()).unwrap()
}

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

fn play(text: &str) -> Move {
    Move::Play { point: at(text) }
}

/// Asserts that the level "strong" chooses one of these moves with every seed.
fn always(state: &State, expected: &[Move]) {
    for seed in 0..5 {
        let mv = chosen(state, "strong", seed);
        assert!(expected.contains(&mv), "{mv:?}\n{}", state.table().position().board());
    }
}

/// Asserts that the level "strong" chooses none of these moves with any seed.
fn never(state: &State, unwanted: &[Move]) {
    for seed in 0..5 {
        let mv = chosen(state, "strong", seed);
        assert!(!unwanted.contains(&mv), "{mv:?}\n{}", state.table().position().board());
    }
}

/// White's stone on D4 is in a ladder, in atari from the right.
const LADDER: [&str; 9] = [
    ".........",
    ".........",
    ".........",
    ".........",
    "..X......",
    "..XOX....",
    "...X.....",
    ".........",
    ".........",
];

#[test]
fn nobody_runs_in_a_ladder_that_works() {
    never(&placed(&LADDER, "white", "6.5"), &[play("D5")]);
}

#[test]
fn a_snapback_is_found() {
    // A stone thrown in on D2 can be captured, but the capturing chain is then captured itself.
    let state = placed(&["..XO...", "..XO...", "..XO...", ".XXO...", ".XXOO..", ".XO.O..", ".XO.X.."], "black", "-6.5");
    always(&state, &[play("D2")]);
}

/// Three empty points in a row are the only eye space of Black's chain.
const THREE_IN_A_ROW: [&str; 7] = ["...XO..", "XXXXO..", "OOOOO..", ".......", ".......", ".......", "......."];

#[test]
fn the_middle_of_three_kills_or_lives() {
    for turn in ["black", "white"] {
        always(&placed(&THREE_IN_A_ROW, turn, "-35.5"), &[play("B7")]);
    }
}

#[test]
fn nobody_begins_what_ends_a_seki_to_his_loss() {
    let seki = [".OOX...", "O.OXX..", "OOOX...", "OOOXX..", "OXXOX..", "OX.OX..", "OX.OX.."];
    for turn in ["black", "white"] {
        never(&placed(&seki, turn, "0.5"), &[play("C1"), play("C2")]);
    }
}

#[test]
fn a_race_for_liberties_is_won_by_whoever_begins() {
    // Two chains of three stones at the upper edge, each with two liberties of its own and none in common.
    let race = ["O.XO.X.", "O.XO.X.", "OOXOXX.", "..OX...", "..OX...", "..OX...", "..OX..."];
    always(&placed(&race, "black", "0.5"), &[play("E6"), play("E7")]);
}

/// White's stones on D2 to D4 depend on a ko at D1 and E1. White's threats are to cut Black's chains at the top apart
/// on F10 and F11: alone, each has one eye, on A11 and on L11.
const KO: [&str; 11] = [
    ".XXXX.XXXX.",
    "XXXXX.XXXXX",
    "OOOOOOOOOOO",
    ".O.O.O.O.O.",
    "OOOOOOOOOOO",
    "XXXXXXXXXXX",
    "XXX.XXXXXXX",
    "OOXOX.X.X.X",
    ".OXOXXXXXXX",
    "OOXOXXX.X.X",
    ".OO.OXXXXXX",
];

/// The moves that cut Black's chains at the top apart, each with the play that prevents it.
const CUTS: [[&str; 2]; 2] = [["F10", "F11"], ["F11", "F10"]];

/// Plays the moves in order, White's first; each must be legal.
fn after(state: &State, moves: &[Move]) -> State {
    let mut state = state.clone();
    for &mv in moves {
        let seat = Cardgo::to_move(&state).unwrap();
        Cardgo::play(&mut state, seat, mv, &mut Silent).unwrap();
    }
    state
}

#[test]
fn whichever_way_white_threatens_to_cut_black_must_answer_and_white_wins_the_ko() {
    let taken = after(&placed(&KO, "black", "29.5"), &[play("D1")]);
    for [threat, answer] in CUTS {
        // Black ends the ko instead: the chains at the top are captured one by one, all twenty of their stones.
        let unanswered =
            after(&taken, &[play(threat), play("E1"), play(answer), Move::Pass, play("A11"), Move::Pass, play("L11")]);
        let top = |row: u8| (0..11).map(move |column| Point::new(column, row));
        let board = unanswered.table().position().board();
        assert!(top(9).chain(top(10)).all(|point| board.stone(point) != Some(Colour::Black)), "{threat}\n{board}");
        // Black answers: the chains are connected and have two eyes, but White, with a komi of 29.5 points, is ahead
        // with the ko.
        let answered =
            after(&taken, &[play(threat), play(answer), play("E1"), play("D5"), play("D1"), Move::Pass, Move::Pass]);
        let board = answered.table().position().board();
        let black = at("A10");
        assert_eq!(board.chain_set(black), board.chain_set(at("L10")), "{threat}\n{board}");
        assert!(board.liberties(black) >= 2, "{threat}\n{board}");
        let [blacks, whites] = Cardgo::view(&answered, Seat(0)).score.unwrap().totals();
        assert!(whites > blacks, "{threat}: {blacks} {whites}");
    }
}

#[test]
fn a_ko_is_fought_by_a_threat_and_taken_back() {
    let taken = after(&placed(&KO, "black", "29.5"), &[play("D1")]);
    // E1 may not be retaken at once.
    always(&taken, &CUTS.map(|[threat, _]| play(threat)));
    for [threat, answer] in CUTS {
        let threatened = after(&taken, &[play(threat)]);
        always(&threatened, &[play(answer)]);
        always(&after(&threatened, &[play(answer)]), &[play("E1")]);
    }
}

#[test]
fn a_false_eye_is_none() {
    // White's chain in the corner has an eye on A1; its apparent eye on C1 is false, because it must be filled.
    let rows = ["..XO...", "..XO...", "..XO...", "..XOOOO", "XXXXXXX", "OOOXX..", ".O.OX.."];
    let mut state = placed(&rows, "black", "0.5");
    Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    always(&state, &[Move::Mark { point: at("B1") }]);
}

/// Every point is settled: Black owns the left, White the right.
const SETTLED: [&str; 7] = [".XXO.O.", "X.XOOOO", "XXXO.O.", ".XXOOO.", "XX.XOOO", ".XXXO.O", "X.XXOO."];

#[test]
fn when_everything_is_settled_both_pass_and_agree() {
    for komi in ["-6.5", "6.5"] {
        let mut state = placed(&SETTLED, "black", komi);
        let expected = [Move::Pass, Move::Pass, Move::Agree, Move::Agree];
        for mv in expected {
            assert_eq!(chosen(&state, "strong", 1), mv);
            Cardgo::apply(&mut state, mv, &mut Silent);
        }
        assert_eq!(state.table().phase(), Phase::Over);
    }
}

#[test]
fn a_pass_that_would_lose_the_count_is_not_made() {
    // The white stone on A4 is dead, but if the board is counted as it stands, it spoils the points around it; White
    // has passed.
    let rows = [".XXO.O.", "X.XOOOO", "..XO.O.", "O.XOOO.", "..XXOOO", ".XXXO.O", "X.XXOO."];
    let mut state = placed(&rows, "white", "-1.5");
    Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    never(&state, &[Move::Pass]);
}

#[test]
fn while_groups_are_marked_the_dead_ones_are_marked_as_dead() {
    let rows = [".XXO.O.", "X.XOOOO", "..XO.O.", "O.XOOO.", "..XXOOO", ".XXXO.O", "X.XXOO."];
    let mut state = placed(&rows, "black", "-1.5");
    Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    for level in ["greedy", "steady", "strong"] {
        assert_eq!(chosen(&state, level, 1), Move::Mark { point: at("A4") }, "{level}");
    }
    Cardgo::apply(&mut state, Move::Mark { point: at("A4") }, &mut Silent);
    assert_eq!(chosen(&state, "strong", 1), Move::Agree);
    Cardgo::apply(&mut state, Move::Agree, &mut Silent);
    // White agrees.
    assert_eq!(Cardgo::to_move(&state), Some(Seat(1)));
    assert_eq!(chosen(&state, "strong", 1), Move::Agree);
}

#[test]
fn dead_groups_are_proposed_until_somebody_marks_one() {
    let rows = [".XXO.O.", "X.XOOOO", "..XO.O.", "O.XOOO.", "..XXOOO", ".XXXO.O", "X.XXOO."];
    let mut state = placed(&rows, "black", "-1.5");
    let proposed = |state: &State, seat: u8| {
        HostedCardgo::proposal(&Cardgo::view(state, Seat(seat)), Seed(1), &Cancel::new()).unwrap()
    };
    assert_eq!(proposed(&state, 0), [], "while stones are placed");
    Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    Cardgo::apply(&mut state, Move::Pass, &mut Silent);
    assert_eq!(proposed(&state, 0), [Move::Mark { point: at("A4") }]);
    Cardgo::apply(&mut state, Move::Mark { point: at("A4") }, &mut Silent);
    assert_eq!(proposed(&state, 0), [], "once a group is marked");
    Cardgo::apply(&mut state, Move::Agree, &mut Silent);
    assert_eq!(proposed(&state, 1), [], "to who answers the first marks");
}

#[test]
fn marks_that_take_living_stones_away_are_answered_by_playing_on() {
    let mut state = placed(&SETTLED, "black", "0.5");
    // White marks Black's left side as dead.
    for mv in [Move::Pass, Move::Pass, Move::Agree, Move::Mark { point: at("C1") }] {
        Cardgo::apply(&mut state, mv, &mut Silent);
    }
    Cardgo::apply(&mut state, Move::Agree, &mut Silent);
    assert_eq!(chosen(&state, "strong", 1), Move::Resume);
}

#[test]
fn a_pass_is_answered_at_a_glance_once_there_is_nothing_left_to_play_for() {
    let after_pass = |rows: &[&str], komi: &str| {
        let mut state = placed(rows, "black", komi);
        Cardgo::play(&mut state, Seat(0), Move::Pass, &mut Silent).unwrap();
        state
    };
    // Every point has an owner, whether White leads or not.
    let settled = ["...XO..", "...XO..", "...XO..", "...XO..", "...XO..", "...XO..", "...XO.."];
    for komi in ["0.5", "20.5"] {
        assert_eq!(chosen(&after_pass(&settled, komi), "greedy", 1), Move::Pass, "{komi}");
    }
    // White is behind, and there are open points.
    let open = [".......", "..X....", "..X.O..", ".......", "..X.O..", ".......", "......."];
    assert_ne!(chosen(&after_pass(&open, "0.5"), "greedy", 1), Move::Pass);
}
