//! Where and when a new table is created.

use game::Seed;
use store::{Store, TableId};

/// Where and when a new table comes to stand.
pub(crate) struct TablePlace<'a> {
    pub store: &'a mut Store,
    pub id: TableId,
    /// What the person calls it; empty for a table without a name of its own.
    pub name: String,
    pub seed: Seed,
    pub now_ms: i64,
}
