//! Positions of Iszkenderun in which the right move can be calculated; the rulebook's scenarios show what follows.

use bot::{Cancel, Evaluate, Level, Mind, choose, hints};
use game::{Game, Seat, Seed};
use iszkenderun::{Iszkenderun, Move, State};
use iszkenderun_hosted::HostedIszkenderun;
use serde_json::{Value, json};

/// Completes a position that has only hands, rows, trump, markers and passed seats: the fourth round of three seats
/// with equal victory points.
fn last_round(position: Value) -> Value {
    let mut whole = json!({
        "round": 4,
        "active": 0,
        "rounds": [[20, 24, 12], [22, 15, 21], [9, 30, 31]],
        "record": 31,
        "recordMarks": [2],
        "vp": [6, 6, 6],
    });
    let (Value::Object(whole_fields), Value::Object(fields)) = (&mut whole, position) else { unreachable!() };
    whole_fields.extend(fields);
    whole
}

fn placed(position: &Value, seed: u64) -> State {
    Iszkenderun::place(&serde_json::from_value(position.clone()).unwrap(), Seed(seed)).unwrap()
}

fn chosen(state: &State, level: Level, seed: u64) -> Move {
    let seat = Iszkenderun::to_move(state).unwrap();
    choose::<HostedIszkenderun>(&Iszkenderun::view(state, seat), level, Seed(seed), &Cancel::new()).unwrap()
}

/// Returns the last level that the New table page offers.
fn strongest() -> Level {
    *HostedIszkenderun::LEVELS.iter().rfind(|level| level.offered).unwrap()
}

/// Asserts that at least nine of ten seeds find the move, whatever cards the other seats have.
fn found(position: Value, expected: Value) {
    let position = last_round(position);
    let expected: Move = serde_json::from_value(expected).unwrap();
    let choices: Vec<Move> = (0..10).map(|seed| chosen(&placed(&position, seed), strongest(), 100 + seed)).collect();
    let right = choices.iter().filter(|mv| **mv == expected).count();
    assert!(right >= 9, "{right} of 10: {choices:?}");
}

#[test]
fn the_action_marker_steals_the_card_that_threatens() {
    // 14 points against 16. Scimitar 6 would discard the Cross 7, which is the only card of the row; without Scimitar
    // 6 the other seat has 10.
    found(
        json!({
            "hands": [["T6"], [], 5],
            "rows": [["X7"], ["S6", "T7", "ST"], ["H5"]],
            "trump": "cross",
            "passed": [2],
            "markers": ["ready", "gone", "gone"],
        }),
        json!({ "kind": "marker", "cost": "T6", "deed": "steal", "targets": ["S6"], "extra": null }),
    );
}

#[test]
fn a_closing_card_keeps_a_known_trump_off_a_row() {
    // 20 points against 13, but the Cross 6, which every seat knows about, would bring 12 more.
    found(
        json!({
            "hands": [["H9"], ["X6"], 5],
            "rows": [["X7", "SX"], ["H7", "ST", "TH"], ["H5"]],
            "trump": "cross",
            "passed": [2],
            "markers": ["gone", "gone", "gone"],
            "known": [[], ["X6"]],
        }),
        json!({ "kind": "play", "card": "H9", "row": 1 }),
    );
}

#[test]
fn whoever_moves_last_changes_trump_at_the_right_moment() {
    // 21 points against 23, and all other seats have passed: without trump it is 17 against 16, with Cross 24 against
    // 25.
    found(
        json!({
            "hands": [[], 5, 5],
            "rows": [["X7", "S10", "SZ", "S6"], ["X6", "X3", "T7"], ["H4"]],
            "trump": "turban",
            "passed": [1, 2],
            "markers": ["gone", "gone", "gone"],
        }),
        json!({ "kind": "use", "card": "SZ", "targets": [], "extra": null }),
    );
}

#[test]
fn a_row_that_has_won_is_left_alone() {
    let position = last_round(json!({
        "hands": [[], 5, 5],
        "rows": [["X7", "S6"], ["X6"], ["H4"]],
        "trump": "cross",
        "passed": [1, 2],
        "markers": ["gone", "gone", "gone"],
    }));
    for level in HostedIszkenderun::LEVELS.iter().filter(|level| sees_all(level)) {
        assert_eq!(chosen(&placed(&position, 1), *level, 1), Move::Pass, "{}", level.key);
    }
}

/// Returns whether a level chooses among all moves.
fn sees_all(level: &Level) -> bool {
    level.mind != Mind::Random && level.overlooks == 0
}

#[test]
fn a_hint_tells_the_victory_points_to_expect() {
    let position = last_round(json!({
        "hands": [[], 5, 5],
        "rows": [["X7", "S10", "SZ", "S6"], ["X6", "X3", "T7"], ["H4"]],
        "trump": "turban",
        "passed": [1, 2],
        "markers": ["gone", "gone", "gone"],
    }));
    let view = Iszkenderun::view(&placed(&position, 1), Seat(0));
    let told = hints::<HostedIszkenderun>(&view, Seed(1), &Cancel::new()).unwrap();
    let expected = told[0].expected.unwrap();
    // 6 so far, 3 for the round, 2 for the sans-trump marker, 3 for the score pile.
    assert!((13.5..=14.1).contains(&expected.result), "{expected:?}");
    assert!(expected.share > 0.9, "{expected:?}");
    assert!(told[0].line.len() >= 2, "{:?}", told[0].line);
}
