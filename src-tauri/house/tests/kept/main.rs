//! Tests that the data of earlier builds opens unchanged.
//!
//! Each folder `fixtures/build-*` is the app's data as a build of that day left it: the store's file with pads,
//! statistics, settings, bookmarks and lessons; save texts of tables and of everything; records of Go; and
//! `facts.json`, plain JSON with the facts about them. What is read today must contain every one of these facts. It may
//! contain more: a later version may add facts about a table, but not forget or change any.
//!
//! The next folder is written by [`write_what_this_build_leaves_behind`]; nothing else has to be changed here for it.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod facts;
mod houses;
mod pads;
mod plays;

use facts::Facts;
use house::Player;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The name of the store's file.
const STORE: &str = "asztaltars.sqlite3";

/// The text with everything.
const EVERYTHING: &str = "everything.asztal";

/// Returns one folder for each remembered build.
fn builds() -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut builds: Vec<PathBuf> = fs::read_dir(fixtures)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("build-")))
        .collect();
    builds.sort();
    assert!(!builds.is_empty());
    builds
}

fn told(build: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(build.join("facts.json")).unwrap()).unwrap()
}

/// Returns a file of a build as the window sends it: one character for each byte.
fn sent(build: &Path, name: &str) -> String {
    fs::read(build.join(name)).unwrap().into_iter().map(char::from).collect()
}

/// Checks that `now` contains every fact of `kept`; additional facts are ignored.
fn hold(at: &str, kept: &Value, now: &Value) {
    match (kept, now) {
        (Value::Object(kept), Value::Object(now)) => {
            for (key, kept) in kept {
                hold(&format!("{at}.{key}"), kept, now.get(key).unwrap_or(&Value::Null));
            }
        }
        (Value::Array(kept), Value::Array(now)) => {
            assert_eq!(kept.len(), now.len(), "{at} has another length: {kept:?} became {now:?}");
            for (number, (kept, now)) in kept.iter().zip(now).enumerate() {
                hold(&format!("{at}[{number}]"), kept, now);
            }
        }
        (kept, now) => assert_eq!(kept, now, "{at} is no longer what it was"),
    }
}

#[test]
fn the_file_of_an_earlier_build_opens_as_it_was() {
    for build in builds() {
        let now = Facts::of_store(&build.join(STORE));
        hold("store", &told(&build)["store"], &now.0);
    }
}

#[test]
fn what_an_earlier_build_carried_out_comes_in_as_it_was() {
    for build in builds() {
        let told = told(&build);
        for (name, table) in told["carried"].as_object().unwrap() {
            let now = Facts::of_carried(&sent(&build, name));
            hold(name, table, &now.0);
        }
        let now = Facts::of_everything(&sent(&build, EVERYTHING));
        hold(EVERYTHING, &told["everything"], &now.0);
        for what in ["tables", "pads", "statistics", "settings", "puzzles", "toPractise"] {
            // The first folders have no puzzles.
            if let Some(kept) = told["store"].get(what) {
                hold(what, kept, &now.0["store"][what]);
            }
        }
    }
}

#[test]
fn codes_of_an_earlier_build_are_the_deals_they_were() {
    for build in builds() {
        let told = told(&build);
        let codes = told["codes"].as_object().unwrap();
        for (code, deal) in codes {
            hold(code, deal, &facts::of_code(code));
        }
        for game in ["mochi", "iszkenderun", "cardgo"] {
            assert!(codes.values().any(|deal| deal["game"] == game), "no code of {game}");
        }
    }
}

#[test]
fn records_of_an_earlier_build_are_the_games_they_were() {
    for build in builds() {
        for (name, record) in told(&build)["records"].as_object().unwrap() {
            hold(name, record, &facts::of_record(&sent(&build, name)));
        }
    }
}

#[test]
fn every_table_of_an_earlier_build_can_be_played_on() {
    for build in builds() {
        let (_directory, house) = houses::copied(&build.join(STORE));
        let mut going_on = 0;
        for table in house.start("en").unwrap().tables {
            let before = plays::settle(&house, &table.id);
            if table.finished {
                assert!(before.outcome.is_some());
                continue;
            }
            let after = plays::decide(&house, &table.id, &[]);
            assert!(after.plies > before.plies, "{}", table.id);
            going_on += 1;
            if table.players.iter().any(Player::is_guest) {
                // The next person has looked.
                continue;
            }
            assert!(after.can_undo, "{}", table.id);
            house.undo(&table.id, after.revision).unwrap();
            let back = house.open_table(&table.id).unwrap();
            // Passes are undone with the decision before them.
            assert!(back.plies <= before.plies, "{}", table.id);
            if back.plies == before.plies {
                assert_eq!(back.game, before.game, "{}", table.id);
            }
        }
        assert!(going_on >= 6);
    }
}

/// Writes the folder of this build. `KEPT_BUILD=2026-11-22 cargo test -p house --test kept -- --ignored`, then commit
/// it; an existing folder is not overwritten.
#[test]
#[ignore = "writes into the source tree"]
fn write_what_this_build_leaves_behind() {
    let day = std::env::var("KEPT_BUILD").unwrap();
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let build = fixtures.join(format!("build-{day}"));
    let left = plays::an_evening(&fixtures.join("cardgo-rules-1"), &day);
    fs::create_dir(&build).unwrap();
    fs::write(build.join(STORE), left.store).unwrap();
    for (name, text) in &left.texts {
        fs::write(build.join(name), text).unwrap();
    }
    let by_name = |wanted: &str, tell: &dyn Fn(&str) -> Value| -> BTreeMap<String, Value> {
        let names = left.texts.keys().filter(|name| name.ends_with(wanted) && *name != EVERYTHING);
        names.map(|name| (name.clone(), tell(&sent(&build, name)))).collect()
    };
    let told = json!({
        "store": Facts::of_store(&build.join(STORE)).0,
        "everything": { "came": Facts::of_everything(&sent(&build, EVERYTHING)).0["came"] },
        "carried": by_name(".asztal", &|text| Facts::of_carried(text).0),
        "records": by_name(".sgf", &facts::of_record),
        "codes": left.codes.iter().map(|code| (code.clone(), facts::of_code(code))).collect::<BTreeMap<_, _>>(),
    });
    fs::write(build.join("facts.json"), facts::written(&told)).unwrap();
}
