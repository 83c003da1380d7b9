//! Scenarios in files: the book's own, and anybody's.

use crate::failure::Failure;
use crate::reading;
use crate::scenario::format::{Header, Scenario};
use crate::scenario::name;
use crate::scenario::report::Report;
use crate::scenario::stage::run;
use crate::tables::Table;
use game::Game;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Runs the scenario in a file from anywhere.
///
/// # Errors
/// Everything that is wrong with it, one line each.
pub fn check_file(path: &Path) -> Result<Report, Vec<Failure>> {
    let file = path.display().to_string();
    let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
    let text = fs::read_to_string(path).map_err(|error| fail("", error.to_string()))?;
    let header: Header = reading::file(&file, &text)?;
    let Some(first) = header.rules.first() else {
        return Err(fail("rules", "name at least one rule".to_owned()));
    };
    let table = Table::of_rule(first).ok_or_else(|| fail("rules", format!("no table has a rule {first}")))?;
    let checked = (table.check)(&file, &text);
    // Told beside what else is wrong. A name that is none has been told already.
    let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
    if stem == header.id || name::fault(&header.id).is_some() {
        return checked;
    }
    let mut failures = checked.err().unwrap_or_default();
    failures.insert(0, Failure::new(&file, "id", name::AS_THE_FILE));
    Err(failures)
}

/// Runs the scenario in `text` at the table `G`; `file` is what its failures are told under.
///
/// ```
/// use mochi::Mochi;
/// use rulebook::scenario::check_text;
///
/// // The file that the manual above shows.
/// let manual = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/SCENARIOS.md"));
/// let text = manual.split("```json").nth(1).unwrap().split("```").next().unwrap();
/// let report = check_text::<Mochi>("manual.json", text).unwrap();
/// assert_eq!((report.id.as_str(), report.steps), ("mo-3.2-smaller-on-minus", 3));
/// assert!(report.cited.iter().any(|rule| rule.0 == "MO-3.2"), "its refusal names the rule");
///
/// // On the other side of the tokens the greater pair wins, and the same moves go otherwise: each step says so.
/// let failures = check_text::<Mochi>("manual.json", &text.replace("minus\" }", "plus\" }")).unwrap_err();
/// assert_eq!(failures[0].to_string(), "manual.json: step 1: {\"kind\":\"playPair\",\"left\":1} is accepted");
/// ```
///
/// # Errors
/// Everything that is wrong with it, one line each.
pub fn check_text<G: Game>(file: &str, text: &str) -> Result<Report, Vec<Failure>> {
    run(&Scenario::<G>::parse(file, text)?)
}

/// The scenario files of a folder and the folders in it, in order; a file is its own.
///
/// # Errors
/// If something can't be read.
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

/// A scenario of the book, to be shown. Its file is named after it.
///
/// ```
/// use mochi::Mochi;
/// use rulebook::scenario;
///
/// let shown = scenario::load::<Mochi>("mo-0.1-yellow-57-draws").unwrap();
/// assert_eq!(shown.title.en, "Yellow 57 draws but flips nothing");
/// assert!(scenario::load::<Mochi>("mo-no-such").is_none());
/// ```
#[must_use]
pub fn load<G: Game>(id: &str) -> Option<Scenario<G>> {
    let file = Table::named(G::NAME)?.scenarios.iter().find(|file| file.stem() == id)?;
    Scenario::parse(file.name, file.text).ok()
}
