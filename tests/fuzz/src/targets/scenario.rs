//! The reader of scenarios, tutorials and chapters of rules, as `arena check` accepts them from anywhere.

use super::Answer;
use crate::temporary_house;
use games::book;
use std::fs;
use tempfile::TempDir;

/// Words of the format, for mutations.
pub const WORDS: &[&str] = &[
    "\"id\":",
    "\"rules\":[\"MO-1.1\"]",
    "\"rules\":[\"IS-1.1\"]",
    "\"rules\":[\"GO-1.1\"]",
    "\"title\":{\"hu\":\"\",\"en\":\"\"}",
    "\"given\":{",
    "\"setup\":{}",
    "\"seed\":\"1\"",
    "\"steps\":[",
    "\"expect\":",
    "\"state\":",
    "\"view\":",
    "\"events\":",
    "\"seat\":255",
    "\"move\":",
    "\"try\":",
    "\"say\":",
    "\"lessons\":[",
    "\"goal\":",
    "\"more\":0,",
    "null",
    "[[[[[[[[",
    "\\ud800",
    "\u{feff}",
];

/// The most failures that a person can still make use of.
const MOST_FAILURES: usize = 100_000;

/// The longest file name, which every file system accepts.
const MOST_NAME: usize = 100;

/// Checks a file as a scenario, a tutorial and a chapter of rules.
pub fn read(text: &[u8]) -> Answer {
    thread_local!(static FOLDER: TempDir = temporary_house::folder());
    FOLDER.with(|folder| {
        let rules = folder.path().join("rules");
        let _ = fs::create_dir_all(&rules);
        let mut answer = Answer::Refused;
        let scenario = folder.path().join(format!("{}.json", name(text)));
        for file in [scenario.clone(), folder.path().join("tutorial.json"), rules.join("any.json")] {
            fs::write(&file, text).unwrap_or_else(|error| panic!("no file to read: {error}"));
            match book().proofread_file(&file) {
                Ok(()) => answer = Answer::Taken,
                Err(failures) => {
                    assert!((1..MOST_FAILURES).contains(&failures.len()), "{} failures", failures.len());
                    assert!(failures.iter().all(|failure| !failure.to_string().is_empty()));
                }
            }
        }
        // Each file has a name of its own; they would fill the folder.
        let _ = fs::remove_file(scenario);
        answer
    })
}

/// Returns the name of a scenario's file, which must be the scenario's if that is a possible file name.
fn name(text: &[u8]) -> String {
    let whole: serde_json::Value = serde_json::from_slice(text).unwrap_or_default();
    let id = whole.get("id").and_then(serde_json::Value::as_str).unwrap_or_default();
    let plain = id.chars().all(|sign| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '.'));
    if plain && (1..=MOST_NAME).contains(&id.len()) && !id.starts_with('.') { id } else { "any" }.to_owned()
}
