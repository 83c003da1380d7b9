//! The forecast of a strike: what leaves play, what remains, and how certain that is.

use crate::permanent::PermanentId;
use serde::Serialize;

/// The result of the assigned attack if neither player acts before the strike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajStrikeForecast")]
pub struct StrikeForecast {
    /// The creatures that strike or are struck, and any other permanents that leave play; in the order in which they
    /// came into play.
    pub pieces: Vec<PieceForecast>,
    /// Both players' Ép after the strike, by seat.
    pub life: Vec<i16>,
    /// Whether, judging by public information, the other player could still act before the strike.
    pub answerable: bool,
    /// Whether the result may differ because an automatic clause asks a player on the way, or because a guard's master
    /// chooses which attacker it strikes.
    pub depends: bool,
}

/// The result for one permanent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPieceForecast")]
pub struct PieceForecast {
    pub permanent: PermanentId,
    /// The Ép or structure left; `None` if it has left play.
    pub left: Option<i16>,
    /// Whether it is still attacking and returns to the reserve afterwards.
    pub attacks: bool,
}
