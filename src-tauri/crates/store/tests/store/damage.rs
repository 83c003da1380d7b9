//! Damaged files cause no panic and no wrong row, and are never overwritten.

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
    mark: Vec<u8>,
    contents: Contents,
}

fn main_file(dir: &Path) -> PathBuf {
    dir.join("asztaltars.sqlite3")
}

fn log_file(dir: &Path) -> PathBuf {
    dir.join("asztaltars.sqlite3-wal")
}

fn mark_file(dir: &Path) -> PathBuf {
    dir.join("asztaltars.sqlite3-mark")
}

/// Closed properly: everything in the file, no log.
static CLOSED: LazyLock<Original> = LazyLock::new(|| {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    let contents = sample::contents(&store).unwrap();
    drop(store);
    assert!(!log_file(dir.path()).exists());
    let [main, mark] = [main_file(dir.path()), mark_file(dir.path())].map(|file| fs::read(file).unwrap());
    Original { main, log: Vec::new(), mark, contents }
});

/// Closed properly, with all tables imported from another store: their decisions are packed in rows.
static TAKEN_IN: LazyLock<Original> = LazyLock::new(|| {
    let dirs = [(); 2].map(|()| TempDir::new().unwrap());
    let (mut from, mut store) = (sample::open(dirs[0].path()), sample::open(dirs[1].path()));
    sample::fill(&mut from);
    for _ in 0..200 {
        sample::play(&mut from, "péntek");
    }
    let tables: Vec<_> = from.tables().unwrap().iter().map(|table| sample::whole(&from, &table.id.0)).collect();
    store.take_in(tables, &[], &[]).unwrap();
    let contents = sample::contents(&store).unwrap();
    drop(store);
    let dir = dirs[1].path();
    let [main, mark] = [main_file(dir), mark_file(dir)].map(|file| fs::read(file).unwrap());
    Original { main, log: Vec::new(), mark, contents }
});

/// The number of decisions in the journal of "péntek" in [`KILLED`].
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
    let files = [main_file, log_file, mark_file].map(|file| fs::read(file(dir.path())).unwrap());
    let [main, log, mark] = files;
    Original { main, log, mark, contents }
});

fn lay_out(original: &Original) -> TempDir {
    let dir = TempDir::new().unwrap();
    fs::write(main_file(dir.path()), &original.main).unwrap();
    fs::write(mark_file(dir.path()), &original.mark).unwrap();
    if !original.log.is_empty() {
        fs::write(log_file(dir.path()), &original.log).unwrap();
    }
    dir
}

/// Reads everything, recovering when damage is found.
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

/// The outcome for a damaged file.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    /// The damage touched nothing that is read.
    Intact,
    /// The damage was detected; how many rows were lost, if known.
    Recovered(Option<u32>),
}

/// Opens the files, reads everything, and compares it with the original.
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
            if let Some(lost) = lost {
                assert_eq!(*lost, missing(&contents, &original.contents), "what is told is what is missing");
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

/// Counts the rows of the original that are missing or differ.
fn missing(found: &Contents, original: &Contents) -> u32 {
    let mut missing = 0;
    for before in &original.tables {
        let Some(table) = found.tables.iter().find(|table| table.record.id == before.record.id) else {
            missing += 1;
            continue;
        };
        let is_there =
            |node: &store::JournalNode| table.nodes.iter().any(|other| other.id == node.id && !other.is_lost());
        missing += before.nodes.iter().filter(|node| !is_there(node)).count();
        missing += usize::from(table.record.revision < before.record.revision && table.record.recovered);
        missing += usize::from(table.snapshot.is_none());
    }
    for (found, before) in [(&found.settings, &original.settings), (&found.statistics, &original.statistics)] {
        missing += before.iter().filter(|entry| !found.contains(entry)).count();
    }
    u32::try_from(missing).unwrap()
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
        let same = |other: &&store::JournalNode| {
            node.state_hash == other.state_hash
                && node.mv == other.mv
                && node.events == other.events
                && node.seat == other.seat
        };
        assert!(before.nodes.iter().any(|other| same(&other)));
    }
    assert!(found.record.revision <= before.record.revision);
    if let Some(snapshot) = &found.snapshot {
        // It may be an earlier state, but it must be complete and belong to the row.
        let written = sample::snapshot(&found.record.id.0, found.record.revision);
        assert!(*snapshot == written, "the snapshot is of another state");
    } else {
        // Without a snapshot the path must be playable from the deal.
        let path: Vec<_> = found.path.iter().map(|id| &found.nodes[id.0 as usize - 1]).collect();
        for (node, id) in path.iter().zip(path_to(before, path.last())) {
            assert_eq!(node.state_hash, id);
        }
    }
}

