//! Everything there is to know about a game in progress.

use crate::table::Table;
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) chance: Chance,
}

impl State {
    /// Who decides now.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    /// What both players see.
    #[inline]
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}
