//! Records: opens a game in another program's file as a table, and writes a table as a record.
//!
//! Reading and writing are done by the [game's format](hosting::records::Format). The record a game came from is stored
//! with its table, so that the parts that a table can't represent can be written again.

mod previous_players;
#[cfg(test)]
mod tests;

use crate::play::players::{Players, opponents};
use crate::play::resignation;
use crate::play::session::Session;
use crate::play::table_encoding::{self, Imported, Others, StoredSetup};
use crate::play::table_place::TablePlace;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::now_ms;
use crate::text::file;
use crate::wire::OptionChoice;
use game::Seat;
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use hosting::Player;
use hosting::records::{Beginning, Format, HistoryNode, ReadRecord, RecordFault};
use rulebook::{Lang, Translated};
use serde::Serialize;
use store::{JournalNode, Store, TableId};

/// The longest text of a record that is stored with its table, as JSON in bytes: that of the largest file that is
/// opened, with typical escapes.
pub(crate) const LONGEST_TEXT: usize = 7 << 20;

/// A game in a record, before it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RecordGame {
    pub game: String,
    /// The options worth showing, with keys and values as for a new table.
    pub choices: Vec<OptionChoice>,
    /// The names of the players in seat order, where the record gives them.
    pub players: Vec<Option<String>>,
    /// The date of the game, as the record writes it.
    pub date: Option<String>,
    /// The result in words.
    pub result: Option<String>,
    /// How many decisions the table will have.
    pub plies: u32,
    /// The players in seat order, if the game was played in this app.
    pub seats: Option<Vec<Player>>,
    /// What the person should know before opening it, in sentences.
    pub notes: Vec<String>,
}

/// Converts a node for a format's writer; `None` for a resignation or a loss on time, which are no moves.
pub(crate) fn entry(node: JournalNode) -> Option<HistoryNode> {
    let JournalNode { id, parent, seat, mv, state_hash, .. } = node;
    let entry = HistoryNode { id: id.0, after: parent.map(|node| node.0), seat: Seat(seat), mv, hash: state_hash };
    resignation::read(&entry.mv).is_none().then_some(entry)
}

/// Returns the bytes of a record's file, each given as a character.
fn bytes<G: ListedGame>(file: &str, format: &Format<G>) -> Result<Vec<u8>, Problem> {
    let bytes = file::bytes(file).ok_or(ProblemKind::BadRecord)?;
    if bytes.len() > format.most_bytes {
        return Err(Problem::LargeRecord { most: format.most_bytes });
    }
    Ok(bytes)
}

/// Converts the fault of a record.
pub(crate) fn problem(fault: RecordFault) -> Problem {
    match fault {
        RecordFault::Told(sentence) => Problem::BadRecord(sentence),
        RecordFault::NoGame => ProblemKind::BadRecord.into(),
    }
}

/// Whether a file (one character per byte) begins as a record of some game does.
pub(crate) fn is_record(file: &str) -> bool {
    begun_as(file).is_some()
}

/// Runs `visitor` for the game whose records begin as the file does, or else for the first game with a record format,
/// which then reports the fault.
pub(crate) fn of_table<V: GameVisitor>(file: &str, visitor: V) -> Option<V::Output> {
    let has = |game: &&str| visit_game(game, Has) == Some(true);
    visit_game(begun_as(file).or_else(|| GAMES.iter().copied().find(has))?, visitor)
}

/// Returns the game whose records begin as the file does, ignoring a byte order mark.
fn begun_as(file: &str) -> Option<&'static str> {
    let text = file.strip_prefix("\u{ef}\u{bb}\u{bf}").unwrap_or(file);
    GAMES.iter().copied().find(|game| visit_game(game, Begins(text)) == Some(true))
}

struct Has;

impl GameVisitor for Has {
    type Output = bool;

    fn visit<G: ListedGame>(self) -> bool {
        G::FORMAT.is_some()
    }
}

struct Begins<'a>(&'a str);

