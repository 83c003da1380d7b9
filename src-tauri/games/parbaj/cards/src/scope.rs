//! The scopes of neutralisations and reaction abilities (DU-4.8).

use crate::card_type::TypeSet;
use serde::{Deserialize, Serialize};

/// A kind of action within a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ScopeAction {
    /// The playing of a card of these types, in any way.
    Playing(TypeSet),
    /// An activated ability of a permanent of these types.
    Activated(TypeSet),
    /// A reaction: a card played by Neutralisation, or a reaction ability.
    Reaction,
}

/// A scope. Without a given owner, it includes actions of both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Scope {
    /// Whether only the opponent's actions are included.
    #[serde(default)]
    pub opponents: bool,
    pub what: ScopeAction,
    /// The greatest VP cost of the action (DU-4.8).
    #[serde(default)]
    pub vp_at_most: Option<u8>,
    /// The least VP cost of the action (DU-4.8).
    #[serde(default)]
    pub vp_at_least: Option<u8>,
    /// Whether only actions that target the scope's user, or something of theirs, are included.
    #[serde(default)]
    pub targeting_you: bool,
}
