//! Faults of a chapter are reported in one line with their place and reason.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

mod toy {
    include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs"));
}

use serde_json::{Value, json};

fn entry() -> Value {
    json!({
        "id": "MT-1.2", "kind": "acts",
        "title": { "hu": "Érték", "en": "Value" },
        "text": { "hu": ["Nagyobb."], "en": ["Greater, [[MT-1.1|and]] so on."] },
        "terms": { "hu": [], "en": [] },
        "index": { "hu": ["érték"], "en": ["value"] },
        "see": ["MT-2.1"],
    })
}

/// Returns the failures of a file in a game's folder of rules.
fn told(text: &Value) -> String {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("rules/pair.json");
    std::fs::create_dir(folder.path().join("rules")).unwrap();
    std::fs::write(&file, text.to_string()).unwrap();
    let failures = toy::book().proofread_file(&file).err().unwrap_or_default();
    let lines: Vec<String> = failures.iter().map(ToString::to_string).collect();
    lines.join("\n").replace(&file.display().to_string(), "pair.json")
}

fn problem(change: impl FnOnce(&mut Value)) -> String {
    let mut value = entry();
    change(&mut value);
    told(&json!({ "chapter": "pair", "title": { "hu": "Pár", "en": "Pair" }, "entries": [value] }))
}

#[test]
fn a_whole_entry_is_accepted() {
    assert_eq!(problem(|_| ()), "");
}

#[test]
fn a_broken_entry_is_told_with_its_file_and_place() {
    let place = "pair.json: entries[0] (MT-1.2): ";
    type Change = fn(&mut Value);
    let cases: [(Change, &str); 13] = [
        (|entry| entry["colour"] = json!(1), "unknown field `colour`"),
        (|entry| drop(entry["title"].as_object_mut().unwrap().remove("en")), "missing field `en`"),
        (|entry| entry["title"]["hu"] = json!(" "), "title: nothing in hu"),
        (|entry| entry["title"]["en"] = json!("[[MT-1.2|Value]]"), "title: a link in en"),
        (|entry| entry["text"]["en"] = json!([]), "text: nothing in en"),
        (
            |entry| entry["text"]["en"][0] = json!("See [[Y55|it]]."),
            "text.en[0]: a link to a rule or card that isn't there: Y55",
        ),
        (|entry| entry["index"]["hu"] = json!([]), "index: nothing in hu"),
        (|entry| entry["index"]["en"] = json!(["value", " "]), "index.en[1]: an empty word"),
        (|entry| entry["index"]["en"] = json!(["value", "value"]), "index.en[1]: value stands there twice"),
        (
            |entry| entry["text"]["hu"][0] = json!("[[MT-9.9|oda]]"),
            "text.hu[0]: a link to a rule or card that isn't there: MT-9.9",
        ),
        (|entry| entry["house"] = json!({ "hu": "[[MT-1.1", "en": "x" }), "house.hu: a link is never closed"),
        (|entry| entry["see"] = json!(["MT-9.9"]), "there is no rule MT-9.9"),
        (|entry| entry["kind"] = json!("forbids"), "unknown variant `forbids`"),
    ];
    for (change, expected) in cases {
        let told = problem(change);
        assert!(told.starts_with(&format!("{place}{expected}")), "{told}");
    }
}

#[test]
fn a_rule_is_entered_once() {
    let text = json!({ "chapter": "pair", "title": { "hu": "Pár", "en": "Pair" }, "entries": [entry(), entry()] });
    assert_eq!(told(&text), "pair.json: entries[1] (MT-1.2): this rule has an entry already");
}
