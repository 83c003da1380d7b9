//! What gives victory points at the end of the game (IS-9.1).

use serde::{Deserialize, Serialize};

/// The sources of victory points at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunAward")]
pub enum Award {
    /// A marker for a round without trump.
    SansTrump,
    /// A marker on the record.
    Record,
    /// The score pile.
    ScorePile,
}

impl Award {
    /// All awards, in the order in which they are given.
    pub const ALL: [Award; 3] = [Award::SansTrump, Award::Record, Award::ScorePile];
}
