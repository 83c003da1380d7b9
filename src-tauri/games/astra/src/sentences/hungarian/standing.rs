//! Short texts in Hungarian: the state of a table, the top of the deck, and the expected result of a move.

use crate::sentences::AUTOMATON;
use rulebook::phrase::NBSP;

pub(super) const YOUR_TURN: &str = "te jössz";

/// `7. forduló`
pub(super) fn round(round: u16) -> String {
    format!("{round}.{NBSP}forduló")
}

/// `23 – 31 pont`
pub(super) fn scores(yours: u16, its: u16) -> String {
    format!("{yours} – {its}{NBSP}pont")
}

pub(super) fn its_turn() -> String {
    format!("{AUTOMATON} köre")
}

pub(super) fn it_won() -> String {
    format!("{AUTOMATON} nyert")
}

pub(super) fn deck_top(cards: &[&str]) -> String {
    format!("A húzópakli teteje, felülről: {}.", cards.join(", "))
}

pub(super) fn expectation(percent: f64, result: f64) -> String {
    let points = format!("{result:.1}").replace('.', ",");
    format!("{percent}% esély a győzelemre, a játék végén várhatóan {points}{NBSP}győzelmi pont")
}
