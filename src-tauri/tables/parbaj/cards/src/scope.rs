//! What a neutralisation or a reaction ability may be aimed at (DU-4.8).

use crate::card_type::TypeSet;
use serde::{Deserialize, Serialize};

/// A kind of action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Reach {
    /// The playing of a card of these types, by whatever way of playing.
    Playing(TypeSet),
    /// An activated ability of a permanent of these types.
    Activated(TypeSet),
    /// A reaction: a card played by Neutralisation, or a reaction ability.
    Reaction,
}

/// A scope. An unstated owner means any player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Scope {
    /// Only what the opponent does.
    #[serde(default)]
    pub opponents: bool,
    /// What kind of action.
    pub what: Reach,
    /// With a VP cost, as paid, of at most so many.
    #[serde(default)]
    pub vp_at_most: Option<u8>,
    /// With a VP cost, as paid, of at least so many.
    #[serde(default)]
    pub vp_at_least: Option<u8>,
    /// Only what targets its user, or something of theirs.
    #[serde(default)]
    pub targeting_you: bool,
}
