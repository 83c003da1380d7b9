//! Nothing in a scenario is ignored: anything without a meaning is refused, with its place.

use games::book;
use mochi_hosted::HostedMochi;
use rulebook::scenario::check_text;

const MOCHI: &str = r#"{
    "id": "mo-test", "rules": ["MO-3.2"], "title": { "hu": "Próba", "en": "Test" },
    "given": { "position": { "hands": [["V5", "B7", "P6"], 3], "left": ["Y6"], "right": ["B8"], "side": "minus" } },
    "steps": [{ "try": { "kind": "playPair", "left": 1 }, "refused": "MO-3.2" }]
}"#;

/// Returns the failure reported for the sound Mochi scenario with `from` replaced by `to`.
fn told(from: &str, to: &str) -> String {
    assert_eq!(MOCHI.matches(from).count(), 1, "{from}");
    first_line(check_text::<HostedMochi>(book(), "x.json", &MOCHI.replace(from, to)).err())
}

fn first_line(failures: Option<Vec<rulebook::Failure>>) -> String {
    failures.map(|failures| failures[0].to_string()).unwrap_or_default()
}

#[test]
fn a_key_given_twice_is_told_at_any_depth() {
    for (from, to, place) in [
        (r#""id": "mo-test""#, r#""id": "mo-other", "id": "mo-test""#, "/id"),
        (r#""en": "Test""#, r#""en": "First", "en": "Test""#, "/title/en"),
        (r#""side": "minus""#, r#""side": "plus", "side": "minus""#, "/given/position/side"),
        (r#""left": 1"#, r#""left": 0, "left": 1"#, "/steps/0/try/left"),
        (r#""left": 1"#, r#""l\u0065ft": 0, "left": 1"#, "/steps/0/try/left"),
    ] {
        assert_eq!(told(from, to), format!("x.json: {place}: this key is written twice"));
    }
}

#[test]
fn nothing_may_stand_beside_a_kind_without_fields() {
    for (step, expected) in [
        (r#"{ "do": { "kind": "pass", "place": 1 } }"#, "step 1, do: unknown field `place`"),
        (
            r#"{ "do": { "kind": "draw", "from": { "kind": "deck", "card": "Y5" } } }"#,
            "step 1, do: from: unknown field `card`",
        ),
        (r#"{ "touch": { "kind": "pass", "x": null }, "explains": [] }"#, "step 1, touch: unknown field `x`"),
        (
            r#"{ "expect": { "unlisted": [{ "kind": "pass" }, { "kind": "decline", "x": 1 }] } }"#,
            "step 1, expect: unlisted[1]: unknown field `x`",
        ),
    ] {
        let told = told(r#"{ "try": { "kind": "playPair", "left": 1 }, "refused": "MO-3.2" }"#, step);
        assert_eq!(told, format!("x.json: {expected}"));
    }
}

#[test]
fn a_mistyped_card_is_named_with_its_place() {
    let hand = told(r#"["V5", "B7", "P6"]"#, r#"["V5", "B77", "P6"]"#);
    assert!(hand.starts_with("x.json: given: position: hands[0][1]: \"B77\" is no card"), "{hand}");
}

#[test]
fn a_number_out_of_range_and_a_bad_seed_are_told_with_their_place() {
    for (from, to, expected) in [
        (r#""left": 1"#, r#""left": 300"#, "step 1, try: left: invalid value: integer `300`"),
        (r#""left": 1"#, r#""left": -1"#, "step 1, try: left: invalid value: integer `-1`"),
        (
            r#""P6"], 3]"#,
            r#""P6"], 300]"#,
            "given: position: hands[1]: invalid value: integer `300`, expected a list of",
        ),
        (r#""P6"], 3]"#, r#""P6"], -3]"#, "given: position: hands[1]: invalid value: integer `-3`"),
        (r#""P6"], 3]"#, r#""P6"], 3.5]"#, "given: position: hands[1]: invalid type: floating point `3.5`"),
        (r#""side": "minus""#, r#""round": 70000"#, "given: position: round: invalid value: integer `70000`"),
        (r#""given": {"#, r#""given": { "seed": "seven","#, "given: seed: \"seven\": invalid digit"),
        (r#""given": {"#, r#""given": { "seed": "-1","#, "given: seed: \"-1\": invalid digit"),
        (
            r#""given": {"#,
            r#""given": { "seed": "18446744073709551616","#,
            "given: seed: \"18446744073709551616\": number too",
        ),
    ] {
        let told = told(from, to);
        assert!(told.starts_with(&format!("x.json: {expected}")), "{told}");
    }
}

#[test]
fn a_byte_order_mark_is_read_past() {
    assert!(check_text::<HostedMochi>(book(), "x.json", &format!("\u{feff}{MOCHI}")).is_ok());
    let twice = format!("\u{feff}{}", MOCHI.replace(r#""side""#, r#""side": "plus", "side""#));
    assert!(check_text::<HostedMochi>(book(), "x.json", &twice).is_err());
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("mo-test.json");
    std::fs::write(&file, format!("\u{feff}{MOCHI}")).unwrap();
    assert!(book().check_scenario(&file).is_ok());
}

#[test]
fn a_position_that_no_game_comes_to_is_told_in_a_sentence() {
    for (to, expected) in [
        (r#""round": 0"#, "round: rounds count from 1"),
        (r#""active": 1, "hands": [3, 0]"#, "hands[1]: with an empty hand the round would be over"),
        (r#""turns": [2, 0]"#, "turns: turns go round"),
        (r#""turns": [1, 0]"#, "turns: turns go round, and it isn't the active seat's"),
        (r#""turns": [100, 100]"#, "turns[0]: everybody has had the 100 turns"),
        (r#""turns": [101, 101]"#, "turns[0]: a round has at most 100 turns"),
        (r#""turns": [1, 1], "dryTurns": 3"#, "dryTurns: more turns without a pair"),
        (r#""dryTurns": 4, "rest": { "hand": 1 }"#, "dryTurns: nobody has played and nothing is left to draw"),
    ] {
        let told = if to.contains("hands") {
            told(r#""hands": [["V5", "B7", "P6"], 3]"#, to)
        } else {
            told(r#""side": "minus""#, to)
        };
        assert!(told.starts_with(&format!("x.json: given: {expected}")), "{told}");
    }
}

#[test]
fn a_name_is_no_path() {
    for id in ["", ".", "..", "../mo-test", "a/b", "a\\\\b", "C:a", ".hidden", "a..b", "a b", "a\\u0000"] {
        let told = told(r#""id": "mo-test""#, &format!(r#""id": "{id}""#));
        assert!(told.starts_with("x.json: id: "), "{id}: {told}");
    }
    assert_eq!(told(r#""id": "mo-test""#, r#""id": "mo-3.2-test_1""#), "");
}
