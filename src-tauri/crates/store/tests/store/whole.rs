//! Tests of tables copied from one store into another, and of erasing everything.

use crate::sample::{self, id, whole};
use std::fs;
use store::{JournalNode, Section, Store, StoreError, StoredTable, WholeTable};
use tempfile::TempDir;

fn filled() -> (Store, TempDir) {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    (store, dir)
}

#[test]
fn a_table_is_the_same_in_another_store_and_plays_on() {
    let (here, _one) = filled();
    let other = TempDir::new().unwrap();
    let mut there = sample::open(other.path());
    let tables = ["kedd", "péntek", "üres"].map(|name| whole(&here, name));
    let entry = (Section::Pad, "p".to_owned(), "1".to_owned());
    there.take_in(tables.clone(), &[], std::slice::from_ref(&entry)).unwrap();
    for table in tables {
        assert_eq!(whole(&there, &table.record.id.0), table);
        let path = |store: &Store| store.path(&table.record.id, table.record.head);
        assert_eq!(path(&there), path(&here));
    }
    assert_eq!(there.entries(Section::Pad).unwrap(), [(entry.1, entry.2)]);
    sample::play(&mut there, "kedd");
    let after = sample::contents(&there).unwrap();
    drop(there);
    assert!(sample::contents(&sample::open(other.path())).unwrap() == after, "sound to the next start");
}

/// Returns how many bytes a store with an imported table takes beyond an empty one.
fn room_of(table: WholeTable) -> u64 {
    let dir = TempDir::new().unwrap();
    let length = || fs::metadata(dir.path().join("asztaltars.sqlite3")).unwrap().len();
    drop(sample::open(dir.path()));
    let empty = length();
    sample::open(dir.path()).take_in([table], &[], &[]).unwrap();
    length() - empty
}

#[test]
fn what_is_taken_in_takes_a_fifth_of_the_room_and_reads_the_same_from_everywhere() {
    let (mut here, _one) = filled();
    for _ in 0..300 {
        sample::play(&mut here, "kedd");
    }
    let table = whole(&here, "kedd");
    let texts = |node: &JournalNode| node.mv.len() + node.events.len() + node.state_hash.len();
    let (plain, taken) = (table.nodes.iter().map(texts).sum::<usize>() as u64, room_of(table.clone()));
    assert!(taken * 5 <= plain, "{taken} for {plain}");

    let other = TempDir::new().unwrap();
    let mut there = sample::open(other.path());
    there.take_in([table.clone()], &[], &[]).unwrap();
    for _ in 0..3 {
        // Besides the packed ones there are single rows.
        for store in [&mut here, &mut there] {
            sample::go_to(store, "kedd", Some(store::NodeId(101)));
            sample::play(store, "kedd");
        }
    }
    assert!(sample::contents(&there).unwrap().tables[0] == sample::contents(&here).unwrap().tables[0]);
    for number in 1..=table.record.nodes {
        let head = Some(store::NodeId(number));
        assert_eq!(there.path(&id("kedd"), head), here.path(&id("kedd"), head));
        assert_eq!(there.last_child(&id("kedd"), head), here.last_child(&id("kedd"), head));
    }
    there.delete(&id("kedd")).unwrap();
    there.purge().unwrap();
    drop(there);
    let left = fs::read(other.path().join("asztaltars.sqlite3")).unwrap();
    assert!(left.len() < 100_000 && !String::from_utf8_lossy(&left).contains("kedd"), "nothing stays");
}

#[test]
fn nothing_is_taken_in_if_one_of_them_cannot_be() {
    let (mut store, _dir) = filled();
    let sound = whole(&store, "kedd");
    let named =
        |name: &str| WholeTable { record: StoredTable { id: id(name), ..sound.record.clone() }, ..sound.clone() };
    let mut gap = named("gap");
    gap.nodes.remove(3);
    let mut later = named("later");
    later.nodes[3].parent = Some(later.nodes[5].id);
    let mut head = named("head");
    head.record.head = Some(store::NodeId(9_999));
    let before = sample::contents(&store).unwrap();
    for wrong in [gap, later, head] {
        let refused = store.take_in([named("new"), wrong], &[], &[]).unwrap_err();
        assert!(matches!(refused, StoreError::NoSuchNode { .. }), "{refused:?}");
    }
    let taken = store.take_in([named("new"), named("kedd")], &[], &[]).unwrap_err();
    assert_eq!(taken, StoreError::TableExists(id("kedd")));
    assert!(sample::contents(&store).unwrap() == before);
    store.take_in([named("new")], &[], &[]).unwrap();
}

#[test]
fn a_deletion_is_taken_back_with_the_rest_or_not_at_all() {
    let (mut store, _dir) = filled();
    let sound = whole(&store, "kedd");
    let new = WholeTable { record: StoredTable { id: id("new"), ..sound.record.clone() }, ..sound.clone() };
    store.delete(&id("kedd")).unwrap();
    let before = sample::contents(&store).unwrap();
    let refused = store.take_in([new.clone()], &[id("kedd"), id("nowhere")], &[]).unwrap_err();
    assert_eq!(refused, StoreError::NoSuchTable(id("nowhere")));
    assert!(sample::contents(&store).unwrap() == before);
    store.take_in([new], &[id("kedd")], &[]).unwrap();
    assert_eq!(whole(&store, "kedd"), sound);
}

#[test]
fn what_was_erased_comes_back_as_it_was() {
    let (mut store, dir) = filled();
    let before = sample::contents(&store).unwrap();
    store.erase().unwrap();
    assert!(store.tables().unwrap().is_empty() && store.entries(Section::Setting).unwrap().is_empty());
    drop(store);
    let mut store = sample::open(dir.path());
    assert!(store.has_erased().unwrap());
    assert!(store.erase_undo().unwrap());
    assert!(sample::contents(&store).unwrap() == before);
    assert!(!store.has_erased().unwrap() && !store.erase_undo().unwrap());
}

#[test]
fn a_purge_leaves_only_what_is_in_use() {
    let (mut store, dir) = filled();
    store.erase().unwrap();
    sample::fill_one(&mut store, "új");
    store.put_entry(Section::Setting, "theme", "\"dark\"").unwrap();
    store.purge().unwrap();
    drop(store);
    let mut store = sample::open(dir.path());
    assert!(!store.erase_undo().unwrap());
    assert_eq!(store.tables().unwrap().len(), 1);
    assert_eq!(store.entries(Section::Setting).unwrap(), [("theme".to_owned(), "\"dark\"".to_owned())]);
    assert!(store.entries(Section::Statistic).unwrap().is_empty());
    assert_eq!(store.table(&id("kedd")), Err(StoreError::NoSuchTable(id("kedd"))));
}

#[test]
fn erasing_twice_keeps_the_second_way_back_only() {
    let (mut store, _dir) = filled();
    store.erase().unwrap();
    sample::fill_one(&mut store, "új");
    store.erase().unwrap();
    assert!(store.erase_undo().unwrap());
    let tables: Vec<_> = store.tables().unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(tables, [id("új")]);
}
