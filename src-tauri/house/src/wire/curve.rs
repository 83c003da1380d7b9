//! The curve of the person's win rate over a game.

use serde::Serialize;

/// The curve of the person's win rate over a game, estimated quickly, as far as it is computed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Curve {
    /// The number of positions to be evaluated; 0 for games that only a search could evaluate.
    pub all: u32,
    /// The number of positions evaluated so far.
    pub done: u32,
    /// Whether more will follow.
    pub running: bool,
    /// The results in order; some positions have none.
    pub points: Vec<CurvePoint>,
}

/// The person's win rate at one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CurvePoint {
    /// The number of decisions before it.
    pub ply: u32,
    /// The win rate in percent.
    pub percent: u8,
    /// The expected final lead in half points; `None` if the game's results are no margins.
    pub lead: Option<i32>,
}
