//! Builds the UI when its sources have changed.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use crate::{Outcome, places, process};

/// The UI's package.
pub const UI: &str = "ui";
/// Where the built UI goes.
pub const DIST: &str = "ui/dist";

/// Builds the UI unless `ui/dist` is newer than all its sources.
pub fn build_if_stale() -> Outcome {
    if is_fresh() {
        return Ok(());
    }
    process::finish(&mut process::npm(UI, &["run", "--silent", "build"]))
}

fn is_fresh() -> bool {
    let built = fs::metadata(places::at(DIST).join("index.html")).and_then(|it| it.modified());
    built.is_ok_and(|built| newest_source(&places::at(UI)).is_some_and(|source| source < built))
}

/// When the newest file below `directory` was changed, leaving out generated and installed files.
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
