//! Volumes: the games' parts of the rulebook.

use crate::card;
use crate::entry::{RuleKinds, find_rule};
use crate::failure::Failure;
use crate::phrase::Phrase;
use crate::scenario::{self, Report};
use crate::texts::Texts;
use crate::tutorial;
use game::RuleId;

/// Runs a scenario, given the kinds of the rules, the file's name and its text.
type CheckScenario = fn(&dyn RuleKinds, &str, &str) -> Result<Report, Vec<Failure>>;

/// A game's part of the rulebook.
#[derive(Debug)]
pub struct Volume {
    /// The game's short name.
    pub name: &'static str,
    /// The rules, in the spec's order.
    pub rules: &'static [RuleId],
    pub texts: &'static Texts,
    pub(crate) check: CheckScenario,
    pub(crate) check_tutorial: fn(&str, &str) -> Result<(), Vec<Failure>>,
    has_card: fn(&str) -> bool,
}

impl Volume {
    /// Returns the volume of the game `G`.
    #[must_use]
    pub const fn of<G: Phrase>() -> Volume {
        Volume {
            name: G::NAME,
            rules: G::RULES,
            texts: G::TEXTS,
            check: scenario::check_text::<G>,
            check_tutorial: tutorial::check_text::<G>,
            has_card: |code| card::read::<G::Card>(code).is_some(),
        }
    }

    /// Whether the game has a card with that code.
    #[must_use]
    pub fn has_card(&self, code: &str) -> bool {
        (self.has_card)(code)
    }

    /// Returns the rule with that identifier.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<RuleId> {
        find_rule(self.rules, id)
    }

    /// Returns the rule or question with that identifier.
    #[must_use]
    pub fn rule_or_question(&self, id: &str) -> Option<RuleId> {
        self.rule(id).or_else(|| find_rule(self.texts.questions, id))
    }

    /// Whether its rule identifiers have the same prefix as `id` (such as `MO`).
    pub(crate) fn has_rules_like(&self, id: &str) -> bool {
        self.rules.iter().any(|rule| prefix(rule.0) == prefix(id))
    }
}

fn prefix(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}
