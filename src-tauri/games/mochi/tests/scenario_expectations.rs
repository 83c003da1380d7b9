//! Scenario expectations about absence: events that don't happen, exact counts, and decisions that have ended.

use games::book;
use mochi_hosted::HostedMochi;
use rulebook::RuleKind;
use rulebook::scenario::{Scenario, check_text, run};
use serde_json::{Value, json};

/// Returns a scenario that claims MO-4.1, with these steps after a card is drawn from the deck.
fn after_a_draw(steps: &[Value]) -> String {
    let mut all = vec![
        json!({ "do": { "kind": "draw", "from": { "kind": "deck" } } }),
        json!({ "expect": { "events": [{ "rule": "MO-4.1" }] } }),
    ];
    all.extend_from_slice(steps);
    json!({
        "id": "mo-test", "rules": ["MO-4.1"], "title": { "hu": "Próba", "en": "Test" },
        "given": {
            "position": { "hands": [["V5", "B7", "P6"], ["S1", "S2"]], "left": ["Y6"], "right": ["B8"], "deck": ["G4"] },
        },
        "steps": all,
    })
    .to_string()
}

fn told(steps: &[Value]) -> String {
    let failures = check_text::<HostedMochi>(book(), "x.json", &after_a_draw(steps)).err().unwrap_or_default();
    failures.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

fn refused(step: Value, expected: &str) {
    let told = told(&[step]);
    assert!(told.starts_with(&format!("x.json: step 3{expected}")), "{told}");
}

#[test]
fn a_seat_is_not_told_an_event() {
    assert_eq!(told(&[json!({ "expect": { "untold": [{ "kind": "drew", "card": "G4" }] }, "seat": 1 })]), "");
    refused(json!({ "expect": { "untold": [{ "kind": "drew", "card": "G4" }] }, "seat": 0 }), ": the seat is told {");
    refused(
        json!({ "expect": { "untold": [{ "kind": "drow" }] }, "seat": 1 }),
        ": no event {\"kind\":\"drow\"} happened, so not telling it means nothing",
    );
    refused(json!({ "expect": { "untold": [{ "kind": "drew" }] } }), ", expect: `view`, `hides` and `untold` need a");
}

#[test]
fn so_many_events_and_no_more() {
    let counted = |times: usize| json!({ "expect": { "counts": [{ "event": { "kind": "drew" }, "times": times }] } });
    assert_eq!(told(&[counted(1)]), "");
    refused(counted(2), ": 1 events {\"kind\":\"drew\"}, not 2");
    refused(counted(0), ", expect: counts[0]: times: of nothing say");
    refused(
        json!({ "expect": { "counts": [{ "event": {}, "time": 1 }] } }),
        ": expect.counts[0]: unknown field `time`",
    );
}

#[test]
fn what_has_ended_was_so_before() {
    let insert = json!({ "do": { "kind": "insert", "place": 0 } });
    let other = [
        json!({ "do": { "kind": "draw", "from": { "kind": "deck" } } }),
        json!({ "expect": { "ends": "MO-4.2", "unlisted": [{ "kind": "draw", "from": { "kind": "deck" } }] } }),
    ];
    // The second seat could draw before it had drawn.
    let steps: Vec<Value> = [insert.clone()].into_iter().chain(other).collect();
    assert_eq!(told(&steps), "");
    let scenario = Scenario::<HostedMochi>::parse("x.json", &after_a_draw(&steps)).unwrap();
    let report = run(&scenario, book()).unwrap();
    let rule = *report.ended.first().unwrap();
    assert_eq!(rule.0, "MO-4.2");
    assert!(report.counts_for(rule, RuleKind::Acts) && !report.cited.contains(&rule));

    refused(
        json!({ "expect": { "ends": "MO-4.2", "unlisted": [{ "kind": "keep", "place": 9 }] } }),
        ": {\"kind\":\"keep\",\"place\":9} was never listed for this seat",
    );
    refused(json!({ "expect": { "ends": "MO-4.2", "noEvents": ["MO-6.6"] } }), ": no earlier event cites MO-6.6");
    refused(json!({ "expect": { "ends": "MO-4.2", "state": { "/side": "plus" } } }), ", expect: ends: say with");
    let absent = [insert, json!({ "expect": { "ends": "MO-4.1", "noEvents": ["MO-4.1"] } })];
    assert_eq!(told(&absent), "");
}
