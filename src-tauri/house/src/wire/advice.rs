//! What the window is told about what a person could learn next.

use rulebook::{RuleLink, ScenarioLink};
use serde::Serialize;

/// What a person could learn next in a game, by their games so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, specta::Type)]
pub struct Advice {
    /// The rule that refused them most often, if one did so often.
    pub refused: Option<RefusedOften>,
    /// What most of their mistakes had in common, if there is such a thing.
    pub missed: Option<MissedOften>,
}

/// A rule that often refused a person's moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RefusedOften {
    pub rule: RuleLink,
    /// How often it did.
    pub times: u32,
    /// A lesson of the tutorial that shows it.
    pub lesson: Option<ScenarioLink>,
    /// A scenario that shows it.
    pub scenario: Option<ScenarioLink>,
}

/// What many of a person's mistakes missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct MissedOften {
    /// The rule behind the reason of these mistakes.
    pub rule: RuleLink,
    /// How many mistakes had this reason.
    pub times: u32,
    /// How many mistakes had any reason.
    pub of: u32,
    /// The numbers of up to five puzzles with the same reason, those not yet solved first.
    pub puzzles: Vec<u32>,
}
