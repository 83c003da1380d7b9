//! The results of checking an imported table, and the reasons for refusing it.

use crate::play::players::Players;
use crate::play::resignation;
use crate::play::snapshot;
use crate::problem::{Problem, ProblemKind};
use game::{Game, Seat};
use games::ListedGame;
use hosting::GivenUp;
use rulebook::Lang;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::JournalNode;

/// How many bytes of states in JSON are checked at most when a table is replayed. A game of three hundred moves has two
/// million; an evening on which every move was tried three times has fewer than ten million.
pub(super) const MOST_LOOKED_THROUGH: usize = 256 << 20;
/// The largest journal in bytes: that of a long game has some 300,000.
pub(super) const MOST_JOURNAL: usize = 32 << 20;
/// How many decisions are replayed between two checks for cancellation.
pub(super) const BREATH: u32 = 64;

/// Why a table can't be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It was written under later rules.
    Newer,
    /// Its setup, its players, its tree or its state is impossible.
    Impossible,
    /// It is larger than this app writes.
    TooLarge,
    /// The import was cancelled.
    CalledOff,
    /// The rules forbid the decision of this number, or it leads to another state.
    Move(u32),
}

/// The result of checking.
pub(super) struct Found<G: Game> {
    pub nodes: Vec<JournalNode>,
    pub state: G::State,
    /// How the game was resigned at the head, if so.
    pub given_up: Option<GivenUp>,
    pub opening: Vec<G::Event>,
    pub locked: bool,
    pub looked_through: usize,
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        match fault {
            Fault::Newer => ProblemKind::NewerText.into(),
            Fault::Impossible => ProblemKind::BadTable.into(),
            Fault::TooLarge => ProblemKind::TooLarge.into(),
            Fault::CalledOff => ProblemKind::CalledOff.into(),
            Fault::Move(number) => Problem::BadMove(number),
        }
    }
}

/// Parses a value of at most `most` bytes.
pub(super) fn read_up_to<T: DeserializeOwned>(most: usize, value: &RawValue) -> Result<T, Fault> {
    if value.get().len() > most {
        return Err(Fault::TooLarge);
    }
    serde_json::from_str(value.get()).map_err(|_| Fault::Impossible)
}

pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|_| Fault::Impossible)
}

/// Returns the approximate size of a decision in bytes.
pub(crate) fn size(node: &JournalNode) -> usize {
    size_of::<JournalNode>() + node.mv.len() + node.events.len() + node.state_hash.len()
}

/// Returns how the game was resigned at the head, if so.
pub(super) fn end_at(nodes: &[JournalNode], head: u32) -> Option<GivenUp> {
    resignation::read(&nodes.get((head as usize).checked_sub(1)?)?.mv)
}

/// Checks that all these untrusted events can be put into words.
pub(super) fn can_be_told<G: ListedGame>(events: &[G::Event], players: &Players) -> bool {
    let tell = |event: &G::Event, lang| {
        snapshot::log_line::<G>(Some(Seat(0)), event, lang, &players.names_for_owner::<G>(lang))
    };
    let all = || {
        events.iter().for_each(|event| {
            for lang in Lang::ALL {
                tell(event, lang);
            }
        });
    };
    events.is_empty() || catch_unwind(AssertUnwindSafe(all)).is_ok()
}
