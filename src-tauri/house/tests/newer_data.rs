//! Tests with data that a newer version of the app has left behind in a file of the present form: tables of games and
//! rules that aren't known here, and settings, results and pads of such games. Each is a clear sentence or is left
//! alone, and none is changed. A file of a newer form is refused as a whole, which the store tests.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use house::{House, ProblemKind};
use std::fs;
use std::path::Path;
use store::{HeadChange, JournalNode, NewNode, NewTable, Opened, Section, Snapshot, Store, StoredTable, TableId};
use tempfile::TempDir;

/// The newest data there are: all games, finished and unfinished.
const FIXTURE: &str = "tests/fixtures/build-2026-11-30/asztaltars.sqlite3";

/// Rules from far in the future.
const RULES: u32 = 99;

/// A game from the future.
const GAME: &str = "sixth";

/// Entries that only a newer version can read.
const ENTRIES: [(Section, &str, &str); 3] = [
    (Section::Setting, "last/sixth", r#"{"seats":7}"#),
    (Section::Statistic, "a-table", r#"{"game":"sixth","won":"maybe"}"#),
    (Section::Pad, "a-pad", r#"{"game":"sixth","rows":[]}"#),
];

fn opened(directory: &Path) -> Store {
    let Opened::Ready(store, notices) = Store::open(directory).unwrap() else { panic!("the store is free") };
    assert!(notices.is_empty(), "the file is whole");
    store
}

/// Writes each table of the fixture once more, as a newer version would have, and returns the new ones' identifiers.
fn from_a_newer_version(directory: &Path) -> Vec<TableId> {
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join(FIXTURE), directory.join("asztaltars.sqlite3")).unwrap();
    let mut store = opened(directory);
    let tables = store.tables().unwrap();
    assert!(tables.iter().any(|table| table.finished) && tables.iter().any(|table| !table.finished));
    let mut newer: Vec<_> = tables.iter().map(|table| copy(&mut store, table, &table.game)).collect();
    newer.push(copy(&mut store, &tables[0], GAME));
    for (section, key, value) in ENTRIES {
        store.put_entry(section, key, value).unwrap();
    }
    newer
}

/// Writes a table once more, for a game and by rules from the future.
fn copy(store: &mut Store, table: &StoredTable, game: &str) -> TableId {
    let id = TableId(format!("{}-{game}", table.id));
    let snapshot = Snapshot { rules_version: RULES, ..store.snapshot(&table.id).unwrap().unwrap() };
    let new = NewTable {
        id: id.clone(),
        game: game.to_owned(),
        name: table.name.clone(),
        setup: table.setup.clone(),
        seed: table.seed.clone(),
        created_ms: table.created_ms,
        summary: table.summary.clone(),
        snapshot: snapshot.clone(),
    };
    store.create_table(&new).unwrap();
    let mut parent = None;
    for (revision, node) in (0..).zip(store.path(&table.id, table.head).unwrap()) {
        let JournalNode { seat, mv, events, state_hash, assisted, .. } = node;
        let change = HeadChange {
            revision,
            now_ms: table.updated_ms,
            snapshot: snapshot.clone(),
            summary: table.summary.clone(),
            finished: table.finished,
            assisted,
        };
        let node = NewNode { seat, mv, events, state_hash, assisted };
        parent = Some(store.append(&id, parent, &node, &change).unwrap());
    }
    id
}

/// Returns all that is stored of tables.
fn rows(store: &Store, ids: &[TableId]) -> Vec<(StoredTable, Vec<JournalNode>, Option<Snapshot>)> {
    ids.iter().map(|id| (store.table(id).unwrap(), store.journal(id).unwrap(), store.snapshot(id).unwrap())).collect()
}

#[test]
fn what_only_a_newer_version_can_play_is_a_sentence_and_stays() {
    let directory = TempDir::new().unwrap();
    let ids = from_a_newer_version(directory.path());
    let store = opened(directory.path());
    let before = rows(&store, &ids);
    drop(store);

    let house = House::open(directory.path()).unwrap();
    let listed = house.start("hu").unwrap().tables;
    for id in &ids {
        assert!(listed.iter().any(|table| table.id == id.0), "{id} is no longer listed");
        for _ in 0..2 {
            assert_eq!(house.open_table(&id.0).unwrap_err().kind(), ProblemKind::NewerTable, "{id}");
        }
        assert_eq!(house.again(&id.0).unwrap_err().kind(), ProblemKind::NewerTable, "{id}");
    }
    house.pads().unwrap();
    house.statistics().unwrap();
    drop(house);

    let store = opened(directory.path());
    assert!(rows(&store, &ids) == before, "a table was changed");
    for (section, key, value) in ENTRIES {
        assert_eq!(store.entry(section, key).unwrap().as_deref(), Some(value));
    }
    for id in &ids {
        assert_eq!(store.entry(Section::Statistic, &id.0).unwrap(), None, "{id} was counted by other rules");
    }
}

/// What this version can't read can still be carried to a device with the newer one, and is refused by one like this.
#[test]
fn what_only_a_newer_version_can_play_is_exported() {
    let directory = TempDir::new().unwrap();
    let ids = from_a_newer_version(directory.path());
    let house = House::open(directory.path()).unwrap();
    house.start("en").unwrap();
    for id in &ids {
        let text = house.table_text(&id.0, 0).unwrap_or_else(|problem| panic!("{id}: {problem:?}")).text;
        let sent: String = text.bytes().map(char::from).collect();
        assert_eq!(house.import_preview(&sent).unwrap_err().kind(), ProblemKind::NewerText, "{id}");
    }
    house.everything_text(0).unwrap();
}

#[test]
fn settings_that_only_a_newer_version_knows_stay_when_others_are_imported() {
    let (there, here) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    opened(there.path()).put_entry(Section::Setting, "settings", r#"{"theme":"dark"}"#).unwrap();
    opened(here.path()).put_entry(Section::Setting, "settings", r#"{"theme":"light","tilt":[1]}"#).unwrap();
    let text = House::open(there.path()).unwrap().everything_text(0).unwrap().text;
    let sent: String = text.bytes().map(char::from).collect();
    assert!(House::open(here.path()).unwrap().import_text(&sent, true).unwrap().settings);
    let stored: serde_json::Value =
        serde_json::from_str(&opened(here.path()).entry(Section::Setting, "settings").unwrap().unwrap()).unwrap();
    assert_eq!((&stored["theme"], &stored["tilt"]), (&"dark".into(), &serde_json::json!([1])));
}
