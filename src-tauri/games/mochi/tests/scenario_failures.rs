//! A wrong scenario fails with the place and the reason, in one line.

use games::book;
use mochi_hosted::HostedMochi;
use rulebook::scenario::{Stage, StepResult, check_text, files_under, load};
use serde_json::{Value, json};
use std::path::Path;
use std::{env, fs, process};

fn sound() -> Value {
    json!({
        "id": "mo-test", "rules": ["MO-3.2"], "title": { "hu": "Próba", "en": "Test" },
        "given": { "position": { "hands": [["V5", "B7", "P6"], 3], "left": ["Y6"], "right": ["B8"], "side": "minus" } },
        "steps": [
            { "try": { "kind": "playPair", "left": 1 }, "refused": "MO-3.2" },
            { "do": { "kind": "playPair", "left": 0 } },
        ],
    })
}

/// Returns the failures of the sound scenario after `change`.
fn failures(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut scenario = sound();
    change(&mut scenario);
    match check_text::<HostedMochi>(book(), "x.json", &scenario.to_string()) {
        Ok(_) => Vec::new(),
        Err(failures) => failures.iter().map(ToString::to_string).collect(),
    }
}

/// Returns the failures of the sound scenario with its second step replaced.
fn with_step(step: Value) -> String {
    failures(|scenario| scenario["steps"][1] = step).join("\n")
}

#[test]
fn a_sound_scenario_passes() {
    assert_eq!(failures(|_| ()), Vec::<String>::new());
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    type Change = fn(&mut Value);
    let cases: [(Change, &str); 10] = [
        (|it| it["colour"] = json!(1), "x.json: unknown field `colour`"),
        (|it| drop(it["title"].as_object_mut().unwrap().remove("hu")), "x.json: title: missing field `hu`"),
        (|it| it["title"]["en"] = json!(""), "x.json: title: nothing in en"),
        (|it| it["title"]["en"] = json!("[[MO-3.2|Value]]"), "x.json: title: a link in en"),
        (|it| it["rules"] = json!(["MO-9.9"]), "x.json: rules: mochi has no rule MO-9.9"),
        (|it| it["steps"] = json!([]), "x.json: steps: there are none"),
        (|it| it["given"]["position"]["hans"] = json!([]), "x.json: given: position: unknown field `hans`"),
        (|it| it["given"]["position"]["left"] = json!(["Y66"]), "x.json: given: position: left[0]: \"Y66\" is no card"),
        (|it| it["given"]["setup"] = json!({ "seats": 2 }), "x.json: given: say either `position` or `setup`"),
        (|it| it["given"]["seed"] = json!(7), "x.json: given: seed: invalid type: integer `7`, expected a string"),
    ];
    for (change, expected) in cases {
        let told = failures(change);
        assert!(told[0].starts_with(expected), "{told:?}");
    }
}

#[test]
fn a_step_that_cannot_be_read_is_told_by_its_number() {
    for (step, expected) in [
        (json!({ "do": { "kind": "jump" } }), "step 2, do: kind: unknown variant `jump`"),
        (json!({ "do": { "kind": "playPair", "left": 0, "right": 1 } }), "step 2, do: unknown field `right`"),
        (json!({ "try": { "kind": "pass" } }), "step 2: a step is exactly one of"),
        (json!({ "do": { "kind": "pass" }, "refused": "MO-2.2" }), "step 2: a step is exactly one of"),
        (json!({ "say": { "hu": "a", "en": "b" } }), "step 2: a step is exactly one of"),
        (json!({ "do": { "kind": "pass" }, "say": { "hu": "a", "en": " " } }), "step 2, say: nothing in en"),
        (json!({ "touch": { "kind": "pass" }, "explains": ["MO-9.9"] }), "step 2, explains: mochi has no rule MO-9.9"),
        (json!({ "expect": {} }), "step 2, expect: nothing is expected"),
        (json!({ "expect": { "sate": {} } }), "step 2: expect: unknown field `sate`"),
        (
            json!({ "expect": { "view": { "/side": "plus" } } }),
            "step 2, expect: `view`, `hides` and `untold` need a `seat`",
        ),
        (
            json!({ "expect": { "listed": [{ "kind": "jump" }] } }),
            "step 2, expect: listed[0]: kind: unknown variant `jump`",
        ),
        (json!({ "expect": { "noEvents": ["MO-4.2"], "rule": "MO-1.1" } }), "step 2, expect: rule: a tag needs"),
        (json!({ "expect": { "state": { "/side": "minus" }, "rule": "MO-3.2" } }), "step 2, expect: rule: MO-3.2 acts"),
    ] {
        let told = with_step(step);
        assert!(told.starts_with(&format!("x.json: {expected}")), "{told}");
    }
}

