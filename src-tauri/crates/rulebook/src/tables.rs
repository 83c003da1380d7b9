//! The tables in the book: one line each.

use crate::card;
use crate::failure::Failure;
use crate::phrase::Phrase;
use crate::scenario::{self, Report};
use crate::tutorial;
use cardgo::Cardgo;
use game::RuleId;
use iszkenderun::Iszkenderun;
use mochi::Mochi;

/// Every table of the house.
pub static TABLES: &[Table] = &[
    Table::of::<Mochi>(embedded::MOCHI),
    Table::of::<Iszkenderun>(embedded::ISZKENDERUN),
    Table::of::<Cardgo>(embedded::CARDGO),
];

/// A table as the rulebook knows it.
#[derive(Debug)]
pub struct Table {
    /// Its short name.
    pub name: &'static str,
    /// Its rules, in the spec's order.
    pub rules: &'static [RuleId],
    /// Its texts, a file per chapter.
    pub(crate) chapters: &'static [File],
    /// Its scenarios.
    pub scenarios: &'static [File],
    /// Its tutorial, if it has one.
    pub tutorial: Option<File>,
    pub(crate) check: fn(&str, &str) -> Result<Report, Vec<Failure>>,
    pub(crate) check_tutorial: fn(&str, &str) -> Result<(), Vec<Failure>>,
    has_card: fn(&str) -> bool,
}

/// A file built into the program.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path in the crate.
    pub name: &'static str,
    /// What it holds.
    pub text: &'static str,
}

/// The files of a table, as found by the build script.
#[derive(Clone, Copy)]
struct Files {
    chapters: &'static [File],
    scenarios: &'static [File],
    tutorial: Option<File>,
}

mod embedded {
    use super::{File, Files};
    include!(concat!(env!("OUT_DIR"), "/files.rs"));
}

impl File {
    /// Its name without folders and ending.
    #[must_use]
    pub fn stem(&self) -> &'static str {
        let file = self.name.rsplit('/').next().unwrap_or(self.name);
        file.strip_suffix(".json").unwrap_or(file)
    }
}

impl Table {
    const fn of<G: Phrase>(files: Files) -> Table {
        Table {
            name: G::NAME,
            rules: G::RULES,
            chapters: files.chapters,
            scenarios: files.scenarios,
            tutorial: files.tutorial,
            check: scenario::check_text::<G>,
            check_tutorial: tutorial::check_text::<G>,
            has_card: |code| card::read::<G>(code).is_some(),
        }
    }

    /// The table with that short name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Table> {
        TABLES.iter().find(|table| table.name == name)
    }

    /// The table whose rules begin as `id` does (`MO` for Boldog mocsik).
    #[must_use]
    pub fn of_rule(id: &str) -> Option<&'static Table> {
        TABLES.iter().find(|table| table.rules.iter().any(|rule| prefix(rule.0) == prefix(id)))
    }

    /// The table with the scenario of that name.
    #[must_use]
    pub fn of_scenario(id: &str) -> Option<&'static Table> {
        TABLES.iter().find(|table| table.scenarios.iter().any(|file| file.stem() == id))
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
}

/// The rule of `rules` with that identifier.
pub(crate) fn find_rule(rules: &[RuleId], id: &str) -> Option<RuleId> {
    rules.iter().copied().find(|rule| rule.0 == id)
}

fn prefix(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}
