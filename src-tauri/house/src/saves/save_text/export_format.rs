//! The export format of a table.
//!
//! What can be reconstructed by replaying is left out: the deciding seats, the events, the state after each decision.
//! Of the state hashes only those at the end of a branch are kept: they verify the whole branch.

use super::bounded_list;
use crate::play::clock::Spent;
use crate::play::kept_verdicts;
use crate::play::players::MOST_SEATS;
use crate::play::table_encoding::{self, SetupSummary, TableStatus};
use crate::problem::{Problem, ProblemKind};
use crate::text::calendar::END_OF_TIME;
use game::{Seat, StateHash};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use store::{JournalNode, NodeId, Snapshot, Store, StoredTable, TableId};

/// The largest move, in bytes: more than ten times as large as any of this app's moves.
pub(crate) const LARGEST_MOVE: usize = 4 << 10;

/// The maximum number of decisions at one table: a long evening has some hundreds, with all undone ones.
pub(crate) const MOST_MOVES: usize = 50_000;

/// An exported table. Values that only its own game can parse stay JSON text until then.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Written {
    /// Its identifier where it comes from.
    pub id: String,
    pub game: String,
    /// The name the person gave it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The setup, as [`table_encoding::StoredSetup`].
    pub setup: Box<RawValue>,
    pub seed: String,
    /// The version of the rules at the deal.
    pub rules: u32,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last moved, in milliseconds since 1970.
    pub updated: i64,
    /// How often its head moved.
    pub revision: u32,
    /// Whether the owner has been helped.
    #[serde(default, skip_serializing_if = "is_not")]
    pub assisted: bool,
    /// The seats of the guests who have been helped.
    #[serde(
        default,
        deserialize_with = "bounded_list::read::<MOST_SEATS, _, _>",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub guests_helped: Vec<Seat>,
    /// The decision at the head; `None` at the deal.
    pub head: Option<u32>,
    /// Every decision of all branches, in the order of writing.
    #[serde(deserialize_with = "bounded_list::read::<MOST_MOVES, _, _>")]
    pub moves: Vec<Box<RawValue>>,
    /// A decision and its parent (0: the deal), where the parent isn't the decision written before.
    #[serde(
        default,
        deserialize_with = "bounded_list::read::<MOST_MOVES, _, _>",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub branches: Vec<(u32, u32)>,
    /// Decisions at which help begins, ends, begins again, …
    #[serde(
        default,
        deserialize_with = "bounded_list::read::<MOST_MOVES, _, _>",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub helped: Vec<u32>,
    /// The state hash after each decision without a child, in order.
    #[serde(deserialize_with = "bounded_list::read::<MOST_MOVES, _, _>")]
    pub ends: Vec<StateHash>,
    /// The state at the head, and the version of the rules that wrote it.
    pub snapshot: Kept,
    /// The times of the decisions, at a table with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spent: Option<Spent>,
    /// The verdicts on its decisions, each with its decision's number; those that can't be read are made anew.
    #[serde(
        default,
        deserialize_with = "bounded_list::read::<MOST_MOVES, _, _>",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub verdicts: Vec<Box<RawValue>>,
    /// What can't be reconstructed, if the decisions can't be replayed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
}

/// A state as its store kept it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    /// The version of the rules that wrote it.
    pub rules: u32,
    /// The state, as JSON.
    pub state: String,
}

/// The seats and events of a history that can only be read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    /// The seat of each decision.
    #[serde(deserialize_with = "bounded_list::read::<MOST_MOVES, _, _>")]
    pub seats: Vec<u8>,
    /// The events of each decision that the person saw.
    #[serde(deserialize_with = "bounded_list::read::<MOST_MOVES, _, _>")]
    pub events: Vec<Box<RawValue>>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_not(flag: &bool) -> bool {
    !flag
}

impl Written {
    /// Encodes a table of the store, without what replaying can reconstruct.
    ///
    /// # Errors
    /// Fails if the table can't be read or has no snapshot.
    pub fn of(store: &Store, record: &StoredTable) -> Result<Written, Problem> {
        let nodes = store.journal(&record.id)?;
        let snapshot = store.snapshot(&record.id)?;
        let Snapshot { rules_version, state, .. } = snapshot.ok_or(ProblemKind::Damaged)?;
        let clocked = table_encoding::read::<SetupSummary>(&record.setup)?.clock.is_some();
        let spent = if clocked { Some(Spent::kept(store, &record.id)?) } else { None };
        Ok(Written {
            id: record.id.to_string(),
            game: record.game.clone(),
            name: record.name.clone(),
            setup: table_encoding::read(&record.setup)?,
            seed: record.seed.clone(),
            rules: record.rules_version,
            created: record.created_ms,
            updated: record.updated_ms,
            revision: record.revision,
            assisted: record.assisted,
            guests_helped: TableStatus::of(record).helped,
            head: record.head.map(|head| head.0),
            moves: nodes.iter().map(|node| table_encoding::read(&node.mv)).collect::<Result<_, _>>()?,
            branches: branches(&nodes),
            helped: turns(&nodes),
            ends: ends(&nodes)
                .map(|node| node.state_hash.clone().try_into().map_err(|_| Problem::Of(ProblemKind::Damaged)))
                .collect::<Result<_, _>>()?,
            snapshot: Kept { rules: rules_version, state },
            spent: spent.filter(|spent| !spent.is_nothing()),
            verdicts: table_encoding::read(&kept_verdicts::encoded(&kept_verdicts::read(store, &record.id)?)?)?,
            told: None,
        })
    }