impl GameVisitor for Begins<'_> {
    type Output = bool;

    fn visit<G: ListedGame>(self) -> bool {
        G::FORMAT.is_some_and(|format| (format.begins)(self.0))
    }
}

/// Reads a record.
fn found<G: ListedGame>(file: &str) -> Result<(Format<G>, ReadRecord<G>), Problem> {
    let format = G::FORMAT.ok_or(ProblemKind::BadRecord)?;
    let found = (format.read)(&bytes(file, &format)?).map_err(problem)?;
    Ok((format, found))
}

/// Returns which game a record holds.
pub(crate) struct Look<'a> {
    pub file: &'a str,
    pub lang: Lang,
}

/// The game of a record, and its deal.
pub(crate) struct Looked {
    pub game: RecordGame,
    pub seed: String,
    /// Its setup, as a table's setup is stored.
    pub setup: String,
}

impl GameVisitor for Look<'_> {
    type Output = Result<Looked, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let (format, found) = found::<G>(self.file)?;
        let choice = |(key, value): (&str, String)| OptionChoice { key: key.to_owned(), value };
        let note = |note: Translated<String>| note.get(self.lang).clone();
        let seed = found.beginning.seed.to_string();
        let setup = table_encoding::write(&serde_json::json!({ "setup": G::setup(&found.beginning.state) }))?;
        let game = RecordGame {
            game: G::NAME.to_owned(),
            choices: found.choices.into_iter().map(choice).collect(),
            players: found.players,
            date: found.date,
            result: found.result.map(|result| (format.result)(&result, self.lang)),
            plies: u32::try_from(found.moves.len()).unwrap_or(u32::MAX),
            seats: found.seats,
            notes: found.notes.into_iter().map(note).collect(),
        };
        Ok(Looked { game, seed, setup })
    }
}

/// Creates a table with a record's game once the store is available.
pub(crate) type LayLater = Box<dyn FnOnce(&mut Store, TableId) -> Result<Box<dyn Session>, Problem>>;

/// Reads a record's game in order to create a table with it.
pub(crate) struct Read<'a> {
    pub file: &'a str,
    pub seat: Seat,
    pub level: &'a str,
}

impl GameVisitor for Read<'_> {
    type Output = Result<LayLater, Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let Read { file, seat, level } = self;
        let (format, found) = found::<G>(file)?;
        if table_encoding::write(&found.text)?.len() > LONGEST_TEXT {
            return Err(Problem::LargeRecord { most: format.most_bytes });
        }
        let others = Others::of(&found, seat);
        // A resignation is dropped if the person takes over another player's seat.
        let own = found.seats.as_ref().and_then(|seats| seats.get(seat.index())).is_some_and(Player::is_person);
        let given_up = found.given_up.filter(|_| own);
        let Beginning { state: dealt, seed, opening, placed } = found.beginning;
        let setup = G::setup(&dealt).clone();
        let players = Players::seat::<G>(&opponents::<G>(&setup, seat, level), &setup, seed)?;
        let imported =
            Imported { text: found.text, step: found.step, dealt: found.seats.is_some(), others, branch: false };
        let placed = placed.then(|| dealt.clone());
        let kept = StoredSetup::<G> { setup, players, opening, placed, imported: Some(imported), clock: None };
        Ok(Box::new(move |store, id| {
            let place = TablePlace { store, id, name: String::new(), seed, now_ms: now_ms() };
            Ok(Box::new(place.lay_played(kept, dealt, &found.moves, given_up)?))
        }))
    }
}

/// Returns the last position of a record as a sheet, and the players' names.
pub(crate) struct AsSheet<'a>(pub &'a str);

impl GameVisitor for AsSheet<'_> {
    type Output = Result<(&'static str, serde_json::Value, Vec<Option<String>>), Problem>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        let format = G::FORMAT.ok_or(ProblemKind::BadRecord)?;
        let read = (format.sheet)(&bytes(self.0, &format)?);
        let (sheet, players) = read.map_err(problem)?;
        Ok((G::NAME, serde_json::json!(sheet), players))
    }
}
