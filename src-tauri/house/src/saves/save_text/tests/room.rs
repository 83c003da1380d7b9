//! Tests on a full disk: a small file system in memory. Mounting one needs root, so elsewhere these are skipped; the
//! store itself is tested with a full file everywhere.

use super::bad_input::contents;
use super::*;
use std::fs;
use std::path::Path;
use std::process::Command;

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

#[test]
fn what_does_not_fit_is_not_taken_in_and_comes_in_once_there_is_room() {
    let directory = TempDir::new().unwrap();
    let Some(_disk) = SmallDisk::new(directory.path()) else {
        eprintln!("skipped: a small disk can be mounted by root only");
        return;
    };
    let (elsewhere, _other) = house();
    for _ in 0..3 {
        some::<HostedIszkenderun>(&elsewhere);
    }
    let everything = sent(&elsewhere.everything_text(0).unwrap().text);
    let house = House::open(directory.path()).unwrap();
    wait_for_step(&house);
    some::<HostedMochi>(&house);
    let before = contents(&house);
    let ballast = directory.path().join("ballast");
    let mut size = 2 << 20;
    while fs::write(&ballast, vec![1; size]).is_err() {
        size -= 16 << 10;
    }
    assert_eq!(house.import_text(&everything, true).unwrap_err().kind(), ProblemKind::DiskFull);
    assert_eq!(contents(&house), before);
    assert_eq!(house.start("hu").unwrap().tables.len(), 1);
    fs::remove_file(&ballast).unwrap();
    assert_eq!(house.import_text(&everything, true).unwrap().tables.len(), 3);
}
