//! The records the store takes and returns. Texts named as JSON are kept byte for byte and never
//! parsed.

use std::fmt;

/// The name of a table: a short random text made by whoever creates the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The number of a node in its table's journal: 1, 2, 3, … in the order they were written. A
/// parent's number is always smaller than its child's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A table as the home list needs it: everything but journal and snapshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// The table's name for other crates.
    pub id: TableId,
    /// Which game is played.
    pub game: String,
    /// What the person calls the table.
    pub name: String,
    /// Players and options, as JSON.
    pub setup: String,
    /// The seed of the deal.
    pub seed: String,
    /// The engine's rules version at the deal: a journal replays only under the same one.
    pub rules_version: u32,
    /// When the table was created, in milliseconds since 1970.
    pub created_ms: i64,
    /// When the table last moved, in milliseconds since 1970.
    pub updated_ms: i64,
    /// The node the table stands at; none before the first move.
    pub head: Option<NodeId>,
    /// Counts every move of the head. Calls that act on a table name the one they saw.
    pub revision: u32,
    /// How many nodes the journal holds, over all branches.
    pub nodes: u32,
    /// A hint was taken, or something already revealed was undone.
    pub assisted: bool,
    /// The game at the head is over.
    pub finished: bool,
    /// Deleted, but can still be restored.
    pub deleted: bool,
    /// A recovery could not read everything of this table: nodes were lost
    /// ([`NodeRecord::is_lost`]), or the snapshot was, or the newest row. If there is a snapshot,
    /// trust that; if there is none, the path can be replayed for as long as the hashes agree.
    /// Early builds gave the nodes of such a table new numbers, so that a path may also begin in the
    /// middle of the game.
    pub recovered: bool,
    /// What the home list shows, as JSON.
    pub summary: String,
}

impl TableRecord {
    /// A new table at its deal.
    #[must_use]
    pub fn of_new(new: &NewTable) -> TableRecord {
        TableRecord {
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
pub struct NodeRecord {
    /// Its number in the journal.
    pub id: NodeId,
    /// The decision before it; none for a first move.
    pub parent: Option<NodeId>,
    /// Who decided.
    pub seat: u8,
    /// The move, as JSON.
    pub mv: String,
    /// What happened, as JSON.
    pub events: String,
    /// The hash of the state after it.
    pub state_hash: String,
    /// The decision was made with help (a hint, or knowledge from an undone future).
    pub assisted: bool,
}

/// What stands in the place of the move that was lost.
const LOST: &str = "null";
/// What stands in the place of events of which nothing is known.
const NOTHING: &str = "[]";
/// What stands in the place of a hash that can't be known.
const NO_HASH: &str = "0000000000000000";

impl NodeRecord {
    /// A decision whose row is gone: it keeps its number, and stands under the decision that it is known to follow (0:
    /// none), or else the one written before it, which is right unless one had gone back just then.
    pub(crate) fn lost(id: NodeId, parent: Option<u32>) -> NodeRecord {
        let parent = parent.filter(|&parent| parent < id.0).unwrap_or(id.0.saturating_sub(1));
        let parent = Some(NodeId(parent)).filter(|parent| parent.0 > 0);
        let [mv, events, state_hash] = [LOST, NOTHING, NO_HASH].map(str::to_owned);
        NodeRecord { id, parent, seat: 0, mv, events, state_hash, assisted: false }
    }

    /// Whether this only stands for a decision that a recovery couldn't read.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.mv == LOST
    }

    /// Whether this is lost, and nothing was noted about it either.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        self.is_lost() && self.events == NOTHING
    }
}

/// The full state at a table's head, so that a table opens without replaying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The engine's rules version that wrote the state.
    pub rules_version: u32,
    /// The state, as JSON.
    pub state: String,
    /// The hash of the state.
    pub hash: String,
}

/// A table about to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// See [`TableRecord::id`].
    pub id: TableId,
    /// See [`TableRecord::game`].
    pub game: String,
    /// See [`TableRecord::name`].
    pub name: String,
    /// See [`TableRecord::setup`].
    pub setup: String,
    /// See [`TableRecord::seed`].
    pub seed: String,
    /// See [`TableRecord::created_ms`].
    pub created_ms: i64,
    /// See [`TableRecord::summary`].
    pub summary: String,
    /// The state as dealt. Its rules version becomes the table's.
    pub snapshot: Snapshot,
}

/// A decision about to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNode {
    /// See [`NodeRecord::seat`].
    pub seat: u8,
    /// See [`NodeRecord::mv`].
    pub mv: String,
    /// See [`NodeRecord::events`].
    pub events: String,
    /// See [`NodeRecord::state_hash`].
    pub state_hash: String,
    /// See [`NodeRecord::assisted`].
    pub assisted: bool,
}

/// What becomes of the table when its head moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadChange {
    /// The revision the caller acted on; the table gets the next one.
    pub revision: u32,
    /// The time of the change, in milliseconds since 1970.
    pub now_ms: i64,
    /// The state at the new head.
    pub snapshot: Snapshot,
    /// See [`TableRecord::summary`].
    pub summary: String,
    /// See [`TableRecord::finished`].
    pub finished: bool,
    /// See [`TableRecord::assisted`]. Once a table is assisted it stays so.
    pub assisted: bool,
}
