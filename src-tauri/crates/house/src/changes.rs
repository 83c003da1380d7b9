//! Which version this is, and what each brought: `changes.json`, which is written for people who play.

use rulebook::Lang;
use serde::{Deserialize, Serialize};

/// What every version brought, the newest first.
const FILE: &str = include_str!("../changes.json");

/// The version, and what it and those before it brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct About {
    /// The version of the program.
    pub version: String,
    /// What each version brought, the newest first.
    pub changes: Vec<Changes>,
}

/// What a version brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Changes {
    /// The version.
    pub version: String,
    /// A sentence for each thing that is new.
    pub lines: Vec<String>,
}

/// A version as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: String,
    hu: Vec<String>,
    en: Vec<String>,
}

/// What is told of the program in a language.
pub(crate) fn about(lang: Lang) -> About {
    let changes = written().into_iter().map(|Written { version, hu, en }| Changes {
        version,
        lines: match lang {
            Lang::Hu => hu,
            Lang::En => en,
        },
    });
    About { version: env!("CARGO_PKG_VERSION").to_owned(), changes: changes.collect() }
}

/// All of the file. It is part of the program and a test reads it, so that it can be read here as well.
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
        for Written { version, hu, en } in written() {
            assert!(!hu.is_empty(), "{version}");
            assert_eq!(hu.len(), en.len(), "{version}");
            for line in hu.iter().chain(&en) {
                assert!(line.ends_with('.') && line.trim() == line, "{version}: {line}");
            }
            let number: Vec<u32> = version.split('.').map(|part| part.parse().unwrap()).collect();
            assert_eq!(number.len(), 3, "{version}");
            versions.push(number);
        }
        assert!(versions.is_sorted_by(|newer, older| newer > older), "{versions:?}");
    }
}
