//! The twelve kinds of abilities. Each kind is on one card of each element.

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};

/// The ability of an active card, used in the ability phase (AS-2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraAbility")]
pub enum Ability {
    /// Gives two stardust.
    Stardust,
    /// Gives a telescope.
    Telescope,
    /// Makes the pouch one larger.
    Pouch,
    /// Gives one wisdom.
    Wisdom,
    /// Marks one star at once, free of charge.
    Mark,
    /// Makes the first star of each Observe of this turn free.
    FreeFirst,
    /// Allows one jump over a marked star in this turn.
    Jump,
    /// Moves the sphere marker one step.
    Sphere,
    /// Makes another exhausted card usable again.
    Reactivate,
    /// Replaces an unmarked displayed card by the deck's top card.
    Exchange,
    /// Looks at the deck's top cards and puts them back in any order.
    Peek,
    /// Makes this turn's Rest fill three above the pouch.
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

    /// Returns the ID of the ability's own rule entry.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        rules::ABILITIES[self as usize]
    }

    /// Returns whether a target has to be chosen.
    #[must_use]
    pub const fn is_aimed(self) -> bool {
        matches!(self, Ability::Mark | Ability::Reactivate | Ability::Exchange)
    }
}
