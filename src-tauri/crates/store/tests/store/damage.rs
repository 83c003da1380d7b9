//! Damaged files: never a panic, never a wrong record, nothing overwritten.

use crate::sample::{self, Contents, TableContents, id};
use proptest::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use store::{Notice, Section, Store, StoreError};
use tempfile::TempDir;

/// A filled store as bytes, and what it holds.
struct Original {
    main: Vec<u8>,
    log: Vec<u8>,
    contents: Contents,
}

fn main_file(dir: &Path) -> PathBuf {
    dir.join("asztaltars.sqlite3")
}

fn log_file(dir: &Path) -> PathBuf {
    dir.join("asztaltars.sqlite3-wal")
}

/// Closed as it should be: everything in the file, no log.
static CLOSED: LazyLock<Original> = LazyLock::new(|| {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    let contents = sample::contents(&store).unwrap();
    drop(store);
    assert!(!log_file(dir.path()).exists());
    Original { main: fs::read(main_file(dir.path())).unwrap(), log: Vec::new(), contents }
});

/// How many decisions are in the journal of "péntek" at [`KILLED`].
const PLAYED: u32 = 34;

/// As a killed app leaves it: half in the file, half in the log.
static KILLED: LazyLock<Original> = LazyLock::new(|| {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    store.checkpoint().unwrap();
    for _ in 0..10 {
        sample::play(&mut store, "péntek");
    }
    store.put_entry(Section::Setting, "theme", "\"system\"").unwrap();
    let contents = sample::contents(&store).unwrap();
    Original { main: fs::read(main_file(dir.path())).unwrap(), log: fs::read(log_file(dir.path())).unwrap(), contents }
});

fn lay_out(original: &Original) -> TempDir {
    let dir = TempDir::new().unwrap();
    fs::write(main_file(dir.path()), &original.main).unwrap();
    if !original.log.is_empty() {
        fs::write(log_file(dir.path()), &original.log).unwrap();
    }
    dir
}

/// Reads everything, recovering when damage is met.
fn read_all(store: &mut Store, notices: &mut Vec<Notice>) -> Contents {
    for _ in 0..2 {
        match sample::contents(store) {
            Ok(contents) => return contents,
            Err(StoreError::Damaged { .. }) => {
                let refused = store.put_entry(Section::Setting, "x", "1");
                assert!(matches!(refused, Err(StoreError::Damaged { .. })));
                assert!(store.recover().unwrap());
                *notices = store.recoveries().unwrap();
            }
            Err(other) => panic!("unexpected: {other}"),
        }
    }
    panic!("still damaged after a recovery");
}

/// What became of a damaged file.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    /// The damage touched nothing that is read.
    Intact,
    /// Noticed, with as many records lost, if that could be told.
    Recovered(Option<u32>),
}

/// Opens what is there, reads all of it, and compares it with the original.
fn examine(dir: &Path, original: &Original, damaged: &[u8]) -> Fate {
    let (mut store, mut notices) = sample::open_with_notices(dir);
    let contents = read_all(&mut store, &mut notices);
    let fate = match notices.as_slice() {
        [] => {
            assert!(contents == original.contents, "wrong without a word");
            Fate::Intact
        }
        [Notice::Recovered { tables, lost, set_aside, worked_out: 0 }] => {
            assert_eq!(contents.tables.len(), *tables as usize);
            if original.log.is_empty() {
                assert!(fs::read(set_aside).unwrap() == damaged, "not as it was");
            }
            if *lost == Some(0) {
                assert!(contents == original.contents, "lost without a word");
            }
            contents_are_from(&contents, &original.contents);
            Fate::Recovered(*lost)
        }
        other => panic!("unexpected notices: {other:?}"),
    };
    store.create_table(&sample::new_table("utána")).unwrap();
    sample::play(&mut store, "utána");
    for table in contents.tables.iter().filter(|t| !t.record.deleted) {
        sample::play(&mut store, &table.record.id.0);
    }
    drop(store);
    let (mut store, still) = sample::open_with_notices(dir);
    assert_eq!(still, notices, "told until somebody has seen it");
    store.told_of_recoveries().unwrap();
    drop(store);
    drop(sample::open(dir));
    fate
}

fn contents_are_from(found: &Contents, original: &Contents) {
    for setting in &found.settings {
        assert!(original.settings.contains(setting));
    }
    for statistic in &found.statistics {
        assert!(original.statistics.contains(statistic));
    }
    for table in &found.tables {
        let id = &table.record.id;
        let before = original.tables.iter().find(|t| t.record.id == *id);
        table_is_from(table, before.expect("no table is made up"));
    }
}

