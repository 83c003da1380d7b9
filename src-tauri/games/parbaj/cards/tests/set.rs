//! Tests of the set itself, and of faulty cards.

// A failed unwrap counts as a failed test.
#![allow(clippy::unwrap_used)]

use parbaj_cards::{CardFaultKind, CardKind, Deck, Fault, SetFile, read};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("set");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap()))
        .collect();
    files.sort();
    files
}

fn set() -> Vec<CardKind> {
    let files = files();
    let files: Vec<SetFile<'_>> = files.iter().map(|(name, text)| SetFile { name, text }).collect();
    read(&files).unwrap_or_else(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{}", lines.join("\n"))
    })
}

/// Returns the faults of a creature with the given fields.
fn faults_of(more: &Value) -> Vec<Fault> {
    let mut card = json!({
        "id": "proba", "name": { "hu": "Próba", "en": "Trial" }, "deck": "erdoszel", "copies": 1,
        "type": "creature", "damage": 1, "life": 1
    });
    for (key, value) in more.as_object().unwrap() {
        card[key] = value.clone();
    }
    let text = json!([card]).to_string();
    read(&[SetFile { name: "trial.json", text: &text }]).err().unwrap_or_default()
}

fn wrong(more: &Value) -> Vec<CardFaultKind> {
    faults_of(more).into_iter().map(|fault| fault.wrong).collect()
}

#[test]
fn four_ready_decks_of_sixteen_kinds_and_forty_five_cards_now_and_before() {
    let set = set();
    let printed_anew: Vec<String> = set.iter().filter_map(|kind| kind.reprints.clone()).collect();
    let now = |kind: &CardKind| if printed_anew.contains(&kind.id) { 0 } else { kind.copies };
    let under_versions: [&dyn Fn(&CardKind) -> u8; 3] =
        [&now, &CardKind::copies_under_version_2, &CardKind::copies_under_version_1];
    for deck in Deck::ALL {
        for copies in under_versions {
            let held: Vec<u8> =
                set.iter().filter(|kind| kind.deck == Some(deck)).map(copies).filter(|copies| *copies > 0).collect();
            let cards: u32 = held.iter().map(|copies| u32::from(*copies)).sum();
            assert_eq!((held.len(), cards), (16, 45), "{deck:?}");
        }
    }
}

#[test]
fn two_categories_in_one_clause_are_refused_with_file_card_and_clause() {
    let played = json!({ "automatic": { "when": "played", "effects": [{ "draw": { "who": "you", "amount": { "fixed": 1 } } }] } });
    let faults = faults_of(&json!({ "clauses": [{ "ability": played }, { "ability": played, "drawback": played }] }));
    let [fault] = &faults[..] else { panic!("{faults:?}") };
    assert_eq!((fault.file.as_str(), fault.card.as_deref(), fault.clause), ("trial.json", Some("proba"), Some(1)));
    assert!(fault.to_string().starts_with("trial.json, card proba, clause 2: "), "{fault}");
}

#[test]
fn a_later_printing_has_what_it_does_not_say_of_the_first_and_there_is_one_at_most() {
    let first = json!({
        "id": "elso", "name": { "hu": "Első", "en": "First" }, "deck": "erdoszel", "copies": 2, "copiesBefore": 3,
        "type": "creature", "damage": 1, "life": 3
    });
    let anew = |id: &str, of: &str| json!({ "id": id, "reprints": of, "damage": 2 });
    let read_all = |cards: Value| read(&[SetFile { name: "trial.json", text: &cards.to_string() }]);
    let kinds = read_all(json!([first, anew("elso-ii", "elso")])).unwrap();
    assert_eq!((kinds[1].damage, kinds[1].life, kinds[1].name.hu.as_str()), (Some(2), Some(3), "Első"));
    assert_eq!([&kinds[0], &kinds[1]].map(CardKind::copies_under_version_2), [2, 0]);
    assert_eq!([&kinds[0], &kinds[1]].map(CardKind::copies_under_version_1), [3, 0]);
    for wrong in
        [json!([first, anew("elso-ii", "elso"), anew("elso-iii", "elso")]), json!([first, anew("uj", "nincs")])]
    {
        let found = read_all(wrong).unwrap_err();
        assert!(
            found.iter().any(|fault| fault.wrong == CardFaultKind::WrongPrinting
                || fault.wrong == CardFaultKind::Nameless
                || matches!(fault.wrong, CardFaultKind::Unreadable(_))),
            "{found:?}"
        );
    }
}

#[test]
fn an_unknown_keyword_is_refused_with_its_place() {
    let faults = faults_of(&json!({ "clauses": [{ "ability": { "static": "haste" } }] }));
    let [fault] = &faults[..] else { panic!("{faults:?}") };
    assert_eq!(fault.clause, Some(0));
    assert!(fault.to_string().contains("haste"), "{fault}");
    let text = "[{ \"id\": \"proba\", ";
    let broken = read(&[SetFile { name: "trial.json", text }]).unwrap_err();
    assert!(
        matches!(&broken[..], [Fault { card: None, clause: None, wrong: CardFaultKind::Unreadable(_), .. }]),
        "{broken:?}"
    );
}

