//! The decisions of the levels in positions with cards.

use bot::{Cancel, Evaluate, Level, Means, choose, choose_by, hints, survey};
use cardgo::{Card, Cardgo, Line, Move, Point, State, Step};
use cardgo_hosted::HostedCardgo;
use game::{Game, Seat, Seed, Silent};
use serde_json::{Value, json};

/// Builds a position from rows from the top and further fields.
fn placed(rows: &[&str], mut more: Value) -> State {
    more["rows"] = json!(rows);
    Cardgo::place(&serde_json::from_value(more).unwrap(), Seed(1)).unwrap()
}

fn chosen(state: &State, level: &str, seed: u64) -> Move {
    let level = Level::find(HostedCardgo::LEVELS, level).unwrap();
    let seat = Cardgo::to_move(state).unwrap();
    choose::<HostedCardgo>(&Cardgo::view(state, seat), level, Seed(seed), &Cancel::new()).unwrap()
}

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

fn played(mut state: State, moves: &[Move]) -> State {
    for &mv in moves {
        let seat = Cardgo::to_move(&state).unwrap();
        Cardgo::play(&mut state, seat, mv, &mut Silent).unwrap();
    }
    state
}

/// Asserts that the levels choose an expected move with every seed.
fn always(state: &State, levels: &[&str], expected: impl Fn(Move) -> bool) {
    for level in levels {
        for seed in 0..4 {
            let mv = chosen(state, level, seed);
            assert!(expected(mv), "{level}: {mv:?}\n{}", state.table().position().board());
        }
    }
}

const EARLY: [&str; 9] = [
    ".........", //
    ".........",
    "..O...X..",
    ".........",
    "....O....",
    ".........",
    "..X...X..",
    "....O....",
    ".........",
];

#[test]
fn who_may_draw_draws() {
    let state = placed(&EARLY, json!({ "hands": [[], []] }));
    always(&state, &["greedy", "steady", "strong"], |mv| mv == Move::Draw);
}

#[test]
fn the_card_of_least_use_is_discarded() {
    let hands = json!([["twinStones", "bridge", "pluck", "lantern"], []]);
    let state = placed(&EARLY, json!({ "hands": hands, "drawn": true, "carded": true }));
    let state = played(state, &[Move::Play { point: at("E6") }]);
    assert!(matches!(state.table().step(), Step::Discard { .. }));
    always(&state, &["greedy", "strong"], |mv| mv == Move::Discard { card: Card::Lantern });
}

/// White's eight stones have the liberties G4 and G5, and escape by either.
const TWO_WAYS_OUT: [&str; 9] = [
    ".........", //
    "..OOOOO..",
    "........O",
    "..XXXX..O",
    ".XOOOO..O",
    ".XOOOO.O.",
    ".XXXXXX.O",
    ".......XO",
    "........X",
];

#[test]
fn a_ban_shuts_the_way_out_of_what_is_then_taken() {
    let mut state = placed(&TWO_WAYS_OUT, json!({ "hands": [["ban"], []], "drawn": true }));
    assert_eq!(chosen(&state, "strong", 1), Move::Card { card: Card::Ban });
    let mut done = Vec::new();
    while Cardgo::to_move(&state) == Some(Seat(0)) {
        let mv = chosen(&state, "strong", 2);
        done.push(mv);
        state = played(state, &[mv]);
    }
    let out = [at("G4"), at("G5")];
    assert!(matches!(done[2], Move::Play { point } if out.contains(&point)), "{done:?}");
    assert!(
        out.iter()
            .all(|&point| !state.table().position().board().is_empty(point) || state.table().banned().contains(point)),
        "{done:?}"
    );
}

#[test]
fn a_harmless_card_is_not_countered() {
    // Doze costs its player the move, so it is harmless.
    let mut more = json!({ "hands": [[], ["headwind", "mirror"]], "deck": ["doze"] });
    let state = played(placed(&EARLY, more.clone()), &[Move::Draw]);
    assert!(matches!(state.table().step(), Step::Answer { card: Card::Doze, .. }));
    always(&state, &["greedy", "strong"], |mv| mv == Move::Let);
    more["deck"] = json!(["gift", "ban"]);
    let state = played(placed(&EARLY, more), &[Move::Draw]);
    always(&state, &["greedy", "strong"], |mv| mv == Move::Let);
}

