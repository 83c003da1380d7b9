//! Converts a table to and from the texts of the store.

use crate::play::players::Players;
use crate::problem::{Problem, ProblemKind};
use game::{Game, Seat, Silent, StateHash, state_hash};
use games::ListedGame;
use hosting::TimeLimit;
use rulebook::Lang;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Section, Snapshot, Store, StoredTable};

/// A table's setup: the game's own, the players, and the events of the deal (a later version of the rules may not be
/// able to repeat the deal).
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct StoredSetup<G: Game> {
    pub setup: G::Setup,
    pub players: Players,
    /// What the person saw of the deal.
    pub opening: Vec<G::Event>,
    /// The initial state, if the game wasn't dealt but continues from a position of the rulebook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<G::State>,
    /// The record the game came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Imported>,
    /// The person's time limit; `None` without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeLimit>,
}

/// The record a game came from, kept completely, including parts that a table can't represent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Imported {
    /// The text of the record.
    pub text: String,
    /// The step of the record at which the table begins.
    pub step: usize,
    /// Whether the record contains the deal.
    pub dealt: bool,
    /// Who made the record's decisions, if it wasn't the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub others: Option<Others>,
    /// Whether the table is a branch of the one that was opened from the record.
    #[serde(default)]
    pub branch: bool,
}

/// Players whose game the person has taken over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Others {
    /// Their names in the record, where given.
    pub names: Vec<Option<String>>,
    /// How many decisions were theirs.
    pub plies: usize,
    /// How their game ended, as the record writes it.
    pub result: Option<String>,
}

/// The part of a setup that the list of tables needs, for any game.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct SetupSummary {
    #[serde(default)]
    pub players: Option<Players>,
    /// Present if the game came from a record.
    #[serde(default)]
    pub imported: Option<IgnoredAny>,
    /// Present if there is a clock.
    #[serde(default)]
    pub clock: Option<IgnoredAny>,
}

/// The state of a table in words, in each language, for the list of tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableStatus {
    /// The texts by the codes of their languages.
    #[serde(flatten)]
    texts: BTreeMap<String, String>,
    /// How many decisions led to it; `None` in what an older version wrote.
    #[serde(default)]
    pub plies: Option<u32>,
    /// The seats of the guests who were helped: the table's own mark is the owner's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub helped: Vec<Seat>,
}

impl TableStatus {
    /// Describes a state after so many decisions, at a table where these guests were helped.
    pub fn new(text: impl Fn(Lang) -> String, plies: u32, helped: &[Seat]) -> TableStatus {
        let texts = Lang::ALL.map(|lang| (lang.code().to_owned(), text(lang))).into();
        TableStatus { texts, plies: Some(plies), helped: helped.to_vec() }
    }

    /// Parses what a table's row has; empty if that can't be read.
    pub fn of(record: &StoredTable) -> TableStatus {
        serde_json::from_str(&record.summary).unwrap_or_default()
    }

    /// Returns the text in one language; empty if what was saved has none.
    pub fn text(mut self, lang: Lang) -> String {
        [lang, Lang::FALLBACK].into_iter().find_map(|lang| self.texts.remove(lang.code())).unwrap_or_default()
    }
}

/// Encodes a value. This never fails for the app's own types.
pub(crate) fn write<T: Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|_| Problem::Of(ProblemKind::Crashed))
}

/// Saves a value as a setting.
pub(crate) fn keep_setting<T: Serialize>(store: &mut Store, key: &str, value: &T) -> Result<(), Problem> {
    Ok(store.put_entry(Section::Setting, key, &write(value)?)?)
}

/// Parses a value; an invalid text counts as damage.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|_| Problem::Of(ProblemKind::Damaged))
}

/// Returns the hash of a state.
pub(crate) fn hash<G: Game>(state: &G::State) -> Result<StateHash, Problem> {
    state_hash(state).map_err(|_| Problem::Of(ProblemKind::Crashed))
}

/// Encodes a state for the store.
pub(crate) fn snapshot<G: Game>(state: &G::State) -> Result<Snapshot, Problem> {
    let state = write(state)?;
    let hash = StateHash::of_json(&state).to_string();
    Ok(Snapshot { rules_version: G::RULES_VERSION, state, hash })
}

/// Returns the state in a snapshot, if it is still valid.
pub(crate) fn state_of<G: Game>(snapshot: &Snapshot) -> Option<G::State> {
    let state: G::State = serde_json::from_str(&snapshot.state).ok()?;
    G::audit(&state).ok()?;
    Some(state)
}

/// Whether a table is played by rules of a newer version of the app, which this one must neither play nor change.
pub(crate) fn is_newer<G: Game>(record: &StoredTable, snapshot: Option<&Snapshot>) -> bool {
    record.rules_version > G::RULES_VERSION || snapshot.is_some_and(|kept| kept.rules_version > G::RULES_VERSION)
}

/// Returns the initial state of a saved table, dealt or placed again, if the present rules allow it.
pub(crate) fn beginning<G: ListedGame>(record: &StoredTable, kept: &StoredSetup<G>) -> Option<G::State> {
    // Under rules that can still be replayed, the hash of every decision shows whether the replay is right.
    G::usual(record.rules_version)?;
    match &kept.placed {
        Some(placed) => G::audit(placed).ok().map(|()| placed.clone()),
        None => G::deal(&kept.setup, record.seed.parse().ok()?, &mut Silent).ok(),
    }
}
