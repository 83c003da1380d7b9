//! Short texts in English: the state of a table, the top of the deck, and the expected result of a move.

use crate::sentences::AUTOMATON;
use rulebook::phrase::NBSP;

pub(super) const YOUR_TURN: &str = "your turn";

/// `round 7`
pub(super) fn round(round: u16) -> String {
    format!("round{NBSP}{round}")
}

/// `23 – 31 points`
pub(super) fn scores(yours: u16, its: u16) -> String {
    format!("{yours} – {its}{NBSP}points")
}

pub(super) fn its_turn() -> String {
    format!("{AUTOMATON}’s turn")
}

pub(super) fn it_won() -> String {
    format!("{AUTOMATON} won")
}

pub(super) fn deck_top(cards: &[&str]) -> String {
    format!("The deck from the top: {}.", cards.join(", "))
}

pub(super) fn expectation(percent: f64, result: f64) -> String {
    format!("{percent}% to win, {result:.1} victory points expected in the end")
}
