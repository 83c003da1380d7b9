//! The unit of a game's results.

use serde::Serialize;

/// The unit of a game's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ScoreMeasure {
    /// Which score is better.
    pub kind: ScoreKind,
    /// Whether two units make one point.
    pub halves: bool,
}

/// Which score is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum ScoreKind {
    /// The lowest score.
    Fewest,
    /// The highest score.
    Most,
    /// The margin over the best other score; a score says nothing by itself.
    Margin,
}
