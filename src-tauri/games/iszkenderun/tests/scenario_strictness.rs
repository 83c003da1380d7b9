//! Nothing in a written position is ignored: anything without a meaning is refused, with its place.

use games::book;
use iszkenderun_hosted::HostedIszkenderun;
use rulebook::scenario::check_text;
use serde_json::{Value, json};

const ISZKENDERUN: &str = r#"{
    "id": "is-test", "rules": ["IS-0.1"], "title": { "hu": "Próba", "en": "Test" },
    "given": { "position": { "hands": [["S4"], 5, 5], "rows": [["X3"]], "trump": "cross" } },
    "steps": [{ "do": { "kind": "pass" } }]
}"#;

/// Returns the failure reported for the Iszkenderun scenario after `change`.
fn told_of(change: impl FnOnce(&mut Value)) -> String {
    let mut scenario: Value = serde_json::from_str(ISZKENDERUN).unwrap();
    change(&mut scenario);
    let checked = check_text::<HostedIszkenderun>(book(), "x.json", &scenario.to_string());
    checked.err().map(|failures| failures[0].to_string()).unwrap_or_default()
}

#[test]
fn a_mistyped_card_is_named_with_its_place() {
    for (row, expected) in [
        (json!(["X3", "X33"]), "given: position: rows[0][1]: \"X33\" is no card"),
        (json!([{ "card": "Q1" }]), "given: position: rows[0][0].card: \"Q1\" is no card"),
        (json!([7]), "given: position: rows[0][0]: invalid type: integer `7`, expected a card"),
        (json!([{ "card": "X3", "token": 2 }]), "given: position: rows[0][0]: unknown field `token`"),
    ] {
        let told = told_of(|it| it["given"]["position"]["rows"][0] = row);
        assert!(told.starts_with(&format!("x.json: {expected}")), "{told}");
    }
    let told = told_of(|it| it["steps"][0] = json!({ "do": { "kind": "play", "card": "S44", "row": 0 } }));
    assert!(told.starts_with("x.json: step 1, do: card: \"S44\" is no card"), "{told}");
}

#[test]
fn a_position_that_no_game_comes_to_is_told_in_a_sentence() {
    for (position, expected) in [
        (json!({ "hands": [5, 5, 5], "round": 0 }), "round: a game has the rounds 1 to 4"),
        (json!({ "hands": [5, 5, 5], "record": 3 }), "record: no round has been counted yet"),
        (json!({ "hands": [5, 5, 5], "round": 2, "record": 3, "rounds": [[4]] }), "record: an earlier round had more"),
        (json!({ "hands": [5, 5, 5], "actions": [61] }), "actions[0]: a round has at most 60 actions each"),
    ] {
        let told = told_of(|it| it["given"]["position"] = position);
        assert!(told.starts_with(&format!("x.json: given: {expected}")), "{told}");
    }
}

#[test]
fn a_set_names_no_card_twice() {
    let told = told_of(|it| it["given"]["position"]["scorePiles"] = json!([["H6", "S2", "H6"]]));
    assert_eq!(told, "x.json: given: position: scorePiles[0]: H6 is named twice");
    let told = told_of(|it| {
        it["steps"][0] = json!({ "do": { "kind": "use", "card": "X3", "targets": ["S2", "S2"], "extra": null } });
    });
    assert_eq!(told, "x.json: step 1, do: S2 is named twice");
}
