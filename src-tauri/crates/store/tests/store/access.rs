//! Tests of access: which instance opens a store, and which may write.

use crate::sample::{self, id};
use std::fs;
use std::path::Path;
use std::process::Command;
use store::{Notice, Opened, Section, Store, StoreError};
use tempfile::TempDir;

fn refuses_every_change(store: &mut Store) {
    assert!(store.is_read_only());
    let refused = Err(StoreError::ReadOnly);
    let change = sample::change("kedd", 0);
    let table = id("kedd");
    assert_eq!(store.create_table(&sample::new_table("új")).map(drop), refused);
    let append = store.append(&table, None, &sample::node("kedd", 1), &change);
    assert_eq!(append.map(drop), refused);
    assert_eq!(store.move_head(&table, None, &change), refused);
    assert_eq!(store.rename(&table, "x"), refused);
    assert_eq!(store.delete(&table), refused);
    assert_eq!(store.restore(&table), refused);
    assert_eq!(store.purge_deleted().map(drop), refused);
    assert_eq!(store.put_entry(Section::Setting, "x", "1"), refused);
    assert_eq!(store.put_entry(Section::Statistic, "x", "1"), refused);
    assert_eq!(store.recover().map(drop), refused);
    assert_eq!(store.checkpoint(), Ok(()));
}

#[test]
fn a_second_instance_only_reads_and_sees_what_the_first_writes() {
    let dir = TempDir::new().unwrap();
    let mut first = sample::open(dir.path());
    sample::fill(&mut first);
    let Ok(Opened::Busy(mut second)) = Store::open(dir.path()) else {
        panic!("the second instance took no notice of the first");
    };
    assert_eq!(sample::contents(&second), sample::contents(&first));
    sample::play(&mut first, "kedd");
    assert_eq!(sample::contents(&second), sample::contents(&first));
    refuses_every_change(&mut second);
    drop(first);
    drop(second);
    assert!(!sample::open(dir.path()).is_read_only());
}

#[test]
fn a_second_instance_leaves_the_file_whole_when_it_goes_first() {
    let dir = TempDir::new().unwrap();
    let mut first = sample::open(dir.path());
    sample::fill(&mut first);
    drop(Store::open(dir.path()).unwrap());
    sample::play(&mut first, "kedd");
    let contents = sample::contents(&first);
    drop(first);
    assert_eq!(sample::contents(&sample::open(dir.path())), contents);
}

/// A directory that cannot be written: by its permissions or, for root, to whom those don't apply, by a mount. `None`
/// if neither is possible.
struct Sealed<'a> {
    dir: &'a Path,
    mounted: bool,
}

impl<'a> Sealed<'a> {
    fn new(dir: &'a Path) -> Option<Self> {
        set_writable(dir, false);
        if fs::write(dir.join("probe"), "").is_err() {
            return Some(Self { dir, mounted: false });
        }
        fs::remove_file(dir.join("probe")).unwrap();
        set_writable(dir, true);
        let mount = |arguments: &[&str]| {
            let status = Command::new("mount").args(arguments).arg(dir).status();
            status.is_ok_and(|status| status.success())
        };
        let at = dir.to_string_lossy();
        if mount(&["--bind", at.as_ref()]) {
            let sealed = Self { dir, mounted: true };
            if mount(&["-o", "remount,bind,ro"]) {
                return Some(sealed);
            }
        }
        None
    }
}

impl Drop for Sealed<'_> {
    fn drop(&mut self) {
        if self.mounted {
            let _ = Command::new("umount").arg(self.dir).status();
        } else {
            set_writable(self.dir, true);
        }
    }
}

fn set_writable(dir: &Path, writable: bool) {
    let mut permissions = fs::metadata(dir).unwrap().permissions();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        permissions.set_mode(if writable { 0o755 } else { 0o555 });
    }
    #[cfg(not(unix))]
    permissions.set_readonly(!writable);
    fs::set_permissions(dir, permissions).unwrap();
}

fn open_sealed(dir: &Path) -> Option<(Sealed<'_>, Store)> {
    let Some(sealed) = Sealed::new(dir) else {
        eprintln!("skipped: no read-only directory can be made here");
        return None;
    };
    let (store, notices) = sample::open_with_notices(dir);
    assert_eq!(notices, [Notice::ReadOnly]);
    Some((sealed, store))
}

