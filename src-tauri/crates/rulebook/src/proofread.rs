//! Proofreading: checks the texts of the rulebook, or a file from anywhere.

use crate::book::Rulebook;
use crate::failure::Failure;
use crate::load::{self, QuestionPhrases};
use crate::reading_matter;
use crate::scenario::{self, Report};
use crate::strict_json::{self, document};
use crate::volume::Volume;
use serde::Deserialize;
use std::ffi::OsStr;
use std::path::Path;
use std::{fs, io};

/// The name of a tutorial's file.
const TUTORIAL: &str = "tutorial.json";
/// The name of the file with a game's reading matter.
const READING: &str = "reading.json";
/// The name of the file with the phrases by which people ask for a game's entries.
const ASKED: &str = "asked.json";
/// The name of the folder with a game's rule texts.
const RULES: &str = "rules";

/// Reads and checks the texts of some games: rules, scenarios, tutorials and reading matter. Returns the failures; none
/// if all is in order.
#[must_use]
pub fn proofread(volumes: &'static [Volume]) -> Vec<Failure> {
    // Scenarios look up their rules in the rulebook, so nothing else can be checked while it can't be loaded.
    let book = match Rulebook::load(volumes) {
        Ok(book) => book,
        Err(failures) => return failures,
    };
    let scenarios = volumes.iter().flat_map(|game| {
        let files = game.texts.scenarios.iter();
        files.filter_map(|file| (game.check)(&book, file.name, file.text).err())
    });
    let tutorials = volumes.iter().filter_map(|game| {
        let file = game.texts.tutorial?;
        (game.check_tutorial)(file.name, file.text).err()
    });
    let matter = volumes.iter().filter_map(|game| {
        let file = game.texts.reading?;
        reading_matter::check_text(game, file.name, file.text).err()
    });
    scenarios.chain(tutorials).chain(matter).flatten().collect()
}

/// The part of a tutorial that identifies its game: the rule of its first lesson's first step.
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

/// The part of reading matter that identifies its game: the first rule of its player aid.
#[derive(Deserialize)]
struct ReadingOpening {
    aid: Vec<SectionOpening>,
}

#[derive(Deserialize)]
struct SectionOpening {
    rules: Vec<String>,
}

/// The part of a chapter that identifies its game: its first rule.
#[derive(Deserialize)]
struct ChapterOpening {
    entries: Vec<EntryOpening>,
}

#[derive(Deserialize)]
struct EntryOpening {
    id: String,
}

/// The longest file that is read, in bytes: many times the length of a chapter.
const LONGEST: u64 = 4 << 20;

/// Reads a regular file. Devices and pipes, which might never end, are refused.
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
    /// Reads and checks a file from anywhere: a tutorial if it is called `tutorial.json`, reading matter if
    /// `reading.json`, phrases if `asked.json`, a chapter of rules if it lies in a folder called `rules`, else a
    /// scenario.
    ///
    /// # Errors
    /// All faults of the file, one line each.
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
        let opening: ChapterOpening = strict_json::file(&file, &text)?;
        let Some(first) = opening.entries.first() else {
            return Err(fail("entries", "there are none".to_owned()));
        };
        let unknown = || fail("entries[0]: id", format!("no game has a rule {}", first.id));
        let game = self.volume_of_rule(&first.id).ok_or_else(unknown)?;
        load::check_chapter(game, &file, &text)
    }

    fn proofread_asked(&self, path: &Path) -> Result<(), Vec<Failure>> {
        let file = path.display().to_string();
        let text = text_of(path).map_err(|error| vec![Failure::new(&file, "", error.to_string())])?;
        let asked: QuestionPhrases = strict_json::file(&file, &text)?;
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
        let unknown = || fail("lessons[0]: steps[0]: rule", format!("no game has a rule {}", first.rule));
        let game = self.volume_of_rule(&first.rule).ok_or_else(unknown)?;
        (game.check_tutorial)(&file, &text)
    }

    fn proofread_matter(&self, path: &Path) -> Result<(), Vec<Failure>> {
        let file = path.display().to_string();
        let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
        let text = text_of(path).map_err(|error| fail("", error.to_string()))?;
        let opening: ReadingOpening = strict_json::file(&file, &text)?;
        let Some(first) = opening.aid.first().and_then(|section| section.rules.first()) else {
            return Err(fail("aid", "there are no rules".to_owned()));
        };
        let unknown = || fail("aid[0]: rules[0]", format!("no game has a rule {first}"));
        let game = self.volume_of_rule(first).ok_or_else(unknown)?;
        reading_matter::check_text(game, &file, &text)
    }

    /// Runs the scenario in a file from anywhere.
    ///
    /// # Errors
    /// All faults of the file, one line each.
    pub fn check_scenario(&self, path: &Path) -> Result<Report, Vec<Failure>> {
        let file = path.display().to_string();
        let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
        let text = text_of(path).map_err(|error| fail("", error.to_string()))?;
        let header: scenario::Header = strict_json::file(&file, &text)?;
        let Some(first) = header.rules.first() else {
            return Err(fail("rules", "name at least one rule".to_owned()));
        };
        let unknown = || fail("rules", format!("no game has a rule {first}"));
        let game = self.volume_of_rule(first).ok_or_else(unknown)?;
        let checked = (game.check)(self, &file, &text);
        // A name that differs from the file's is reported together with the other faults, unless the name is invalid,
        // which is already reported.
        let stem = path.file_stem().and_then(OsStr::to_str).unwrap_or_default();
        if stem == header.id || scenario::name_fault(&header.id).is_some() {
            return checked;
        }
        let mut failures = checked.err().unwrap_or_default();
        failures.insert(0, Failure::new(&file, "id", scenario::AS_THE_FILE));
        Err(failures)
    }
}
