//! The rules shown beside the board are those relevant to the current position.

use super::{ME, place};
use game::{Game, Seat};
use iszkenderun::{Iszkenderun, Move, State};
use iszkenderun_hosted::HostedIszkenderun;
use rulebook::phrase::Phrase;
use serde_json::{Value, json};

fn rules(state: &State) -> Vec<&'static str> {
    HostedIszkenderun::at_hand(&Iszkenderun::view(state, ME)).iter().map(|rule| rule.0).collect()
}

/// Returns an ordinary position: nothing closed, guarded or passed, the viewer's marker used, no notable card within
/// reach.
fn plain() -> Value {
    json!({
        "hands": [["H1", "H2"], 5, 5], "rows": [["H5"], ["S3"], []], "trump": "cross",
        "markers": ["gone", "ready", "ready"],
    })
}

fn with(change: impl FnOnce(&mut Value)) -> Vec<&'static str> {
    let mut position = plain();
    change(&mut position);
    rules(&place(position))
}

#[test]
fn a_plain_turn_tells_of_turns_rows_values_and_passing() {
    assert_eq!(with(|_| {}), ["IS-2.1", "IS-3.1", "IS-3.8", "IS-6.1"]);
}

#[test]
fn what_lies_in_the_rows_is_told_while_it_lies_there() {
    assert_eq!(with(|it| it["rows"][1] = json!(["X9"]))[1], "IS-3.3");
    let own = with(|it| it["rows"][0] = json!(["X9"]));
    assert_eq!(own[1..3], ["IS-3.3", "IS-4.10"]);
    assert_eq!(with(|it| it["passed"] = json!([2]))[1], "IS-3.4");
    assert_eq!(with(|it| it["rows"][1] = json!(["S3", "S1"]))[1], "IS-4.4");
    assert_eq!(with(|it| it["rows"][1] = json!(["T8"]))[1], "IS-3.9");
    assert_eq!(with(|it| it["rows"][1] = json!([{ "card": "S3", "tokens": 2 }]))[1], "IS-3.10");
    assert_eq!(with(|it| it["rows"][1] = json!([{ "card": "S3", "protectedBy": 1 }]))[1], "IS-5.5");
}

#[test]
fn playing_without_trump_is_told() {
    assert_eq!(with(|it| it["trump"] = json!("sansTrump"))[1], "IS-7.4");
    let began = with(|it| {
        it["round"] = json!(2);
        it["firstTrump"] = json!("sansTrump");
        it["trump"] = json!("cross");
    });
    assert_eq!(began[1..3], ["IS-7.4", "IS-8.5"]);
}

#[test]
fn own_means_are_told() {
    assert_eq!(with(|it| it["markers"] = json!(["ready"]))[1..3], ["IS-5.1", "IS-5.2"]);
    assert_eq!(with(|it| it["hands"][0] = json!(["X9"]))[1], "IS-3.2");
    assert_eq!(with(|it| it["hands"][0] = json!(["TX"]))[1], "IS-3.6");
    assert_eq!(with(|it| it["hands"][0] = json!(["H1", "H2", "H3", "H6", "H7", "S1"]))[1], "IS-8.4");
    assert_eq!(with(|it| it["rows"][0] = json!(["X3"]))[1], "IS-4.1");
    assert_eq!(with(|it| it["rows"][0] = json!(["SZ"]))[1..3], ["IS-4.1", "IS-4.9"]);
    assert_eq!(with(|it| it["actions"] = json!([55]))[0], "IS-6.3");
}

#[test]
fn an_empty_draw_pile_is_told() {
    assert_eq!(with(|it| it["rest"] = json!("discards"))[1], "IS-4.11");
}

#[test]
fn at_the_end_of_a_round_it_is_about_counting() {
    // The last player passes; two cards of the winner's row are equal.
    let mut state = place(json!({
        "hands": [1, 1, 1], "rows": [["S7", "T7"], ["S1"], []], "trump": "cross", "passed": [1, 2],
    }));
    Iszkenderun::play(&mut state, ME, Move::Pass, &mut game::Silent).unwrap();
    assert_eq!(rules(&state)[0], "IS-7.2");
}

#[test]
fn everybody_reads_of_their_own_cards_only() {
    let state = place(plain());
    let borka = HostedIszkenderun::at_hand(&Iszkenderun::view(&state, Seat(1)));
    assert!(borka.iter().any(|rule| rule.0 == "IS-5.1") && !rules(&state).contains(&"IS-5.1"));
}
