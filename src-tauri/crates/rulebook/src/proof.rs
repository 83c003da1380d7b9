//! Proofreading: whether files are as they must be, the book's own and anybody's.

use crate::book::Rulebook;
use crate::failure::Failure;
use crate::load;
use crate::reading::{self, document};
use crate::scenario;
use crate::tables::{TABLES, Table};
use serde::Deserialize;
use std::fs;
use std::path::Path;

/// What a tutorial's file is called, wherever it lies.
const TUTORIAL: &str = "tutorial.json";
/// What the folder of a table's rule texts is called, wherever it lies.
const RULES: &str = "rules";

/// Reads and plays everything built into the program: rule texts, scenarios, tutorials. What is wrong with it, one
/// failure each; nothing, if all is in order.
#[must_use]
pub fn proofread() -> Vec<Failure> {
    // Scenarios look their rules up in the book, so nothing else can be said while it can't be read.
    if let Err(failures) = Rulebook::load() {
        return failures;
    }
    let scenarios = TABLES
        .iter()
        .flat_map(|table| table.scenarios.iter().filter_map(|file| (table.check)(file.name, file.text).err()));
    let tutorials = TABLES.iter().filter_map(|table| {
        let file = table.tutorial?;
        (table.check_tutorial)(file.name, file.text).err()
    });
    scenarios.chain(tutorials).flatten().collect()
}

/// Reads and plays a file from anywhere: a tutorial if it is called `tutorial.json`, a chapter of rules if it lies in a
/// folder called `rules`, else a scenario.
///
/// # Errors
/// Everything that is wrong with it, one line each.
pub fn proofread_file(path: &Path) -> Result<(), Vec<Failure>> {
    if path.file_name().is_some_and(|name| name == TUTORIAL) {
        return proofread_tutorial(path);
    }
    if path.parent().and_then(Path::file_name).is_some_and(|name| name == RULES) {
        return proofread_chapter(path);
    }
    scenario::check_file(path).map(drop)
}

/// What tells a tutorial's table: the rule of its first lesson.
#[derive(Deserialize)]
struct Opening {
    lessons: Vec<OpeningLesson>,
}

#[derive(Deserialize)]
struct OpeningLesson {
    rule: String,
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

fn proofread_chapter(path: &Path) -> Result<(), Vec<Failure>> {
    let file = path.display().to_string();
    let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
    let text = fs::read_to_string(path).map_err(|error| fail("", error.to_string()))?;
    let opening: ChapterOpening = reading::file(&file, &text)?;
    let Some(first) = opening.entries.first() else {
        return Err(fail("entries", "there are none".to_owned()));
    };
    let table =
        Table::of_rule(&first.id).ok_or_else(|| fail("entries[0]: id", format!("no table has a rule {}", first.id)))?;
    load::check_chapter(table, &file, &text)
}

fn proofread_tutorial(path: &Path) -> Result<(), Vec<Failure>> {
    let file = path.display().to_string();
    let fail = |place: &str, problem: String| vec![Failure::new(&file, place, problem)];
    let text = fs::read_to_string(path).map_err(|error| fail("", error.to_string()))?;
    let opening: Opening = document(&text).map_err(|(place, problem)| fail(&place, problem))?;
    let Some(first) = opening.lessons.first() else {
        return Err(fail("lessons", "there are none".to_owned()));
    };
    let table = Table::of_rule(&first.rule)
        .ok_or_else(|| fail("lessons[0]: rule", format!("no table has a rule {}", first.rule)))?;
    (table.check_tutorial)(&file, &text)
}
