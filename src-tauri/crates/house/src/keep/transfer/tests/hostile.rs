//! Small texts that would fill the memory, or hold a core: refused as soon as that is seen.

use super::bad_input::{Change, forged, unsealed};
use super::*;
use crate::keep::transfer::envelope::{self, Kind};
use serde_json::{Value, json};

fn kind(house: &House, text: &str) -> ProblemKind {
    let looked = house.import_preview(&sent(text)).unwrap_err();
    assert_eq!(house.import_text(&sent(text), true).unwrap_err(), looked);
    assert!(house.start("hu").unwrap().tables.len() <= 1);
    looked.kind()
}

#[test]
fn what_is_not_known_in_a_text_is_refused_wherever_it_stands() {
    let (house, _directory) = house();
    let text = text(&house, &some::<MochiTable>(&house));
    for place in ["", "/snapshot"] {
        let text = forged(&text, |table| table.pointer_mut(place).unwrap()["more"] = json!([0]));
        assert_eq!(kind(&house, &text), ProblemKind::BadText, "{place}");
    }
    for place in ["/setup", "/setup/setup", "/setup/players/1"] {
        let text = forged(&text, |table| table.pointer_mut(place).unwrap()["more"] = json!([0]));
        assert_eq!(kind(&house, &text), ProblemKind::BadTable, "{place}");
    }
    let entry = json!({ "entry": { "section": "pad", "key": "k", "value": "{}", "more": 1 } });
    let text = envelope::seal(Kind::Everything, &format!("{entry}\n")).unwrap();
    assert_eq!(kind(&house, &text), ProblemKind::BadText);
}

#[test]
fn a_small_text_of_a_large_table_is_refused() {
    let (house, _directory) = house();
    let id = some::<MochiTable>(&house);
    let text = text(&house, &id);
    let many = vec![json!({ "kind": "pass" }); 60_000];
    // A setup that nobody knows, in a line as long as any, took gigabytes.
    let unknown: Vec<Value> = vec![json!([0, 0, 0, 0, 0, 0, 0]); 1 << 18];
    let wrong: Vec<(&str, ProblemKind, Change)> = vec![
        ("too many moves", ProblemKind::BadText, Box::new(|table| table["moves"] = many.into())),
        ("too many ends", ProblemKind::BadText, Box::new(|table| table["ends"] = vec!["0"; 60_000].into())),
        ("unknown", ProblemKind::BadTable, Box::new(|table| table["setup"]["more"] = unknown.into())),
        (
            "a deal without end",
            ProblemKind::TooLarge,
            Box::new(|table| table["setup"]["opening"] = vec![json!({ "kind": "dealt" }); 100_000].into()),
        ),
        (
            "players without end",
            ProblemKind::TooLarge,
            Box::new(|table| table["setup"]["players"] = vec![json!({ "name": "", "level": null }); 100_000].into()),
        ),
        (
            "a state without end",
            ProblemKind::TooLarge,
            Box::new(|table| table["snapshot"]["state"] = " ".repeat(2 << 20).into()),
        ),
    ];
    for (what, expected, change) in wrong {
        let forged = forged(&text, change);
        assert!(forged.len() < 100_000, "{what}: {}", forged.len());
        assert_eq!(kind(&house, &forged), expected, "{what}");
    }
    assert_eq!(unsealed(&self::text(&house, &id)), unsealed(&text), "what is sound is read as before");
}

/// The same value, its names in the order of their letters.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(named) => {
            let mut pairs: Vec<_> = named.iter().map(|(name, value)| (name.clone(), sorted(value))).collect();
            pairs.sort_by(|one, other| one.0.cmp(&other.0));
            Value::Object(pairs.into_iter().collect())
        }
        Value::Array(values) => values.iter().map(sorted).collect(),
        plain => plain.clone(),
    }
}

#[test]
fn a_backup_of_an_older_version_names_things_in_another_order() {
    let ((here, _one), (there, _other)) = (house(), house());
    let text = text(&here, &some::<CardgoTable>(&here));
    // A value's names are sorted, as they were in every text before.
    let older = forged(&text, |table| *table = sorted(table));
    assert_ne!(older, text);
    let id = taken(&there, &sent(&text));
    let ImportPreview::Table { table } = there.import_preview(&sent(&older)).unwrap() else { panic!("no table") };
    assert_eq!(table.known, Known::Same);
    assert_eq!(unsealed(&self::text(&there, &id)), unsealed(&older));
}
