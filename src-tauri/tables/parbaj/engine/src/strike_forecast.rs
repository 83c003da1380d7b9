//! What is told of an attack before it is struck: what falls, what is left, and how sure that is.

use crate::permanent::PermanentId;
use serde::Serialize;

/// What comes of the attackers that are assigned, if nobody acts any more before the strike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajStrikeForecast")]
pub struct StrikeForecast {
    /// Those who strike or are struck, and whoever else falls; in the order in which they came.
    pub pieces: Vec<PieceForecast>,
    /// Both players' Ép after it.
    pub life: Vec<i16>,
    /// Whether the other player could still do something before the strike, as far as everybody can tell.
    pub answerable: bool,
    /// Whether something that happens by itself asks somebody on the way, or a guard's master chooses which attacker it
    /// strikes: then it may come out differently.
    pub depends: bool,
}

/// What comes of something in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPieceForecast")]
pub struct PieceForecast {
    /// Which.
    pub permanent: PermanentId,
    /// Ép or structure that is left; none: it is gone from play.
    pub left: Option<i16>,
    /// Whether it still attacks, and goes home afterwards.
    pub attacks: bool,
}
