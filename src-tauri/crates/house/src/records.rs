//! Games in files that other programs read: a file becomes a table, and a table a file.
//!
//! How they are read and written is the [table's business](table::records::Format). The file a game came from stays
//! beside its table, so that what the table has no place for can be written out again.

mod others;
#[cfg(test)]
mod tests;

use crate::play::ending;
use crate::play::players::{Players, opponents};
use crate::play::session::Session;
use crate::play::stored::{self, Imported, Others, StoredSetup};
use crate::play::table_place::TablePlace;
use crate::problem::{Problem, ProblemKind};
use crate::stamp::now_ms;
use crate::text::file;
use crate::wire::OptionChoice;
use game::Seat;
use rulebook::{Bilingual, Lang};
use serde::Serialize;
use store::{NodeRecord, Store, TableId};
use table::Player;
use table::records::{Beginning, Entry, Format, Found, RecordFault};
use tables::{GAMES, GameVisitor, TableGame, visit_game};

/// The longest text of a file that stays beside its table, as JSON in bytes: of the largest file that is opened, escaped
/// as people's texts are.
pub(crate) const LONGEST_TEXT: usize = 7 << 20;

/// A game in a file, before it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct RecordGame {
    /// Which game.
    pub game: String,
    /// What was chosen before it and is worth telling, as New table has it.
    pub choices: Vec<OptionChoice>,
    /// The names of those who played, in seat order, if the file tells them.
    pub players: Vec<Option<String>>,
    /// When it was played, as the file says it.
    pub date: Option<String>,
    /// How it ended, in words.
    pub result: Option<String>,
    /// Decisions that will be on the table.
    pub plies: u32,
    /// Who played it, in seat order, if it was played here.
    pub seats: Option<Vec<Player>>,
    /// What a person should know before opening it, in sentences.
    pub notes: Vec<String>,
}

/// A decision, as whoever writes a file wants it; `None` for what the house has written beside the game's own.
pub(crate) fn entry(node: NodeRecord) -> Option<Entry> {
    let NodeRecord { id, parent, seat, mv, state_hash, .. } = node;
    let entry = Entry { id: id.0, after: parent.map(|node| node.0), seat: Seat(seat), mv, hash: state_hash };
    ending::read(&entry.mv).is_none().then_some(entry)
}

/// The bytes of a record's file, in which every character stands for one.
fn bytes<G: TableGame>(file: &str, format: &Format<G>) -> Result<Vec<u8>, Problem> {
    let bytes = file::bytes(file).ok_or(ProblemKind::BadRecord)?;
    if bytes.len() > format.most_bytes {
        return Err(Problem::LargeRecord { most: format.most_bytes });
    }
    Ok(bytes)
}

/// What is wrong with a file.
pub(crate) fn problem(fault: RecordFault) -> Problem {
    match fault {
        RecordFault::Told(hu, en) => Problem::BadRecord(Bilingual { hu, en }),
        RecordFault::NoGame => ProblemKind::BadRecord.into(),
    }
}

/// Whether a file (a character for a byte) begins as a record of some table does.
pub(crate) fn is_record(file: &str) -> bool {
    begun_as(file).is_some()
}

/// Does something with the table whose records begin as a file does; with whichever has records at all, if none does:
/// that one says what is wrong.
pub(crate) fn of_table<V: GameVisitor>(file: &str, visitor: V) -> Option<V::Output> {
    let has = |game: &&str| visit_game(game, Has) == Some(true);
    visit_game(begun_as(file).or_else(|| GAMES.iter().copied().find(has))?, visitor)
}

/// The table whose records begin as a file does, whatever mark an editor has put before its text.
fn begun_as(file: &str) -> Option<&'static str> {
    let text = file.strip_prefix("\u{ef}\u{bb}\u{bf}").unwrap_or(file);
    GAMES.iter().copied().find(|game| visit_game(game, Begins(text)) == Some(true))
}

struct Has;

impl GameVisitor for Has {
    type Output = bool;

    fn visit<G: TableGame>(self) -> bool {
        G::FORMAT.is_some()
    }
}

struct Begins<'a>(&'a str);

impl GameVisitor for Begins<'_> {
    type Output = bool;

    fn visit<G: TableGame>(self) -> bool {
        G::FORMAT.is_some_and(|format| (format.begins)(self.0))
    }
}

/// Reads a file.
fn found<G: TableGame>(file: &str) -> Result<(Format<G>, Found<G>), Problem> {
    let format = G::FORMAT.ok_or(ProblemKind::BadRecord)?;
    let found = (format.read)(&bytes(file, &format)?).map_err(problem)?;
    Ok((format, found))
}

/// What game a file holds.
pub(crate) struct Look<'a> {
    pub file: &'a str,
    pub lang: Lang,
}

/// A game that was looked at, and where it was dealt from.
pub(crate) struct Looked {
    pub game: RecordGame,
    pub seed: String,
    /// What was chosen for it, as the setup of a table is kept.
    pub setup: String,
}

impl GameVisitor for Look<'_> {
    type Output = Result<Looked, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let (format, found) = found::<G>(self.file)?;
        let choice = |(key, value): (&str, String)| OptionChoice { key: key.to_owned(), value };
        let note = |(hu, en): (String, String)| match self.lang {
            Lang::Hu => hu,
            Lang::En => en,
        };
        let seed = found.beginning.seed.to_string();
        let setup = stored::write(&serde_json::json!({ "setup": G::setup(&found.beginning.state) }))?;
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

/// Lays a table with a file's game later, when the store is at hand.
pub(crate) type LayLater = Box<dyn FnOnce(&mut Store, TableId) -> Result<Box<dyn Session>, Problem>>;

/// Reads a file's game, to lay a table with it.
pub(crate) struct Read<'a> {
    pub file: &'a str,
    pub seat: Seat,
    pub level: &'a str,
}

impl GameVisitor for Read<'_> {
    type Output = Result<LayLater, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Read { file, seat, level } = self;
        let (format, found) = found::<G>(file)?;
        if stored::write(&found.text)?.len() > LONGEST_TEXT {
            return Err(Problem::LargeRecord { most: format.most_bytes });
        }
        let others = Others::of(&found, seat);
        // Whoever sits down in another's place goes on with what was given up.
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

/// The last position of a file as a sheet, and who sat there.
pub(crate) struct AsSheet<'a>(pub &'a str);

impl GameVisitor for AsSheet<'_> {
    type Output = Result<(&'static str, serde_json::Value, Vec<Option<String>>), Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let format = G::FORMAT.ok_or(ProblemKind::BadRecord)?;
        let read = (format.sheet)(&bytes(self.0, &format)?);
        let (sheet, players) = read.map_err(problem)?;
        Ok((G::NAME, serde_json::json!(sheet), players))
    }
}