#[test]
fn a_read_only_directory_is_read() {
    let dir = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    let contents = sample::contents(&store);
    drop(store);
    if let Some((_sealed, mut store)) = open_sealed(dir.path()) {
        assert_eq!(sample::contents(&store), contents);
        refuses_every_change(&mut store);
    }
}

#[test]
fn a_read_only_directory_without_a_file_is_an_empty_store() {
    let dir = TempDir::new().unwrap();
    if let Some((_sealed, mut store)) = open_sealed(dir.path()) {
        assert_eq!(store.tables(), Ok(Vec::new()));
        refuses_every_change(&mut store);
    }
}

#[test]
fn a_read_only_directory_with_a_log_left_behind_is_read() {
    let dir = TempDir::new().unwrap();
    let copy = TempDir::new().unwrap();
    let mut store = sample::open(dir.path());
    sample::fill(&mut store);
    for file in fs::read_dir(dir.path()).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
    }
    if let Some((_sealed, copied)) = open_sealed(copy.path()) {
        assert_eq!(sample::contents(&copied), sample::contents(&store));
    }
}

#[test]
fn a_directory_that_is_not_there_yet_is_made() {
    let dir = TempDir::new().unwrap();
    let inner = dir.path().join("hu").join("Asztaltárs #1?%20");
    let mut store = sample::open(&inner);
    sample::fill(&mut store);
    let contents = sample::contents(&store);
    drop(store);
    assert_eq!(sample::contents(&sample::open(&inner)), contents);
    if let Some((_sealed, store)) = open_sealed(&inner) {
        assert_eq!(sample::contents(&store), contents);
    }
}

#[test]
fn a_file_in_the_way_of_the_directory_is_an_error() {
    let dir = TempDir::new().unwrap();
    let inner = dir.path().join("x");
    fs::write(&inner, "").unwrap();
    assert!(matches!(Store::open(&inner), Err(StoreError::Io { .. })));
}

/// Runs `happens` on the folder while the app has its file open.
fn under_a_running_store(happens: impl Fn(&Path)) {
    let around = TempDir::new().unwrap();
    let dir = around.path().join("asztaltars");
    let mut store = sample::open(&dir);
    sample::fill_one(&mut store, "kedd");
    let (record, contents) = (store.table(&id("kedd")).unwrap(), sample::contents(&store));
    happens(&dir);
    let gone = Err(StoreError::Gone);
    let (change, node) = (sample::change("kedd", record.revision), sample::node("kedd", 2));
    assert_eq!(store.append(&id("kedd"), record.head, &node, &change).map(drop), gone);
    assert_eq!(store.move_head(&id("kedd"), None, &change), gone);
    assert_eq!(store.create_table(&sample::new_table("szerda")).map(drop), gone);
    assert_eq!(store.rename(&id("kedd"), "x"), gone);
    assert_eq!(store.delete(&id("kedd")), gone);
    assert_eq!(store.erase(), gone);
    assert_eq!(store.put_entry(Section::Setting, "theme", "1"), gone);
    assert_eq!(store.put_with_next(Section::Keepsake, "held", Some("1")), gone);
    // What is still open can be read, and so be exported.
    assert_eq!(sample::contents(&store), contents);
    assert!(!store.has_met_damage(), "nothing is wrong with the file");
}

#[test]
#[cfg(unix)]
fn a_file_or_folder_that_is_removed_moved_or_replaced_takes_no_more_changes() {
    let main = |dir: &Path| dir.join("asztaltars.sqlite3");
    under_a_running_store(|dir| fs::remove_file(main(dir)).unwrap());
    under_a_running_store(|dir| fs::remove_dir_all(dir).unwrap());
    under_a_running_store(|dir| fs::rename(dir, dir.with_extension("elsewhere")).unwrap());
    under_a_running_store(|dir| {
        fs::copy(main(dir), dir.join("copy")).unwrap();
        fs::rename(dir.join("copy"), main(dir)).unwrap();
    });
}