    /// Removes what the person saw of the deal, if it can be dealt again.
    ///
    /// # Errors
    /// Fails if the setup can't be read.
    pub fn leave_out_opening(&mut self) -> Result<(), Problem> {
        let mut setup: Value = table_encoding::read(self.setup.get())?;
        if setup.get("placed").is_none()
            && let Some(opening) = setup.get_mut("opening")
        {
            *opening = Value::Array(Vec::new());
            self.setup = table_encoding::read(&setup.to_string())?;
        }
        Ok(())
    }

    /// Returns its creation time, limited to what a store accepts.
    pub fn laid_ms(&self) -> i64 {
        self.created.clamp(0, END_OF_TIME)
    }

    /// Returns whether it is the same game in the same state.
    pub fn is_same(&self, other: &Written) -> bool {
        let deal = |one: &Written| (one.rules, one.head, one.moves.len());
        deal(self) == deal(other)
            && (&self.game, &self.seed) == (&other.game, &other.seed)
            && (&self.branches, &self.ends) == (&other.branches, &other.ends)
            && self.snapshot.state == other.snapshot.state
            && self.moves.iter().zip(&other.moves).all(|(one, other)| says_same(one, other))
    }

    /// Returns the parent of each decision, 0 for the deal; `None` if a parent doesn't come before its child.
    pub fn parents(&self) -> Option<Vec<u32>> {
        let count = u32::try_from(self.moves.len()).ok()?;
        let mut parents: Vec<u32> = (0..count).collect();
        for &(number, parent) in &self.branches {
            if parent >= number {
                return None;
            }
            *parents.get_mut((number as usize).checked_sub(1)?)? = parent;
        }
        Some(parents)
    }

    /// Returns whether each decision was made with help.
    pub fn helped(&self) -> Vec<bool> {
        let turns: BTreeSet<u32> = self.helped.iter().copied().collect();
        let mut helped = false;
        let numbers = (1..).take(self.moves.len());
        numbers
            .map(|number| {
                helped ^= turns.contains(&number);
                helped
            })
            .collect()
    }
}

impl Told {
    /// Collects the seats and events of a table's history.
    ///
    /// # Errors
    /// Fails if the journal can't be read.
    pub fn of(store: &Store, id: &TableId) -> Result<Told, Problem> {
        let nodes = store.journal(id)?;
        Ok(Told {
            seats: nodes.iter().map(|node| node.seat).collect(),
            events: nodes
                .iter()
                .map(|node| table_encoding::read(if node.is_lost() { "[]" } else { &node.events }))
                .collect::<Result<_, _>>()?,
        })
    }
}

/// Whether two texts are equal as JSON: older versions wrote keys in another order.
fn says_same(one: &RawValue, other: &RawValue) -> bool {
    let said = |text: &RawValue| serde_json::from_str::<Value>(text.get()).ok();
    let is_short = |text: &RawValue| text.get().len() <= LARGEST_MOVE;
    one.get() == other.get() || is_short(one) && is_short(other) && said(one) == said(other)
}

/// Returns decisions whose parent isn't the decision written before them, with the parent.
fn branches(nodes: &[JournalNode]) -> Vec<(u32, u32)> {
    let parent = |node: &JournalNode| node.parent.map_or(0, |parent| parent.0);
    nodes.iter().filter(|node| parent(node) + 1 != node.id.0).map(|node| (node.id.0, parent(node))).collect()
}

/// Returns the decisions at which help begins or ends.
fn turns(nodes: &[JournalNode]) -> Vec<u32> {
    let mut helped = false;
    let turn = |node: &&JournalNode| std::mem::replace(&mut helped, node.assisted) != node.assisted;
    nodes.iter().filter(turn).map(|node| node.id.0).collect()
}

/// Returns the decisions without a child.
fn ends(nodes: &[JournalNode]) -> impl Iterator<Item = &JournalNode> {
    let followed: BTreeSet<NodeId> = nodes.iter().filter_map(|node| node.parent).collect();
    nodes.iter().filter(move |node| !followed.contains(&node.id))
}
