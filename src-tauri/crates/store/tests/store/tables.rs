//! Tests of tables, settings and statistics.

use crate::sample::{self, id};
use store::{NewTable, NodeId, Section, StoreError, TableId};
use tempfile::TempDir;

#[test]
fn everything_is_there_after_closing() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    let before = sample::contents(&store).unwrap();
    drop(store);
    let after = sample::contents(&sample::open(dir.path())).unwrap();
    assert_eq!(before, after);
    assert_eq!(after.tables.len(), 4);
}

#[test]
fn a_new_table_stands_at_its_deal() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    let new = sample::new_table("a");
    let record = store.create_table(&new).unwrap();
    assert_eq!((record.head, record.revision, record.nodes), (None, 0, 0));
    assert_eq!(record.seed, new.seed);
    assert_eq!(record.rules_version, 3);
    assert_eq!(store.table(&id("a")).unwrap(), record);
    assert_eq!(store.tables().unwrap(), [record]);
    assert_eq!(store.snapshot(&id("a")).unwrap(), Some(new.snapshot));
    assert_eq!(store.path(&id("a"), None).unwrap(), []);
}

#[test]
fn an_id_is_given_once() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    store.create_table(&sample::new_table("a")).unwrap();
    let again = store.create_table(&sample::new_table("a"));
    assert_eq!(again, Err(StoreError::TableExists(id("a"))));
    store.delete(&id("a")).unwrap();
    let again = store.create_table(&sample::new_table("a"));
    assert_eq!(again, Err(StoreError::TableExists(id("a"))));
}

#[test]
fn an_unknown_table_is_named() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    let unknown = Err(StoreError::NoSuchTable(id("x")));
    assert_eq!(store.rename(&id("x"), "y"), unknown);
    assert_eq!(store.delete(&id("x")), unknown);
    assert_eq!(store.restore(&id("x")), unknown);
    assert_eq!(store.table(&id("x")).map(drop), unknown);
    assert_eq!(store.path(&id("x"), None).map(drop), unknown);
    assert_eq!(store.snapshot(&id("x")).map(drop), unknown);
    assert_eq!(store.last_child(&id("x"), None).map(drop), unknown);
    let move_head = store.move_head(&id("x"), None, &sample::change("x", 0));
    assert_eq!(move_head, unknown);
}

#[test]
fn the_table_that_moved_last_comes_first() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    for name in ["a", "b", "c"] {
        store.create_table(&sample::new_table(name)).unwrap();
    }
    sample::play(&mut store, "b");
    sample::play(&mut store, "b");
    sample::play(&mut store, "c");
    let order: Vec<TableId> = store.tables().unwrap().into_iter().map(|t| t.id).collect();
    assert_eq!(order, [id("b"), id("c"), id("a")]);
}

#[test]
fn renaming_keeps_the_revision() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    store.create_table(&sample::new_table("a")).unwrap();
    sample::play(&mut store, "a");
    store.rename(&id("a"), "„új” név").unwrap();
    let record = store.table(&id("a")).unwrap();
    assert_eq!((record.name.as_str(), record.revision), ("„új” név", 1));
}

#[test]
fn deleting_can_be_taken_back_until_purged() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    for name in ["a", "b"] {
        store.create_table(&sample::new_table(name)).unwrap();
        sample::play(&mut store, name);
    }
    store.delete(&id("a")).unwrap();
    assert_eq!(store.tables().unwrap().len(), 1);
    let append = store.append(&id("a"), None, &sample::node("a", 2), &sample::change("a", 1));
    assert_eq!(append, Err(StoreError::NoSuchTable(id("a"))));
    store.restore(&id("a")).unwrap();
    sample::play(&mut store, "a");
    assert_eq!(store.purge_deleted(), Ok(0));
    store.delete(&id("a")).unwrap();
    assert_eq!(store.purge_deleted(), Ok(1));
    assert_eq!(store.restore(&id("a")), Err(StoreError::NoSuchTable(id("a"))));
    assert_eq!(store.path(&id("b"), store.table(&id("b")).unwrap().head).unwrap().len(), 1);
    store.create_table(&sample::new_table("a")).unwrap();
    assert_eq!(store.children(&id("a"), None).unwrap(), []);
}

