//! Builds the UI when its sources have changed.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use crate::{Outcome, paths, process};

/// The node package of the UI.
pub const UI: &str = "ui";
/// The folder of the built UI.
pub const DIST: &str = "ui/dist";

/// Builds the UI unless `ui/dist` is newer than all its sources.
///
/// # Errors
/// If the build fails.
pub fn build_if_stale() -> Outcome {
    if is_fresh() {
        return Ok(());
    }
    process::finish(&mut process::npm(UI, &["run", "--silent", "build"]))
}

fn is_fresh() -> bool {
    let built = fs::metadata(paths::at(DIST).join("index.html")).and_then(|it| it.modified());
    built.is_ok_and(|built| newest_source(&paths::at(UI)).is_some_and(|source| source < built))
}

/// Returns when the newest file below `directory` was changed, excluding generated and installed files.
fn newest_source(directory: &Path) -> Option<SystemTime> {
    let entries = fs::read_dir(directory).ok()?.flatten();
    entries
        .filter(|entry| entry.file_name() != "node_modules" && entry.file_name() != "dist")
        .filter_map(|entry| {
            let metadata = entry.metadata().ok()?;
            if metadata.is_dir() { newest_source(&entry.path()) } else { metadata.modified().ok() }
        })
        .max()
}
