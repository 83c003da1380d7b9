//! The app's version and what is new in each version, read from `changes.json`, which is written for players.

use rulebook::{Lang, Translated};
use serde::{Deserialize, Serialize};

/// The news of every version, the newest first.
const FILE: &str = include_str!("../changes.json");

/// The app's version, with the news of this and earlier versions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct About {
    pub version: String,
    /// The news of each version, the newest first.
    pub changes: Vec<Changes>,
}

/// The news of one version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Changes {
    pub version: String,
    /// One sentence for each change.
    pub lines: Vec<String>,
}

/// A version as the file has it.
#[derive(Deserialize)]
struct Written {
    version: String,
    #[serde(flatten)]
    lines: Translated<Vec<String>>,
}

/// Returns the version and its news in a language.
pub(crate) fn about(lang: Lang) -> About {
    let changes =
        written().into_iter().map(|Written { version, lines }| Changes { version, lines: lines.get(lang).clone() });
    About { version: env!("CARGO_PKG_VERSION").to_owned(), changes: changes.collect() }
}

/// Parses the file. It is part of the program and checked by a test, so it can always be parsed.
fn written() -> Vec<Written> {
    serde_json::from_str(FILE).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_told_of_is_this_one() {
        let newest = written().into_iter().next().map(|newest| newest.version);
        assert_eq!(newest.as_deref(), Some(env!("CARGO_PKG_VERSION")), "changes.json says what a new version brings");
    }

    #[test]
    fn every_version_is_told_of_once_and_in_both_languages() {
        let mut versions = Vec::new();
        for Written { version, lines } in written() {
            let count = lines.get(Lang::FALLBACK).len();
            assert!(count > 0, "{version}");
            for (lang, lines) in lines.iter() {
                assert_eq!(lines.len(), count, "{version}: {lang:?}");
                for line in lines {
                    assert!(line.ends_with('.') && line.trim() == line, "{version}: {line}");
                }
            }
            let number: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
            assert_eq!(number.len(), 3, "{version}");
            versions.push(number);
        }
        assert!(versions.is_sorted_by(|newer, older| newer > older), "{versions:?}");
    }
}
