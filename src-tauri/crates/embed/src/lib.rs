//! Takes a table's texts into the program, for its build script.
//!
//! A new chapter, scenario or lesson is in the book as soon as it lies in its folder: `rules/*.json` (a file per
//! chapter, in the order of their names), `scenarios/*.json`, and perhaps `tutorial.json`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Writes `texts.rs` into the build's folder: the texts of the crate that is being built, as a constant expression.
///
/// # Errors
/// If a folder can't be read, or the file can't be written.
pub fn texts() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let table = name(&root);
    let mut code = "::rulebook::Texts {\n".to_owned();
    for (field, folder) in [("chapters", "rules"), ("scenarios", "scenarios")] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
        let files = sorted(&root.join(folder))?;
        let rows: String = files.iter().map(|path| file(&table, &format!("{folder}/{}", name(path))) + ",\n").collect();
        // Writing to a string can't fail.
        let _ = writeln!(code, "{field}: &[{rows}],");
    }
    println!("cargo::rerun-if-changed={}", root.join("tutorial.json").display());
    let lessons = root.join("tutorial.json").is_file();
    let tutorial = if lessons { format!("Some({})", file(&table, "tutorial.json")) } else { "None".to_owned() };
    let _ = writeln!(code, "tutorial: {tutorial},\n}}");
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("texts.rs"), code)
}

/// A file as the program holds it.
fn file(table: &str, path: &str) -> String {
    format!(
        "::rulebook::File {{ name: \"{table}/{path}\", text: include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\")) }}"
    )
}

/// The JSON files in a folder, in order.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.retain(|entry| entry.extension().is_some_and(|extension| extension == "json"));
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
