//! Measures memory and time for the worst texts of a megabyte. It runs in its own process, since peak memory is
//! measured. `cargo test --release -p house --test import_room -- --nocapture` prints the figures.
#![allow(clippy::unwrap_used, reason = "tests")]

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use cardgo::Cardgo;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use game::Game;
use house::House;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::time::Instant;
use tempfile::TempDir;

/// The longest text that is tried, in letters.
const LETTERS: usize = 1 << 20;
/// The maximum memory of an import, in bytes.
const MOST_MEMORY: u64 = 200 << 20;
/// Budgets apply to fast machines and optimized builds; this only detects explosions.
const MOST_SECONDS: u64 = 60;

const RULES: u32 = Cardgo::RULES_VERSION;

fn sealed(kind: &str, content: &str) -> String {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(content.as_bytes()).unwrap();
    let packed = packer.finish().unwrap();
    let letters = STANDARD_NO_PAD.encode(&packed);
    let mut sum = Crc::new();
    sum.update(kind.as_bytes());
    sum.update(&packed);
    format!("ASZTALTARS-1-{kind}-{}.\n{letters}\n.{:08X}\n", letters.len(), sum.sum())
}

/// Returns a table of Go with these decisions and further fields.
fn table(setup: &str, moves: &str, more: &str) -> String {
    format!(
        "{{\"table\":{{\"id\":\"0123456789ab\",\"game\":\"cardgo\",\"setup\":{setup},\"seed\":\"7\",\"rules\":{RULES},\"created\":1,\
         \"updated\":1,\"revision\":1,\"head\":null,\"moves\":[{moves}],\"ends\":[],\"snapshot\":{{\"rules\":{RULES},\"state\":\"{{}}\"}}{more}}}}}"
    )
}

const SETUP: &str = r#"{"setup":{"size":19,"komi":13},"players":[{"name":"","level":null},{"name":"Luca","level":"beginner"}],"opening":[]}"#;

fn list(item: &str, bytes: usize) -> String {
    let list = format!("{item},").repeat(bytes / (item.len() + 1));
    list.trim_end_matches(',').to_owned()
}

