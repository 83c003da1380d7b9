//! Boons: what a side takes if it has a star on a card that the other side discovers.

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};

/// The amount of stardust of a boon or an ability (AS-0.1).
pub const GIVEN_STARDUST: u8 = 2;

/// One of a card's three boons (AS-5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", content = "amount", rename_all = "camelCase")]
#[serde(rename = "AstraBoon")]
pub enum Boon {
    /// Victory points; always the leftmost boon.
    Vp(u8),
    /// Two stardust.
    Stardust,
    Telescope,
    /// Makes the pouch one larger.
    Pouch,
    /// One wisdom.
    Wisdom,
    /// Makes an exhausted card usable again.
    Reactivate,
}

impl Boon {
    /// Returns the ID of the boon's own rule entry.
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
