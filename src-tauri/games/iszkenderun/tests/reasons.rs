//! Positions of Iszkenderun in which it is obvious why one move is better than another.

use bot::{Cancel, Why, hints, verdict};
use game::{Game, Seat, Seed};
use iszkenderun::{Iszkenderun, Move, State};
use iszkenderun_hosted::{HostedIszkenderun, Milestone};
use serde_json::{Value, json};

/// Returns a position in the fourth round of three seats with equal victory points.
fn placed(hands: &Value, rows: &Value, trump: &str, passed: &[u8]) -> State {
    let position = json!({
        "round": 4, "active": 0,
        "rounds": [[20, 24, 12], [22, 15, 21], [9, 30, 31]],
        "record": 31, "recordMarks": [2], "vp": [6, 6, 6],
        "hands": hands, "rows": rows, "trump": trump, "passed": passed,
        "markers": ["gone", "gone", "gone"],
    });
    Iszkenderun::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap()
}

/// Returns a position with 21 points against 23 in which all other seats have passed: without trump it is 17 against
/// 16.
fn the_right_moment() -> State {
    let rows = json!([["X7", "S10", "SZ", "S6"], ["X6", "X3", "T7"], ["H4"]]);
    placed(&json!([[], 5, 5]), &rows, "turban", &[1, 2])
}

fn hinted(state: &State) -> (Move, Option<Why<Milestone>>) {
    let told = hints::<HostedIszkenderun>(&Iszkenderun::view(state, Seat(0)), Seed(1), &Cancel::new()).unwrap();
    (told[0].mv, told[0].why)
}

#[test]
fn changing_trump_at_the_right_moment_comes_first() {
    let (mv, why) = hinted(&the_right_moment());
    assert_eq!(
        mv,
        serde_json::from_value(json!({ "kind": "use", "card": "SZ", "targets": [], "extra": null })).unwrap()
    );
    let why = why.unwrap();
    // The reason is either that the seat comes first, or that its rival, who led, doesn't.
    let told = match why.milestone {
        Milestone::First { seat: Seat(0) } => why.percent > 95 && why.other < 80,
        Milestone::First { .. } => why.percent < 5 && why.other > 20,
        _ => false,
    };
    assert!(told, "{why:?}");
}

#[test]
fn passing_instead_is_judged_by_the_first_place_it_gives_away() {
    let view = Iszkenderun::view(&the_right_moment(), Seat(0));
    let judged = verdict::<HostedIszkenderun>(&view, Move::Pass, Seed(1), &Cancel::new()).unwrap().unwrap();
    let why = judged.why.unwrap();
    assert_eq!((why.milestone, why.other), (Milestone::First { seat: Seat(0) }, 0));
}

#[test]
fn where_the_round_is_won_anyhow_there_is_no_reason() {
    let rows = json!([["X7", "S7"], ["H1"], ["H4"]]);
    let (_, why) = hinted(&placed(&json!([["T1", "T3"], 5, 5]), &rows, "cross", &[1, 2]));
    assert_eq!(why, None);
}
