//! Damaged files: each is refused with a sentence. The files are in `damaged/`, the expected sentences in
//! `damaged/sentences.txt`: the name of the file, then the sentence in Hungarian and in English.
#![allow(clippy::unwrap_used, reason = "tests")]

use sgf::Record;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/damaged")
}

#[test]
fn every_damaged_file_is_refused_with_its_sentence() {
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "sgf"));
    files.sort();
    let mut told = String::new();
    for file in files {
        let name = file.file_stem().unwrap().to_string_lossy();
        let (hungarian, english) = match Record::read(&fs::read(&file).unwrap()) {
            Ok(_) => panic!("{name} is read as if nothing were wrong with it"),
            Err(error) => error.sentence(),
        };
        told.push_str(&format!("{name}\n  {hungarian}\n  {english}\n"));
    }
    let expected = fs::read_to_string(folder().join("sentences.txt")).unwrap();
    assert!(told == expected, "\nif the change is meant, tests/damaged/sentences.txt becomes:\n{told}");
}
