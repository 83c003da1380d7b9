//! Tests of what the app proposes to learn next.

use house::House;
use serde_json::json;
use store::{Opened, Section, Store};
use tempfile::TempDir;

/// A store with so many finished games of Mochi, and with other entries.
fn house(games: usize, entries: &[(Section, &str, &str)]) -> (House, TempDir) {
    let directory = TempDir::new().unwrap();
    drop(House::open(directory.path()).unwrap());
    let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("in use") };
    for number in 0..games {
        let result = json!({ "game": "mochi", "seats": [null, "steady"], "options": {}, "ranks": [1, 2],
                             "scores": [1, 2], "assisted": false, "endedMs": number });
        store.put_entry(Section::Statistic, &format!("game{number}"), &result.to_string()).unwrap();
    }
    for (section, key, value) in entries {
        store.put_entry(*section, key, value).unwrap();
    }
    drop(store);
    (House::open(directory.path()).unwrap(), directory)
}

const REFUSALS: [(Section, &str, &str); 4] = [
    (Section::Refusal, "mochi/MO-3.1", "5"),
    (Section::Refusal, "mochi/MO-4.1", "2"),
    (Section::Refusal, "cardgo/GO-1.4", "9"),
    (Section::Refusal, "mochi/MO-5.1", "nonsense"),
];

fn judged(missed: &str) -> String {
    format!(r#"{{"decisions":-9,"luck":4,"others":0,"missed":{missed}}}"#)
}

#[test]
fn after_five_games_the_rule_that_refused_most_is_named() {
    let (early, _directory) = house(4, &REFUSALS);
    assert_eq!(early.advice("mochi").unwrap(), house::Advice::default());
    let (house, _directory) = house(5, &REFUSALS);
    let refused = house.advice("mochi").unwrap().refused.unwrap();
    assert_eq!((refused.rule.id.0, refused.times), ("MO-3.1", 5));
    assert!(refused.lesson.is_some() || refused.scenario.is_some(), "something shows it");
    assert_eq!(house.advice("cardgo").unwrap(), house::Advice::default(), "no game of it was played");
}

#[test]
fn what_many_mistakes_missed_leads_to_puzzles_of_that_kind() {
    let (one, other) = (judged(r#"{"MO-6.1":2,"MO-3.1":1}"#), judged(r#"{"MO-6.1":2}"#));
    let entries =
        [(Section::Judged, "game0", &*one), (Section::Judged, "game3", &*other), (Section::Judged, "x", "[]")];
    let (house, _directory) = house(6, &entries);
    let missed = house.advice("mochi").unwrap().missed.unwrap();
    assert_eq!((missed.rule.id.0, missed.times, missed.of), ("MO-6.1", 4, 5));
    assert_eq!(missed.puzzles.len(), 5);
    let list = house.puzzles("mochi", 0).unwrap().puzzles;
    assert!(missed.puzzles.iter().all(|number| list[*number as usize - 1].rule == "MO-6.1"));
    let told = house.statistics().unwrap().games.remove(0).decided.unwrap();
    assert_eq!((told.games.len(), told.decisions, told.luck, told.error), (2, -9, 4, None));
}

#[test]
fn few_refusals_and_few_mistakes_are_not_mentioned() {
    let judged = judged(r#"{"MO-6.1":2}"#);
    let entries = [(Section::Refusal, "mochi/MO-3.1", "4"), (Section::Judged, "game1", &*judged)];
    let (house, _directory) = house(9, &entries);
    assert_eq!(house.advice("mochi").unwrap(), house::Advice::default());
}
