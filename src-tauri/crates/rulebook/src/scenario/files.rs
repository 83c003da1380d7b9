//! Scenario files: the rulebook's own, and others.

use crate::entry::RuleKinds;
use crate::failure::Failure;
use crate::phrase::Phrase;
use crate::scenario::format::Scenario;
use crate::scenario::report::Report;
use crate::scenario::stage::run;
use game::Game;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Runs the scenario in `text` in the game `G`; `file` is the file name in the failures.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
/// use rulebook::scenario::check_text;
/// use toy::{Matches, book};
///
/// let text = r#"{
///     "id": "mt-one-left", "rules": ["MT-1.2"], "title": { "hu": "Egy maradt", "en": "One is left" },
///     "given": { "position": { "setup": { "matches": 10 }, "left": 1, "turn": 0 } },
///     "steps": [{ "try": 2, "refused": "MT-1.2" }]
/// }"#;
/// let report = check_text::<Matches>(&book(), "one.json", text).unwrap();
/// assert_eq!((report.id.as_str(), report.steps), ("mt-one-left", 1));
/// assert!(report.cited.iter().any(|rule| rule.0 == "MT-1.2"), "its refusal names the rule");
///
/// let failures = check_text::<Matches>(&book(), "one.json", &text.replace("left\": 1", "left\": 2")).unwrap_err();
/// assert_eq!(failures[0].to_string(), "one.json: step 1: 2 is accepted");
/// ```
///
/// # Errors
/// All faults of the scenario, one line each.
pub fn check_text<G: Game>(kinds: &dyn RuleKinds, file: &str, text: &str) -> Result<Report, Vec<Failure>> {
    run(&Scenario::<G>::parse(file, text)?, kinds)
}

/// Returns the scenario files in a folder and its subfolders, in order; for a file, the file itself.
///
/// # Errors
/// If a folder can't be read.
pub fn files_under(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut inside = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    inside.sort();
    let mut files = Vec::new();
    for entry in inside {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "json") {
            files.extend(files_under(&entry)?);
        }
    }
    Ok(files)
}

/// Returns a scenario of the rulebook, whose file has its name.
///
/// ```
/// # mod toy { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/matches/table.rs")); }
/// use rulebook::scenario;
/// use toy::Matches;
///
/// let shown = scenario::load::<Matches>("mt-2.1-the-last-match").unwrap();
/// assert_eq!(shown.title.get(rulebook::Lang::En), "The last match wins");
/// assert!(scenario::load::<Matches>("mt-no-such").is_none());
/// ```
#[must_use]
pub fn load<G: Phrase>(id: &str) -> Option<Scenario<G>> {
    let file = G::TEXTS.scenario(id)?;
    Scenario::parse(file.name, file.text).ok()
}
