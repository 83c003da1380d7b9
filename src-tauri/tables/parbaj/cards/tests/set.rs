//! The set itself.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use parbaj_cards::{SetFile, read};
use std::fs;
use std::path::Path;

#[test]
fn the_set_has_no_fault() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("set");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap()))
        .collect();
    files.sort();
    let files: Vec<SetFile<'_>> = files.iter().map(|(name, text)| SetFile { name, text }).collect();
    if let Err(faults) = read(&files) {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{}", lines.join("\n"));
    }
}
