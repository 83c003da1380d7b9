//! After deleting or erasing for good, no text of it is left in the folder.

use crate::sample::{self, id};
use std::fs;
use std::path::Path;
use store::{NewNode, NewTable, Section, Store};
use tempfile::TempDir;

/// A text that nothing else written contains.
const WORDS: &str = "Kiskunfélegyházi Szilvapálinka";

/// Returns the files of the folder that contain the text.
fn told_by(dir: &Path) -> Vec<String> {
    let files = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap());
    let holds = |bytes: &[u8]| bytes.windows(WORDS.len()).any(|part| part == WORDS.as_bytes());
    files
        .filter(|entry| holds(&fs::read(entry.path()).unwrap()))
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect()
}

/// Writes a table with the text in its name, its setup and a decision, and entries of every kind beside it.
fn plant(store: &mut Store) {
    let planted = NewTable { name: WORDS.to_owned(), setup: format!("[\"{WORDS}\"]"), ..sample::new_table("planted") };
    store.create_table(&planted).unwrap();
    let node = NewNode { events: format!("{WORDS} {}", "x".repeat(9_000)), ..sample::node("planted", 0) };
    store.append(&id("planted"), None, &node, &sample::change("planted", 0)).unwrap();
    store.rename(&id("planted"), &format!("{WORDS} II")).unwrap();
    for section in [Section::Setting, Section::Statistic, Section::Pad, Section::List, Section::Clock] {
        store.put_entry(section, "planted", &format!("\"{WORDS}\"")).unwrap();
    }
    store.put_entry(Section::Text, "planted", &format!("\"{}\"", WORDS.repeat(6_000))).unwrap();
}

#[test]
fn of_a_deleted_table_and_a_deleted_list_nothing_is_left_once_there_is_no_way_back() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    store.purge().unwrap();
    let kept = sample::contents(&store).unwrap();
    plant(&mut store);
    store.checkpoint().unwrap();
    assert!(!told_by(dir.path()).is_empty());
    store.delete(&id("planted")).unwrap();
    store.delete_entries(&[Section::List, Section::Text], "planted").unwrap();
    for section in [Section::Setting, Section::Statistic, Section::Pad, Section::Clock] {
        store.delete_entry(section, "planted").unwrap();
    }
    drop(store);
    let mut store = sample::open(dir.path());
    store.purge().unwrap();
    assert_eq!(told_by(dir.path()), [""; 0], "while the app runs");
    drop(store);
    assert_eq!(told_by(dir.path()), [""; 0]);
    assert!(sample::contents(&sample::open(dir.path())).unwrap() == kept);
}

#[test]
fn of_everything_erased_nothing_is_left_and_the_file_is_small_again() {
    let dir = TempDir::new().unwrap();
    let empty = {
        drop(sample::open(dir.path()));
        fs::metadata(dir.path().join("asztaltars.sqlite3")).unwrap().len()
    };
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    plant(&mut store);
    for number in 0..20 {
        store.put_entry(Section::Text, &format!("{number}"), &"x".repeat(200_000)).unwrap();
    }
    drop(store);
    // The file was damaged once, and so set aside.
    let main = dir.path().join("asztaltars.sqlite3");
    let mut bytes = fs::read(&main).unwrap();
    bytes[63] ^= 4;
    fs::write(&main, bytes).unwrap();
    let (mut store, notices) = sample::open_with_notices(dir.path());
    assert_eq!(notices.len(), 1);
    assert!(told_by(dir.path()).contains(&"asztaltars-damaged-1.sqlite3".to_owned()));

    store.erase().unwrap();
    drop(store);
    let mut store = sample::open(dir.path());
    assert!(store.has_erased().unwrap() && !told_by(dir.path()).is_empty(), "there is a way back");
    store.purge().unwrap();
    assert_eq!(told_by(dir.path()), [""; 0]);
    assert!(!dir.path().join("asztaltars-damaged-1.sqlite3").exists());
    drop(store);
    let left = fs::metadata(&main).unwrap().len();
    assert!(left < empty + (2 << 20), "{left} bytes are left of an empty file of {empty}");
}

/// Earlier versions left what they deleted in free pages.
#[test]
fn a_file_of_an_earlier_version_forgets_what_was_deleted_then() {
    let dir = TempDir::new().unwrap();
    let main = dir.path().join("asztaltars.sqlite3");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/version-1.sqlite3"), &main).unwrap();
    let conn = rusqlite::Connection::open(&main).unwrap();
    conn.execute_batch(&format!(
        "PRAGMA secure_delete = OFF;
         CREATE TABLE scratch (text TEXT);
         INSERT INTO scratch VALUES ('{}');
         DROP TABLE scratch;",
        WORDS.repeat(2_000)
    ))
    .unwrap();
    conn.close().unwrap();
    assert_eq!(told_by(dir.path()), ["asztaltars.sqlite3"]);
    drop(sample::open(dir.path()));
    assert_eq!(told_by(dir.path()), [""; 0]);
}
