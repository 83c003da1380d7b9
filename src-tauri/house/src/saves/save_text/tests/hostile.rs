//! Small texts that would fill the memory, or keep a core busy: refused as soon as that is detected.

use super::bad_input::{Change, forged, unsealed};
use super::*;
use crate::saves::save_text::envelope::{self, Kind};
use serde_json::{Value, json};

fn kind(house: &House, text: &str) -> ProblemKind {
    let looked = house.import_preview(&sent(text)).unwrap_err();
    assert_eq!(house.import_text(&sent(text), true).unwrap_err(), looked);
    assert!(house.start("hu").unwrap().tables.len() <= 1);
    looked.kind()
}

#[test]
fn what_is_not_known_in_a_setup_is_refused_wherever_it_stands() {
    let (house, _directory) = house();
    let text = text(&house, &some::<HostedMochi>(&house));
    for place in ["/setup", "/setup/setup", "/setup/players/1"] {
        let text = forged(&text, |table| table.pointer_mut(place).unwrap()["more"] = json!([0]));
        assert_eq!(kind(&house, &text), ProblemKind::BadTable, "{place}");
    }
}

/// Returns the total size of a store's files in bytes.
fn size(directory: &std::path::Path) -> u64 {
    std::fs::read_dir(directory).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum()
}

/// Earlier, five texts of thirty thousand letters filled 137 MB, and every start read all of it.
#[test]
fn small_texts_cannot_fill_the_disk() {
    let (house, directory) = house();
    let entry = |section: &str, key: &str, value: &str| {
        format!("{}\n", json!({ "entry": { "section": section, "key": key, "value": value } }))
    };
    let long = format!("\"{}\"", "x".repeat(600_000));
    let result = everything::result(1_700_000_000_000);
    let padded = result.replacen(':', &format!(":{}", " ".repeat(600_000)), 1);
    let settings = format!("{{\"theme\":\"dark\",\"more\":{long}}}");
    for round in 0..5 {
        let many = |section: &str, value: &str, count: usize| -> String {
            (0..count).map(|n| entry(section, &format!("{round}-{n}"), value)).collect()
        };
        for (what, content) in [
            ("results of nothing", many("statistic", &long, 35)),
            ("results with gaps", many("statistic", &padded, 35)),
            ("settings that nobody has", many("setting", &long, 35)),
            ("settings in one", entry("setting", "settings", &settings)),
            ("choices", entry("setting", "chosen.mochi", &long)),
            ("bookmarks", entry("setting", "bookmarks", &format!("[{}]", vec!["\"MO-1.1\""; 60_000].join(",")))),
            ("lists", {
                let list = json!({ "game": "cardgo", "name": "x", "text": "x".repeat(900_000), "updatedMs": 5 });
                many("list", &list.to_string(), 25)
            }),
        ] {
            let text = envelope::seal(Kind::Everything, &content).unwrap();
            assert!(text.len() < 200_000, "{what}: {}", text.len());
            // It may be refused as a whole, or imported without the unusable parts.
            let _ = house.import_text(&sent(&text), true);
            let size = size(directory.path());
            assert!(size < 8 << 20, "{what}: {size} bytes after {round} rounds");
        }
    }
    assert_eq!(house.statistics().unwrap().left_out, 0);
    let most = lines::most_beside(30_000);
    assert!(5 * most < 36 << 20, "of whatever kind: {most}");
}

/// A repeated entry is imported once.
#[test]
fn a_result_that_stands_in_a_text_many_times_comes_in_once() {
    let (house, _directory) = house();
    let value = everything::result(5);
    let line = format!("{}\n", json!({ "entry": { "section": "statistic", "key": "0123456789ab", "value": value } }));
    let text = envelope::seal(Kind::Everything, &line.repeat(8_000)).unwrap();
    let came = house.import_text(&sent(&text), false).unwrap();
    assert_eq!(came.entries, 1);
}

#[test]
fn a_small_text_of_a_large_table_is_refused() {
    let (house, _directory) = house();
    let id = some::<HostedMochi>(&house);
    let text = text(&house, &id);
    let many = vec![json!({ "kind": "pass" }); 60_000];
    // An unknown setup in a line of maximum length took gigabytes.
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

/// Returns the same value with sorted keys.
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
    let text = text(&here, &some::<HostedCardgo>(&here));
    // Keys are sorted, as they were in texts of earlier versions.
    let older = forged(&text, |table| *table = sorted(table));
    assert_ne!(older, text);
    let id = taken(&there, &sent(&text));
    let ImportPreview::Table { table } = there.import_preview(&sent(&older)).unwrap() else { panic!("no table") };
    assert_eq!(table.known, Known::Same);
    assert_eq!(unsealed(&self::text(&there, &id)), unsealed(&older));
}
