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
