//! Impossible written positions are refused, with the place of the mistake.

use game::{Game, Seed};
use iszkenderun::{Iszkenderun, Position, Trump};
use serde_json::{Value, json};

fn problem_of(position: Value) -> String {
    let position: Position = serde_json::from_value(position).unwrap();
    Iszkenderun::place(&position, Seed(1)).unwrap_err().to_string()
}

#[test]
fn a_mistake_is_told_with_its_place() {
    let cases = [
        (json!({ "hands": [0, 0] }), "hands: 2 seats"),
        (json!({ "hands": [["S1"], 0, 0], "rows": [["S1"]] }), "S1: this card is named twice"),
        (json!({ "hands": [20, 20, 20] }), "hands[2]: 20 cards wanted"),
        (json!({ "hands": [0, 0, 0], "rows": [[], [], [], ["S1"]] }), "rows: more entries than seats"),
        (json!({ "hands": [0, 0, 0], "passed": [3] }), "passed: there is no seat 3"),
        (json!({ "hands": [0, 0, 0], "passed": [0] }), "active: the active seat has passed"),
        (json!({ "hands": [0, 0, 0], "round": 5 }), "round: a game has the rounds 1 to 4"),
        (json!({ "hands": [0, 0, 0], "rounds": [[1, 2, 3]] }), "rounds: more rounds counted"),
        (json!({ "hands": [0, 0, 0], "actions": [61] }), "actions[0]: "),
        (json!({ "hands": [0, 0, 0], "vp": [1] }), "position: more victory points"),
        (json!({ "hands": [0, 0, 0], "recordMarks": [1] }), "recordMarks: there is no record"),
        (json!({ "hands": [0, 0, 0], "record": 20 }), "record: no round has been counted yet"),
        (json!({ "hands": [0, 0, 0], "round": 2, "record": 20, "rounds": [[9, 21]] }), "record: an earlier round"),
        (
            json!({ "hands": [0, 0, 0], "round": 2, "record": 20, "recordMarks": [1, 1] }),
            "recordMarks: seat 1 is named",
        ),
        (json!({ "hands": [0, 0, 0], "passed": [1, 1] }), "passed: seat 1 is named twice"),
        (json!({ "hands": [0, 0, 0], "trumpCards": ["cross", "cross"] }), "trumpCards: "),
        (json!({ "hands": [0, 0, 0], "firstTrump": "sansTrump" }), "firstTrump: "),
        (json!({ "hands": [["S1"], 0, 0], "known": [["S2"]] }), "known[0]: "),
        (
            json!({ "hands": [0, 0, 0], "rows": [[{ "card": "S1", "protectedBy": 0 }, { "card": "S2", "protectedBy": 0 }]] }),
            "rows[0][1]: that seat's marker",
        ),
    ];
    for (position, expected) in cases {
        let problem = problem_of(position.clone());
        assert!(problem.starts_with(expected), "{position}: {problem}");
    }
    for unreadable in [json!({}), json!({ "hands": [0, 0, 0], "deck": [] }), json!({ "hands": [["Y1"], 0, 0] })] {
        assert!(serde_json::from_value::<Position>(unreadable).is_err());
    }
}

#[test]
fn the_first_trump_of_a_round_follows_the_trump_cards() {
    let first_trump = |position: Value| {
        let position: Position = serde_json::from_value(position).unwrap();
        (1..20).map(|seed| Iszkenderun::place(&position, Seed(seed)).unwrap().first_trump()).collect::<Vec<_>>()
    };
    let named = json!({ "hands": [0, 0, 0], "round": 3, "trumpCards": ["turban", "cross"] });
    assert!(first_trump(named).iter().all(|trump| *trump == Trump::Cross), "turban, then none, then cross");
    let told = json!({ "hands": [0, 0, 0], "round": 4, "firstTrump": "sansTrump" });
    assert!(first_trump(told).iter().all(|trump| *trump == Trump::SansTrump));
    let now = json!({ "hands": [0, 0, 0], "round": 2, "trump": "crescent" });
    assert!(first_trump(now).iter().all(|trump| *trump == Trump::Crescent), "as the round began, if it can be");
    let changed = json!({ "hands": [0, 0, 0], "trump": "sansTrump" });
    assert!(first_trump(changed).iter().all(|trump| *trump != Trump::SansTrump), "round 1 never begins without trump");
}
