//! What can be gained, and where it comes from.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::modification::Modification;
use crate::rules;
use game::{Cites, RuleId};
use serde::{Deserialize, Serialize};

/// What can be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraGain")]
pub enum Gain {
    /// Victory points.
    Vp,
    /// Stardust.
    Stardust,
    /// A telescope.
    Telescope,
    /// A place in the pouch.
    Pouch,
    /// Wisdom.
    Wisdom,
}

/// Where something comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", content = "of", rename_all = "camelCase")]
#[serde(rename = "AstraSource")]
pub enum Source {
    /// A Grand Star (AS-3.4).
    GrandStar,
    /// A Rest (AS-4).
    Rest,
    /// An ability.
    Ability(Ability),
    /// A boon.
    Boon(Boon),
    /// Auptolemy's boon of few points (AS-7.11).
    ItsBoon,
    /// A modification.
    Modification(Modification),
}

impl Cites for Source {
    fn rule(&self) -> RuleId {
        match self {
            Source::GrandStar => rules::GRAND_STAR,
            Source::Rest => rules::REST,
            Source::Ability(ability) => ability.rule(),
            Source::Boon(boon) => boon.rule(),
            Source::ItsBoon => rules::ITS_BOON,
            Source::Modification(modification) => modification.rule(),
        }
    }
}
