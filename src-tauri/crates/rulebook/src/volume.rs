//! A table's part of the book.

use crate::book::Rulebook;
use crate::card;
use crate::failure::Failure;
use crate::phrase::Phrase;
use crate::scenario::{self, Report};
use crate::tutorial;
use game::RuleId;

/// A table as the rulebook knows it.
#[derive(Debug)]
pub struct Volume {
    /// The table's short name.
    pub name: &'static str,
    /// Its rules, in the spec's order.
    pub rules: &'static [RuleId],
    /// Its texts, scenarios and lessons.
    pub texts: &'static Texts,
    pub(crate) check: fn(&Rulebook, &str, &str) -> Result<Report, Vec<Failure>>,
    pub(crate) check_tutorial: fn(&str, &str) -> Result<(), Vec<Failure>>,
    has_card: fn(&str) -> bool,
}

/// What a table has in files, built into the program by its build script.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Its rules, a file per chapter.
    pub chapters: &'static [File],
    /// Its scenarios.
    pub scenarios: &'static [File],
    /// Its lessons, if it has any.
    pub tutorial: Option<File>,
}

/// A file built into the program.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path, from the folder in which the tables lie.
    pub name: &'static str,
    /// What it holds.
    pub text: &'static str,
}

impl File {
    /// Its name without folders and ending.
    #[must_use]
    pub fn stem(&self) -> &'static str {
        let file = self.name.rsplit('/').next().unwrap_or(self.name);
        file.strip_suffix(".json").unwrap_or(file)
    }
}

impl Texts {
    /// The scenario of that name.
    #[must_use]
    pub fn scenario(&self, id: &str) -> Option<&'static File> {
        self.scenarios.iter().find(|file| file.stem() == id)
    }
}

impl Volume {
    /// The part of the table `G`.
    #[must_use]
    pub const fn of<G: Phrase>() -> Volume {
        Volume {
            name: G::NAME,
            rules: G::RULES,
            texts: G::TEXTS,
            check: scenario::check_text::<G>,
            check_tutorial: tutorial::check_text::<G>,
            has_card: |code| card::read::<G>(code).is_some(),
        }
    }

    /// Whether the table has a card with that code.
    #[must_use]
    pub fn has_card(&self, code: &str) -> bool {
        (self.has_card)(code)
    }

    /// The rule with that identifier.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<RuleId> {
        find_rule(self.rules, id)
    }

    /// Whether its rules begin as `id` does (`MO`, say).
    pub(crate) fn has_rules_like(&self, id: &str) -> bool {
        self.rules.iter().any(|rule| prefix(rule.0) == prefix(id))
    }
}

/// The rule of `rules` with that identifier.
pub(crate) fn find_rule(rules: &[RuleId], id: &str) -> Option<RuleId> {
    rules.iter().copied().find(|rule| rule.0 == id)
}

fn prefix(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}
