//! How the person's chance went through a game.

use serde::Serialize;

/// How the person's chance went through a game, as it looks at a glance, as far as that is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Curve {
    /// How many moments are to be appraised; none at tables where only a search could tell.
    pub all: u32,
    /// How many have been.
    pub done: u32,
    /// Whether it goes on.
    pub running: bool,
    /// What was found, in order; of some moments nothing.
    pub points: Vec<CurvePoint>,
}

/// The person's chance at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CurvePoint {
    /// After so many decisions.
    pub ply: u32,
    /// The share of the win, in percent.
    pub percent: u8,
    /// By how many half points they are expected to be ahead in the end; none where results are no lead.
    pub lead: Option<i32>,
}
