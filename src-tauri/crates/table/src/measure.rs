//! The unit in which a table's results are measured.

use serde::Serialize;

/// What a table's results are measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ScoreMeasure {
    /// Which score is the better one.
    pub kind: ScoreKind,
    /// Two of the unit are a point.
    pub halves: bool,
}

/// Which score is the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum ScoreKind {
    /// The lowest.
    Fewest,
    /// The highest.
    Most,
    /// A score says nothing by itself: what counts is by how much it is ahead of the best other one.
    Margin,
}
