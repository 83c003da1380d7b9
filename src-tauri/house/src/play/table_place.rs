//! The store, identifier, name, seed and time for a new table.

use game::Seed;
use store::{Store, TableId};

/// The store, identifier, name, seed and time for a new table.
pub(crate) struct TablePlace<'a> {
    pub store: &'a mut Store,
    pub id: TableId,
    /// The name the person gave it; empty if none.
    pub name: String,
    pub seed: Seed,
    pub now_ms: i64,
}
