//! Files of code that comments and documents name exist.
// A test may end with a panic.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The endings of files of code.
const CODE: [&str; 4] = [".rs", ".ts", ".svelte", ".js"];
/// The folders and documents that are read, below the top of the repository.
const READ: [&str; 7] = ["src-tauri", "ui", "tests", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"];
/// Folders with what isn't written by hand.
const MADE: [&str; 6] = ["target", "node_modules", "dist", "gen", "results", "coverage"];

#[test]
fn files_that_are_named_exist() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let files: Vec<PathBuf> = READ.iter().flat_map(|part| files(&top.join(part))).collect();
    let name = |file: &PathBuf| file.file_name().unwrap().to_str().unwrap().to_owned();
    let names: BTreeSet<String> = files.iter().map(name).collect();
    let (mut named, mut missing) = (0, Vec::new());
    for file in &files {
        let document = file.extension().is_some_and(|ending| ending == "md");
        if !document && !CODE.iter().any(|ending| name(file).ends_with(ending)) {
            continue;
        }
        for (at, line) in fs::read_to_string(file).unwrap().lines().enumerate() {
            let shown = file.strip_prefix(top).unwrap().display();
            for word in files_in(line, document) {
                named += 1;
                if !names.contains(word.rsplit('/').next().unwrap()) {
                    missing.push(format!("{shown}:{}: {word}", at + 1));
                }
            }
        }
    }
    assert!(named > 100, "{named}");
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn names_are_found_in_comments_only() {
    assert_eq!(files_in("/// As in `src/a-b.rs`, see c.svelte.ts.", false), ["src/a-b.rs", "c.svelte.ts"]);
    assert_eq!(files_in("* Lists what is in games/<game>/table.ts, and *.rs", false), ["games/<game>/table.ts"]);
    assert!(files_in("import './gone.ts';", false).is_empty());
    assert_eq!(files_in("Its entry goes into `rules.rs`.", true), ["rules.rs"]);
}

/// The files of code that a line names, if it is a comment or stands in a document.
fn files_in(line: &str, document: bool) -> Vec<&str> {
    let trimmed = line.trim_start();
    if !document && !["//", "/*", "* ", "<!--"].iter().any(|mark| trimmed.starts_with(mark)) {
        return Vec::new();
    }
    let part_of_path = |letter: char| letter.is_ascii_alphanumeric() || "_-./<>*".contains(letter);
    let words = line.split(|letter| !part_of_path(letter)).map(|word| word.trim_end_matches('.'));
    let is_file = |word: &&str| {
        let stem = CODE.iter().find_map(|ending| word.strip_suffix(ending));
        stem.and_then(|stem| stem.rsplit('/').next()).is_some_and(|stem| !stem.is_empty() && !stem.contains(['*', '<']))
    };
    words.filter(is_file).collect()
}

/// The files in a folder and the folders below it, without those that are made.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let written = entries.filter(|path| !MADE.iter().any(|made| path.file_name().unwrap() == *made));
    written.flat_map(|path| files(&path)).collect()
}
