//! A table as it is written down for export.
//!
//! What can be reconstructed by replaying it is left out: who decided, what happened, the state after each decision. Of
//! the fingerprints only those at the end of a line are kept: they verify the whole line.

use super::bounded;
use crate::play::clock::Spent;
use crate::play::stored::{self, AtTable};
use crate::problem::{Problem, ProblemKind};
use crate::text::calendar::END_OF_TIME;
use game::StateHash;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use store::{NodeId, NodeRecord, Snapshot, Store, TableId, TableRecord};

/// The largest move, in bytes: none of ours has a tenth of that.
pub(crate) const LARGEST_MOVE: usize = 4 << 10;

/// More decisions than anybody makes at one table: a long evening has some hundreds, with all that was taken back.
pub(crate) const MOST_MOVES: usize = 50_000;

/// A table, written down. What only its own game can read stays text until it does.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Written {
    /// Its identifier where it comes from.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What the person calls it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// As [`stored::StoredSetup`].
    pub setup: Box<RawValue>,
    /// The seed of the deal.
    pub seed: String,
    /// The version of the rules at the deal.
    pub rules: u32,
    /// When it was laid, in milliseconds since 1970.
    pub created: i64,
    /// When it last moved.
    pub updated: i64,
    /// How often it moved.
    pub revision: u32,
    /// Whether the person has been helped.
    #[serde(default, skip_serializing_if = "is_not")]
    pub assisted: bool,
    /// The decision the table stands after; none at the deal.
    pub head: Option<u32>,
    /// Every decision, over all branches, in the order they were written.
    #[serde(deserialize_with = "bounded::list::<MOST_MOVES, _, _>")]
    pub moves: Vec<Box<RawValue>>,
    /// The number of a decision and of the one before it, 0 for the deal, where that isn't the one written before.
    #[serde(default, deserialize_with = "bounded::list::<MOST_MOVES, _, _>", skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<(u32, u32)>,
    /// Where decisions begin to be made with help, end to be, begin again, …
    #[serde(default, deserialize_with = "bounded::list::<MOST_MOVES, _, _>", skip_serializing_if = "Vec::is_empty")]
    pub helped: Vec<u32>,
    /// The fingerprint after each decision that no other follows, in their order.
    #[serde(deserialize_with = "bounded::list::<MOST_MOVES, _, _>")]
    pub ends: Vec<StateHash>,
    /// The state it stands in, and the version of the rules that wrote it.
    pub snapshot: Kept,
    /// What decisions took of the person's time, at a table with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spent: Option<Spent>,
    /// What can't be found out again, if the decisions can't be played again.
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

/// What a history tells that can only be read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    /// Who made each decision.
    #[serde(deserialize_with = "bounded::list::<MOST_MOVES, _, _>")]
    pub seats: Vec<u8>,
    /// What the person saw of each.
    #[serde(deserialize_with = "bounded::list::<MOST_MOVES, _, _>")]
    pub events: Vec<Box<RawValue>>,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_not(flag: &bool) -> bool {
    !flag
}

impl Written {
    /// Writes down a table of the store, without what can be found out by playing it again.
    pub fn of(store: &Store, record: &TableRecord) -> Result<Written, Problem> {
        let nodes = store.journal(&record.id)?;
        let snapshot = store.snapshot(&record.id)?;
        let Snapshot { rules_version, state, .. } = snapshot.ok_or(ProblemKind::Damaged)?;
        let clocked = stored::read::<AtTable>(&record.setup)?.clock.is_some();
        let spent = if clocked { Some(Spent::kept(store, &record.id)?) } else { None };
        Ok(Written {
            id: record.id.to_string(),
            game: record.game.clone(),
            name: record.name.clone(),
            setup: stored::read(&record.setup)?,
            seed: record.seed.clone(),
            rules: record.rules_version,
            created: record.created_ms,
            updated: record.updated_ms,
            revision: record.revision,
            assisted: record.assisted,
            head: record.head.map(|head| head.0),
            moves: nodes.iter().map(|node| stored::read(&node.mv)).collect::<Result<_, _>>()?,
            branches: branches(&nodes),
            helped: turns(&nodes),
            ends: ends(&nodes)
                .map(|node| node.state_hash.clone().try_into().map_err(|_| Problem::Of(ProblemKind::Damaged)))
                .collect::<Result<_, _>>()?,
            snapshot: Kept { rules: rules_version, state },
            spent: spent.filter(|spent| !spent.is_nothing()),
            told: None,
        })
    }

    /// Leaves out what the person saw of the deal, where it can be dealt again.
    pub fn leave_out_opening(&mut self) -> Result<(), Problem> {
        let mut setup: Value = stored::read(self.setup.get())?;
        if setup.get("placed").is_none()
            && let Some(opening) = setup.get_mut("opening")
        {
            *opening = Value::Array(Vec::new());
            self.setup = stored::read(&setup.to_string())?;
        }
        Ok(())
    }

    /// When it was laid, as a store keeps it.
    pub fn laid_ms(&self) -> i64 {
        self.created.clamp(0, END_OF_TIME)
    }

    /// Whether it is the same game, standing at the same place.
    pub fn is_same(&self, other: &Written) -> bool {
        let deal = |one: &Written| (one.rules, one.head, one.moves.len());
        deal(self) == deal(other)
            && (&self.game, &self.seed) == (&other.game, &other.seed)
            && (&self.branches, &self.ends) == (&other.branches, &other.ends)
            && self.snapshot.state == other.snapshot.state
            && self.moves.iter().zip(&other.moves).all(|(one, other)| says_same(one, other))
    }

    /// The decision before each, 0 for the deal; `None` where one of them can't be: every decision stands after an
    /// earlier one.
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

    /// Whether each decision was made with help.
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
    /// What a table's history tells.
    pub fn of(store: &Store, id: &TableId) -> Result<Told, Problem> {
        let nodes = store.journal(id)?;
        Ok(Told {
            seats: nodes.iter().map(|node| node.seat).collect(),
            events: nodes
                .iter()
                .map(|node| stored::read(if node.is_lost() { "[]" } else { &node.events }))
                .collect::<Result<_, _>>()?,
        })
    }
}

/// Whether two texts say the same: older versions wrote what is named in another order.
fn says_same(one: &RawValue, other: &RawValue) -> bool {
    let said = |text: &RawValue| serde_json::from_str::<Value>(text.get()).ok();
    let is_short = |text: &RawValue| text.get().len() <= LARGEST_MOVE;
    one.get() == other.get() || is_short(one) && is_short(other) && said(one) == said(other)
}

/// Decisions that don't stand after the one written before them.
fn branches(nodes: &[NodeRecord]) -> Vec<(u32, u32)> {
    let parent = |node: &NodeRecord| node.parent.map_or(0, |parent| parent.0);
    nodes.iter().filter(|node| parent(node) + 1 != node.id.0).map(|node| (node.id.0, parent(node))).collect()
}

/// Decisions at which help begins or ends.
fn turns(nodes: &[NodeRecord]) -> Vec<u32> {
    let mut helped = false;
    let turn = |node: &&NodeRecord| std::mem::replace(&mut helped, node.assisted) != node.assisted;
    nodes.iter().filter(turn).map(|node| node.id.0).collect()
}

/// Decisions that no other follows.
fn ends(nodes: &[NodeRecord]) -> impl Iterator<Item = &NodeRecord> {
    let followed: BTreeSet<NodeId> = nodes.iter().filter_map(|node| node.parent).collect();
    nodes.iter().filter(move |node| !followed.contains(&node.id))
}
