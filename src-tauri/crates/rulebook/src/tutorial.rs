#![doc = include_str!("../TUTORIALS.md")]

mod format;
mod play;

pub use format::{Lesson, Step, Tutorial};
pub use play::{Attempt, Goal, LessonError};

use crate::entry::ScenarioTitle;
use crate::failure::Failure;
use crate::phrase::Phrase;
use crate::scenario;
use crate::texts::Texts;

/// Returns the scenarios of a game's lessons in order; empty without a tutorial. Neither rules nor positions are read,
/// because the first screen needs the list.
#[must_use]
pub fn titles(texts: &Texts) -> Vec<ScenarioTitle> {
    let scenarios = texts.tutorial.map(|file| format::scenarios(file.text)).unwrap_or_default();
    let title = |id: String| {
        let file = texts.scenario(&id)?;
        Some(ScenarioTitle { id, title: scenario::read_header(file.text).ok()?.title })
    };
    scenarios.into_iter().filter_map(title).collect()
}

/// Returns the game's tutorial; `None` if it has none.
///
/// # Errors
/// All faults of its file.
pub fn load<G: Phrase>() -> Option<Result<Tutorial<G>, Vec<Failure>>> {
    let file = G::TEXTS.tutorial?;
    Some(Tutorial::parse(file.name, file.text))
}

/// Checks a tutorial of the game `G`: it can be read, and each scenario's own moves reach the goals of its lesson one
/// after another, the last goal with the last move. `file` is the file name in the failures.
///
/// # Errors
/// All faults of the tutorial, one line each.
pub fn check_text<G: Phrase>(file: &str, text: &str) -> Result<(), Vec<Failure>> {
    let tutorial = Tutorial::<G>::parse(file, text)?;
    let wrong = tutorial.lessons.iter().filter_map(|lesson| {
        let problem = lesson.check().err()?;
        Some(Failure::new(file, lesson.scenario.id.as_str(), problem))
    });
    let wrong: Vec<Failure> = wrong.collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}