/// Returns texts that are each as bad as possible in one way.
fn worst() -> Vec<(&'static str, String)> {
    let line = 7 << 20;
    let unknown = SETUP.replace("\"opening\":[]", &format!("\"opening\":[],\"more\":[{}]", list("0", line)));
    let opening = SETUP.replace("[]}", &format!("[{}]}}", list(r#"{"kind":"passed"}"#, line)));
    let passes = list(r#"{"kind":"pass"}"#, 40_000 * 16);
    let branches = format!(",\"branches\":[{}]", list("[2,0]", 200_000));
    let tables = format!("{}\n", table(SETUP, &passes, "")).repeat(60);
    let told = format!(
        ",\"told\":{{\"seats\":[{}],\"events\":[{}]}}",
        list("0", 2 * 40_000),
        list(r#"[{"kind":"passed"}]"#, 20 * 40_000)
    );
    let entries: String = (0..40_000)
        .map(|n| {
            format!("{{\"entry\":{{\"section\":\"statistic\",\"key\":\"{n}\",\"value\":\"{}\"}}}}\n", "1".repeat(500))
        })
        .collect();
    let plain = |text: String| text[..text.len().min(LETTERS - 8)].to_owned();
    vec![
        ("a line of what nobody knows", sealed("TABLE", &table(&unknown, "", ""))),
        ("a deal without end", sealed("TABLE", &table(&opening, "", ""))),
        ("nothing but passes", sealed("TABLE", &table(SETUP, &passes, ""))),
        ("nothing but branches", sealed("TABLE", &table(SETUP, &passes, &branches))),
        ("a history that is told", sealed("TABLE", &table(SETUP, &passes, &told))),
        ("sixty such tables", sealed("ALL", &tables)),
        ("forty thousand entries", sealed("ALL", &entries)),
        ("lines of nothing", sealed("ALL", &"\n".repeat(60 << 20))),
        (
            "a board set up and cleared",
            format!("({})", plain(";AB[aa:ss]AE[aa:ss]".repeat(LETTERS / 19)).rsplit_once(';').unwrap().0),
        ),
        ("nothing but nodes", format!("({})", ";".repeat(99_000))),
        ("nothing but moves", format!("({})", ";B[aa]".repeat(99_000))),
        ("nothing but properties", format!("(;{})", "A[]".repeat(190_000))),
        ("nothing but variations", format!("(;{})", "(;B[aa])".repeat(99_000))),
        ("nothing but values", format!("(;A{})", "[]".repeat(390_000))),
        ("nothing but set-ups and moves", format!("({})", ";AB[aa:ss]AE[aa:ss]B[jj]".repeat(LETTERS / 24))),
        ("nothing but boards", format!("({})", ";AB[aa:ss];AE[aa:ss]".repeat(LETTERS / 20 - 1))),
        ("two moves a node", format!("({})", ";B[aa]W[ba]".repeat(LETTERS / 11 - 1))),
        ("moves that take and are taken", taking()),
        ("nothing but marks", format!("(;TR{}LB{})", "[aa:ss]".repeat(70_000), "[jj:x]".repeat(80_000))),
        ("one comment", format!("(;C[{}])", "x".repeat(LETTERS - 8))),
        ("an open comment", format!("(;C[{}", "\\".repeat(LETTERS - 8))),
        ("no code", "A-".repeat(LETTERS / 2)),
    ]
}

/// Fills a board line by line with one colour except for its last points and has it captured, repeatedly: the groups
/// are as large and the moves as expensive as possible.
fn taking() -> String {
    let point = |column: u32, row: u32| format!("{}{}", letter(column), letter(row));
    let mut round = String::new();
    for row in 0..19 {
        // A winding path: every second row in full, one point between.
        let columns: Vec<u32> = if row % 2 == 0 { (0..19).collect() } else { vec![if row % 4 == 1 { 18 } else { 0 }] };
        for column in columns {
            round.push_str(&format!(";B[{}]", point(column, row)));
        }
        for column in (0..19).filter(|column| row % 2 == 1 && *column != if row % 4 == 1 { 18 } else { 0 }) {
            round.push_str(&format!(";W[{}]", point(column, row)));
        }
    }
    format!("({})", round.repeat(97_000 / 361))
}

fn letter(number: u32) -> char {
    char::from(b'a' + number as u8)
}

/// Measures the requests that a page about a record makes: its games, the position at its last node, its whole tree,
/// and the result of a change there.
fn walked(house: &House, text: &str) -> Vec<(&'static str, f64)> {
    if !text.starts_with('(') {
        return Vec::new();
    }
    let questions = [
        ("games", json!({ "kind": "games", "file": text })),
        ("look", json!({ "kind": "look", "text": text, "node": u32::MAX, "tree": true })),
        ("play", edit(text, &json!({ "kind": "play", "point": "K10" }))),
        ("mark", edit(text, &json!({ "kind": "mark", "point": "K10", "mark": "number" }))),
        ("stone", edit(text, &json!({ "kind": "stone", "point": "K10", "stone": "black" }))),
        ("promote", edit(text, &json!({ "kind": "promote" }))),
    ];
    let timed = |(name, question): (&'static str, Value)| {
        let question = serde_json::from_value(json!({ "game": "cardgo", "question": question })).unwrap();
        let start = Instant::now();
        let answer = serde_json::to_string(&house.ask(question)).unwrap();
        assert!(!answer.is_empty());
        (name, start.elapsed().as_secs_f64())
    };
    questions.into_iter().map(timed).collect()
}

fn edit(text: &str, edit: &Value) -> Value {
    json!({ "kind": "edit", "text": text, "node": u32::MAX, "edit": edit })
}

/// Returns a figure of this process in bytes; `None` if the system doesn't provide it.
fn memory(what: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(what))?;
    Some(line.split_whitespace().nth(1)?.parse::<u64>().ok()? << 10)
}

#[test]
fn no_text_of_a_megabyte_takes_two_hundred_or_holds_the_house_up() {
    let directory = TempDir::new().unwrap();
    let house = House::open(directory.path()).unwrap();
    // First two small texts, so that everything that is allocated once exists.
    let _ = house.import_preview("(;SZ[9];B[ee])").unwrap();
    let (worst, mut slowest) = (worst(), 0.0_f64);
    // Resets the peak, which includes the making of the texts.
    let _ = fs::write("/proc/self/clear_refs", "5");
    let begun = memory("VmRSS:");
    for (what, text) in &worst {
        assert!(text.len() <= LETTERS + 100, "{what}: {}", text.len());
        let (before, start) = (memory("VmHWM:"), Instant::now());
        let looked = house.import_preview(text).map(|_| ());
        let seconds = start.elapsed().as_secs_f64();
        slowest = slowest.max(seconds);
        let grown = before.zip(memory("VmHWM:")).map_or(0, |(before, after)| after.saturating_sub(before) >> 20);
        let (letters, answer) = (text.len(), looked.map_err(|problem| problem.kind()));
        println!("{what}: {letters} letters, {seconds:.2} s, peak up by {grown} MB, {answer:?}");
        assert!(seconds < MOST_SECONDS as f64, "{what}");
        for (question, seconds) in walked(&house, text) {
            slowest = slowest.max(seconds);
            println!("  {question}: {seconds:.2} s");
            assert!(seconds < MOST_SECONDS as f64, "{what}: {question}");
        }
    }
    let Some((begun, most)) = begun.zip(memory("VmHWM:")) else {
        eprintln!("memory not measured: this system doesn't tell");
        return;
    };
    println!("import_mb {} import_s {slowest:.2}", (most - begun) >> 20);
    assert!(most - begun < MOST_MEMORY, "{} MB", (most - begun) >> 20);
}
