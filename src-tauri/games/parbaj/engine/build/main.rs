//! Reads the set of cards, rejects an invalid one, and embeds it in the program.

use parbaj_cards::{SetFile, read};
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../cards/set");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths: Vec<PathBuf> = match fs::read_dir(&folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
        Err(error) => return println!("cargo::error={}: {error}", folder.display()),
    };
    paths.retain(|path| path.extension().is_some_and(|it| it == "json"));
    // Tokens come last, so that the numbers of cards in tests and codes follow the decks.
    paths.sort_by_key(|path| (path.ends_with("tokens.json"), path.clone()));
    let mut files = Vec::new();
    for path in &paths {
        match fs::read_to_string(path) {
            Ok(text) => files.push((path.display().to_string(), text)),
            Err(error) => return println!("cargo::error={}: {error}", path.display()),
        }
    }
    let read_files: Vec<SetFile<'_>> = files.iter().map(|(name, text)| SetFile { name, text }).collect();
    if let Err(faults) = read(&read_files) {
        for fault in faults {
            println!("cargo::error={fault}");
        }
        return;
    }
    let listed: String = paths.iter().map(|path| format!("include_str!({path:?}),\n")).collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("set.rs");
    if let Err(error) = fs::write(&out, format!("[\n{listed}]")) {
        println!("cargo::error={}: {error}", out.display());
    }
}
