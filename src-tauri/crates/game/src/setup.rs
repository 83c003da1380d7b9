//! What is chosen before a game, and what is wrong with a choice.

use crate::RuleId;
use serde::Serialize;
use std::fmt;

/// One choice of New table: what the window, the command line and challenge codes know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OptionSpec {
    /// The name by which it is set.
    #[specta(type = String)]
    pub key: &'static str,
    /// The values it can take, the usual one first.
    #[specta(type = Vec<String>)]
    pub values: &'static [&'static str],
    /// The rule that explains it.
    pub rule: RuleId,
    /// What has to be chosen elsewhere for some of its values, or for all of them.
    pub beside: &'static [Beside],
}

/// What has to be chosen elsewhere for values of an option to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Beside {
    /// The values that are only there then; none: all of them.
    #[specta(type = Vec<String>)]
    pub values: &'static [&'static str],
    /// The other choice.
    #[specta(type = String)]
    pub key: &'static str,
    /// What it has to be.
    #[specta(type = Vec<String>)]
    pub among: &'static [&'static str],
}

impl OptionSpec {
    /// A choice between values, the usual one first, whatever else is chosen.
    #[must_use]
    pub const fn new(key: &'static str, values: &'static [&'static str], rule: RuleId) -> OptionSpec {
        OptionSpec { key, values, rule, beside: &[] }
    }

    /// The same, but for values that need something to be chosen elsewhere.
    #[must_use]
    pub const fn beside(self, beside: &'static [Beside]) -> OptionSpec {
        OptionSpec { beside, ..self }
    }

    /// Whether `value` can be chosen beside what is chosen otherwise.
    ///
    /// ```
    /// use game::{Beside, OptionSpec, RuleId};
    ///
    /// const LARGE: &[Beside] = &[Beside { values: &["9"], key: "size", among: &["19"] }];
    /// let handicap = OptionSpec::new("handicap", &["0", "9"], RuleId("GO-1.1")).beside(LARGE);
    /// assert!(handicap.offers("9", |_| "19") && !handicap.offers("9", |_| "7"));
    /// assert!(handicap.offers("0", |_| "7"));
    /// ```
    pub fn offers<'a>(&self, value: &str, chosen: impl Fn(&str) -> &'a str) -> bool {
        let speaks = |beside: &&Beside| beside.values.is_empty() || beside.values.contains(&value);
        self.values.contains(&value) && self.beside.iter().filter(speaks).all(|it| it.among.contains(&chosen(it.key)))
    }
}

/// A setup that the rules don't allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// Which choice is wrong.
    pub option: String,
    /// The value found.
    pub value: String,
    /// The values that would do.
    pub allowed: String,
    /// The rule that says so.
    pub rule: RuleId,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SetupError { option, value, allowed, rule } = self;
        write!(f, "option {option} can't be {value:?}: allowed are {allowed} ({rule})")
    }
}

impl std::error::Error for SetupError {}

/// A written position that can't stand on a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// Where in the position, such as `hands[1]`.
    pub at: String,
    /// What is wrong there.
    pub problem: String,
}

impl PositionError {
    /// An error at `at`.
    pub fn new(at: impl Into<String>, problem: impl Into<String>) -> Self {
        PositionError { at: at.into(), problem: problem.into() }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.problem)
    }
}

impl std::error::Error for PositionError {}
