//! The twelve kinds of abilities; each appears on one card of each element.

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};

/// What an active card can be used for in the ability phase (AS-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraAbility")]
pub enum Ability {
    /// Two stardust.
    Stardust,
    /// A telescope.
    Telescope,
    /// The pouch holds one more.
    Pouch,
    /// One more wisdom.
    Wisdom,
    /// One star is marked at once, free.
    Mark,
    /// The first star of each Observe of this turn is free.
    FreeFirst,
    /// Once this turn, the next star may lie beyond a marked one.
    Jump,
    /// The sphere marker moves one step.
    Sphere,
    /// Another exhausted card can be used again.
    Reactivate,
    /// A displayed card that nobody has marked makes room for the deck's top card.
    Exchange,
    /// The deck's top cards are looked at and put back in any order.
    Peek,
    /// This turn's Rest fills three above the pouch.
    RichRest,
}

impl Ability {
    /// All kinds, in the rulebook's order.
    pub const ALL: [Ability; 12] = [
        Ability::Stardust,
        Ability::Telescope,
        Ability::Pouch,
        Ability::Wisdom,
        Ability::Mark,
        Ability::FreeFirst,
        Ability::Jump,
        Ability::Sphere,
        Ability::Reactivate,
        Ability::Exchange,
        Ability::Peek,
        Ability::RichRest,
    ];

    /// Its own entry in the rules.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        rules::ABILITIES[self as usize]
    }

    /// Whether it is aimed at something.
    #[must_use]
    pub const fn is_aimed(self) -> bool {
        matches!(self, Ability::Mark | Ability::Reactivate | Ability::Exchange)
    }
}