fn table_is_from(found: &TableContents, before: &TableContents) {
    if !found.record.recovered {
        assert!(found == before, "table {} changed", found.record.id);
        return;
    }
    for node in found.nodes.iter().filter(|node| !node.is_lost()) {
        let same = |other: &&store::NodeRecord| {
            node.state_hash == other.state_hash
                && node.mv == other.mv
                && node.events == other.events
                && node.seat == other.seat
        };
        assert!(before.nodes.iter().any(|other| same(&other)));
    }
    assert!(found.record.revision <= before.record.revision);
    if let Some(snapshot) = &found.snapshot {
        // Perhaps an earlier state, but a whole one and the one the row speaks of.
        let written = sample::snapshot(&found.record.id.0, found.record.revision);
        assert!(*snapshot == written, "the snapshot is of another state");
    } else {
        // Without a snapshot the path has to be playable from the deal.
        let path: Vec<_> = found.path.iter().map(|id| &found.nodes[id.0 as usize - 1]).collect();
        for (node, id) in path.iter().zip(path_to(before, path.last())) {
            assert_eq!(node.state_hash, id);
        }
    }
}

/// The hashes on the way to the original node that has the hash of `last`.
fn path_to(before: &TableContents, last: Option<&&store::NodeRecord>) -> Vec<String> {
    let mut hashes = Vec::new();
    let hash = last.map(|node| node.state_hash.clone());
    let mut at = before.nodes.iter().find(|node| Some(&node.state_hash) == hash.as_ref());
    while let Some(node) = at {
        hashes.insert(0, node.state_hash.clone());
        at = node.parent.map(|parent| &before.nodes[parent.0 as usize - 1]);
    }
    hashes
}

fn flip_and_examine(flips: &[(usize, u8)]) -> Fate {
    let original = &*CLOSED;
    let dir = lay_out(original);
    let mut bytes = original.main.clone();
    for &(at, mask) in flips {
        let at = at % bytes.len();
        bytes[at] ^= mask;
    }
    fs::write(main_file(dir.path()), &bytes).unwrap();
    examine(dir.path(), original, &bytes)
}

#[test]
fn an_undamaged_file_opens_without_a_word() {
    for original in [&*CLOSED, &*KILLED] {
        let dir = lay_out(original);
        assert_eq!(examine(dir.path(), original, &original.main), Fate::Intact);
    }
}

#[test]
fn any_byte_of_the_header_may_flip() {
    for at in 0..100 {
        for mask in [0x01, 0x80] {
            flip_and_examine(&[(at, mask)]);
        }
    }
}

#[test]
fn a_flipped_byte_anywhere_costs_at_most_a_page() {
    let rows_on_a_page = 30;
    for at in (100..CLOSED.main.len()).step_by(487) {
        if let Fate::Recovered(Some(lost)) = flip_and_examine(&[(at, 0x10)]) {
            assert!(lost <= rows_on_a_page, "{lost} rows lost by a flip at {at}");
        }
    }
}

#[test]
fn a_file_may_be_cut_anywhere() {
    let original = &*CLOSED;
    let lengths = (0..original.main.len()).step_by(2741);
    for length in lengths.chain([1, 99, 100, 4095, 4096, 4097]) {
        let dir = lay_out(original);
        let cut = &original.main[..length];
        fs::write(main_file(dir.path()), cut).unwrap();
        let fate = examine(dir.path(), original, cut);
        assert!(fate != Fate::Intact, "cut to {length} without a word");
    }
}

#[test]
fn a_log_may_be_cut_only_at_the_price_of_its_end() {
    let original = &*KILLED;
    for length in (0..original.log.len()).step_by(9_001) {
        let dir = lay_out(original);
        fs::write(log_file(dir.path()), &original.log[..length]).unwrap();
        // The end of a log that was never synced looks the same: an earlier state, but a whole
        // one.
        let (store, _) = sample::open_with_notices(dir.path());
        let contents = sample::contents(&store).unwrap();
        let table = store.table(&id("péntek")).unwrap();
        let before = original.contents.tables.iter();
        let before = before.clone().find(|t| t.record.id == table.id).unwrap();
        assert!(table.revision <= before.record.revision);
        let snapshot = store.snapshot(&table.id).unwrap();
        assert_eq!(snapshot, Some(sample::snapshot("péntek", table.revision)));
        assert_eq!(contents.tables.len(), original.contents.tables.len());
    }
}

