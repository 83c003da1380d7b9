//! Gains and their sources.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::modification::Modification;
use crate::rules;
use game::{Cites, RuleId};
use serde::{Deserialize, Serialize};

/// What a side can gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraGain")]
pub enum Gain {
    /// Victory points.
    Vp,
    Stardust,
    Telescope,
    /// A place in the pouch.
    Pouch,
    Wisdom,
}

/// The source of a gain or another change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", content = "of", rename_all = "camelCase")]
#[serde(rename = "AstraSource")]
pub enum GainSource {
    /// A Grand Star (AS-3.4).
    GrandStar,
    /// A Rest (AS-4).
    Rest,
    Ability(Ability),
    Boon(Boon),
    /// Auptolemy's boon of few points (AS-7.11).
    ItsBoon,
    Modification(Modification),
}

impl Cites for GainSource {
    fn rule(&self) -> RuleId {
        match self {
            GainSource::GrandStar => rules::GRAND_STAR,
            GainSource::Rest => rules::REST,
            GainSource::Ability(ability) => ability.rule(),
            GainSource::Boon(boon) => boon.rule(),
            GainSource::ItsBoon => rules::ITS_BOON,
            GainSource::Modification(modification) => modification.rule(),
        }
    }
}
