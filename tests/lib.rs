//! Tests across crates: crashes and promises in Rust, the window in `ui` with Node.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns all Rust files of the product below a folder: without tests, examples and what is generated.
///
/// # Panics
/// If the folder can't be read, or a name in it isn't Unicode.
#[must_use]
#[allow(clippy::unwrap_used, reason = "only tests call it")]
pub fn product_sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let product = entries.filter(|path| {
        let name = path.file_stem().unwrap().to_str().unwrap();
        !["examples", "gen", "target"].contains(&name) && !name.ends_with("tests")
    });
    let rust = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs");
    product
        .flat_map(|path| if path.is_dir() { product_sources(&path) } else { Vec::from_iter(Some(path).filter(rust)) })
        .collect()
}
