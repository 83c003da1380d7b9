//! `cargo xtask changelog`: writes `CHANGELOG.md` from `changes.json`, which the app itself shows.

use std::fmt::Write as _;
use std::fs;

use serde::Deserialize;

use crate::{Outcome, paths};

const SOURCE: &str = "src-tauri/house/changes.json";
const PAGE: &str = "CHANGELOG.md";

/// A version, and a sentence for each thing it brought.
#[derive(Deserialize)]
pub struct Version {
    pub version: String,
    pub en: Vec<String>,
    pub hu: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// If a file can't be read or written.
pub fn run(_: &[String]) -> Outcome {
    fs::write(paths::at(PAGE), text()?).map_err(|error| format!("{PAGE}: {error}"))
}

/// Returns the newest version.
///
/// # Errors
/// If the changes can't be read.
pub fn newest() -> Outcome<Version> {
    versions()?.into_iter().next().ok_or_else(|| format!("{SOURCE} has no version"))
}

fn versions() -> Outcome<Vec<Version>> {
    serde_json::from_str(&paths::read(SOURCE)?).map_err(|error| format!("{SOURCE}: {error}"))
}

fn text() -> Outcome<String> {
    let versions = versions()?;
    let mut text = format!("# Changes\n\nWritten by `cargo xtask changelog` from [`changes.json`]({SOURCE}).\n");
    for Version { version, en, .. } in versions {
        let _ = write!(text, "\n## {version}\n\n");
        for line in en {
            let _ = writeln!(text, "- {line}");
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{PAGE, text};

    #[test]
    fn the_page_is_what_the_app_shows() {
        let page = std::fs::read_to_string(crate::paths::at(PAGE)).unwrap();
        assert_eq!(page, text().unwrap(), "run `cargo xtask changelog`");
    }
}
