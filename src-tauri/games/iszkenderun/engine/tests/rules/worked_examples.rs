//! The worked examples of the specification.

use super::placed::{against, card, cards, do_it, last_pass, listed, placed, row, use_on};
use game::{Game, Seat};
use iszkenderun::{
    Award, BankingDuty, CardSet, Event, Intent, Iszkenderun, MarkerAction, Move, Refusal, State, Trump, Value,
};
use serde_json::json;

fn values(state: &State, seat: u8) -> Vec<Value> {
    let row = state.table().row(Seat(seat));
    (0..row.len()).map(|place| state.table().value(Seat(seat), place, &mut game::Silent)).collect()
}

#[test]
fn one_a_neighbour_and_trump() {
    let state = placed(json!({ "hands": [0, 0, 0], "rows": [["X3", "H1", "S6"]], "trump": "scimitar" }));
    let current: Vec<u16> = values(&state, 0).iter().map(|value| value.current).collect();
    let last: Vec<u16> = values(&state, 0).iter().map(|value| value.final_value).collect();
    assert_eq!((current, last, state.table().total(Seat(0))), (vec![3, 1, 9], vec![3, 1, 18], 22));
}

#[test]
fn two_neighbours_on_both_sides() {
    for (trump, expected) in [("cross", 5), ("turban", 10)] {
        let state = placed(json!({ "hands": [0, 0, 0], "rows": [["X2", "T3", "H5"]], "trump": trump }));
        assert_eq!(values(&state, 0)[1], Value { printed: 3, current: 5, final_value: expected });
    }
}

#[test]
fn three_every_card_of_two_or_less_but_the_guarded_and_the_passed() {
    let mut state = placed(json!({
        "hands": [0, 0, 0], "trump": "cross", "passed": [2],
        "rows": [["S7"], ["T1", "H2", "S1"], ["H1"]],
    }));
    let current: Vec<u16> = values(&state, 1).iter().map(|value| value.current).collect();
    assert_eq!(current, [1, 2, 3]);
    let events = do_it(&mut state, use_on("S7", &[]));
    assert_eq!(
        (row(&state, 0), row(&state, 1), row(&state, 2)),
        (vec![], vec!["H2".into(), "S1".into()], vec!["H1".into()])
    );
    let gone: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Discarded { .. })).collect();
    assert_eq!(gone, [&Event::Discarded { card: card("T1"), row: Seat(1), by: card("S7") }]);
}

#[test]
fn four_two_winners() {
    let (state, events) = last_pass(json!({
        "hands": [0, 0, 0, 0], "trump": "cross", "passed": [1, 2, 3], "starter": 2,
        "rows": [[{ "card": "S7", "tokens": 15 }, "H2"], [{ "card": "T6", "tokens": 16 }, "S2"], ["S6", "S5", "T7"], ["T5", "T4", "S1"]],
    }));
    assert_eq!(state.rounds()[0].points, [24, 24, 18, 10]);
    assert_eq!(state.rounds()[0].vp, [3, 3, 1, 0]);
    let banked: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Banked { .. })).collect();
    let banks = |seat, code| Event::Banked { seat: Seat(seat), card: Some(card(code)), duty: BankingDuty::Highest };
    assert_eq!(banked, [&banks(0, "S7"), &banks(1, "T6")]);
    assert_eq!(state.starter(), Seat(3), "left of the previous starter");
}

#[test]
fn five_the_round_after_a_turban_begins_without_trump() {
    let order = ["cross", "turban", "crescent", "scimitar"];
    let (state, _) = last_pass(json!({
        "hands": [5, 5, 5], "passed": [1, 2], "round": 2, "trumpCards": order, "rows": [["S6"]], "vp": [3, 2, 1],
    }));
    assert_eq!((state.round(), state.table().trump()), (3, Trump::SansTrump));
    let (state, _) = last_pass(json!({
        "hands": [5, 5, 5], "passed": [1, 2], "round": 3, "trumpCards": order, "rows": [["S6"]],
    }));
    assert_eq!((state.round(), state.table().trump()), (4, Trump::Crescent));
}

#[test]
fn six_a_record_equalled_and_beaten() {
    let won_with = |tokens: u8| {
        let (state, events) = last_pass(json!({
            "hands": [5, 5, 5], "passed": [1, 2], "round": 2, "trump": "cross",
            "rows": [[{ "card": "S6", "tokens": tokens }]], "record": 24, "recordMarks": [1],
        }));
        let event = events.into_iter().find(|event| matches!(event, Event::RecordMarked { .. }));
        let marks = state.record().unwrap().1.to_vec();
        (state.record().unwrap().0, marks, event)
    };
    let marked = |points, removed| Some(Event::RecordMarked { points, seats: vec![Seat(0)], removed });
    assert_eq!(won_with(18), (24, vec![true, true, false], marked(24, vec![])));
    assert_eq!(won_with(19), (25, vec![true, false, false], marked(25, vec![Seat(1)])));
    assert_eq!(won_with(17), (24, vec![false, true, false], None));
}

