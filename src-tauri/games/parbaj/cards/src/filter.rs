//! Filters: sets of permanents by their properties.

use crate::card_type::TypeSet;
use serde::{Deserialize, Serialize};

/// A player, relative to the master of the card with the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Either player.
    #[default]
    Any,
    /// The master.
    Yours,
    /// The opponent.
    Theirs,
}

/// The place of a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Station {
    /// Called *tartalék* in Hungarian.
    Reserve,
    /// Called *őrposzt* in Hungarian.
    Guard,
}

/// A set of permanents: those that match every field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Filter {
    pub side: Side,
    /// The types; all permanents if absent.
    pub types: TypeSet,
    /// Active (`true`) or passive (`false`).
    pub active: Option<bool>,
    /// Reserve or guard post; creatures only.
    pub station: Option<Station>,
    /// Tokens (`true`) or cards (`false`).
    pub token: Option<bool>,
    /// The greatest printed VP cost.
    pub cost_at_most: Option<u8>,
    /// The greatest damage of a creature.
    pub damage_at_most: Option<u8>,
    /// The greatest remaining Ép or structure of a creature or building: the current figure minus the damage on it.
    pub life_at_most: Option<u8>,
    /// Excludes the card with the text.
    pub others: bool,
}

impl Filter {
    /// Whether the filter depends on figures that abilities may change.
    #[must_use]
    pub fn asks_for_figures(&self) -> bool {
        self.damage_at_most.is_some() || self.life_at_most.is_some()
    }
}
