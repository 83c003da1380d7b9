//! A wrong tutorial fails with the place and the reason, in one line.

use games::book;
use mochi_hosted::HostedMochi;
use rulebook::tutorial::check_text;
use serde_json::{Value, json};
use std::path::Path;
use std::{env, fs, process};

/// A scenario of the rulebook in which seat 0 plays a pair, then reserves a card: two moves.
const SCENARIO: &str = "mo-example-6";

fn sound() -> Value {
    let both = |text: &str| json!({ "hu": text, "en": text });
    json!({ "lessons": [{
        "scenario": SCENARIO,
        "steps": [{
            "tell": { "hu": ["Egy [[MO-3.1|pár]]."], "en": ["A [[MO-3.1|pair]]."] },
            "goal": both("Reserve!"),
            "help": both("Look at [[Y5|this]]."),
            "reached": { "events": [{ "kind": "reserved", "seat": 0 }] },
            "astray": both("Astray."),
            "rule": "MO-5.4",
        }],
        "done": both("Done."),
    }] })
}

/// Returns the failures of the sound tutorial after `change` to its lesson.
fn failures(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut tutorial = sound();
    change(&mut tutorial["lessons"][0]);
    told(&tutorial)
}

fn told(tutorial: &Value) -> Vec<String> {
    match check_text::<HostedMochi>("x.json", &tutorial.to_string()) {
        Ok(()) => Vec::new(),
        Err(failures) => failures.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn a_sound_tutorial_passes() {
    assert_eq!(failures(|_| ()), Vec::<String>::new());
}

#[test]
fn what_cannot_be_read_is_told_with_its_lesson() {
    type Change = fn(&mut Value);
    let cases: [(Change, &str); 15] = [
        (|it| it["colour"] = json!(1), "unknown field `colour`"),
        (|it| it["steps"] = json!([]), "steps: there are none"),
        (|it| drop(it.as_object_mut().unwrap().remove("steps")), "missing field `steps`"),
        (|it| drop(it["steps"][0].as_object_mut().unwrap().remove("help")), "missing field `help`"),
        (|it| drop(it["steps"][0]["goal"].as_object_mut().unwrap().remove("hu")), "missing field `hu`"),
        (|it| it["steps"][0]["goal"]["en"] = json!(" "), "steps[0]: goal: nothing in en"),
        (|it| it["steps"][0]["astray"]["hu"] = json!("A [[MO-3.1|pár]]."), "steps[0]: astray: a link in hu"),
        (|it| it["steps"][0]["tell"]["en"] = json!([]), "steps[0]: tell: nothing in en"),
        (|it| it["steps"][0]["rule"] = json!("MO-9.9"), "steps[0]: rule: there is no rule MO-9.9"),
        (
            |it| it["steps"][0]["tell"]["hu"] = json!(["Jó.", "Egy [[MO-9.9|pár]]."]),
            "steps[0]: tell.hu[1]: a link to a rule or card that isn't there: MO-9.9",
        ),
        (
            |it| it["steps"][0]["help"]["en"] = json!("[[Y55|This]]."),
            "steps[0]: help.en: a link to a rule or card that isn't there: Y55",
        ),
        (|it| it["done"]["en"] = json!("[[Y5|This"), "done.en: a link is never closed"),
        (|it| it["steps"][0]["reached"] = json!({}), "steps[0]: reached, expect: nothing is expected"),
        (|it| it["steps"][0]["reached"] = json!({ "evens": [] }), "unknown field `evens`"),
        (
            |it| it["steps"][0]["reached"] = json!({ "listed": [{ "kind": "jump" }] }),
            "steps[0]: reached, expect: listed[0]: kind: unknown variant `jump`",
        ),
    ];
    let place = format!("x.json: lessons[0] ({SCENARIO}): ");
    for (change, expected) in cases {
        let told = failures(change).join("\n");
        assert!(told.starts_with(&format!("{place}{expected}")), "{expected:?} expected, told {told}");
    }
}

#[test]
fn an_unknown_scenario_is_told() {
    let told = failures(|it| it["scenario"] = json!("mo-nothing"));
    assert_eq!(told, ["x.json: lessons[0] (mo-nothing): there is no sound scenario mo-nothing"]);
}

#[test]
fn a_scenario_serves_one_lesson() {
    let mut tutorial = sound();
    let again = tutorial["lessons"][0].clone();
    tutorial["lessons"].as_array_mut().unwrap().push(again);
    let place = format!("x.json: lessons[1] ({SCENARIO}): ");
    assert_eq!(told(&tutorial), [format!("{place}this scenario has a lesson already")]);
    assert_eq!(told(&json!({ "lessons": [] })), ["x.json: lessons: there are none"]);
}

#[test]
fn a_goal_is_reached_by_the_last_move_and_no_other() {
    let reached = |events: Value| failures(|it| it["steps"][0]["reached"] = events).join("\n");
    let place = format!("x.json: {SCENARIO}: ");
    assert_eq!(
        reached(json!({ "events": [{ "kind": "declined" }] })),
        format!("{place}the scenario's own moves don't reach the goal")
    );
    assert_eq!(
        reached(json!({ "events": [{ "kind": "passed" }] })),
        format!("{place}after move 1 of 2 the goal is out of reach")
    );
    assert_eq!(
        reached(json!({ "events": [{ "kind": "pairPlayed", "seat": 0 }] })),
        format!("{place}the goal is reached too early: after move 1 of 2")
    );
    assert_eq!(
        reached(json!({ "state": { "/active": 0, "/round": 1 } })),
        format!("{place}the goal is reached before the first move")
    );
}

#[test]
fn steps_are_reached_one_after_another() {
    let pair = json!({ "events": [{ "kind": "pairPlayed", "seat": 0 }] });
    let reserved = json!({ "events": [{ "kind": "reserved", "seat": 0 }] });
    let told = |goals: [&Value; 2]| {
        let told = failures(|it| {
            let step = it["steps"][0].clone();
            let steps = goals.map(|reached| {
                let mut step = step.clone();
                step["reached"] = reached.clone();
                step
            });
            it["steps"] = json!(steps);
        });
        told.join("\n")
    };
    let place = format!("x.json: {SCENARIO}: ");
    assert_eq!(told([&pair, &reserved]), "");
    assert_eq!(told([&pair, &pair]), format!("{place}the goal is reached too early: after move 1 of 2"));
    assert_eq!(told([&reserved, &pair]), format!("{place}move 2 of 2 reaches the goal of more than one step"));
}

#[test]
fn a_tutorial_from_anywhere_is_known_by_its_name() {
    let folder = env::temp_dir().join(format!("rulebook-tutorials-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("tutorial.json");
    let check = |text: &str| {
        fs::write(&file, text).unwrap();
        let told = book().proofread_file(&file).map_err(|failures| failures[0].to_string());
        told.map_err(|told| told.rsplit("tutorial.json: ").next().unwrap().to_owned())
    };
    let sound = sound().to_string();
    let results = [
        check(&sound),
        check(&sound.replace("MO-5.4", "ZZ-1.1")),
        check(r#"{ "lessons": [] }"#),
        check("{"),
        check(&sound.replace("reserved", "declined")),
    ];
    fs::remove_dir_all(&folder).unwrap();
    let wrong = |text: &str| Err(text.to_owned());
    assert_eq!(
        results,
        [
            Ok(()),
            wrong("lessons[0]: steps[0]: rule: no game has a rule ZZ-1.1"),
            wrong("lessons: there are none"),
            wrong("EOF while parsing an object at line 1 column 1"),
            wrong("mo-example-6: the scenario's own moves don't reach the goal"),
        ]
    );
    assert!(
        book().proofread_file(Path::new("nowhere/tutorial.json")).unwrap_err()[0].to_string().starts_with("nowhere/")
    );
}