#[test]
fn a_byte_flipped_in_the_log_loses_no_later_move() {
    let original = &*KILLED;
    // The last transaction, a setting, may be one that a power cut kept from being acknowledged.
    let last_transaction = original.log.len() - 2 * 4120;
    for at in (0..last_transaction).step_by(1_201) {
        let dir = lay_out(original);
        let mut log = original.log.clone();
        log[at] ^= 0x40;
        fs::write(log_file(dir.path()), &log).unwrap();
        let fate = examine(dir.path(), original, &original.main);
        assert_eq!(fate, Fate::Recovered(None), "at {at}");
        // One may be lost, and one was played since.
        let table = sample::open(dir.path()).table(&id("péntek")).unwrap();
        assert!(table.nodes >= PLAYED, "at {at}: {} nodes", table.nodes);
    }
}

#[test]
fn a_foreign_file_is_set_aside() {
    let original = &*CLOSED;
    let dir = TempDir::new().unwrap();
    let foreign = b"This is a letter, not a database.".repeat(300);
    fs::write(main_file(dir.path()), &foreign).unwrap();
    examine(dir.path(), original, &foreign);
    assert!(dir.path().join("asztaltars-damaged-1.sqlite3").exists());
}

#[test]
fn what_was_set_aside_before_is_kept() {
    let dir = TempDir::new().unwrap();
    for number in 1..4 {
        let foreign = format!("letter {number}");
        fs::write(main_file(dir.path()), &foreign).unwrap();
        let (_, notices) = sample::open_with_notices(dir.path());
        let set_aside = dir.path().join(format!("asztaltars-damaged-{number}.sqlite3"));
        assert_eq!(fs::read_to_string(&set_aside).unwrap(), foreign);
        let told = Notice::Recovered { tables: 0, lost: None, worked_out: 0, set_aside };
        assert_eq!(notices, [told]);
    }
}

#[test]
fn a_log_without_its_file_is_read_too() {
    let original = &*KILLED;
    let dir = lay_out(original);
    fs::remove_file(main_file(dir.path())).unwrap();
    let (store, notices) = sample::open_with_notices(dir.path());
    assert_eq!(notices.len(), 1);
    contents_are_from(&sample::contents(&store).unwrap(), &original.contents);
}

/// However far a recovery came when the app was killed, the next start finishes it.
#[test]
fn an_interrupted_recovery_is_taken_up_again() {
    let original = &*CLOSED;
    let moved = |dir: &Path, from: &str, to: &str| {
        fs::rename(dir.join(from), dir.join(to)).unwrap();
    };
    let stages: [&dyn Fn(&Path); 4] = [
        &|_| {},
        &|dir| fs::write(dir.join("asztaltars-new.sqlite3"), "half").unwrap(),
        &|dir| moved(dir, "asztaltars.sqlite3", "asztaltars-damaged-1.sqlite3"),
        &|dir| {
            moved(dir, "asztaltars.sqlite3", "asztaltars-damaged-1.sqlite3");
            fs::write(dir.join("asztaltars.sqlite3"), "never used").unwrap();
        },
    ];
    for stage in stages {
        let dir = lay_out(original);
        stage(dir.path());
        fs::write(dir.path().join("asztaltars.lock"), "recovering 1\n").unwrap();
        let fate = examine(dir.path(), original, &original.main);
        assert_eq!(fate, Fate::Recovered(Some(0)));
        assert!(!dir.path().join("asztaltars-damaged-2.sqlite3").exists());
    }
}

#[test]
fn damage_met_while_reading_is_looked_for_at_the_next_start() {
    let original = &*CLOSED;
    let dir = lay_out(original);
    let mut bytes = original.main.clone();
    let needle = b"p\xc3\xa9ntek-20";
    // One of these is the node's hash; the others are left over in free space.
    for at in 0..bytes.len() - needle.len() {
        if bytes[at..].starts_with(needle) {
            bytes[at] ^= 1;
        }
    }
    fs::write(main_file(dir.path()), &bytes).unwrap();
    let store = sample::open(dir.path());
    assert!(matches!(sample::contents(&store), Err(StoreError::Damaged { .. })));
    drop(store);
    assert_eq!(fs::read(main_file(dir.path())).unwrap(), bytes);
    assert_eq!(examine(dir.path(), original, &bytes), Fate::Recovered(Some(1)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn several_bytes_may_flip_at_once(
        flips in prop::collection::vec((any::<usize>(), 1..=255_u8), 2..20)
    ) {
        flip_and_examine(&flips);
    }

    #[test]
    fn a_stretch_may_be_overwritten(start in any::<usize>(), length in 1..20_000_usize, byte in any::<u8>()) {
        let original = &*CLOSED;
        let mut bytes = original.main.clone();
        let start = start % bytes.len();
        let end = (start + length).min(bytes.len());
        bytes[start..end].fill(byte);
        let dir = lay_out(original);
        fs::write(main_file(dir.path()), &bytes).unwrap();
        examine(dir.path(), original, &bytes);
    }
}
