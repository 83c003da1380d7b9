//! What has to be paid (DU-3.3).

use crate::filter::Filter;
use serde::{Deserialize, Serialize};

/// The VP of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Price {
    /// So many.
    Vp(u8),
    /// As many as its player chooses, but at least this many (DU-91.2.5).
    X(u8),
}

impl Default for Price {
    fn default() -> Price {
        Price::Vp(0)
    }
}

/// Permanents of one's own to be sacrificed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Sacrifice {
    /// How many.
    pub count: u8,
    /// Which; always one's own.
    #[serde(default)]
    pub filter: Filter,
}

/// The most VP anybody has (DU-2.2).
pub const MOST_VP: u8 = 10;
/// The most permanents or cards that any part of a cost asks for.
pub const MOST_GIVEN: usize = 6;

/// A cost: everything said in it has to be paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Cost {
    /// VP.
    pub price: Price,
    /// Builder X: so many of one's active reserve creatures turn passive.
    pub builders: u8,
    /// Permanents to sacrifice.
    pub sacrifice: Option<Sacrifice>,
    /// Cards to discard from hand.
    pub discard: u8,
    /// Ép to lose; never more than there is above 0.
    pub life: u8,
    /// The card with the ability turns passive: it must be active.
    pub turn_this: bool,
    /// The card with the ability is discarded: from the zone in which the ability works.
    pub discard_this: bool,
    /// The card with the ability goes to the void: from the zone in which the ability works.
    pub banish_this: bool,
}

impl Cost {
    /// Whether nothing has to be paid.
    #[must_use]
    pub fn is_free(&self) -> bool {
        *self == Cost::default()
    }
}
