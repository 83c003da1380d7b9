//! How a table is written into the store's texts, and read back.

use crate::play::players::Players;
use crate::problem::{Problem, ProblemKind};
use game::{Game, Silent, StateHash, state_hash};
use rulebook::Lang;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use store::{Section, Snapshot, Store, TableRecord};
use table::TimeLimit;
use tables::TableGame;

/// A table's setup: the game's own, the players, and the events of the deal (a later version of the rules may
/// not be able to deal again).
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct StoredSetup<G: Game> {
    /// The game's setup.
    pub setup: G::Setup,
    /// Who plays.
    pub players: Players,
    /// What the person saw of the deal.
    pub opening: Vec<G::Event>,
    /// Where the game began, if it wasn't dealt but goes on from a position of the book.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed: Option<G::State>,
    /// The file the game came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Imported>,
    /// How much time the person has; none without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeLimit>,
}

/// The file a game came from, kept whole: what the table has no place for stays in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Imported {
    /// Its text.
    pub text: String,
    /// At which step of the record the table begins.
    pub step: usize,
    /// Whether the file tells the deal.
    pub dealt: bool,
    /// Who made the decisions that came with the file, where it wasn't the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub others: Option<Others>,
    /// Whether the table is a branch of the one that was opened from the file.
    #[serde(default)]
    pub branch: bool,
}

/// Players whose game the person has taken over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Others {
    /// What the file calls them; none where it doesn't.
    pub names: Vec<Option<String>>,
    /// How many decisions were theirs.
    pub plies: usize,
    /// How their game ended, as the file writes it.
    pub result: Option<String>,
}

/// What the first screen needs of a setup, whatever the game.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct AtTable {
    /// Who plays.
    #[serde(default)]
    pub players: Option<Players>,
    /// Whether there is a file the game came from.
    #[serde(default)]
    pub imported: Option<IgnoredAny>,
    /// Whether there is a clock.
    #[serde(default)]
    pub clock: Option<IgnoredAny>,
}

/// How a table stands, in both languages, for the first screen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Standing {
    /// Hungarian.
    pub hu: String,
    /// English.
    pub en: String,
    /// How many decisions led there; none in what an older version wrote.
    #[serde(default)]
    pub plies: Option<u32>,
}

impl Standing {
    /// In one language.
    pub fn text(self, lang: Lang) -> String {
        match lang {
            Lang::Hu => self.hu,
            Lang::En => self.en,
        }
    }
}

/// Writes a value. Our own types always can be.
pub(crate) fn write<T: Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|_| Problem::Of(ProblemKind::Crashed))
}

/// Keeps a value among the settings.
pub(crate) fn keep_setting<T: Serialize>(store: &mut Store, key: &str, value: &T) -> Result<(), Problem> {
    Ok(store.put_entry(Section::Setting, key, &write(value)?)?)
}

/// Reads a value; a text that doesn't say one is damage.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|_| Problem::Of(ProblemKind::Damaged))
}

/// A state's fingerprint.
pub(crate) fn hash<G: Game>(state: &G::State) -> Result<StateHash, Problem> {
    state_hash(state).map_err(|_| Problem::Of(ProblemKind::Crashed))
}

/// A state, as the store keeps it.
pub(crate) fn snapshot<G: Game>(state: &G::State) -> Result<Snapshot, Problem> {
    let state = write(state)?;
    let hash = StateHash::of_json(&state).to_string();
    Ok(Snapshot { rules_version: G::RULES_VERSION, state, hash })
}

/// The state in a snapshot, if it can still stand on the table.
pub(crate) fn state_of<G: Game>(snapshot: &Snapshot) -> Option<G::State> {
    let state: G::State = serde_json::from_str(&snapshot.state).ok()?;
    G::audit(&state).ok()?;
    Some(state)
}

/// How a kept table began: dealt or placed again, if today's rules still can.
pub(crate) fn beginning<G: TableGame>(record: &TableRecord, kept: &StoredSetup<G>) -> Option<G::State> {
    // Of rules that can be played again every decision's fingerprint tells whether it has been.
    G::usual(record.rules_version)?;
    match &kept.placed {
        Some(placed) => G::audit(placed).ok().map(|()| placed.clone()),
        None => G::deal(&kept.setup, record.seed.parse().ok()?, &mut Silent).ok(),
    }
}
