//! A rule in the book, and the part of it that the window gets.

use crate::lang::{Bilingual, Lang};
use crate::markup::Span;
use game::RuleId;
use serde::{Deserialize, Serialize};

/// A rule in the book, in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its identifier.
    pub id: RuleId,
    /// The short name of its table.
    pub table: &'static str,
    /// The chapter it stands in, by its place among the book's chapters.
    pub chapter: usize,
    /// What it does, and so how many scenarios it needs.
    pub kind: RuleKind,
    /// For a question, the rule that its answer follows from.
    pub of: Option<RuleId>,
    /// Its title.
    pub title: Bilingual<String>,
    /// What it says, paragraph by paragraph.
    pub text: Bilingual<Vec<Vec<Span>>>,
    /// Where the printed rules are silent: what is played at this table.
    pub house: Option<Bilingual<Vec<Span>>>,
    /// Other words by which somebody may look for it.
    pub terms: Bilingual<Vec<String>>,
    /// How people ask for it, in their own words: only searched, never shown.
    pub asked: Bilingual<Vec<String>>,
    /// The words under which it stands in the index.
    pub index: Bilingual<Vec<String>>,
    /// Rules to read beside it.
    pub see: Vec<RuleId>,
    /// The scenarios that show it.
    pub scenarios: Vec<ScenarioTitle>,
}

/// A scenario as an entry names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioTitle {
    /// Its identifier.
    pub id: String,
    /// Its title.
    pub title: Bilingual<String>,
}

/// What a rule does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum RuleKind {
    /// Acts or forbids: shown by two scenarios, in which an event or a refusal names it.
    Acts,
    /// Defines, sets up, or says what is secret: shown by one scenario; a tagged expectation is enough.
    Defines,
    /// Is no rule but a question that people ask, with what rules answer to it. Its identifier is that of the rule it
    /// belongs to, a stroke and a word: `MO-7.2/aim`. It needs no scenario.
    Answers,
}

/// Who knows what rules do.
pub trait RuleKinds {
    /// What a rule does; `None` if there is no such rule.
    fn kind(&self, rule: RuleId) -> Option<RuleKind>;
}

/// The rule of `rules` with that identifier.
pub(crate) fn find_rule(rules: &[RuleId], id: &str) -> Option<RuleId> {
    rules.iter().copied().find(|rule| rule.0 == id)
}

/// A chapter of a table's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The short name of its table.
    pub table: &'static str,
    /// Its name in files and links.
    pub id: String,
    /// Its title.
    pub title: Bilingual<String>,
    /// Its rules.
    pub rules: Vec<RuleId>,
}

/// A rule in one language, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RuleEntry {
    /// Its identifier.
    pub id: RuleId,
    /// The short name of its table.
    #[specta(type = String)]
    pub table: &'static str,
    /// The title of its chapter.
    pub chapter: String,
    /// What it does.
    pub kind: RuleKind,
    /// Its title.
    pub title: String,
    /// What it says, paragraph by paragraph.
    pub text: Vec<Vec<Span>>,
    /// Where the printed rules are silent: what is played at this table.
    pub house: Option<Vec<Span>>,
    /// For a question, the rule that its answer follows from.
    pub of: Option<RuleLink>,
    /// The questions that belong to it.
    pub questions: Vec<RuleLink>,
    /// Rules to read beside it.
    pub see: Vec<RuleLink>,
    /// The scenarios that show it.
    pub scenarios: Vec<ScenarioLink>,
    /// The rule before it in its table.
    pub before: Option<RuleLink>,
    /// The rule after it in its table.
    pub after: Option<RuleLink>,
}

/// A word of the index, and the rules it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct IndexTerm {
    /// The word.
    pub term: String,
    /// The rules that speak of it.
    pub rules: Vec<RuleLink>,
}

/// A chapter in one language, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RuleChapter {
    /// The short name of its table.
    #[specta(type = String)]
    pub table: &'static str,
    /// Its name in links.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its rules.
    pub rules: Vec<RuleLink>,
}

/// A rule to go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RuleLink {
    /// Its identifier.
    pub id: RuleId,
    /// Its title.
    pub title: String,
    /// Whether something of it is decided at this table.
    pub house: bool,
}

/// A scenario to watch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ScenarioLink {
    /// Its identifier.
    pub id: String,
    /// Its title.
    pub title: String,
}

impl RuleKind {
    /// How many scenarios must show such a rule.
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

impl Entry {
    /// The entry as a link.
    #[must_use]
    pub fn link(&self, lang: Lang) -> RuleLink {
        RuleLink { id: self.id, title: self.title.get(lang).clone(), house: self.house.is_some() }
    }
}