#[test]
fn two_stones_in_one_turn_are_countered() {
    let more = json!({ "hands": [["twinStones"], ["headwind", "lantern"]], "drawn": true });
    let first = Move::Target { point: at("E4") };
    let state = played(placed(&EARLY, more), &[Move::Card { card: Card::TwinStones }, first]);
    let state = played(state, &[Move::Target { point: at("F7") }]);
    always(&state, &["greedy", "strong"], |mv| mv == Move::Counter { card: Card::Headwind });
}

#[test]
fn a_wall_is_named_by_a_line_of_the_board() {
    let state = placed(&EARLY, json!({ "hands": [["wall"], []], "drawn": true }));
    let state = played(state, &[Move::Card { card: Card::Wall }]);
    let named = |mv| matches!(mv, Move::Line { line: Line::Column(index) | Line::Row(index) } if index < 9);
    always(&state, &["greedy", "steady"], named);
}

#[test]
fn a_seat_that_does_without_cards_neither_draws_nor_plays_any() {
    let level = Level::find(HostedCardgo::LEVELS, "steady").unwrap();
    let more = json!({ "hands": [["twinStones", "headwind"], ["headwind"]] });
    let state = placed(&EARLY, more);
    for seed in 0..4 {
        let view = Cardgo::view(&state, Seat(0));
        for level in [level, HostedCardgo::LEVELS[0], HostedCardgo::LEVELS[2]] {
            let mv = choose_by::<HostedCardgo>(&view, level, Means::Fewer, Seed(seed), &Cancel::new()).unwrap();
            assert!(matches!(mv, Move::Play { .. } | Move::Pass), "{mv:?}");
        }
    }
}

#[test]
fn hints_tell_of_cards_and_of_what_follows() {
    let state = placed(&EARLY, json!({ "hands": [["twinStones"], []], "drawn": true }));
    let told = hints::<HostedCardgo>(&Cardgo::view(&state, Seat(0)), Seed(1), &Cancel::new()).unwrap();
    let hint = told.iter().find(|hint| hint.mv == Move::Card { card: Card::TwinStones }).unwrap();
    assert!(hint.line.len() >= 3, "{:?}", hint.line);
    assert!(matches!(hint.line[1].mv, Move::Target { .. }) && matches!(hint.line[2].mv, Move::Target { .. }));
}

#[test]
fn a_cancelled_search_with_cards_says_so() {
    let state = placed(&EARLY, json!({ "hands": [["twinStones"], ["ban"]] }));
    let cancel = Cancel::new();
    cancel.cancel();
    let strong = Level::find(HostedCardgo::LEVELS, "strong").unwrap();
    let chosen = choose::<HostedCardgo>(&Cardgo::view(&state, Seat(0)), strong, Seed(1), &cancel);
    assert_eq!(chosen, Err(bot::Stopped::Cancelled));
}

#[test]
fn an_estimate_says_what_the_best_hint_expects() {
    let white = json!({ "toMove": "white", "hands": [[], ["pluck"]] });
    for (more, cards) in [(json!({ "hands": [["bridge"], []] }), true), (white, true), (json!({}), false)] {
        let state = placed(&EARLY, more);
        assert_eq!(state.table().has_cards(), cards);
        let seat = Cardgo::to_move(&state).unwrap();
        let view = Cardgo::view(&state, seat);
        let survey = survey::<HostedCardgo>(&view, Seed(3), &Cancel::new()).unwrap().unwrap();
        let best = hints::<HostedCardgo>(&view, Seed(3), &Cancel::new()).unwrap().remove(0).expected.unwrap();
        let lead = if seat == Seat(0) { best.result } else { -best.result };
        assert_eq!(survey.lead, lead.round() as i32);
        assert!(survey.owners.len() == 9 && survey.owners.iter().all(|row| row.len() == 9));
    }
}

#[test]
fn nothing_is_shared_out_while_groups_are_marked() {
    let state = played(placed(&EARLY, json!({})), &[Move::Pass, Move::Pass]);
    let view = Cardgo::view(&state, Cardgo::to_move(&state).unwrap());
    assert_eq!(survey::<HostedCardgo>(&view, Seed(3), &Cancel::new()), Ok(None));
}

/// Black owns the left 45 points, White the right 36: Black leads by 9 points, by 2.5 after komi.
#[test]
fn a_lead_with_cards_is_told_in_half_points() {
    let rows = ["..X.XO.O."; 9];
    let state = placed(&rows, json!({ "hands": [[], []], "drawn": true, "komi": "6.5" }));
    let hinted = hints::<HostedCardgo>(&Cardgo::view(&state, Seat(0)), Seed(1), &Cancel::new()).unwrap();
    let expected = hinted[0].expected.unwrap();
    assert!((expected.result - 5.0).abs() < 5.0, "{expected:?}");
}
