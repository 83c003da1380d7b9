//! Measures the cost of a full store: 500 records of 200 kB, 3,000 tables and 500 decks, compared with an empty one.
//! Each is measured in its own process, since peak memory counts. `cargo test --release -p house --test full_store --
//! --ignored --nocapture` prints the figures; `cargo xtask bench full_store` compares them with their budgets.
#![allow(clippy::unwrap_used, reason = "tests")]

use house::{House, NewTable, Player};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};
use store::{NewNode, Opened, Store, TableId, WholeTable};
use tempfile::TempDir;

const RECORDS: usize = 500;
const LETTERS: usize = 200_000;
const TABLES: usize = 3_000;
/// Some deals are played more than once. All tables together have this many, the new one's among them.
const DEALS: usize = 1_000;
const DECKS: usize = 500;
/// How often each action is timed; the median counts.
const TIMES: usize = 15;
/// The environment variable with the store's directory for the measuring process.
const STORE: &str = "ASZTALTARS_FULL_STORE";

fn new_table() -> NewTable {
    NewTable {
        game: "mochi".to_owned(),
        players: vec![Player::person(), Player::bot("beginner")],
        options: Vec::new(),
        seed: Some("7".to_owned()),
        clock: None,
    }
}

fn fill(directory: &Path) {
    let house = House::open(directory).unwrap();
    let record = format!("(;GM[1]FF[4]SZ[19]C[{}])", "x".repeat(LETTERS));
    for number in 0..RECORDS {
        house.list_keep("cardgo", None, &format!("Játszma {number}"), &record).unwrap();
    }
    for number in 0..DECKS {
        house.list_keep("parbaj", None, &format!("Pakli {number}"), &"3 lombor\n".repeat(16)).unwrap();
    }
    let id = TableId(house.create(&new_table()).unwrap());
    drop(house);
    let Opened::Ready(mut store, _) = Store::open(directory).unwrap() else { panic!("it is nobody else's") };
    let (record, snapshot) = (store.table(&id).unwrap(), store.snapshot(&id).unwrap().unwrap());
    let copy = |number: usize| WholeTable {
        record: store::StoredTable {
            id: TableId(format!("{number:012x}")),
            seed: (number % DEALS).to_string(),
            ..record.clone()
        },
        nodes: Vec::new(),
        snapshot: snapshot.clone(),
    };
    store.take_in((0..TABLES).map(copy), &[], &[]).unwrap();
    // As long as a real game's journal.
    let node = NewNode { seat: 0, mv: "{}".into(), events: "e".repeat(600), state_hash: "h".into(), assisted: false };
    for number in 0..40 {
        let id = TableId(format!("{number:012x}"));
        let record = store.table(&id).unwrap();
        let change = store::HeadChange {
            revision: record.revision,
            now_ms: 1,
            snapshot: snapshot.clone(),
            summary: record.summary.clone(),
            finished: false,
            assisted: false,
        };
        store.append(&id, record.head, &node, &change).unwrap();
    }
}

/// Returns the duration of an action in milliseconds.
fn timed(act: impl FnOnce()) -> f64 {
    let begun = Instant::now();
    act();
    begun.elapsed().as_secs_f64() * 1e3
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Returns the peak memory of this process in megabytes.
fn most_memory() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
}

/// Measures what a person does, and what the window requests meanwhile.
fn measure(directory: &Path) {
    let opening = median(
        (0..5)
            .map(|_| {
                timed(|| {
                    House::open(directory).unwrap().start("hu").unwrap();
                })
            })
            .collect(),
    );
    println!("start {opening}");
    let house = House::open(directory).unwrap();
    // No bot moves meanwhile.
    house.set_visible(false);
    let deck = house.list_keep("parbaj", None, "Próba", "3 lombor").unwrap();
    let record = house.list_keep("cardgo", None, "Próba", "(;GM[1]SZ[9])").unwrap();
    let table = house.create(&new_table()).unwrap();
    let mut acts: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for number in 0..TIMES {
        let mut act = |name, act: &dyn Fn()| acts.entry(name).or_default().push(timed(act));
        act("lay", &|| drop(house.create(&new_table()).unwrap()));
        act("open", &|| drop(house.open_table(&table).unwrap()));
        act("rename", &|| drop(house.rename(&table, &format!("Próba {number}")).unwrap()));
        act("deck", &|| {
            drop(house.list_keep("parbaj", Some(&deck), "Próba", &format!("{} lombor", number % 3)).unwrap());
        });
        act("record", &|| drop(house.list_keep("cardgo", Some(&record), "Próba", "(;GM[1]SZ[9];B[aa])").unwrap()));
        act("read", &|| drop(house.list_text(&record, 0).unwrap()));
        act("hold", &|| house.keepsake_put("held", Some(&format!("{number}"))).unwrap());
        act("mark", &|| drop(house.set_bookmark("MO-4.4", number % 2 == 0).unwrap()));
    }
    for (name, times) in acts {
        println!("{name} {}", median(times));
    }
    println!("memory {}", most_memory());
}

/// Returns the figures that a separate process measures for a store.
fn told(directory: &Path) -> BTreeMap<String, f64> {
    let answer = Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact", "a_store_is_measured", "--nocapture", "--quiet"])
        .env(STORE, directory)
        .output()
        .unwrap();
    let text = String::from_utf8(answer.stdout).unwrap();
    let pairs = text.lines().filter_map(|line| line.split_once(' '));
    let figures: BTreeMap<String, f64> =
        pairs.filter_map(|(name, value)| Some((name.to_owned(), value.parse().ok()?))).collect();
    assert!(figures.contains_key("memory"), "{text}{}", String::from_utf8_lossy(&answer.stderr));
    figures
}

#[test]
#[ignore = "for `a_full_store`, in a process of its own"]
fn a_store_is_measured() {
    if let Some(directory) = env::var_os(STORE) {
        measure(Path::new(&directory));
    }
}

#[test]
#[ignore = "a measurement: `cargo xtask bench full_store`"]
fn a_full_store() {
    let (empty, full) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let filling = Instant::now();
    fill(full.path());
    assert!(filling.elapsed() < Duration::from_secs(600));
    let (empty, full) = (told(empty.path()), told(full.path()));
    let mut slower = 0.0_f64;
    for (name, ms) in &full {
        println!("{name}: {ms:.2} (empty {:.2})", empty[name]);
        if !["start", "memory"].contains(&&**name) {
            slower = slower.max(ms - empty[name]);
        }
    }
    println!(
        "full_store.start_ms {:.1} full_store.act_ms {slower:.2} full_store.memory_mb {:.1}",
        full["start"],
        full["memory"] - empty["memory"]
    );
}
