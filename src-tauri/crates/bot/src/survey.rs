//! How a board is likely to be divided in the end.

use serde::Serialize;

/// How a board is likely to be shared out in the end, as a search sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "BotSurvey")]
pub struct Survey {
    /// Whose each point will be, in rows from the top: 100 surely the first seat's, −100 surely the second's.
    pub owners: Vec<Vec<i8>>,
    /// By how many half points the first seat is ahead.
    pub lead: i32,
}
