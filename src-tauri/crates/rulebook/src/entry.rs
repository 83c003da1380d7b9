//! Rule entries, and their form for the window.

use crate::lang::Lang;
use crate::markup::Span;
use crate::translated::Translated;
use game::RuleId;
use serde::{Deserialize, Serialize};

/// A rule entry in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslatedEntry {
    pub id: RuleId,
    /// The short name of its game.
    pub game: &'static str,
    /// The index of its chapter among the rulebook's chapters.
    pub chapter: usize,
    /// The kind, which decides how many scenarios it needs.
    pub kind: RuleKind,
    /// For a question, the rule from which its answer follows.
    pub of: Option<RuleId>,
    pub title: Translated<String>,
    /// The text, paragraph by paragraph.
    pub text: Translated<Vec<Vec<Span>>>,
    /// The house note: what this app plays where the printed rules are silent.
    pub house: Option<Translated<Vec<Span>>>,
    /// Other words by which somebody may look for it.
    pub terms: Translated<Vec<String>>,
    /// Sample questions of people, which are searched but never shown.
    pub asked: Translated<Vec<String>>,
    /// The words under which it is listed in the index.
    pub index: Translated<Vec<String>>,
    /// Related rules.
    pub see: Vec<RuleId>,
    /// The scenarios that show it.
    pub scenarios: Vec<ScenarioTitle>,
}

/// A scenario's name and title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioTitle {
    pub id: String,
    pub title: Translated<String>,
}

/// The kind of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum RuleKind {
    /// Acts or forbids. It needs two scenarios in which an event or a refusal cites it.
    Acts,
    /// Defines, sets up, or says what is secret. It needs one scenario; a tagged expectation is enough.
    Defines,
    /// Is not a rule but a question that people ask, with the answer that follows from rules. Its identifier is that of
    /// the rule it belongs to, a slash and a word: `MO-7.2/aim`. It needs no scenario.
    Answers,
}

/// Look-up of the kinds of rules.
pub trait RuleKinds {
    /// Returns the kind of a rule; `None` if there is no such rule.
    fn kind(&self, rule: RuleId) -> Option<RuleKind>;
}

/// Returns the rule of `rules` with that identifier.
pub(crate) fn find_rule(rules: &[RuleId], id: &str) -> Option<RuleId> {
    rules.iter().copied().find(|rule| rule.0 == id)
}

/// A chapter of a game's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The short name of its game.
    pub game: &'static str,
    /// The name in files and links.
    pub id: String,
    pub title: Translated<String>,
    pub rules: Vec<RuleId>,
}

/// A rule entry in one language, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RuleEntry {
    pub id: RuleId,
    /// The short name of its game.
    #[specta(type = String)]
    pub game: &'static str,
    /// The title of its chapter.
    pub chapter: String,
    pub kind: RuleKind,
    pub title: String,
    /// The text, paragraph by paragraph.
    pub text: Vec<Vec<Span>>,
    /// The house note: what this app plays where the printed rules are silent.
    pub house: Option<Vec<Span>>,
    /// For a question, the rule from which its answer follows.
    pub of: Option<RuleLink>,
    /// The questions that belong to it.
    pub questions: Vec<RuleLink>,
    /// Related rules.
    pub see: Vec<RuleLink>,
    /// The scenarios that show it.
    pub scenarios: Vec<ScenarioLink>,
    /// The previous rule of the game.
    pub before: Option<RuleLink>,
    /// The next rule of the game.
    pub after: Option<RuleLink>,
}

/// A word of the index with the rules that it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct IndexTerm {
    pub term: String,
    pub rules: Vec<RuleLink>,
}

/// A chapter in one language, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RuleChapter {
    /// The short name of its game.
    #[specta(type = String)]
    pub game: &'static str,
    /// The name in links.
    pub id: String,
    pub title: String,
    pub rules: Vec<RuleLink>,
}

/// A link to a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RuleLink {
    pub id: RuleId,
    pub title: String,
    /// Whether the rule has a house note.
    pub house: bool,
}

/// A link to a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ScenarioLink {
    pub id: String,
    pub title: String,
}

impl RuleKind {
    /// Returns the number of scenarios that must show such a rule.
    #[must_use]
    pub fn scenarios_needed(self) -> usize {
        match self {
            RuleKind::Acts => 2,
            RuleKind::Defines => 1,
            RuleKind::Answers => 0,
        }
    }
}

impl ScenarioTitle {
    pub(crate) fn link(&self, lang: Lang) -> ScenarioLink {
        ScenarioLink { id: self.id.clone(), title: self.title.get(lang).clone() }
    }
}

impl TranslatedEntry {
    /// Returns a link to the entry.
    #[must_use]
    pub fn link(&self, lang: Lang) -> RuleLink {
        RuleLink { id: self.id, title: self.title.get(lang).clone(), house: self.house.is_some() }
    }
}
