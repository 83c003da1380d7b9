//! Tests on a real full disk: a small file system in memory. Mounting one needs root, so elsewhere these are skipped;
//! the full file, in `src/disk_full.rs`, is tested everywhere.

use crate::sample::{self, id};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use store::{Section, Store, StoreError};
use tempfile::TempDir;

struct SmallDisk<'a>(&'a Path);

impl<'a> SmallDisk<'a> {
    fn new(dir: &'a Path) -> Option<Self> {
        let status = Command::new("mount").args(["-t", "tmpfs", "-o", "size=2m", "none"]).arg(dir).status();
        status.is_ok_and(|status| status.success()).then_some(Self(dir))
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).status();
    }
}

/// Fills the rest of the disk. Returns the file that does.
fn fill_up(dir: &Path) -> PathBuf {
    let ballast = dir.join("ballast");
    let mut size = 2 << 20;
    while fs::write(&ballast, vec![1; size]).is_err() {
        size -= 64 << 10;
    }
    ballast
}

/// Mounts a small disk with a filled store on it; prints a message and returns `None` if it can't be mounted.
fn filled(dir: &Path) -> Option<(SmallDisk<'_>, Store)> {
    let Some(disk) = SmallDisk::new(dir) else {
        eprintln!("skipped: a small disk can be mounted by root only");
        return None;
    };
    let mut store = sample::open(dir);
    sample::fill(&mut store);
    Some((disk, store))
}

/// Repeated writes of the same value take no space in the file, but they do in the log.
#[test]
fn on_a_full_disk_the_log_is_folded_before_anything_is_refused() {
    let dir = TempDir::new().unwrap();
    let Some((_disk, mut store)) = filled(dir.path()) else { return };
    store.put_entry(Section::Setting, "speed", "0000").unwrap();
    store.checkpoint().unwrap();
    for n in 0..100 {
        store.put_entry(Section::Setting, "speed", &format!("{n:04}")).unwrap();
    }
    fill_up(dir.path());
    for n in 100..400 {
        store.put_entry(Section::Setting, "speed", &format!("{n:04}")).unwrap();
    }
    let settings = store.entries(Section::Setting).unwrap();
    assert!(settings.contains(&("speed".to_owned(), "0399".to_owned())));
}

#[test]
fn a_full_disk_loses_nothing_and_play_goes_on_once_there_is_room() {
    let dir = TempDir::new().unwrap();
    let Some((_disk, mut store)) = filled(dir.path()) else { return };
    let ballast = fill_up(dir.path());
    let refused = (0..2000).find_map(|_| {
        let record = store.table(&id("kedd")).unwrap();
        let node = sample::node("kedd", record.nodes + 1);
        let change = sample::change("kedd", record.revision);
        let before = record.clone();
        match store.append(&record.id, record.head, &node, &change) {
            Ok(_) => None,
            Err(error) => {
                assert_eq!(store.table(&id("kedd")).unwrap(), before);
                Some(error)
            }
        }
    });
    assert_eq!(refused, Some(StoreError::DiskFull));
    let before = sample::contents(&store).unwrap();
    fs::remove_file(&ballast).unwrap();
    assert!(sample::contents(&store).unwrap() == before);
    sample::play(&mut store, "kedd");
    let after = sample::contents(&store).unwrap();
    drop(store);
    assert!(sample::contents(&sample::open(dir.path())).unwrap() == after);
}

/// Deleting frees space only at the next start, so it must work without free space and stay undoable.
#[test]
fn what_is_deleted_on_a_full_disk_can_be_brought_back_there() {
    let dir = TempDir::new().unwrap();
    let Some((_disk, mut store)) = filled(dir.path()) else { return };
    store.put_entry(Section::Pad, "p", &format!("\"{}\"", "p".repeat(20_000))).unwrap();
    store.put_entries(Section::List, &[("l", "1")]).unwrap();
    store.put_entries(Section::Text, &[("l", &format!("\"{}\"", "t".repeat(40_000)))]).unwrap();
    let ballast = fill_up(dir.path());
    // Nothing more fits.
    let more = "x".repeat(4_000);
    assert!((0..500).any(|n| store.put_entry(Section::Setting, &format!("{n}"), &more).is_err()));
    let before = sample::contents(&store).unwrap();
    let entries =
        |store: &Store| [Section::Pad, Section::List, Section::Text].map(|section| store.entries(section).unwrap());
    let kept = entries(&store);
    for _ in 0..20 {
        store.delete(&id("kedd")).unwrap();
        assert!(store.delete_entry(Section::Pad, "p").unwrap());
        assert!(store.delete_entries(&[Section::List, Section::Text], "l").unwrap());
        assert_eq!(store.tables().unwrap().len(), before.tables.len() - 2);
        assert!(store.restore_entries(&[Section::List, Section::Text], "l").unwrap());
        assert!(store.restore_entry(Section::Pad, "p").unwrap());
        store.restore(&id("kedd")).unwrap();
    }
    assert!(sample::contents(&store).unwrap() == before && entries(&store) == kept);
    store.delete(&id("kedd")).unwrap();
    drop(store);
    let mut store = sample::open(dir.path());
    store.restore(&id("kedd")).unwrap();
    store.erase().unwrap();
    assert!(store.erase_undo().unwrap());
    assert!(sample::contents(&store).unwrap() == before && entries(&store) == kept);
    fs::remove_file(ballast).unwrap();
}
