//! Lists every table's files, so that a new text or scenario is in the book as soon as it lies in its folder.
//!
//! For each folder beside `src` that holds `rules` and `scenarios` a constant of its upper-case name is written.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    // A new table is a new folder here.
    println!("cargo::rerun-if-changed={}", root.display());
    let mut code = String::new();
    for folder in sorted(&root)? {
        if !folder.join("rules").is_dir() || !folder.join("scenarios").is_dir() {
            continue;
        }
        let table = name(&folder);
        let list = |kind: &str| -> io::Result<String> {
            let mut rows = String::new();
            for entry in sorted(&folder.join(kind))? {
                let path = format!("{table}/{kind}/{}", name(&entry));
                // Writing to a string can't fail.
                let _ = writeln!(rows, "{},", file(&path));
            }
            Ok(rows)
        };
        let _ = writeln!(
            code,
            "/// The files of `{table}`.\n\
             pub const {}: Files = Files {{ chapters: &[{}], scenarios: &[{}], tutorial: {} }};",
            table.to_uppercase(),
            list("rules")?,
            list("scenarios")?,
            if folder.join("tutorial.json").is_file() {
                format!("Some({})", file(&format!("{table}/tutorial.json")))
            } else {
                "None".to_owned()
            },
        );
    }
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("files.rs"), code)
}

/// A file as the program holds it.
fn file(path: &str) -> String {
    format!("File {{ name: {path:?}, text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\")) }}")
}

/// The folders and JSON files in a folder, in order.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.retain(|entry| entry.is_dir() || entry.extension().is_some_and(|extension| extension == "json"));
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
