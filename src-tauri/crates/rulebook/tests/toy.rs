//! A rulebook that contains only the toy game is read, proofread, searched and used for a lesson.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

mod toy {
    include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs"));
}

use game::{ChoiceFault, Game};
use rulebook::phrase::setup_fault;
use rulebook::scenario::check_text;
use rulebook::{Lang, RuleKind, proofread, tutorial};
use serde_json::{Value, json};
use toy::{Matches, VOLUMES, book};

#[test]
fn all_of_it_is_in_order() {
    let failures: Vec<String> = proofread(VOLUMES).iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{failures:#?}");
    let lessons = tutorial::load::<Matches>().unwrap().unwrap();
    assert_eq!(lessons.lesson("mt-2.1-the-last-match").unwrap().model().len(), 1);
}

#[test]
fn its_pages_lead_to_one_another_and_to_its_scenario() {
    let book = book();
    let page = book.page("MT-1.2", Lang::Hu).unwrap();
    assert_eq!((page.before.unwrap().id.0, page.after.unwrap().id.0), ("MT-1.1", "MT-2.1"));
    assert_eq!(page.scenarios[0].id, "mt-2.1-the-last-match");
    assert_eq!(book.volume_of_rule("MT-7.7").unwrap().name, "matches");
    assert!(book.volume_of_rule("XX-1.1").is_none() && book.volume("chess").is_none());
    assert_eq!(book.index("matches", Lang::En).len(), 4);
}

#[test]
fn a_question_leads_to_its_rule_and_back() {
    let book = book();
    let page = |id: &str| book.page(id, Lang::En).unwrap();
    let question = page("MT-2.1/aim");
    assert_eq!((question.kind, question.of.unwrap().id.0), (RuleKind::Answers, "MT-2.1"));
    assert_eq!(page("MT-2.1").questions[0].title, "What is the aim?");
    assert_eq!(
        book.search("MT-2.1", None, Lang::En, 2).iter().map(|hit| hit.id.0).collect::<Vec<_>>(),
        ["MT-2.1", "MT-2.1/aim"]
    );
}

/// Returns the faults of a scenario with these steps.
fn failures(steps: &Value) -> String {
    let scenario = json!({
        "id": "mt-test", "rules": ["MT-1.1"], "title": { "hu": "Próba", "en": "Test" },
        "given": { "setup": { "matches": 10 } }, "steps": steps,
    });
    let told = check_text::<Matches>(&book(), "x.json", &scenario.to_string()).err().unwrap_or_default();
    told.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_scenario_can_expect_a_setup_to_be_refused() {
    let refused = json!({ "setup": { "matches": 0 }, "faults": ["MT-1.1"] });
    let possible = json!({ "setup": { "matches": 100 }, "faults": [] });
    assert_eq!(failures(&json!([refused, possible, { "do": 1 }])), "");
    assert_eq!(failures(&json!([possible])), "x.json: rules: no step names MT-1.1", "what is allowed is no evidence");
}

#[test]
fn a_fault_counts_for_the_rule_that_it_cites() {
    let text = r#"{
        "id": "mt-test", "rules": ["MT-1.1"], "title": { "hu": "Próba", "en": "Test" },
        "given": { "setup": { "matches": 10 } }, "steps": [{ "setup": { "matches": 101 }, "faults": ["MT-1.1"] }]
    }"#;
    let report = check_text::<Matches>(&book(), "x.json", text).unwrap();
    let [taking, enough, _] = Matches::RULES else { panic!("three rules") };
    assert!(report.counts_for(*taking, RuleKind::Acts) && !report.counts_for(*enough, RuleKind::Defines));
}

#[test]
fn a_setup_that_is_judged_otherwise_is_told_with_its_faults() {
    let told = failures(&json!([{ "setup": { "matches": 0 }, "faults": [] }]));
    assert_eq!(told, "x.json: step 1: the setup has the faults MT-1.1, not nothing: [{\"Matches\":0}]");
    let told = failures(&json!([{ "setup": { "matches": 9 }, "faults": ["MT-1.1"] }]));
    assert_eq!(told, "x.json: step 1: the setup has the faults nothing, not MT-1.1: []");
}

#[test]
fn a_step_with_a_setup_is_read_as_strictly_as_any() {
    let setup = json!({ "matches": 0 });
    for (step, expected) in [
        (json!({ "setup": setup }), "step 1: a step is exactly one of"),
        (json!({ "faults": ["MT-1.1"] }), "step 1: a step is exactly one of"),
        (json!({ "setup": setup, "faults": ["MT-1.1"], "do": 1 }), "step 1: a step is exactly one of"),
        (json!({ "setup": setup, "refused": "MT-1.1" }), "step 1: a step is exactly one of"),
        (json!({ "setup": setup, "faults": ["MT-1.1"], "seat": 0 }), "step 1, seat: a setup is nobody's"),
        (json!({ "setup": setup, "faults": ["MT-7.7"] }), "step 1, faults: matches has no rule MT-7.7"),
        (json!({ "setup": setup, "faults": "MT-1.1" }), "step 1"),
        (json!({ "setup": { "matches": 300 }, "faults": [] }), "step 1, setup: matches: invalid value"),
        (json!({ "setup": {}, "faults": [] }), "step 1, setup: missing field"),
    ] {
        let told = failures(&json!([step]));
        assert!(told.starts_with(&format!("x.json: {expected}")), "{step}: {told}");
    }
}

#[test]
fn what_stands_against_any_setup_is_said_for_all_tables() {
    let told =
        |fault: &ChoiceFault<_>| Lang::ALL.map(|lang| setup_fault::<Matches>(fault, lang).replace('\u{a0}', " "));
    let (option, rule) = ("matches".to_owned(), Matches::RULES[0]);
    let long = ChoiceFault::TooLong { option: option.clone(), longest: 40, rule };
    assert_eq!(
        told(&long),
        ["A szálak száma legfeljebb 40 karakterből állhat.", "The number of matches can have 40 characters at most."]
    );
    let one = ChoiceFault::NoSuchValue { option: "seats".to_owned(), value: "3".to_owned(), allowed: &["2"], rule };
    assert_eq!(
        told(&one),
        ["A játékosok száma csak 2 lehet, „3” nem.", "The number of players can only be 2, not “3”."]
    );
    let nameless =
        ChoiceFault::NoSuchValue { option: "x".to_owned(), value: "3".to_owned(), allowed: &["1", "2"], rule };
    assert_eq!(told(&nameless), ["„x” ezek egyike lehet: 1, 2; „3” nem.", "“x” can be one of these: 1, 2; not “3”."]);
    // Values that are names for the program only are not listed.
    let named = ChoiceFault::NoSuchValue { option, value: "own".to_owned(), allowed: &["in-play", "own-row"], rule };
    assert_eq!(
        told(&named),
        [
            "A szálak száma nem lehet ez: „own”. Válassz az új asztal lehetőségei közül!",
            "The number of matches can’t be “own”. Choose what New table offers.",
        ]
    );
}
