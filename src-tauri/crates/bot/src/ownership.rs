//! The expected ownership of a board's points at the end of a game.

use serde::Serialize;

/// The expected ownership of a board's points at the end of a game, as estimated by a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "BotSurvey")]
pub struct Survey {
    /// The owner of each point, row by row from the top: 100 is certainly the first seat, −100 certainly the second.
    pub owners: Vec<Vec<i8>>,
    /// The lead of the first seat in half points; negative if the second seat leads.
    pub lead: i32,
}
