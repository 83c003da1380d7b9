//! Tests of the journal: appending, undo and redo, branches, revisions.

use crate::sample::{self, id};
use proptest::prelude::*;
use store::{NodeId, Store, StoreError};
use tempfile::TempDir;

fn with_table(dir: &TempDir) -> Store {
    let mut store = sample::open(dir.path());
    store.create_table(&sample::new_table("a")).unwrap();
    store
}

fn path(store: &Store) -> Vec<u32> {
    let head = store.table(&id("a")).unwrap().head;
    let path = store.path(&id("a"), head).unwrap();
    path.iter().map(|node| node.id.0).collect()
}

#[test]
fn a_decision_comes_back_as_it_was_written() {
    let dir = TempDir::new().unwrap();
    let mut store = with_table(&dir);
    let new = sample::node("a", 7);
    let first = store.append(&id("a"), None, &new, &sample::change("a", 0)).unwrap();
    let read = store.path(&id("a"), Some(first)).unwrap().remove(0);
    assert_eq!((read.id, read.parent), (first, None));
    assert_eq!((read.seat, read.mv, read.events), (new.seat, new.mv, new.events));
    assert_eq!((read.state_hash, read.assisted), (new.state_hash, new.assisted));
    let record = store.table(&id("a")).unwrap();
    assert_eq!((record.head, record.revision), (Some(first), 1));
    assert_eq!(record.updated_ms, sample::change("a", 0).now_ms);
    assert_eq!(store.snapshot(&id("a")).unwrap(), Some(sample::snapshot("a", 1)));
}

#[test]
fn undo_moves_the_head_and_redo_follows_the_last_child() {
    let dir = TempDir::new().unwrap();
    let mut store = with_table(&dir);
    for _ in 0..3 {
        sample::play(&mut store, "a");
    }
    sample::go_to(&mut store, "a", Some(NodeId(1)));
    assert_eq!(path(&store), [1]);
    let redo = store.last_child(&id("a"), Some(NodeId(1))).unwrap();
    assert_eq!(redo.map(|node| node.id), Some(NodeId(2)));
    sample::play(&mut store, "a");
    assert_eq!(path(&store), [1, 4]);
    sample::go_to(&mut store, "a", None);
    assert_eq!(path(&store), []);
    let redo = store.last_child(&id("a"), None).unwrap();
    assert_eq!(redo.map(|node| node.id), Some(NodeId(1)));
    let branches = store.children(&id("a"), Some(NodeId(1))).unwrap();
    let branches: Vec<u32> = branches.iter().map(|node| node.id.0).collect();
    assert_eq!(branches, [2, 4]);
    assert_eq!(store.last_child(&id("a"), Some(NodeId(4))), Ok(None));
}

#[test]
fn a_stale_revision_changes_nothing() {
    let dir = TempDir::new().unwrap();
    let mut store = with_table(&dir);
    sample::play(&mut store, "a");
    let before = sample::contents(&store).unwrap();
    let stale = StoreError::Stale { have: 1, asked: 0 };
    let change = sample::change("a", 0);
    let append = store.append(&id("a"), None, &sample::node("a", 2), &change);
    assert_eq!(append, Err(stale.clone()));
    assert_eq!(store.move_head(&id("a"), None, &change), Err(stale));
    assert_eq!(sample::contents(&store).unwrap(), before);
}

#[test]
fn a_node_that_is_not_there_is_named() {
    let dir = TempDir::new().unwrap();
    let mut store = with_table(&dir);
    sample::play(&mut store, "a");
    for node in [NodeId(0), NodeId(2), NodeId(u32::MAX)] {
        let table = id("a");
        let change = sample::change("a", 1);
        let unknown = StoreError::NoSuchNode { table: table.clone(), node };
        assert_eq!(store.path(&table, Some(node)), Err(unknown.clone()));
        assert_eq!(store.children(&table, Some(node)), Err(unknown.clone()));
        let append = store.append(&table, Some(node), &sample::node("a", 2), &change);
        assert_eq!(append, Err(unknown.clone()));
        assert_eq!(store.move_head(&table, Some(node), &change), Err(unknown));
    }
}

#[test]
fn once_assisted_always_assisted() {
    let dir = TempDir::new().unwrap();
    let mut store = with_table(&dir);
    let mut change = sample::change("a", 0);
    change.assisted = true;
    store.move_head(&id("a"), None, &change).unwrap();
    assert!(store.table(&id("a")).unwrap().assisted);
    sample::play(&mut store, "a");
    assert!(store.table(&id("a")).unwrap().assisted);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Compares with a model: a list of parents and a head.
    #[test]
    fn any_walk_over_the_tree_agrees_with_a_list_of_parents(
        steps in prop::collection::vec((any::<bool>(), any::<prop::sample::Index>()), 1..40)
    ) {
        let dir = TempDir::new().unwrap();
        let mut store = with_table(&dir);
        let mut parents: Vec<u32> = vec![0];
        let mut head;
        for (append, place) in steps {
            if append {
                head = sample::play(&mut store, "a").0;
                parents.push(path(&store).iter().rev().nth(1).copied().unwrap_or(0));
            } else {
                head = u32::try_from(place.index(parents.len())).unwrap();
                sample::go_to(&mut store, "a", Some(NodeId(head)).filter(|id| id.0 > 0));
            }
            let mut expected = Vec::new();
            let mut at = head;
            while at > 0 {
                expected.insert(0, at);
                at = parents[at as usize];
            }
            prop_assert_eq!(path(&store), expected);
            let redo = store
                .last_child(&id("a"), Some(NodeId(head)).filter(|id| id.0 > 0))
                .unwrap();
            let expected = parents.iter().skip(1).rposition(|&parent| parent == head);
            prop_assert_eq!(redo.map(|node| node.id.0 as usize), expected.map(|at| at + 1));
        }
    }
}
