//! Games in files that other programs read: what a table provides so that they can be opened, written and scored.

use crate::{GivenUp, Player, Table};
use game::{Game, Seat, Seed};
use rulebook::Lang;
use std::fmt;

/// How a table's games are kept in files that other programs read.
pub struct Format<T: Table> {
    /// What such files' names end with, without the dot.
    pub ending: &'static str,
    /// What the names of those that the app writes begin with.
    pub stem: &'static str,
    /// The largest file that is opened, in bytes.
    pub most_bytes: usize,
    /// Whether a text begins as such a file does.
    pub begins: fn(&str) -> bool,
    /// Reads a file.
    pub read: fn(&[u8]) -> Result<Found<T>, RecordFault>,
    /// Writes a game; `None` if its beginning is no longer known.
    pub write: fn(&Told<'_, T>, Lang) -> Option<String>,
    /// The last position of a file as a pad's sheet, and who sat there.
    pub sheet: fn(&[u8]) -> Result<Paper<T>, RecordFault>,
    /// What a seat is called where nobody is named.
    pub seat: fn(Seat, Lang) -> &'static str,
    /// How a game ended, as a file writes it, in a few words.
    pub result: fn(&str, Lang) -> String,
    /// The same as a sentence at the end of the game; none where nothing is known.
    pub ended: fn(&str, Lang) -> Option<String>,
}

/// A position as a pad's sheet, and what the file calls those who sat there.
pub type Paper<T> = (<T as game::Pad>::Sheet, Vec<Option<String>>);

/// Why a file isn't opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// A sentence in Hungarian and in English.
    Told(String, String),
    /// No game that could be played stands in it.
    NoGame,
}

impl From<(String, String)> for RecordFault {
    fn from((hu, en): (String, String)) -> RecordFault {
        RecordFault::Told(hu, en)
    }
}

/// A game read from a file.
#[derive(Debug)]
pub struct Found<G: Game> {
    /// The file.
    pub text: String,
    /// At which of its steps the game begins.
    pub step: usize,
    /// Where it begins.
    pub beginning: Beginning<G>,
    /// What was decided from there on.
    pub moves: Vec<G::Move>,
    /// Who played it, in seat order, if it was played here.
    pub seats: Option<Vec<Player>>,
    /// After how many decisions the person there took over from others, if that was so.
    pub taken_over: Option<usize>,
    /// What the file calls those who played, in seat order; none where it doesn't.
    pub players: Vec<Option<String>>,
    /// When it was played, as the file says it.
    pub date: Option<String>,
    /// How it ended, as the file writes it.
    pub result: Option<String>,
    /// Who gave it up, if it was played here and ended so.
    pub given_up: Option<GivenUp>,
    /// What was chosen before the game and is worth telling, as New table has it: keys and values.
    pub choices: Vec<(&'static str, String)>,
    /// What a person should know before opening it, a sentence in Hungarian and in English each.
    pub notes: Vec<(String, String)>,
}

/// Where a game begins.
#[derive(Debug)]
pub struct Beginning<G: Game> {
    /// How it stands there.
    pub state: G::State,
    /// What it was dealt by.
    pub seed: Seed,
    /// What the deal told.
    pub opening: Vec<G::Event>,
    /// Whether that is no deal, but somewhere else.
    pub placed: bool,
}

/// A game that is to be written.
pub struct Told<'a, G: Game> {
    /// How it stood at its beginning.
    pub beginning: G::State,
    /// How it stands.
    pub end: &'a G::State,
    /// How it ended beside its rules, if it did.
    pub given_up: Option<GivenUp>,
    /// The decisions between, and what the person saw of them.
    pub decisions: Vec<Decision<G>>,
    /// The seed it was dealt by.
    pub seed: &'a str,
    /// The day it was laid, such as `2026-11-21`.
    pub date: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// The person's seat.
    pub person: Seat,
    /// Whether it began somewhere else than at a deal.
    pub placed: bool,
    /// After how many decisions the person took over from others, if that was so.
    pub taken_over: Option<usize>,
    /// The file it came from.
    pub file: Option<File<'a>>,
    /// All decisions ever made at the table, those taken back as well.
    pub journal: Vec<Entry>,
}

/// A file that a game came from.
#[derive(Clone, Copy, Debug)]
pub struct File<'a> {
    /// Its text.
    pub text: &'a str,
    /// At which of its steps the table begins.
    pub step: usize,
    /// Whether it tells the deal.
    pub dealt: bool,
}

/// A decision, and what the person saw of it.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    /// The move; `None` where it can't be made again.
    pub mv: Option<G::Move>,
    /// What was seen.
    pub seen: Vec<G::Event>,
}

/// A decision as the journal keeps it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number.
    pub id: u32,
    /// The decision before it; none for a first one.
    pub after: Option<u32>,
    /// Who decided.
    pub seat: Seat,
    /// The move, as JSON.
    pub mv: String,
    /// The fingerprint of the state it led to.
    pub hash: String,
}

impl<T: Table> fmt::Debug for Format<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Format").field("ending", &self.ending).finish_non_exhaustive()
    }
}

impl Entry {
    /// Makes the decision on `state`, if the rules still allow it and lead where they led, and gives it as `person` sees
    /// it; otherwise leaves `state`.
    pub fn replay<G: Game>(&self, state: &mut G::State, person: Seat) -> Option<Decision<G>> {
        replay(state, self.seat, &self.mv, &self.hash, person)
    }
}

/// Makes a decision that is kept as JSON on `state`, if the rules still allow it and it leads to the state of that
/// fingerprint, and gives it as `person` sees it; otherwise leaves `state`.
pub fn replay<G: Game>(state: &mut G::State, seat: Seat, mv: &str, hash: &str, person: Seat) -> Option<Decision<G>> {
    let mv: G::Move = serde_json::from_str(mv).ok()?;
    let mut after = state.clone();
    let mut events = Vec::new();
    G::play(&mut after, seat, mv, &mut events).ok()?;
    if game::state_hash(&after).ok()?.to_string() != hash {
        return None;
    }
    let seen = events.iter().filter_map(|event| G::redact(event, person)).collect();
    *state = after;
    Some(Decision { mv: Some(mv), seen })
}
