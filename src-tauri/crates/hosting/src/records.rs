//! Records: games in files of other programs. A game provides a format to open, write and score them.

use crate::{GivenUp, HostedGame, Player};
use game::{Game, Seat, Seed};
use rulebook::{Lang, Translated};
use std::fmt;

/// The format of a game's records.
pub struct Format<T: HostedGame> {
    /// The file extension, without the dot.
    pub ending: &'static str,
    /// The beginning of the names of files that the app writes.
    pub stem: &'static str,
    /// The largest file that is opened, in bytes.
    pub most_bytes: usize,
    /// Whether a text begins like such a file.
    pub begins: fn(&str) -> bool,
    /// Reads a file.
    pub read: fn(&[u8]) -> Result<ReadRecord<T>, RecordFault>,
    /// Writes a game; `None` if its beginning is no longer known.
    pub write: fn(&RecordToWrite<'_, T>, Lang) -> Option<String>,
    /// Reads the last position of a file as a sheet of the pad, with the players' names.
    pub sheet: fn(&[u8]) -> Result<Paper<T>, RecordFault>,
    /// The name of a seat without a named player.
    pub seat: fn(Seat, Lang) -> &'static str,
    /// Words the result as a file writes it, in a few words.
    pub result: fn(&str, Lang) -> String,
    /// Words the result as a sentence for the end of the game; `None` if it is unknown.
    pub ended: fn(&str, Lang) -> Option<String>,
}

/// A position as a sheet of the pad, and the names of the players in the file, in seat order.
pub type Paper<T> = (<T as game::Pad>::Sheet, Vec<Option<String>>);

/// Why a file can't be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// A sentence that says it.
    Told(Translated<String>),
    /// The file has no game that could be played.
    NoGame,
}

impl From<Translated<String>> for RecordFault {
    fn from(sentence: Translated<String>) -> RecordFault {
        RecordFault::Told(sentence)
    }
}

/// A game read from a record.
#[derive(Debug)]
pub struct ReadRecord<G: Game> {
    /// The text of the file.
    pub text: String,
    /// The step of the file at which the game begins.
    pub step: usize,
    pub beginning: Beginning<G>,
    /// The moves from there on.
    pub moves: Vec<G::Move>,
    /// The players in seat order, if the game was played in this app.
    pub seats: Option<Vec<Player>>,
    /// The number of moves after which the person took over from others, if so.
    pub taken_over: Option<usize>,
    /// The names of the players in the file, in seat order; `None` for a seat that the file doesn't name.
    pub players: Vec<Option<String>>,
    /// The date of the game as the file writes it.
    pub date: Option<String>,
    /// The result as the file writes it.
    pub result: Option<String>,
    /// The resignation, if the game was played in this app and ended so.
    pub given_up: Option<GivenUp>,
    /// The options worth showing: keys and values.
    pub choices: Vec<(&'static str, String)>,
    /// Notes to show before the record is opened.
    pub notes: Vec<Translated<String>>,
}

/// The beginning of a game.
#[derive(Debug)]
pub struct Beginning<G: Game> {
    pub state: G::State,
    /// The seed of the deal.
    pub seed: Seed,
    /// The events of the deal.
    pub opening: Vec<G::Event>,
    /// Whether the game begins at a position instead of a deal.
    pub placed: bool,
}

/// A game to be written as a record.
pub struct RecordToWrite<'a, G: Game> {
    /// The state at the beginning.
    pub beginning: G::State,
    /// The state at the end.
    pub end: &'a G::State,
    /// The resignation, if the game ended so.
    pub given_up: Option<GivenUp>,
    /// The decisions in between, with the events that the person saw.
    pub decisions: Vec<SeenMove<G>>,
    /// The seed of the deal.
    pub seed: &'a str,
    /// The day on which the table was created, such as `2026-11-21`.
    pub date: String,
    /// In seat order.
    pub players: Vec<Player>,
    pub person: Seat,
    /// Whether the game began at a position instead of a deal.
    pub placed: bool,
    /// The number of moves after which the person took over from others, if so.
    pub taken_over: Option<usize>,
    /// The file from which the game was opened, if any.
    pub file: Option<SourceRecord<'a>>,
    /// All moves ever made at the table, including those taken back.
    pub journal: Vec<HistoryNode>,
}

/// The file from which a game was opened.
#[derive(Clone, Copy, Debug)]
pub struct SourceRecord<'a> {
    pub text: &'a str,
    /// The step of the file at which the table begins.
    pub step: usize,
    /// Whether the file contains the deal.
    pub dealt: bool,
}

/// A decision and the events that the person saw.
#[derive(Clone, Debug)]
pub struct SeenMove<G: Game> {
    /// The move; `None` if it can't be replayed.
    pub mv: Option<G::Move>,
    /// The events that the person saw.
    pub seen: Vec<G::Event>,
}

/// A node of the journal.
#[derive(Clone, Debug)]
pub struct HistoryNode {
    pub id: u32,
    /// The parent node; `None` for a first move.
    pub after: Option<u32>,
    /// The seat that moved.
    pub seat: Seat,
    /// The move as JSON.
    pub mv: String,
    /// The hash of the state after the move.
    pub hash: String,
}

impl<T: HostedGame> fmt::Debug for Format<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Format").field("ending", &self.ending).finish_non_exhaustive()
    }
}

impl HistoryNode {
    /// Replays the move on `state` and returns it with the events as `person` sees them. Leaves `state` unchanged and
    /// returns `None` if the rules no longer allow the move or it leads to another state.
    pub fn replay<G: Game>(&self, state: &mut G::State, person: Seat) -> Option<SeenMove<G>> {
        replay(state, self.seat, &self.mv, &self.hash, person)
    }
}

/// Replays a move, given as JSON, on `state` and returns it with the events as `person` sees them. Leaves `state`
/// unchanged and returns `None` if the rules no longer allow the move or the new state has another hash.
pub fn replay<G: Game>(state: &mut G::State, seat: Seat, mv: &str, hash: &str, person: Seat) -> Option<SeenMove<G>> {
    let mv: G::Move = serde_json::from_str(mv).ok()?;
    let mut after = state.clone();
    let mut events = Vec::new();
    G::play(&mut after, seat, mv, &mut events).ok()?;
    if game::state_hash(&after).ok()?.to_string() != hash {
        return None;
    }
    let seen = events.iter().filter_map(|event| G::redact(event, person)).collect();
    *state = after;
    Some(SeenMove { mv: Some(mv), seen })
}
