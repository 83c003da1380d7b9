//! Short texts in Hungarian: the state of a table, and the expected result of a move.

use rulebook::phrase::NBSP;

pub(super) const YOUR_TURN: &str = "te jössz";

/// `2. forduló`
pub(super) fn round(round: u16) -> String {
    format!("{round}.{NBSP}forduló")
}

pub(super) fn expectation(percent: f64, result: f64) -> String {
    let points = format!("{result:.1}").replace('.', ",");
    format!("{percent}% esély a győzelemre, a fordulóban várhatóan {points}{NBSP}büntetőpont")
}
