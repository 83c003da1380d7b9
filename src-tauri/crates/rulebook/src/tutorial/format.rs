//! Reads and checks a tutorial file.

use crate::card;
use crate::entry::find_rule;
use crate::failure::Failure;
use crate::markup::{self, Span};
use crate::phrase::Phrase;
use crate::scenario::{self, Expectation, Scenario, WrittenExpectation};
use crate::strict_json::{self, document};
use crate::translated::Translated;
use game::RuleId;
use serde::Deserialize;

/// The tutorial of the game `G`.
#[derive(Debug)]
pub struct Tutorial<G: Phrase> {
    /// In order.
    pub lessons: Vec<Lesson<G>>,
}

/// A lesson: a scenario that the person plays step by step.
#[derive(Debug)]
pub struct Lesson<G: Phrase> {
    /// The scenario with the position and a way through all steps.
    pub scenario: Scenario<G>,
    /// In order; at least one.
    pub steps: Vec<Step<G>>,
    /// The conclusion, shown when the lesson is done.
    pub done: Translated<Vec<Span>>,
}

/// A step of a lesson: an idea and a goal.
#[derive(Debug)]
pub struct Step<G: Phrase> {
    /// What the player should know beforehand, paragraph by paragraph.
    pub tell: Translated<Vec<Vec<Span>>>,
    /// The goal in words.
    pub goal: Translated<String>,
    /// How to reach the goal, shown on request.
    pub help: Translated<Vec<Span>>,
    /// The condition under which the goal is reached.
    pub reached: Expectation<G>,
    /// The comment on a move that is allowed but misses the goal.
    pub astray: Translated<String>,
    /// The rule to read then.
    pub rule: RuleId,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTutorial {
    lessons: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLesson {
    scenario: String,
    steps: Vec<WrittenStep>,
    done: Translated<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    tell: Translated<Vec<String>>,
    goal: Translated<String>,
    help: Translated<String>,
    reached: WrittenExpectation,
    astray: Translated<String>,
    rule: String,
}

/// Returns the scenarios of a tutorial in order; empty if it can't be read.
pub(super) fn scenarios(text: &str) -> Vec<String> {
    #[derive(Deserialize)]
    struct Named {
        scenario: String,
    }
    #[derive(Deserialize)]
    struct List {
        lessons: Vec<Named>,
    }
    let list: Option<List> = document(text).ok();
    list.map(|list| list.lessons.into_iter().map(|lesson| lesson.scenario).collect()).unwrap_or_default()
}

impl<G: Phrase> Tutorial<G> {
    /// Reads a tutorial; `file` is the file name in the failures.
    ///
    /// # Errors
    /// All faults of the file.
    pub fn parse(file: &str, text: &str) -> Result<Tutorial<G>, Vec<Failure>> {
        let written: WrittenTutorial = strict_json::file(file, text)?;
        let mut lessons: Vec<Lesson<G>> = Vec::new();
        let mut failures = Vec::new();
        for (at, value) in written.lessons.into_iter().enumerate() {
            let name = value.get("scenario").and_then(serde_json::Value::as_str).unwrap_or("?");
            let place = format!("lessons[{at}] ({name})");
            match Lesson::read(value) {
                Ok(lesson) if lessons.iter().any(|other| other.scenario.id == lesson.scenario.id) => {
                    failures.push(Failure::new(file, place, "this scenario has a lesson already"));
                }
                Ok(lesson) => lessons.push(lesson),
                Err(problem) => failures.push(Failure::new(file, place, problem)),
            }
        }
        if lessons.is_empty() && failures.is_empty() {
            failures.push(Failure::new(file, "lessons", "there are none"));
        }
        if failures.is_empty() { Ok(Tutorial { lessons }) } else { Err(failures) }
    }

    /// Returns the lesson with that scenario.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson<G>> {
        self.lessons.iter().find(|lesson| lesson.scenario.id == id)
    }
}

impl<G: Phrase> Lesson<G> {
    fn read(value: serde_json::Value) -> Result<Lesson<G>, String> {
        let written: WrittenLesson = serde_json::from_value(value).map_err(|error| error.to_string())?;
        let scenario = scenario::load::<G>(&written.scenario)
            .ok_or_else(|| format!("there is no sound scenario {}", written.scenario))?;
        if written.steps.is_empty() {
            return Err("steps: there are none".to_owned());
        }
        let numbered = written.steps.into_iter().enumerate();
        let steps: Result<Vec<Step<G>>, String> =
            numbered.map(|(at, step)| Step::read(step).map_err(|problem| format!("steps[{at}]: {problem}"))).collect();
        Ok(Lesson { scenario, steps: steps?, done: spans::<G>("done", written.done)? })
    }
}

impl<G: Phrase> Step<G> {
    fn read(written: WrittenStep) -> Result<Step<G>, String> {
        for (place, text) in [("goal", &written.goal), ("astray", &written.astray)] {
            if let Some(fault) = text.fault() {
                return Err(format!("{place}: {fault}"));
            }
        }
        let reached = Expectation::read(written.reached, None)
            .map_err(|(place, problem)| format!("reached{place}: {problem}"))?;
        if reached.ends.is_some() {
            return Err("reached, expect: ends: a goal looks at what is so now".to_owned());
        }
        Ok(Step {
            tell: written.tell.try_map(|lang, paragraphs| {
                if paragraphs.is_empty() {
                    return Err(format!("tell: nothing in {}", lang.code()));
                }
                let numbered = paragraphs.iter().enumerate();
                numbered.map(|(at, text)| paragraph::<G>(&format!("tell.{}[{at}]", lang.code()), text)).collect()
            })?,
            goal: written.goal.joined(),
            help: spans::<G>("help", written.help)?,
            reached,
            astray: written.astray.joined(),
            rule: find_rule(G::RULES, &written.rule)
                .ok_or_else(|| format!("rule: there is no rule {}", written.rule))?,
        })
    }
}

/// Parses a text with links to rules and cards; `place` is the place in an error.
fn paragraph<G: Phrase>(place: &str, text: &str) -> Result<Vec<Span>, String> {
    markup::parse(text, |id| find_rule(G::RULES, id), |code| card::read::<G::Card>(code).is_some())
        .map_err(|problem| format!("{place}: {problem}"))
}

/// Parses such a text in both languages.
fn spans<G: Phrase>(place: &str, text: Translated<String>) -> Result<Translated<Vec<Span>>, String> {
    text.try_map(|lang, text| paragraph::<G>(&format!("{place}.{}", lang.code()), &text))
}
