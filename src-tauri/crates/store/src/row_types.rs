//! The types of the store's rows as callers see them. Texts described as JSON are kept byte for byte and never parsed.

use std::fmt;

/// The identifier of a table: a short random text made by the creator of the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The number of a node in its table's journal: 1, 2, 3, … in order of writing. A parent's number is always smaller
/// than its child's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A table as the list of tables needs it: everything but journal and snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    pub id: TableId,
    /// The name of the game played.
    pub game: String,
    /// The name the person gave the table.
    pub name: String,
    /// Players and options, as JSON.
    pub setup: String,
    pub seed: String,
    /// The version of the rules at the deal: a journal replays only under the same one.
    pub rules_version: u32,
    /// When the table was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// When the head last moved, in milliseconds since 1970.
    pub updated_ms: i64,
    /// The present node; `None` before the first move.
    pub head: Option<NodeId>,
    /// Counts every movement of the head. Calls that change a table pass the revision they saw.
    pub revision: u32,
    /// How many nodes the journal holds, over all branches.
    pub nodes: u32,
    /// Whether a hint was taken, or something already revealed was undone.
    pub assisted: bool,
    /// Whether the game at the head is over.
    pub finished: bool,
    /// Whether the table was deleted; it can still be restored.
    pub deleted: bool,
    /// Whether a recovery could not read everything of this table: it lost nodes ([`JournalNode::is_lost`]), the
    /// snapshot, or the newest row. A snapshot that exists can be trusted; without one, the path can be replayed as
    /// long as the hashes agree. Early builds gave the nodes of such a table new numbers, so a path may also begin in
    /// the middle of the game.
    pub recovered: bool,
    /// What the list of tables shows, as JSON.
    pub summary: String,
}

impl StoredTable {
    /// Returns the row of a new table at its deal.
    #[must_use]
    pub fn of_new(new: &NewTable) -> StoredTable {
        StoredTable {
            id: new.id.clone(),
            game: new.game.clone(),
            name: new.name.clone(),
            setup: new.setup.clone(),
            seed: new.seed.clone(),
            rules_version: new.snapshot.rules_version,
            created_ms: new.created_ms,
            updated_ms: new.created_ms,
            head: None,
            revision: 0,
            nodes: 0,
            assisted: false,
            finished: false,
            deleted: false,
            recovered: false,
            summary: new.summary.clone(),
        }
    }
}

/// One decision in a table's journal. Never changed once written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalNode {
    /// The number in the journal.
    pub id: NodeId,
    /// The parent; `None` for a first move.
    pub parent: Option<NodeId>,
    /// The seat that decided.
    pub seat: u8,
    /// The move, as JSON.
    pub mv: String,
    /// The events that followed, as JSON.
    pub events: String,
    /// The hash of the state after the decision.
    pub state_hash: String,
    /// Whether the decision was made with help (a hint, or knowledge from undone moves).
    pub assisted: bool,
}

/// The placeholder for a lost move.
const LOST: &str = "null";
/// The placeholder for unknown events.
const NOTHING: &str = "[]";
/// The placeholder for an unknown hash.
const NO_HASH: &str = "0000000000000000";

impl JournalNode {
    /// Returns the placeholder for a decision whose row is lost. It keeps its number. Its parent is `parent` if known
    /// (0: none), or else the decision written before it, which is right unless the head had been moved back just then.
    pub(crate) fn lost(id: NodeId, parent: Option<u32>) -> JournalNode {
        let parent = parent.filter(|&parent| parent < id.0).unwrap_or(id.0.saturating_sub(1));
        let parent = Some(NodeId(parent)).filter(|parent| parent.0 > 0);
        let [mv, events, state_hash] = [LOST, NOTHING, NO_HASH].map(str::to_owned);
        JournalNode { id, parent, seat: 0, mv, events, state_hash, assisted: false }
    }

    /// Returns whether this is the placeholder of a decision that a recovery couldn't read.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.mv == LOST
    }

    /// Returns whether the decision is lost and nothing has been worked out about it.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.is_lost() && self.events == NOTHING
    }
}

/// The full state at a table's head, so that a table opens without replaying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The version of the rules that wrote the state.
    pub rules_version: u32,
    /// The state, as JSON.
    pub state: String,
    pub hash: String,
}

/// A table about to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// See [`StoredTable::id`].
    pub id: TableId,
    /// See [`StoredTable::game`].
    pub game: String,
    /// See [`StoredTable::name`].
    pub name: String,
    /// See [`StoredTable::setup`].
    pub setup: String,
    /// See [`StoredTable::seed`].
    pub seed: String,
    /// See [`StoredTable::created_ms`].
    pub created_ms: i64,
    /// See [`StoredTable::summary`].
    pub summary: String,
    /// The state as dealt. Its rules version becomes the table's.
    pub snapshot: Snapshot,
}

/// A decision about to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNode {
    /// See [`JournalNode::seat`].
    pub seat: u8,
    /// See [`JournalNode::mv`].
    pub mv: String,
    /// See [`JournalNode::events`].
    pub events: String,
    /// See [`JournalNode::state_hash`].
    pub state_hash: String,
    /// See [`JournalNode::assisted`].
    pub assisted: bool,
}

/// How the table's row changes when its head moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadChange {
    /// The revision the caller acted on; the table gets the next one.
    pub revision: u32,
    /// The time of the change, in milliseconds since 1970.
    pub now_ms: i64,
    /// The state at the new head.
    pub snapshot: Snapshot,
    /// See [`StoredTable::summary`].
    pub summary: String,
    /// See [`StoredTable::finished`].
    pub finished: bool,
    /// See [`StoredTable::assisted`]. An assisted table stays assisted.
    pub assisted: bool,
}