/// The hashes on the path to the original node that has the hash of `last`.
fn path_to(before: &TableContents, last: Option<&&store::JournalNode>) -> Vec<String> {
    let mut hashes = Vec::new();
    let hash = last.map(|node| node.state_hash.clone());
    let mut at = before.nodes.iter().find(|node| Some(&node.state_hash) == hash.as_ref());
    while let Some(node) = at {
        hashes.insert(0, node.state_hash.clone());
        at = node.parent.map(|parent| &before.nodes[parent.0 as usize - 1]);
    }
    hashes
}

fn flip_and_examine(original: &Original, flips: &[(usize, u8)]) -> Fate {
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
    for original in [&*CLOSED, &*KILLED, &*TAKEN_IN] {
        let dir = lay_out(original);
        assert_eq!(examine(dir.path(), original, &original.main), Fate::Intact);
    }
}

#[test]
fn any_byte_of_the_header_may_flip() {
    for at in 0..100 {
        for mask in [0x01, 0x80] {
            flip_and_examine(&CLOSED, &[(at, mask)]);
        }
    }
}

#[test]
fn a_flipped_byte_anywhere_costs_at_most_a_page() {
    let rows_on_a_page = 30;
    for at in (100..CLOSED.main.len()).step_by(487) {
        if let Fate::Recovered(Some(lost)) = flip_and_examine(&CLOSED, &[(at, 0x10)]) {
            assert!(lost <= rows_on_a_page, "{lost} rows lost by a flip at {at}");
        }
    }
}

#[test]
fn a_flipped_byte_among_packed_decisions_costs_the_rows_of_a_page() {
    let mut worst = 0;
    for at in (100..TAKEN_IN.main.len()).step_by(301) {
        if let Fate::Recovered(Some(lost)) = flip_and_examine(&TAKEN_IN, &[(at, 0x10)]) {
            worst = worst.max(lost);
        }
    }
    let decisions: usize = TAKEN_IN.contents.tables.iter().map(|table| table.nodes.len()).sum();
    assert!((24..decisions).contains(&(worst as usize)), "{worst} of {decisions}");
}

