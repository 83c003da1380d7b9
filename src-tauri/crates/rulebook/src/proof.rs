//! Proofreading: whether files are valid, the book's own and anybody else's.

use crate::book::Rulebook;
use crate::failure::Failure;
use crate::load::{self, Asked};
use crate::matter;
use crate::reading::{self, document};
use crate::scenario::{self, Report};
use crate::volume::Volume;
use serde::Deserialize;
use std::ffi::OsStr;
use std::path::Path;
use std::{fs, io};

/// What a tutorial's file is called, wherever it lies.
const TUTORIAL: &str = "tutorial.json";
/// What the file with a table's reading matter is called, wherever it lies.
const READING: &str = "reading.json";
/// What the file is called that tells how people ask for a table's entries, wherever it lies.
const ASKED: &str = "asked.json";
/// What the folder of a table's rule texts is called, wherever it lies.
const RULES: &str = "rules";

/// Reads and plays the texts of some tables: rules, scenarios, tutorials, reading matter. What is wrong with them, one failure each;
/// nothing, if all is in order.
#[must_use]
pub fn proofread(volumes: &'static [Volume]) -> Vec<Failure> {
    // Scenarios look their rules up in the book, so nothing else can be said while it can't be read.
    let book = match Rulebook::load(volumes) {
        Ok(book) => book,
        Err(failures) => return failures,
    };
    let scenarios = volumes.iter().flat_map(|table| {
        let files = table.texts.scenarios.iter();
        files.filter_map(|file| (table.check)(&book, file.name, file.text).err())
    });
    let tutorials = volumes.iter().filter_map(|table| {
        let file = table.texts.tutorial?;
        (table.check_tutorial)(file.name, file.text).err()
    });
    let matter = volumes.iter().filter_map(|table| {
        let file = table.texts.reading?;
        matter::check_text(table, file.name, file.text).err()
    });
    scenarios.chain(tutorials).chain(matter).flatten().collect()
}

/// What tells a tutorial's table: the rule of its first lesson's first step.
#[derive(Deserialize)]
struct Opening {
    lessons: Vec<OpeningLesson>,
}

#[derive(Deserialize)]
struct OpeningLesson {
    steps: Vec<OpeningStep>,
}

#[derive(Deserialize)]
struct OpeningStep {
    rule: String,
}

/// What tells the table of reading matter: the first rule of its player aid.
#[derive(Deserialize)]
struct ReadingOpening {
    aid: Vec<SectionOpening>,
}

#[derive(Deserialize)]
struct SectionOpening {
    rules: Vec<String>,
}

/// What tells a chapter's table: its first rule.
#[derive(Deserialize)]
struct ChapterOpening {
    entries: Vec<EntryOpening>,
}

#[derive(Deserialize)]
struct EntryOpening {
    id: String,
}

/// The longest file that is read, in bytes: many times what a chapter has.
const LONGEST: u64 = 4 << 20;

/// What a file says; nothing of what only looks like one and might never end.
fn text_of(path: &Path) -> io::Result<String> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no file"));
    }
    if about.len() > LONGEST {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, format!("it is longer than {LONGEST} bytes")));
    }
    fs::read_to_string(path)
}

impl Rulebook {
    /// Reads and plays a file from anywhere: a tutorial if it is called `tutorial.json`, reading matter if it is
    /// called `reading.json`, a chapter of rules if it lies in a folder called `rules`, else a scenario.
    ///
    /// # Errors
    /// Everything that is wrong with it, one line each.
    pub fn proofread_file(&self, path: &Path) -> Result<(), Vec<Failure>> {
        if path.file_name().is_some_and(|name| name == TUTORIAL) {
            return self.proofread_tutorial(path);
        }
        if path.file_name().is_some_and(|name| name == READING) {
            return self.proofread_matter(path);
        }
        if path.file_name().is_some_and(|name| name == ASKED) {
            return self.proofread_asked(path);
        }
        if path.parent().and_then(Path::file_name).is_some_and(|name| name == RULES) {
            return self.proofread_chapter(path);
        }
        self.check_scenario(path).map(drop)
    }

    fn proofread_chapter(&self, path: &Path) -> Result<(), Vec<Failure>> {
        let file = path.display().to_string();
        let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
        let text = text_of(path).map_err(|error| fail("", error.to_string()))?;
        let opening: ChapterOpening = reading::file(&file, &text)?;
        let Some(first) = opening.entries.first() else {
            return Err(fail("entries", "there are none".to_owned()));
        };
        let unknown = || fail("entries[0]: id", format!("no table has a rule {}", first.id));
        let table = self.volume_of_rule(&first.id).ok_or_else(unknown)?;
        load::check_chapter(table, &file, &text)
    }

    fn proofread_asked(&self, path: &Path) -> Result<(), Vec<Failure>> {
        let file = path.display().to_string();
        let text = text_of(path).map_err(|error| vec![Failure::new(&file, "", error.to_string())])?;
        let asked: Asked = reading::file(&file, &text)?;
        let failures = load::asked_faults(&file, &asked, |id| self.entry(id).is_some());
        if failures.is_empty() { Ok(()) } else { Err(failures) }
    }

    fn proofread_tutorial(&self, path: &Path) -> Result<(), Vec<Failure>> {
        let file = path.display().to_string();
        let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
        let text = text_of(path).map_err(|error| fail("", error.to_string()))?;
        let opening: Opening = document(&text).map_err(|(place, problem)| fail(&place, problem))?;
        let Some(first) = opening.lessons.first() else {
            return Err(fail("lessons", "there are none".to_owned()));
        };
        let Some(first) = first.steps.first() else {
            return Err(fail("lessons[0]: steps", "there are none".to_owned()));
        };
        let unknown = || fail("lessons[0]: steps[0]: rule", format!("no table has a rule {}", first.rule));
        let table = self.volume_of_rule(&first.rule).ok_or_else(unknown)?;
        (table.check_tutorial)(&file, &text)
    }

    fn proofread_matter(&self, path: &Path) -> Result<(), Vec<Failure>> {
        let file = path.display().to_string();
        let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
        let text = text_of(path).map_err(|error| fail("", error.to_string()))?;
        let opening: ReadingOpening = reading::file(&file, &text)?;
        let Some(first) = opening.aid.first().and_then(|section| section.rules.first()) else {
            return Err(fail("aid", "there are no rules".to_owned()));
        };
        let unknown = || fail("aid[0]: rules[0]", format!("no table has a rule {first}"));
        let table = self.volume_of_rule(first).ok_or_else(unknown)?;
        matter::check_text(table, &file, &text)
    }

    /// Runs the scenario in a file from anywhere.
    ///
    /// # Errors
    /// Everything that is wrong with it, one line each.
    pub fn check_scenario(&self, path: &Path) -> Result<Report, Vec<Failure>> {
        let file = path.display().to_string();
        let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
        let text = text_of(path).map_err(|error| fail("", error.to_string()))?;
        let header: scenario::Header = reading::file(&file, &text)?;
        let Some(first) = header.rules.first() else {
            return Err(fail("rules", "name at least one rule".to_owned()));
        };
        let unknown = || fail("rules", format!("no table has a rule {first}"));
        let table = self.volume_of_rule(first).ok_or_else(unknown)?;
        let checked = (table.check)(self, &file, &text);
        // Told beside what else is wrong. A name that is none has been told already.
        let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
        if stem == header.id || scenario::name_fault(&header.id).is_some() {
            return checked;
        }
        let mut failures = checked.err().unwrap_or_default();
        failures.insert(0, Failure::new(&file, "id", scenario::AS_THE_FILE));
        Err(failures)
    }
}
