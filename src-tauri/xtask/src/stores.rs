//! `cargo xtask stores`: what app stores ask for, in fastlane's layout, below `target/stores`.
//!
//! The texts come from `src-tauri/stores/texts.json` and `changes.json`, the pictures from the app itself. Google Play and
//! F-Droid read `fastlane/metadata/android`, the App Store `fastlane/metadata` and `fastlane/screenshots`. Nothing is sent.

use std::fmt::Write as _;
use std::fs;

use serde::Deserialize;

use crate::{Outcome, changelog, paths, process, setup, test, ui};

const TEXTS: &str = "src-tauri/stores/texts.json";
const TO: &str = "target/stores";

/// The texts about the app in one language.
#[derive(Deserialize)]
struct Texts {
    name: String,
    /// A few words below the name in the App Store.
    subtitle: String,
    /// One line.
    short: String,
    /// Paragraphs.
    full: Vec<String>,
    /// Words to search by, separated by commas.
    keywords: String,
}

#[derive(Deserialize)]
struct Languages {
    en: Texts,
    hu: Texts,
}

/// A language as each store calls it.
struct Locale {
    android: &'static str,
    apple: &'static str,
}

const ENGLISH: Locale = Locale { android: "en-US", apple: "en-US" };
const HUNGARIAN: Locale = Locale { android: "hu-HU", apple: "hu" };

/// The most characters of Google Play's list of changes; F-Droid's is the same.
const MOST_CHANGES: usize = 500;

/// Runs the command with the words after its name.
///
/// # Errors
/// If a text can't be read or written, or a picture can't be taken.
pub fn run(_: &[String]) -> Outcome {
    // Leftovers of an earlier run must not pass for new files.
    let _ = fs::remove_dir_all(paths::at(TO));
    let texts = texts()?;
    let changes = changelog::newest()?;
    for (locale, texts, lines) in [(ENGLISH, &texts.en, &changes.en), (HUNGARIAN, &texts.hu, &changes.hu)] {
        for (file, text) in files(&locale, texts, lines, &changes.version)? {
            paths::write(&paths::at(TO).join(file), &format!("{text}\n"))?;
        }
    }
    setup::for_playing()?;
    ui::build_if_stale()?;
    process::finish(&mut test::build_of_the_bridge())?;
    let mut pictures = process::call("node", &["tests/ui/store-pictures.js", TO]);
    process::finish(pictures.current_dir(paths::root()))?;
    println!("{TO}: texts and pictures in fastlane's layout");
    Ok(())
}

fn texts() -> Outcome<Languages> {
    serde_json::from_str(&paths::read(TEXTS)?).map_err(|error| format!("{TEXTS}: {error}"))
}

/// Returns the files of one language, by their paths below the folder of all.
fn files(locale: &Locale, texts: &Texts, changes: &[String], version: &str) -> Outcome<Vec<(String, String)>> {
    let full = texts.full.join("\n\n");
    let android = |name: &str| format!("fastlane/metadata/android/{}/{name}", locale.android);
    let apple = |name: &str| format!("fastlane/metadata/{}/{name}", locale.apple);
    let listed = changes_within(changes, MOST_CHANGES);
    Ok(vec![
        (android("title.txt"), texts.name.clone()),
        (android("short_description.txt"), texts.short.clone()),
        (android("full_description.txt"), full.clone()),
        (android(&format!("changelogs/{}.txt", version_code(version)?)), listed.clone()),
        (apple("name.txt"), texts.name.clone()),
        (apple("subtitle.txt"), texts.subtitle.clone()),
        (apple("description.txt"), full),
        (apple("keywords.txt"), texts.keywords.clone()),
        (apple("release_notes.txt"), listed),
    ])
}

/// Returns the first of the changes, whole lines with at most `most` characters.
fn changes_within(changes: &[String], most: usize) -> String {
    let mut text = String::new();
    for line in changes {
        let mut longer = text.clone();
        let _ = write!(longer, "{}• {line}", if text.is_empty() { "" } else { "\n" });
        if longer.chars().count() > most {
            break;
        }
        text = longer;
    }
    text
}

/// Returns the number by which Android tells versions apart, as Tauri computes it.
fn version_code(version: &str) -> Outcome<u32> {
    let parts: Vec<u32> = version.split('.').filter_map(|part| part.parse().ok()).collect();
    let &[major, minor, patch] = &parts[..] else { return Err(format!("{version} is no version")) };
    Ok(major * 1_000_000 + minor * 1_000 + patch)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most characters that each store takes of each text.
    const LIMITS: [(&str, usize); 9] = [
        ("title.txt", 30),
        ("short_description.txt", 80),
        ("full_description.txt", 4_000),
        ("changelogs/1000000.txt", MOST_CHANGES),
        ("name.txt", 30),
        ("subtitle.txt", 30),
        ("description.txt", 4_000),
        ("keywords.txt", 100),
        ("release_notes.txt", 4_000),
    ];

    #[test]
    fn every_text_fits_into_what_the_stores_take() {
        let texts = texts().unwrap();
        assert_eq!(texts.en.full.len(), texts.hu.full.len(), "a language lacks a paragraph");
        let changes = changelog::newest().unwrap();
        for (locale, texts, lines) in [(ENGLISH, &texts.en, &changes.en), (HUNGARIAN, &texts.hu, &changes.hu)] {
            for ((file, text), (name, most)) in files(&locale, texts, lines, "1.0.0").unwrap().into_iter().zip(LIMITS) {
                assert!(file.ends_with(name), "{file}");
                let length = text.chars().count();
                assert!((1..=most).contains(&length), "{file}: {length} of {most}");
            }
        }
    }

    #[test]
    fn every_description_is_of_this_version() {
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(changelog::newest().unwrap().version, version);
        let about = paths::read("src-tauri/linux/hu.asztaltars.app.metainfo.xml").unwrap();
        let newest = about.split("<release ").nth(1).unwrap();
        assert!(newest.starts_with(&format!("version=\"{version}\"")), "{newest}");
        let recipe = paths::read("src-tauri/stores/hu.asztaltars.app.fdroid.yml").unwrap();
        let code = version_code(version).unwrap();
        for line in [
            format!("  - versionName: {version}"),
            format!("    versionCode: {code}"),
            format!("    commit: v{version}"),
            format!("CurrentVersion: {version}"),
            format!("CurrentVersionCode: {code}"),
        ] {
            assert!(recipe.lines().any(|one| one == line), "{line}");
        }
    }

    #[test]
    fn changes_are_cut_at_whole_lines() {
        let lines = ["abc".to_owned(), "de".to_owned()];
        assert_eq!(changes_within(&lines, 10), "• abc\n• de");
        assert_eq!(changes_within(&lines, 9), "• abc");
    }

    #[test]
    fn versions_are_numbered_as_tauri_does() {
        assert_eq!(version_code("1.2.3").unwrap(), 1_002_003);
        assert!(version_code("1.2").is_err());
    }
}
