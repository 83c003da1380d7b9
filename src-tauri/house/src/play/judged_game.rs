//! What the verdicts on a person's decisions in a finished game come to, kept for the statistics.

use crate::play::table_encoding;
use crate::problem::Problem;
use crate::wire::Balance;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Section, Store, TableId};

/// The longest valid entry, in bytes.
const LONGEST: usize = 10_000;

/// What decided a finished game, and what the person's mistakes in it missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JudgedGame {
    /// What the person's decisions cost, in percentage points of the win; 0 or less.
    pub decisions: i8,
    /// What chance gave or took while nobody else decided.
    pub luck: i8,
    /// What the others' decisions and their luck gave or took.
    pub others: i8,
    /// How many of the person's mistakes have each reason, by its rule.
    pub missed: BTreeMap<String, u32>,
}

impl JudgedGame {
    /// Puts the parts of a result and the reasons of mistakes together.
    pub fn of(balance: &Balance, missed: BTreeMap<String, u32>) -> JudgedGame {
        let points = |points: i32| points.clamp(-100, 100) as i8;
        let Balance { decisions, luck, others, .. } = *balance;
        JudgedGame { decisions: points(decisions), luck: points(luck), others: points(others), missed }
    }
}

/// Whether a value is a valid entry.
pub(crate) fn is_judged(value: &str) -> bool {
    value.len() <= LONGEST && read(value).is_some()
}

/// Keeps what the verdicts on a table's game come to.
///
/// # Errors
/// Fails if it can't be saved.
pub(crate) fn keep(store: &mut Store, id: &TableId, judged: &JudgedGame) -> Result<(), Problem> {
    Ok(store.put_entry(Section::Judged, &id.0, &table_encoding::write(judged)?)?)
}

/// Returns all judged games by table. Entries that can't be read are left out.
///
/// # Errors
/// Fails if the store can't be read.
pub(crate) fn all(store: &Store) -> Result<BTreeMap<String, JudgedGame>, Problem> {
    let entries = store.entries(Section::Judged)?;
    Ok(entries.into_iter().filter_map(|(id, text)| Some((id, read(&text)?))).collect())
}

fn read(text: &str) -> Option<JudgedGame> {
    serde_json::from_str(text).ok()
}
