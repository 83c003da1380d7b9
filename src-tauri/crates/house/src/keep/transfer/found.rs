//! What comes of looking through a table that somebody else has written down, or why nothing does.

use crate::play::ending;
use crate::play::players::Players;
use crate::play::snapshot;
use crate::problem::{Problem, ProblemKind};
use game::{Game, Seat};
use rulebook::Lang;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::NodeRecord;
use table::GivenUp;
use tables::TableGame;

/// How much of states is looked through while a table is played again, in bytes of JSON. A game of three hundred moves
/// has two million, an evening with everything tried three times fewer than ten.
pub(super) const MOST_LOOKED_THROUGH: usize = 256 << 20;
/// How much a journal may hold: that of a long game has some 300,000.
pub(super) const MOST_JOURNAL: usize = 32 << 20;
/// So many decisions are played before somebody is asked whether to go on.
pub(super) const BREATH: u32 = 64;

/// Why a table can't be taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Written under later rules.
    Newer,
    /// Its setup, its players, its tree or its state can't be.
    Impossible,
    /// It is larger than any of ours.
    TooLarge,
    /// Nobody waits for it any more.
    CalledOff,
    /// The rules forbid the decision of this number, or it leads elsewhere.
    Move(u32),
}

/// What came of looking.
pub(super) struct Found<G: Game> {
    pub nodes: Vec<NodeRecord>,
    pub state: G::State,
    /// Whether the game was given up there.
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

/// Reads a value that may be so long at most.
pub(super) fn read_up_to<T: DeserializeOwned>(most: usize, value: &RawValue) -> Result<T, Fault> {
    if value.get().len() > most {
        return Err(Fault::TooLarge);
    }
    serde_json::from_str(value.get()).map_err(|_| Fault::Impossible)
}

pub(super) fn json<T: serde::Serialize>(value: &T) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|_| Fault::Impossible)
}

/// About how many bytes a decision holds.
pub(crate) fn size(node: &NodeRecord) -> usize {
    size_of::<NodeRecord>() + node.mv.len() + node.events.len() + node.state_hash.len()
}

/// Whether the game was given up where the table stands.
pub(super) fn end_at(nodes: &[NodeRecord], head: u32) -> Option<GivenUp> {
    ending::read(&nodes.get((head as usize).checked_sub(1)?)?.mv)
}

/// Whether there are words for all these events, which nothing vouches for.
pub(super) fn can_be_told<G: TableGame>(events: &[G::Event], players: &Players) -> bool {
    let tell = |event: &G::Event, lang| snapshot::log_line::<G>(Some(Seat(0)), event, lang, &players.names::<G>(lang));
    let all = || {
        events.iter().for_each(|event| {
            tell(event, Lang::Hu);
            tell(event, Lang::En);
        });
    };
    events.is_empty() || catch_unwind(AssertUnwindSafe(all)).is_ok()
}
