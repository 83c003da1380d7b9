//! What a table's results are measured in, and what makes another game of it.

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

/// What a table says about its results.
pub trait Measured {
    /// What they are measured in.
    const MEASURE: ScoreMeasure;
    /// The choices of New table that make another game of it: their results aren't mixed.
    const ANOTHER_GAME: &'static [&'static str];
}

impl Measured for mochi::Mochi {
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Fewest, halves: false };
    // A longer game gathers more penalties.
    const ANOTHER_GAME: &'static [&'static str] = &["target"];
}

impl Measured for iszkenderun::Iszkenderun {
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Most, halves: false };
    // The ways of reading a rule change little of what is won.
    const ANOTHER_GAME: &'static [&'static str] = &[];
}

impl Measured for cardgo::Cardgo {
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Margin, halves: true };
    const ANOTHER_GAME: &'static [&'static str] = &["size", "cards", "handicap"];
}