#[test]
fn seven_a_two_suited_card_pays_for_either_of_its_deeds() {
    let state = placed(json!({
        "hands": [["TX", "H7"], 0, 0], "trump": "cross", "passed": [2],
        "rows": [[], ["S3", "S4", "T9"], ["S1"]],
    }));
    let mut deeds: Vec<(MarkerAction, CardSet)> = listed(&state)
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Marker { cost, deed, targets, .. } if cost == card("TX") => Some((deed, targets)),
            _ => None,
        })
        .collect();
    deeds.sort_unstable();
    let steal = |code| (MarkerAction::Steal, cards(&[code]));
    assert_eq!(deeds, [steal("S3"), steal("T9"), (MarkerAction::Exchange, cards(&["H7"]))]);
    let protect = Move::Marker { cost: card("TX"), deed: MarkerAction::Protect, targets: cards(&["S3"]), extra: None };
    assert_eq!(against(&state, protect), ["IS-5.2"]);
    let passed = Move::Marker { cost: card("TX"), deed: MarkerAction::Steal, targets: cards(&["S1"]), extra: None };
    assert_eq!(against(&state, passed), ["IS-5.6"]);
    let alone = placed(json!({ "hands": [["TX"], 0, 0], "trump": "cross" }));
    assert!(
        !listed(&alone).iter().any(|mv| matches!(mv, Move::Marker { .. })),
        "nothing to exchange, nothing to steal"
    );
    let exchange =
        Move::Marker { cost: card("TX"), deed: MarkerAction::Exchange, targets: CardSet::EMPTY, extra: None };
    assert_eq!(against(&alone, exchange), ["IS-5.7"]);
}

#[test]
fn eight_values_and_guards_are_read_once_the_cost_is_paid() {
    let state = placed(json!({ "hands": [0, 0, 0], "rows": [["T2", "S3", "H6"]], "trump": "cross" }));
    assert!(!listed(&state).iter().any(|mv| matches!(mv, Move::Use { card: payer, .. } if *payer == card("S3"))));
    assert_eq!(against(&state, use_on("S3", &["T2"])), ["IS-4.13"]);
    assert_eq!(against(&state, use_on("S3", &[])), ["IS-4.2"]);
    let guarded = placed(json!({ "hands": [0, 0, 0], "rows": [["T2", "S3", "S1"]], "trump": "cross" }));
    assert_eq!(against(&guarded, use_on("S3", &["T2"])), ["IS-4.3", "IS-4.4"], "and then Turban 2 would be guarded");
}

#[test]
fn nine_nothing_to_aim_at() {
    let state = placed(json!({ "hands": [0, 0, 0], "rows": [["S6"]], "trump": "cross" }));
    assert_eq!(against(&state, use_on("S6", &[])), ["IS-4.2"]);
    assert_eq!(against(&state, use_on("S6", &["S6"])), ["IS-4.13"], "it has gone by then");
    let theft = placed(json!({ "hands": [0, 0, 0], "rows": [["T6"]], "trump": "cross" }));
    let steal =
        Intent::Marker { cost: Some(card("T6")), deed: Some(MarkerAction::Steal), targets: vec![], extra: None };
    let refused = Iszkenderun::explain(&Iszkenderun::view(&theft, Seat(0)), &steal);
    assert_eq!(refused, [Refusal::DeedWithoutTarget { deed: MarkerAction::Steal }]);
}

#[test]
fn the_last_round_pays_markers_and_score_piles_and_breaks_ties() {
    let (state, events) = last_pass(json!({
        "hands": [0, 0, 0], "passed": [1, 2], "round": 4, "trump": "cross", "rounds": [[9, 1, 1], [1, 9, 1], [1, 1, 9]],
        "rows": [["S6"], ["T5"], ["T4"]], "vp": [5, 6, 7], "record": 9, "recordMarks": [1, 2], "sansTrump": [0],
        "scorePiles": [["S5"], ["S7", "T7"], []], "markers": ["gone", "ready", "onScorePile"],
    }));
    // Places 3, 2, 1. Seat 0 puts its 6 on the score pile (worth 11), seat 1 its 5 (worth 19), seat 2 has 4 for its
    // marker.
    let outcome = Iszkenderun::outcome(&state).unwrap();
    let scores: Vec<i32> = outcome.standings.iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [5 + 3 + 2 + 1, 6 + 2 + 2 + 3, 7 + 1 + 2]);
    let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [2, 1, 3]);
    for standing in &outcome.standings {
        assert_eq!(standing.points.iter().map(|point| point.amount).sum::<i32>(), standing.score);
    }
    assert!(events.contains(&Event::Awarded { seat: Seat(1), award: Award::ScorePile, vp: 3 }));
    assert!(events.contains(&Event::GameEnded { totals: vec![11, 13, 10], winners: vec![Seat(1)] }));
}
