//! What a place in a round requires (IS-7.2).

use serde::{Deserialize, Serialize};

/// What a seat has to put on its score pile because of its place in the round (IS-7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunDuty")]
pub enum BankingDuty {
    /// For the most points: the card of highest printed value.
    Highest,
    /// For the second most points: the card of lowest printed value.
    Lowest,
}
