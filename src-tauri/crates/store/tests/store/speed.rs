//! Measures durations. The figures are printed (`--nocapture`); the asserted limits are wide, as tests run in parallel
//! on busy machines.

use crate::sample::{self, id};
use std::time::{Duration, Instant};
use store::{HeadChange, NewNode, Snapshot, Store};
use tempfile::TempDir;

const MOVES: u32 = 1_000;

/// Sizes as at a real table: some hundred bytes of events, a few thousand of state.
fn realistic(revision: u32) -> (NewNode, HeadChange) {
    let node = NewNode {
        mv: r#"{"kind":"insert","place":4}"#.into(),
        events: "{\"kind\":\"inserted\"},".repeat(25),
        ..sample::node("a", revision)
    };
    let change = HeadChange {
        snapshot: Snapshot { state: "[3,1,4,1,5],".repeat(250), ..sample::snapshot("a", 0) },
        ..sample::change("a", revision)
    };
    (node, change)
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let value = work();
    (value, start.elapsed())
}

/// Plays a thousand decisions, each on disk before the next.
fn play(store: &mut Store) -> Vec<Duration> {
    store.create_table(&sample::new_table("a")).unwrap();
    let mut head = None;
    let mut appends: Vec<Duration> = (0..MOVES)
        .map(|revision| {
            let (node, change) = realistic(revision);
            let (id, time) = timed(|| store.append(&id("a"), head, &node, &change).unwrap());
            head = Some(id);
            time
        })
        .collect();
    appends.sort();
    appends
}

/// Measures the cost of noting everything outside the log too.
#[test]
fn the_mark_costs_little() {
    let (with, without) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    // A directory at the mark's path prevents the mark.
    std::fs::create_dir_all(without.path().join("asztaltars.sqlite3-mark")).unwrap();
    let [with, without] = [with, without].map(|dir| play(&mut sample::open(dir.path())));
    println!(
        "append with the mark: median {:?}, p99 {:?}; without: median {:?}, p99 {:?}",
        with[500], with[990], without[500], without[990]
    );
    assert!(with[500] < without[500] + Duration::from_millis(20), "{:?}", with[500]);
}

#[test]
fn a_table_of_a_thousand_moves_is_quick_to_play_and_to_open() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    let appends = play(&mut store);
    let (median, p99) = (appends[500], appends[990]);
    let ((), closing) = timed(|| drop(store));
    let (store, opening) = timed(|| sample::open(dir.path()));
    let (read, reading) = timed(|| {
        let record = store.table(&id("a")).unwrap();
        let path = store.path(&id("a"), record.head).unwrap();
        (path.len(), store.snapshot(&id("a")).unwrap())
    });
    assert_eq!(read.0, MOVES as usize);
    assert!(read.1.is_some());
    println!(
        "append: median {median:?}, p99 {p99:?}, worst {:?}; closing {closing:?}; \
         opening the store {opening:?}; path and snapshot of {MOVES} moves {reading:?}",
        appends[999]
    );
    assert!(median < Duration::from_millis(20), "{median:?}");
    assert!(opening < Duration::from_millis(100), "{opening:?}");
    assert!(reading < Duration::from_millis(100), "{reading:?}");
}