#[test]
fn a_lost_decision_that_lies_packed_is_written_anew() {
    for at in (100..TAKEN_IN.main.len()).step_by(301) {
        let mut bytes = TAKEN_IN.main.clone();
        bytes[at] ^= 0x10;
        let dir = lay_out(&TAKEN_IN);
        fs::write(main_file(dir.path()), &bytes).unwrap();
        let (mut store, mut notices) = sample::open_with_notices(dir.path());
        let found = read_all(&mut store, &mut notices);
        for (table, before) in found.tables.iter().zip(&TAKEN_IN.contents.tables) {
            let is_lost = |node: &&store::JournalNode| table.nodes.iter().any(|own| own.id == node.id && own.is_lost());
            let lost: Vec<_> = before.nodes.iter().filter(is_lost).cloned().collect();
            store.write_lost(&table.record.id, &lost).unwrap();
            assert!(lost.is_empty() || store.journal(&table.record.id).unwrap() == before.nodes);
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

/// Damages a log at an offset in three ways: cut there, zeroed from there on, or zeroed for two pages.
fn harmed(log: &[u8], at: usize) -> [Vec<u8>; 3] {
    let cut = log[..at].to_vec();
    let mut zeroed = log.to_vec();
    zeroed[at..].fill(0);
    let mut stretch = log.to_vec();
    let end = (at + 8_240).min(log.len());
    stretch[at..end].fill(0);
    [cut, zeroed, stretch]
}

/// A log that is cut or zeroed anywhere loses exactly what is reported.
#[test]
fn a_log_that_is_cut_or_zeroed_anywhere_is_noticed_and_what_is_missing_is_told() {
    let original = &*KILLED;
    let before = original.contents.tables.iter().find(|table| table.record.id == id("péntek")).unwrap();
    let frame = 24 + 4096;
    // Offsets between frames, where a cut looks like a log that was never longer, and offsets within frames.
    let between = (0..original.log.len()).skip(32).step_by(frame);
    for at in between.chain((0..original.log.len()).step_by(19_001)) {
        for (how, log) in harmed(&original.log, at).into_iter().enumerate() {
            let dir = lay_out(original);
            fs::write(log_file(dir.path()), &log).unwrap();
            let (store, notices) = sample::open_with_notices(dir.path());
            if log == original.log {
                assert_eq!(notices, []);
                continue;
            }
            let contents = sample::contents(&store).unwrap();
            let [Notice::Recovered { lost: Some(lost), .. }] = notices[..] else {
                panic!("{at} {how}: {notices:?}");
            };
            assert_eq!(lost, missing(&contents, &original.contents), "{at} {how}");
            let table = contents.tables.iter().find(|table| table.record.id == id("péntek")).unwrap();
            table_is_from(table, before);
            let behind = before.nodes.len() - table.nodes.len();
            let told = store.behind().unwrap();
            let expected: &[_] = if behind > 0 { &[(id("péntek"), behind as u32)] } else { &[] };
            assert_eq!(told, expected, "{at} {how}");
        }
    }
}

#[test]
fn a_log_that_is_gone_is_noticed_and_forgotten_once_it_was_told() {
    let original = &*KILLED;
    let dir = lay_out(original);
    fs::remove_file(log_file(dir.path())).unwrap();
    let (mut store, notices) = sample::open_with_notices(dir.path());
    // Ten decisions, the row they lead to, and a setting.
    let set_aside = dir.path().join("asztaltars-damaged-1.sqlite3");
    assert_eq!(notices, [Notice::Recovered { tables: 4, lost: Some(12), worked_out: 0, set_aside: set_aside.clone() }]);
    assert_eq!(fs::read(set_aside).unwrap(), original.main);
    assert_eq!(store.behind().unwrap(), [(id("péntek"), 10)]);
    sample::play(&mut store, "péntek");
    drop(store);
    let (mut store, again) = sample::open_with_notices(dir.path());
    assert_eq!((again, store.behind().unwrap().len()), (notices, 1), "told until somebody has seen it");
    store.told_of_recoveries().unwrap();
    assert_eq!(store.behind().unwrap(), []);
    drop(store);
    drop(sample::open(dir.path()));
}

/// Decisions that were undone before the log was lost aren't counted as played.
#[test]
fn what_was_taken_back_before_a_log_was_lost_is_not_told_as_played() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    store.checkpoint().unwrap();
    let head = store.table(&id("péntek")).unwrap().head;
    for _ in 0..4 {
        sample::play(&mut store, "péntek");
    }
    sample::go_to(&mut store, "péntek", head);
    for _ in 0..3 {
        sample::play(&mut store, "péntek");
    }
    let back = store.table(&id("péntek")).unwrap().nodes - 1;
    sample::go_to(&mut store, "péntek", Some(store::NodeId(back)));
    store.create_table(&sample::new_table("új")).unwrap();
    let [main, mark] = [main_file, mark_file].map(|file| fs::read(file(dir.path())).unwrap());
    drop(store);
    let dir = TempDir::new().unwrap();
    fs::write(main_file(dir.path()), main).unwrap();
    fs::write(mark_file(dir.path()), mark).unwrap();
    let (store, notices) = sample::open_with_notices(dir.path());
    // Seven decisions, a row of a table, and a whole table.
    let [Notice::Recovered { tables: 4, lost: Some(9), .. }] = notices[..] else { panic!("{notices:?}") };
    assert_eq!(store.behind().unwrap(), [(id("péntek"), 2)]);
}

#[test]
fn a_file_that_is_gone_or_was_replaced_by_an_older_one_is_noticed() {
    let original = &*KILLED;
    let dir = lay_out(original);
    fs::remove_file(log_file(dir.path())).unwrap();
    fs::remove_file(main_file(dir.path())).unwrap();
    let (_, notices) = sample::open_with_notices(dir.path());
    let [Notice::Recovered { tables: 0, lost: Some(7), .. }] = notices[..] else { panic!("{notices:?}") };

    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    drop(store);
    let older = fs::read(main_file(dir.path())).unwrap();
    let mut store = sample::open(dir.path());
    sample::play(&mut store, "kedd");
    drop(store);
    // Opening it in between changes nothing.
    for _ in 0..3 {
        sample::open(dir.path()).checkpoint().unwrap();
    }
    fs::write(main_file(dir.path()), older).unwrap();
    let (store, notices) = sample::open_with_notices(dir.path());
    let [Notice::Recovered { lost: Some(2), .. }] = notices[..] else { panic!("{notices:?}") };
    assert_eq!(store.behind().unwrap(), [(id("kedd"), 1)]);
}

/// A power cut between the log and its mark leaves the mark behind; a write that didn't wait is in neither.
#[test]
fn a_mark_that_is_behind_or_gone_or_damaged_is_no_damage_of_the_file() {
    let original = &*KILLED;
    // The rest of it is empty.
    let used = original.mark.iter().rposition(|byte| *byte != 0).unwrap() + 1;
    for length in (0..=used).step_by(7).chain([used + 500, original.mark.len()]) {
        let dir = lay_out(original);
        fs::write(mark_file(dir.path()), &original.mark[..length]).unwrap();
        assert!(sample::contents(&sample::open(dir.path())).unwrap() == original.contents, "{length}");
    }
    let dir = lay_out(original);
    fs::remove_file(mark_file(dir.path())).unwrap();
    assert!(sample::contents(&sample::open(dir.path())).unwrap() == original.contents);
    for at in (0..used).step_by(5).chain([used + 500]) {
        let dir = lay_out(original);
        let mut mark = original.mark.clone();
        mark[at] ^= 0x10;
        fs::write(mark_file(dir.path()), mark).unwrap();
        assert!(sample::contents(&sample::open(dir.path())).unwrap() == original.contents, "{at}");
    }
}

#[test]
fn a_byte_flipped_in_the_log_loses_no_later_move() {
    let original = &*KILLED;
    // The last transaction, a setting, may be one that a power cut kept from being acknowledged.
    let last_transaction = original.log.len() - 3 * 4120;
    for at in (0..last_transaction).step_by(1_201) {
        let dir = lay_out(original);
        let mut log = original.log.clone();
        log[at] ^= 0x40;
        fs::write(log_file(dir.path()), &log).unwrap();
        let fate = examine(dir.path(), original, &original.main);
        assert!(matches!(fate, Fate::Recovered(Some(0..=30))), "at {at}: {fate:?}");
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
        // From the second time on, the report of the previous recovery is known to be lost.
        let lost = (number > 1).then_some(1);
        let told = Notice::Recovered { tables: 0, lost, worked_out: 0, set_aside };
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

/// If the app is killed during a recovery, at whatever point, the next start finishes it.
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
        flip_and_examine(&CLOSED, &flips);
        flip_and_examine(&TAKEN_IN, &flips);
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