#[test]
fn a_cost_that_nobody_can_pay_is_refused() {
    assert_eq!(wrong(&json!({ "cost": { "price": { "vp": 11 } } })), [CardFaultKind::Unpayable]);
    assert_eq!(wrong(&json!({ "cost": { "price": { "vp": 10 } } })), []);
    assert_eq!(wrong(&json!({ "cost": { "life": 20 } })), [CardFaultKind::Unpayable]);
    assert_eq!(wrong(&json!({ "cost": { "turnThis": true } })), [CardFaultKind::CostsItself]);
    let sacrificed = json!({ "count": 1, "filter": { "side": "theirs" } });
    assert_eq!(wrong(&json!({ "cost": { "sacrifice": sacrificed } })), [CardFaultKind::Unpayable]);
}

#[test]
fn two_parts_of_a_cost_cannot_be_the_same_creature() {
    let creature = json!({ "count": 1, "filter": { "types": ["creature"] } });
    assert_eq!(wrong(&json!({ "cost": { "builders": 1, "sacrifice": creature } })), [CardFaultKind::OverlappingCosts]);
    let building = json!({ "count": 1, "filter": { "types": ["building"] } });
    assert_eq!(wrong(&json!({ "cost": { "builders": 1, "sacrifice": building } })), []);
}

#[test]
fn a_token_that_makes_tokens_is_refused() {
    let text = json!([{
        "id": "raj", "name": { "hu": "Raj", "en": "Swarm" }, "type": "creature", "token": true, "damage": 1, "life": 1,
        "clauses": [{ "ability": { "automatic": { "when": "thisLeaves", "effects": [
            { "makeTokens": { "who": "you", "token": "raj", "amount": { "fixed": 1 } } }
        ] } } }]
    }])
    .to_string();
    let faults = read(&[SetFile { name: "trial.json", text: &text }]).unwrap_err();
    assert_eq!(faults.into_iter().map(|fault| fault.wrong).collect::<Vec<_>>(), [CardFaultKind::TokenMakesTokens]);
}

#[test]
fn only_the_old_edition_has_drawbacks_without_a_label() {
    let clauses = json!([{ "drawback": { "static": { "holds": "cantAttack", "unlabelled": true } } }]);
    assert_eq!(wrong(&json!({ "clauses": clauses })), [CardFaultKind::UnlabelledDrawback]);
    assert_eq!(wrong(&json!({ "clauses": clauses, "oldEdition": true })), []);
}

#[test]
fn what_figures_are_reckoned_by_cannot_ask_for_figures() {
    let weak = json!({ "types": ["creature"], "lifeAtMost": 2 });
    let clauses = json!([{ "ability": { "static": { "figures": { "of": weak, "damage": 1, "life": 1 } } } }]);
    assert_eq!(wrong(&json!({ "clauses": clauses })), [CardFaultKind::Circular]);
}

#[test]
fn nothing_silences_its_own_type() {
    let silences = |types: Value| json!([{ "ability": { "static": { "silences": { "of": { "types": types } } } } }]);
    assert_eq!(wrong(&json!({ "clauses": silences(json!(["creature"])) })), [CardFaultKind::Circular]);
    assert_eq!(wrong(&json!({ "clauses": silences(json!(["item"])) })), []);
}

#[test]
fn a_target_is_there_and_something_happens_to_it() {
    let used = |targets: Value, target: u8| {
        json!([{ "ability": { "activated": {
            "cost": { "turnThis": true }, "targets": targets, "effects": [{ "destroy": { "what": { "target": target } } }]
        } } }])
    };
    let creature = json!({ "permanent": { "types": ["creature"] } });
    assert_eq!(wrong(&json!({ "clauses": used(json!([creature]), 0) })), []);
    assert_eq!(
        wrong(&json!({ "clauses": used(json!([creature]), 1) })),
        [CardFaultKind::NoSuchTarget(1), CardFaultKind::IdleTarget(0)]
    );
    assert_eq!(wrong(&json!({ "clauses": used(json!(["player"]), 0) })), [CardFaultKind::WrongSubject]);
    let five = json!([creature, creature, creature, creature, creature]);
    assert!(wrong(&json!({ "clauses": used(five, 0) })).contains(&CardFaultKind::TooManyTargets));
}

#[test]
fn what_prevents_has_a_scope_and_the_other_way_round() {
    let used = |more: Value| {
        let mut activated = json!({ "cost": { "turnThis": true }, "effects": [{ "draw": { "who": "you", "amount": { "fixed": 1 } } }] });
        for (key, value) in more.as_object().unwrap() {
            activated[key] = value.clone();
        }
        json!([{ "ability": { "activated": activated } }])
    };
    let scope = json!({ "what": "reaction" });
    assert_eq!(wrong(&json!({ "clauses": used(json!({ "prevents": scope })) })), [CardFaultKind::WrongPrevention]);
    assert_eq!(wrong(&json!({ "clauses": used(json!({ "effects": ["prevent"] })) })), [CardFaultKind::WrongPrevention]);
    assert_eq!(wrong(&json!({ "clauses": used(json!({ "prevents": scope, "effects": ["prevent"] })) })), []);
}
