//! Short texts in English: the state of a table, and the expected result of a move.

use rulebook::phrase::NBSP;

pub(super) const YOUR_TURN: &str = "your turn";

/// `round 2`
pub(super) fn round(round: u16) -> String {
    format!("round{NBSP}{round}")
}

pub(super) fn expectation(percent: f64, result: f64) -> String {
    format!("{percent}% to win, {result:.1} penalty points expected this round")
}
