//! Short texts in Hungarian: the state of a table, and the expected result of a move.

use rulebook::phrase::NBSP;

pub(super) const YOUR_TURN: &str = "te jössz";

/// `2. forduló`
pub(super) fn round(round: u8) -> String {
    format!("{round}.{NBSP}forduló")
}

/// `5 – 3 – 2 pont`
pub(super) fn scores(scores: &str) -> String {
    format!("{scores}{NBSP}pont")
}

pub(super) fn expectation(percent: f64, result: f64) -> String {
    let points = format!("{result:.1}").replace('.', ",");
    format!("{percent}% esély a győzelemre, a játék végén várhatóan {points}{NBSP}győzelmi pont")
}
