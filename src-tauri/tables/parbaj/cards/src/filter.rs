//! Which permanents are meant.

use crate::card_type::TypeSet;
use serde::{Deserialize, Serialize};

/// Whose, seen from the master of the card that says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Anybody's.
    #[default]
    Any,
    /// One's own.
    Yours,
    /// The opponent's.
    Theirs,
}

/// Where a creature stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Station {
    /// Tartalék.
    Reserve,
    /// Őrposzt.
    Guard,
}

/// Some permanents: all that match every part given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Filter {
    /// Whose.
    pub side: Side,
    /// Of which types; all permanents if unsaid.
    pub types: TypeSet,
    /// Active or passive.
    pub active: Option<bool>,
    /// Reserve or guard post: creatures only.
    pub station: Option<Station>,
    /// Tokens, or cards.
    pub token: Option<bool>,
    /// With a printed VP cost of at most so many.
    pub cost_at_most: Option<u8>,
    /// Creatures with at most so much damage.
    pub damage_at_most: Option<u8>,
    /// Creatures and buildings with at most so much Ép or structure as they stand: damage is taken off.
    pub life_at_most: Option<u8>,
    /// All but the card that says so.
    pub others: bool,
}

impl Filter {
    /// Whether it asks for figures that abilities may change.
    #[must_use]
    pub fn asks_for_figures(&self) -> bool {
        self.damage_at_most.is_some() || self.life_at_most.is_some()
    }
}
