//! Tests with files from other versions of the app. `tests/fixtures` holds one file of every released schema version,
//! each filled by [`sample::fill`] of its time.

use crate::sample;
use std::fs;
use std::path::{Path, PathBuf};
use store::{Opened, Store, StoreError};
use tempfile::TempDir;

/// The schema version of this build.
const NOW: u32 = 3;

fn fixture(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/version-{version}.sqlite3"))
}

fn lay_out(version: u32) -> TempDir {
    let dir = TempDir::new().unwrap();
    fs::copy(fixture(version), dir.path().join("asztaltars.sqlite3")).unwrap();
    dir
}

#[test]
fn every_released_version_opens_with_everything_in_it() {
    let now = TempDir::new().unwrap();
    let mut store = sample::open(now.path());
    sample::fill(&mut store);
    let expected = sample::contents(&store).unwrap();
    for version in 1..=NOW {
        let dir = lay_out(version);
        let mut store = sample::open(dir.path());
        assert!(sample::contents(&store).unwrap() == expected, "{version}");
        sample::play(&mut store, "kedd");
        let Ok(Opened::Busy(second)) = Store::open(dir.path()) else {
            panic!("the second instance took no notice of the first");
        };
        assert_eq!(sample::contents(&second), sample::contents(&store));
    }
}

#[test]
fn which_version_a_file_had_is_told_once() {
    let dir = lay_out(1);
    assert_eq!(sample::open(dir.path()).migrated_from(), Some(1));
    assert_eq!(sample::open(dir.path()).migrated_from(), None);
    assert_eq!(sample::open(TempDir::new().unwrap().path()).migrated_from(), None);
}

/// Run by hand before a release that changes the schema:
/// `cargo test -p store --test store write_the_fixture -- --ignored`.
#[test]
#[ignore = "writes the fixture of the present version"]
fn write_the_fixture() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    drop(store);
    fs::copy(dir.path().join("asztaltars.sqlite3"), fixture(NOW)).unwrap();
}

/// Writes a file that looks as if a newer version had made it.
fn newer(dir: &Path) -> Vec<u8> {
    let main = dir.join("asztaltars.sqlite3");
    let conn = rusqlite::Connection::open(&main).unwrap();
    conn.execute_batch("PRAGMA user_version = 7; ALTER TABLE file RENAME TO house").unwrap();
    conn.close().unwrap();
    fs::read(main).unwrap()
}

#[test]
fn a_file_from_a_newer_version_is_refused_untouched() {
    let dir = lay_out(NOW);
    let before = newer(dir.path());
    let refused = StoreError::Newer { found: 7, known: NOW };
    for _ in 0..2 {
        let opened = Store::open(dir.path());
        assert_eq!(opened.err(), Some(refused.clone()));
    }
    let after = fs::read(dir.path().join("asztaltars.sqlite3")).unwrap();
    assert!(before == after);
}

#[test]
fn a_flipped_version_is_damage_and_not_the_future() {
    let dir = lay_out(NOW);
    let main = dir.path().join("asztaltars.sqlite3");
    let mut bytes = fs::read(&main).unwrap();
    bytes[63] ^= 2;
    fs::write(&main, bytes).unwrap();
    let (store, notices) = sample::open_with_notices(dir.path());
    assert_eq!(notices.len(), 1);
    assert_eq!(sample::contents(&store).unwrap().tables.len(), 4);
}
