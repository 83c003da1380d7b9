//! Paths of the project.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Outcome;

/// Returns the project's top directory.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here)
}

/// Returns a path below the top directory.
pub fn at(path: &str) -> PathBuf {
    root().join(path)
}

/// Reads a file below the top directory.
///
/// # Errors
/// If it can't be read.
pub fn read(path: &str) -> Outcome<String> {
    fs::read_to_string(at(path)).map_err(|error| format!("{path}: {error}"))
}

/// Writes a file; creates its folder.
///
/// # Errors
/// If it can't be written.
pub fn write(path: &Path, text: &str) -> Outcome {
    let folder = path.parent().unwrap_or(root());
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns the path of the app as built with `profile` (`debug` or `release`).
pub fn app(profile: &str) -> PathBuf {
    built(profile, "asztaltars")
}

/// Returns the path of the test bridge as built with `profile`.
pub fn bridge(profile: &str) -> PathBuf {
    built(profile, "bridge")
}

fn built(profile: &str, name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    at("target").join(profile).join(file)
}
