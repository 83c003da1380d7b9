//! Boons: what a side with a star on the other's discovery takes.

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};

/// Stardust of a boon or an ability (AS-0.1).
pub const GIVEN_STARDUST: u8 = 2;

/// One of a card's three boons (AS-5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", content = "amount", rename_all = "camelCase")]
#[serde(rename = "AstraBoon")]
pub enum Boon {
    /// So many victory points: always the leftmost boon.
    Vp(u8),
    /// Two stardust.
    Stardust,
    /// A telescope.
    Telescope,
    /// The pouch holds one more.
    Pouch,
    /// One more wisdom.
    Wisdom,
    /// An exhausted card can be used again.
    Reactivate,
}

impl Boon {
    /// Its own entry in the rules.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Boon::Vp(_) => rules::BOON_VP,
            Boon::Stardust => rules::BOON_STARDUST,
            Boon::Telescope => rules::BOON_TELESCOPE,
            Boon::Pouch => rules::BOON_POUCH,
            Boon::Wisdom => rules::BOON_WISDOM,
            Boon::Reactivate => rules::BOON_REACTIVATE,
        }
    }
}