#[test]
fn the_last_value_of_a_key_counts() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    assert_eq!(store.entries(Section::Setting).unwrap(), []);
    store.put_entries(Section::Setting, &[("b", "1"), ("a", "2")]).unwrap();
    store.put_entry(Section::Setting, "b", "3").unwrap();
    store.put_entry(Section::Statistic, "b", "4").unwrap();
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(store.entries(Section::Setting).unwrap(), [pair("a", "2"), pair("b", "3")]);
    assert_eq!(store.entries(Section::Statistic).unwrap(), [pair("b", "4")]);
    store.change_entries(Section::Setting, &[], &["b", "never there"]).unwrap();
    assert_eq!(store.entries(Section::Setting).unwrap(), [pair("a", "2")]);
    assert_eq!(store.entries(Section::Statistic).unwrap(), [pair("b", "4")]);
    drop(store);
    assert_eq!(sample::open(dir.path()).entries(Section::Setting).unwrap(), [pair("a", "2")]);
}

#[test]
fn a_deleted_value_comes_back_until_the_next_start_unless_there_is_another() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    store.put_entries(Section::Pad, &[("a", "1"), ("b", "2")]).unwrap();
    assert_eq!(store.delete_entry(Section::Statistic, "a"), Ok(false));
    assert_eq!(store.delete_entry(Section::Pad, "a"), Ok(true));
    assert_eq!(store.delete_entry(Section::Pad, "a"), Ok(false));
    assert_eq!(store.entries(Section::Pad).unwrap(), [pair("b", "2")]);
    assert_eq!(store.restore_entry(Section::Pad, "a"), Ok(true));
    assert_eq!(store.entries(Section::Pad).unwrap(), [pair("a", "1"), pair("b", "2")]);
    store.delete_entry(Section::Pad, "a").unwrap();
    store.put_entry(Section::Pad, "a", "3").unwrap();
    assert_eq!(store.restore_entry(Section::Pad, "a"), Ok(true));
    store.delete_entry(Section::Pad, "a").unwrap();
    store.erase().unwrap();
    store.erase_undo().unwrap();
    assert_eq!(store.entries(Section::Pad).unwrap(), [pair("b", "2")]);
    assert_eq!(store.restore_entry(Section::Pad, "a"), Ok(true));
    assert_eq!(store.entries(Section::Pad).unwrap(), [pair("a", "3"), pair("b", "2")]);
    store.delete_entry(Section::Pad, "b").unwrap();
    store.purge().unwrap();
    assert_eq!(store.restore_entry(Section::Pad, "b"), Ok(false));
    drop(store);
    assert_eq!(sample::open(dir.path()).entries(Section::Pad).unwrap(), [pair("a", "3")]);
}

#[test]
fn a_table_with_a_line_already_played_is_there_at_once_or_not_at_all() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    let line: Vec<_> = (1..=3).map(|number| sample::node("a", number)).collect();
    let record = store.create_played(&sample::new_table("a"), &line, &sample::change("a", 0)).unwrap();
    assert_eq!((record.head, record.revision, record.nodes), (Some(NodeId(3)), 1, 3));
    let path = store.path(&id("a"), record.head).unwrap();
    assert_eq!(path.iter().map(|node| node.mv.clone()).collect::<Vec<_>>(), [1, 2, 3].map(|n| sample::node("a", n).mv));
    assert_eq!(path[2].parent, Some(NodeId(2)));
    assert_eq!(store.snapshot(&id("a")).unwrap(), Some(sample::snapshot("a", 1)));
    let again = store.create_played(&sample::new_table("a"), &line, &sample::change("a", 0));
    assert_eq!(again, Err(StoreError::TableExists(id("a"))));
    let empty = store.create_played(&sample::new_table("b"), &[], &sample::change("b", 0)).unwrap();
    assert_eq!((empty.head, empty.revision), (None, 1));
    drop(store);
    assert_eq!(sample::open(dir.path()).table(&id("a")).unwrap(), record);
}

#[test]
fn tables_of_a_deal_are_found_whether_over_or_not_unless_they_are_deleted() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    let with = |name: &str, game: &str, seed: &str| NewTable {
        game: game.to_owned(),
        seed: seed.to_owned(),
        ..sample::new_table(name)
    };
    for new in [with("a", "mochi", "7"), with("b", "mochi", "7"), with("c", "mochi", "77"), with("d", "astra", "7")] {
        store.create_table(&new).unwrap();
    }
    store.create_table(&with("e", "mochi", "7")).unwrap();
    store.delete(&id("e")).unwrap();
    sample::play(&mut store, "b");
    let found = |game: &str, seed: &str| -> Vec<TableId> {
        store.tables_of_seed(game, seed).unwrap().into_iter().map(|table| table.id).collect()
    };
    assert_eq!(found("mochi", "7"), [id("b"), id("a")]);
    assert_eq!(found("astra", "7"), [id("d")]);
    assert_eq!(found("astra", "77"), []);
}
