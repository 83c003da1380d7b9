//! Reads the set from its files.

use parbaj_cards::{CardKind, SetFile, read};
use std::fs;
use std::path::Path;

/// Returns every card, deck by deck, the tokens last.
pub fn set() -> Vec<CardKind> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cards/set");
    let files = ["erdoszel", "hamuvar", "tengerszem", "romvaros", "tokens"];
    let texts = files.map(|name| (name, fs::read_to_string(folder.join(format!("{name}.json"))).unwrap()));
    let files: Vec<SetFile<'_>> = texts.iter().map(|(name, text)| SetFile { name, text }).collect();
    read(&files).unwrap()
}
