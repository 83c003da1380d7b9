//! What has to be paid for a card or an ability (DU-3.3).

use crate::filter::Filter;
use serde::{Deserialize, Serialize};

/// The VP part of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Price {
    /// A fixed number.
    Vp(u8),
    /// X, which the player chooses; at least this number (DU-91.2.5).
    X(u8),
}

impl Default for Price {
    fn default() -> Price {
        Price::Vp(0)
    }
}

/// The sacrifice part of a cost: permanents of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Sacrifice {
    pub count: u8,
    /// The permanents that may be sacrificed; always the player's own.
    #[serde(default)]
    pub filter: Filter,
}

/// The maximum number of VP of a player (DU-2.2).
pub const MOST_VP: u8 = 10;
/// The maximum number of permanents or cards in one part of a cost.
pub const MOST_GIVEN: usize = 6;

/// A cost; all its parts have to be paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Cost {
    pub price: Price,
    /// *Builder X*: this many active creatures of the player in the reserve turn passive.
    pub builders: u8,
    /// Permanents to sacrifice.
    pub sacrifice: Option<Sacrifice>,
    /// The number of cards to discard from hand.
    pub discard: u8,
    /// The Ép to lose; never more than the player has above 0.
    pub life: u8,
    /// The card with the ability turns passive; it has to be active.
    pub turn_this: bool,
    /// The card with the ability is discarded from the zone in which the ability works.
    pub discard_this: bool,
    /// The card with the ability goes to the void from the zone in which the ability works.
    pub banish_this: bool,
}

impl Cost {
    /// Whether the cost is empty.
    #[must_use]
    pub fn is_free(&self) -> bool {
        *self == Cost::default()
    }
}
