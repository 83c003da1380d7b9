//! Files with faults that can be read all the same. The files are in `supposed/`, the expected contents and notes in
//! `supposed/told.txt`.
#![allow(clippy::unwrap_used, reason = "tests")]

use sgf::{Assumption, Tree, open, open_text};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/assumptions")
}

#[test]
fn what_a_person_could_read_is_read_and_what_was_supposed_is_said() {
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "sgf"));
    files.sort();
    let mut told = String::new();
    for file in files {
        let name = file.file_stem().unwrap().to_string_lossy();
        let reading = open(&fs::read(&file).unwrap(), None).unwrap_or_else(|error| panic!("{name}: {error}"));
        writeln!(told, "{name}").unwrap();
        let mut written = String::new();
        let mut notes = reading.notes.clone();
        let mut games = reading.games;
        for game in &mut games {
            notes.extend(game.notes());
            written.push_str(&game.written());
        }
        for (hungarian, english) in notes.iter().map(sgf::Note::sentence) {
            assert!(hungarian.ends_with(['.', ')']) && english.ends_with(['.', ')']), "{name}");
            writeln!(told, "  {hungarian}\n  {english}").unwrap();
        }
        writeln!(told, "  {}", written.trim_end().replace('\n', "\n  ")).unwrap();
        // The printed text reads back as the same games, without notes on its form.
        let again = open_text(&written).unwrap();
        let in_values = |what: &Assumption| matches!(what, Assumption::SmallNames);
        assert!(again.notes.iter().all(|note| in_values(&note.what)), "{name}: {:?}", again.notes);
        let same = |(one, other): (&Tree, &Tree)| one.to_string() == other.to_string();
        assert!(again.games.iter().zip(&games).all(same) && again.games.len() == games.len(), "{name}");
    }
    let expected = fs::read_to_string(folder().join("told.txt")).unwrap_or_default();
    if told != expected {
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join("supposed.txt");
        fs::write(&new, told).unwrap();
        panic!("if the change is meant, {} takes the place of tests/assumptions/told.txt", new.display());
    }
}
