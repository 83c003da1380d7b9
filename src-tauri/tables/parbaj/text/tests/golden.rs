//! Every card's text in both languages lies in one file, for a person to read.
#![allow(clippy::unwrap_used)]

use parbaj_cards::{CardKind, SetFile, read};
use rulebook::Lang;
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn set() -> Vec<CardKind> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cards/set");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let texts: Vec<(String, String)> =
        paths.iter().map(|path| (path.display().to_string(), std::fs::read_to_string(path).unwrap())).collect();
    let files: Vec<SetFile<'_>> = texts.iter().map(|(name, text)| SetFile { name, text }).collect();
    read(&files).unwrap()
}

fn written(set: &[CardKind]) -> String {
    let mut file = String::new();
    for kind in set {
        writeln!(file, "{} · {}", kind.name.hu, kind.name.en).unwrap();
        for lang in [Lang::Hu, Lang::En] {
            let token = |id: &str, lang: Lang| {
                let name = &set.iter().find(|kind| kind.id == id).unwrap().name;
                if lang == Lang::Hu { name.hu.clone() } else { name.en.clone() }
            };
            for line in parbaj_text::text(kind, &token, lang) {
                writeln!(file, "  {} {line}", if lang == Lang::Hu { "hu" } else { "en" }).unwrap();
            }
        }
        file.push('\n');
    }
    file
}

#[test]
fn every_text_is_as_it_was_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/cards.txt");
    let now = written(&set());
    if std::env::var_os("UPDATE_CARD_TEXTS").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let read = std::fs::read_to_string(&path).unwrap_or_default();
    for (at, (now, then)) in now.lines().zip(read.lines()).enumerate() {
        assert_eq!(now, then, "line {} (UPDATE_CARD_TEXTS=1 writes the file anew; then read it)", at + 1);
    }
    assert_eq!(now.lines().count(), read.lines().count());
}
