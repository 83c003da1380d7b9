//! Embeds a game's texts into the program, from its build script.
//!
//! A new chapter, scenario or lesson is in the rulebook as soon as its file is in the folder: `rules/*.json` (a file
//! per chapter, in the order of their names), `scenarios/*.json`, and optionally `tutorial.json`, `reading.json` and
//! `asked.json`.

use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Writes `texts.rs` into the build's output folder: the texts of the crate being built, as a constant expression.
///
/// # Errors
/// If a folder can't be read, or the file can't be written.
pub fn texts() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let game = name(&root);
    let mut code = "::rulebook::Texts {\n".to_owned();
    for (field, folder) in [("chapters", "rules"), ("scenarios", "scenarios")] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
        let files = sorted(&root.join(folder))?;
        let rows: String = files.iter().map(|path| file(&game, &format!("{folder}/{}", name(path))) + ",\n").collect();
        // Writing to a string can't fail.
        let _ = writeln!(code, "{field}: &[{rows}],");
        if field == "chapters" {
            let _ = writeln!(code, "questions: &[{}],", questions(&files)?);
        }
    }
    for (field, path) in [("tutorial", "tutorial.json"), ("reading", "reading.json"), ("asked", "asked.json")] {
        println!("cargo::rerun-if-changed={}", root.join(path).display());
        let there = root.join(path).is_file();
        let held = if there { format!("Some({})", file(&game, path)) } else { "None".to_owned() };
        let _ = writeln!(code, "{field}: {held},");
    }
    code.push('}');
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("texts.rs"), code)
}

/// Returns the IDs of the questions that the chapters answer beside their rules, such as `MO-7.2/aim`, as Rust
/// expressions. A chapter that can't be parsed has none; its faults are reported when the rulebook is loaded.
fn questions(chapters: &[PathBuf]) -> io::Result<String> {
    let mut rows = String::new();
    for path in chapters {
        let chapter: Value = serde_json::from_str(&fs::read_to_string(path)?).unwrap_or_default();
        let ids = chapter["entries"].as_array().into_iter().flatten().filter_map(|entry| entry["id"].as_str());
        for id in ids.filter(|id| id.contains('/')) {
            let _ = write!(rows, "::game::RuleId({id:?}), ");
        }
    }
    Ok(rows)
}

/// Returns the Rust expression that embeds a file.
fn file(game: &str, path: &str) -> String {
    format!(
        "::rulebook::EmbeddedFile {{ name: \"{game}/{path}\", text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\")) }}"
    )
}

/// Returns the JSON files in a folder, sorted by path.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.retain(|entry| entry.extension().is_some_and(|extension| extension == "json"));
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