#[test]
fn a_step_that_goes_otherwise_is_told_by_its_number() {
    for (step, expected) in [
        (json!({ "do": { "kind": "pass" } }), "refused by MO-2.2: {\"kind\":\"canAct\"}"),
        (json!({ "do": { "kind": "pass" }, "seat": 5 }), "there is no seat 5"),
        (
            json!({ "try": { "kind": "playPair", "left": 0 }, "refused": "MO-3.2" }),
            "{\"kind\":\"playPair\",\"left\":0} is accepted",
        ),
        (json!({ "try": { "kind": "pass" }, "refused": "MO-3.2" }), "refused by MO-2.2, not MO-3.2"),
        (
            json!({ "touch": { "kind": "pair", "left": 0 }, "explains": ["MO-3.2"] }),
            "the touch is explained by nothing, not MO-3.2",
        ),
        (json!({ "expect": { "state": { "/side": "plus" } } }), "state/side is \"minus\", not \"plus\""),
        (json!({ "expect": { "state": { "/sides": 1 } } }), "state has no /sides"),
        (json!({ "expect": { "view": { "/round": 2 } }, "seat": 1 }), "view/round is 1, not 2"),
        (json!({ "expect": { "hides": ["Y6"] }, "seat": 1 }), "seat 1 sees \"Y6\""),
        (json!({ "expect": { "hides": ["Y66"] }, "seat": 1 }), "\"Y66\" is nowhere in the state"),
        (json!({ "expect": { "events": [{ "kind": "flipped" }] } }), "no event {\"kind\":\"flipped\"} in its place"),
        (json!({ "expect": { "listed": [{ "kind": "pass" }] } }), "{\"kind\":\"pass\"} is not listed"),
        (
            json!({ "expect": { "unlisted": [{ "kind": "playPair", "left": 0 }] } }),
            "{\"kind\":\"playPair\",\"left\":0} is listed",
        ),
        (json!({ "expect": { "only": [{ "kind": "playPair", "left": 0 }] } }), "is listed too"),
        (json!({ "expect": { "outcome": { "/standings/0/rank": 1 } } }), "the game isn't over"),
    ] {
        let told = with_step(step);
        assert!(told.starts_with("x.json: step 2: ") && told.contains(expected), "{told}");
        assert_eq!(told.lines().next(), told.lines().find(|line| line.contains(expected)), "one line: {told}");
    }
}

#[test]
fn failures_are_gathered_until_the_position_is_lost() {
    let told = failures(|scenario| {
        scenario["steps"] = json!([
            { "expect": { "state": { "/side": "plus" } } },
            { "try": { "kind": "pass" }, "refused": "MO-3.2" },
            { "do": { "kind": "pass" } },
            { "expect": { "state": { "/side": "plus" } } },
        ]);
    });
    let places: Vec<&str> = told.iter().map(|line| line.split(": ").nth(1).unwrap()).collect();
    assert_eq!(places, ["step 1", "step 2", "step 3"]);
}

#[test]
fn a_claimed_rule_must_be_named() {
    assert_eq!(failures(|it| it["rules"] = json!(["MO-3.2", "MO-3.5"])), ["x.json: rules: no step names MO-3.5"]);
}

#[test]
fn an_impossible_position_or_setup_is_told() {
    let told = failures(|it| it["given"]["position"]["right"] = json!(["Y6"]));
    assert_eq!(told, ["x.json: given: Y6: this card is named twice"]);
    let told = failures(|it| it["given"] = json!({ "setup": { "seats": 9 } }));
    assert_eq!(told, ["x.json: given: Seats { found: 9 } (MO-1.2)"]);
}

#[test]
fn files_from_anywhere_are_run() {
    let folder = env::temp_dir().join(format!("rulebook-scenarios-{}", process::id()));
    fs::create_dir_all(folder.join("inner")).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("inner/mo-test.json", &sound().to_string());
    write("inner/other-name.json", &sound().to_string());
    write("bad.json", "{");
    write("other.json", &sound().to_string().replace("MO-3.2", "ZZ-1.1"));
    write("notes.txt", "not a scenario");
    let files = files_under(&folder).unwrap();
    let told: Vec<String> = files
        .iter()
        .map(|file| match book().check_scenario(file) {
            Ok(report) => report.id,
            Err(failures) => failures[0].to_string().rsplit("json: ").next().unwrap().to_owned(),
        })
        .collect();
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(told[0], "EOF while parsing an object at line 1 column 1");
    let named = "id: a scenario's file is named after it";
    assert_eq!(told[1..], ["mo-test", named, "rules: no game has a rule ZZ-1.1"]);
    assert!(book().check_scenario(Path::new("nowhere.json")).unwrap_err()[0].to_string().starts_with("nowhere.json: "));
}

#[test]
fn a_scenario_of_the_book_is_played_step_by_step() {
    let scenario = load::<HostedMochi>("mo-example-7").unwrap();
    let mut stage = Stage::new(&scenario).unwrap();
    let before = stage.state().clone();
    let beat = stage.advance().unwrap().unwrap();
    assert!(matches!(beat.happening, StepResult::Done { .. }));
    assert!(beat.step.say.is_some() && beat.number == 1);
    assert_ne!(*stage.state(), before);
    assert!(!stage.events().is_empty());
    assert_eq!(std::iter::from_fn(|| stage.advance()).filter_map(Result::ok).count() + 1, scenario.steps.len());
    assert!(load::<HostedMochi>("mo-nothing").is_none());
}
