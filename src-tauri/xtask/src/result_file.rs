//! The checked-in JSON files of what was measured.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Outcome, process};

/// Reads a file; a file that isn't there is empty.
///
/// # Errors
/// If the file can't be read, or isn't a `T`.
pub fn read<T: DeserializeOwned + Default>(file: &Path) -> Outcome<T> {
    match fs::read_to_string(file) {
        Ok(text) => serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(T::default()),
        Err(error) => Err(format!("{}: {error}", file.display())),
    }
}

/// Replaces a file, or creates it with its folder.
///
/// # Errors
/// If the file can't be written.
pub fn write(file: &Path, value: &Value) -> Outcome {
    // Written to another file first: the earlier results took hours.
    let whole = file.with_extension("new");
    fs::create_dir_all(file.with_file_name(""))
        .and_then(|()| fs::write(&whole, format!("{value:#}\n")))
        .and_then(|()| fs::rename(&whole, file))
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Returns the date of today in UTC, `2026-12-01`.
///
/// # Errors
/// If the system can't tell it.
pub fn today() -> Outcome<String> {
    Ok(process::output(&mut process::call("date", &["-u", "+%Y-%m-%d"]))?.trim().to_owned())
}
