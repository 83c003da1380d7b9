//! The folders of samples and of failed inputs.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

/// The folder of the input being read, with one file for each target.
pub const LAST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/fuzz/last");
const FAILED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/fuzz/failed");
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus");

/// Returns the folder of a target's kept samples.
#[must_use]
pub fn folder(target: &str) -> PathBuf {
    Path::new(KEPT).join(target)
}

/// Returns a target's kept samples with their names, in order.
#[must_use]
pub fn kept(target: &str) -> Vec<(String, Vec<u8>)> {
    let Ok(folder) = fs::read_dir(folder(target)) else { return Vec::new() };
    let mut samples: Vec<(String, Vec<u8>)> = folder
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            Some((path.file_name()?.to_string_lossy().into_owned(), fs::read(&path).ok()?))
        })
        .collect();
    samples.sort();
    samples
}

/// Saves the input that is about to be read. If that fails, only the trace of a crash is lost.
pub fn keep_last(target: &str, input: &[u8]) {
    let _ = fs::create_dir_all(LAST).and_then(|()| fs::write(Path::new(LAST).join(target), input));
}

/// Saves a failed input and returns where.
#[must_use]
pub fn keep_failed(target: &str, input: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    let path = Path::new(FAILED).join(format!("{target}-{:016x}", hasher.finish()));
    match fs::create_dir_all(FAILED).and_then(|()| fs::write(&path, input)) {
        Ok(()) => path.display().to_string(),
        Err(error) => format!("nothing ({error})"),
    }
}
