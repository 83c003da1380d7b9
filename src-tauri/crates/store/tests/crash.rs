//! Kills the app at arbitrary instants: every acknowledged move is kept and the file is sound.
//!
//! The test runs itself as a child that plays moves and prints each one once it is acknowledged; the parent kills it
//! (SIGKILL: no destructor, no flush), opens what is left and compares. `ASZTALTARS_KILLS` sets how often.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A failed unwrap is a failed test.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use store::{HeadChange, NewNode, NewTable, Opened, Section, Snapshot, Store, TableId};
use tempfile::TempDir;

const DIR: &str = "ASZTALTARS_CRASH_DIR";
const TABLES: u32 = 2;

fn open(dir: &Path) -> Store {
    match Store::open(dir).unwrap() {
        Opened::Ready(store, notices) => {
            assert_eq!(notices, [], "a kill must not look like damage");
            store
        }
        Opened::Busy(_) => panic!("the killed child still holds the lock"),
    }
}

fn table(number: u32) -> TableId {
    TableId(format!("asztal-{number}"))
}

fn state(revision: u32) -> Snapshot {
    Snapshot { rules_version: 1, state: format!("{revision} ").repeat(700), hash: format!("h{revision}") }
}

/// The child: plays endlessly, now and then undoing two decisions or changing a setting.
#[test]
fn child() {
    let Some(dir) = env::var_os(DIR) else {
        return;
    };
    let mut store = open(Path::new(&dir));
    let mut out = std::io::stdout().lock();
    for turn in 0_u32.. {
        let table = table(turn % TABLES);
        let record = store.table(&table).unwrap();
        let change = HeadChange {
            revision: record.revision,
            now_ms: i64::from(turn),
            snapshot: state(record.revision + 1),
            summary: "{}".into(),
            finished: false,
            assisted: false,
        };
        let node = NewNode {
            seat: 0,
            mv: record.revision.to_string(),
            events: "[]".repeat(200),
            state_hash: format!("h{}", record.revision + 1),
            assisted: false,
        };
        if turn % 11 == 10 {
            let back = store.path(&table, record.head).unwrap();
            let head = back.iter().rev().nth(2).map(|node| node.id);
            store.move_head(&table, head, &change).unwrap();
        } else {
            let parent = record.head;
            store.append(&table, parent, &node, &change).unwrap();
        }
        if turn % 17 == 16 {
            store.put_entry(Section::Setting, "turn", &turn.to_string()).unwrap();
        }
        if turn % 97 == 96 {
            store.checkpoint().unwrap();
        }
        writeln!(out, "ack {} {}", table, change.revision + 1).unwrap();
        out.flush().unwrap();
    }
}

/// Lets a child play for a while, kills it, and returns the last acknowledged revisions.
fn play_and_kill(dir: &Path, after: Duration) -> Vec<(TableId, u32)> {
    let mut child = Command::new(env::current_exe().unwrap())
        .args(["--exact", "child", "--nocapture"])
        .env(DIR, dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = child.stdout.take().unwrap();
    let reader = thread::spawn(move || {
        let lines = BufReader::new(out).lines().map_while(Result::ok);
        let acks = lines.filter_map(|line| {
            // The harness may print before the first one on the same line.
            let (_, ack) = line.split_once("ack ")?;
            let (table, revision) = ack.split_once(' ')?;
            Some((TableId(table.into()), revision.parse().ok()?))
        });
        acks.collect()
    });
    thread::sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

fn file_is_sound(dir: &Path) {
    let conn = rusqlite::Connection::open(dir.join("asztaltars.sqlite3")).unwrap();
    let verdict: String = conn.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(verdict, "ok");
    let strays = conn.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get::<_, u32>(0));
    assert_eq!(strays.unwrap(), 0);
}

#[test]
fn every_acknowledged_move_outlives_a_kill() {
    let kills: u64 = env::var("ASZTALTARS_KILLS").map_or(20, |kills| kills.parse().unwrap());
    let dir = TempDir::new().unwrap();
    let mut store = open(dir.path());
    for number in 0..TABLES {
        let new = NewTable {
            id: table(number),
            game: "g".into(),
            name: "n".into(),
            setup: "{}".into(),
            seed: "1".into(),
            created_ms: 0,
            summary: "{}".into(),
            snapshot: state(0),
        };
        store.create_table(&new).unwrap();
    }
    drop(store);

    let mut acknowledged = vec![0; TABLES as usize];
    let mut total = 0;
    for kill in 0..kills {
        // Spread over the start, the first moves and steady play; all different.
        let after = Duration::from_micros(3_000 + (kill * 7_919_317) % 150_000);
        let acks = play_and_kill(dir.path(), after);
        total += acks.len();
        for (id, revision) in acks {
            let number = (0..TABLES).find(|&number| table(number) == id).unwrap();
            acknowledged[number as usize] = revision;
        }
        let store = open(dir.path());
        for number in 0..TABLES {
            let record = store.table(&table(number)).unwrap();
            let known = acknowledged[number as usize];
            // One more may be on disk: written, but killed before it was acknowledged.
            assert!((known..=known + 1).contains(&record.revision));
            acknowledged[number as usize] = record.revision;
            assert_eq!(store.snapshot(&record.id).unwrap(), Some(state(record.revision)));
            store.path(&record.id, record.head).unwrap();
            // Listing the first moves reads every row of the journal.
            assert!(record.nodes == 0 || !store.children(&record.id, None).unwrap().is_empty());
        }
        drop(store);
        file_is_sound(dir.path());
    }
    assert!(total > 0, "no child lived long enough to play");
    println!("{kills} kills, {total} acknowledged moves");
}
