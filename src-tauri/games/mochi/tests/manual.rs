//! Checks the example scenario in the manual `SCENARIOS.md`.

use games::book;
use mochi_hosted::HostedMochi;
use rulebook::scenario::check_text;

#[test]
fn the_manuals_scenario_runs_and_says_what_would_be_wrong() {
    let manual = include_str!("../../../crates/rulebook/SCENARIOS.md");
    let text = manual.split("```json").nth(1).unwrap().split("```").next().unwrap();
    let report = check_text::<HostedMochi>(book(), "manual.json", text).unwrap();
    assert_eq!((report.id.as_str(), report.steps), ("mo-3.2-smaller-on-minus", 3));
    assert!(report.cited.iter().any(|rule| rule.0 == "MO-3.2"), "its refusal names the rule");
    // With the value card on its other side the pair must be greater, and every step of the scenario fails.
    let other = text.replace("minus\" }", "plus\" }");
    let failures = check_text::<HostedMochi>(book(), "manual.json", &other).unwrap_err();
    assert_eq!(failures[0].to_string(), "manual.json: step 1: {\"kind\":\"playPair\",\"left\":1} is accepted");
}
