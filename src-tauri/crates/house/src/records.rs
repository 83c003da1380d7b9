//! Games in files that other programs read: a file becomes a table, and a table a file.
//!
//! How they are read and written is the [table's business](table::records::Format). The file a game came from stays
//! beside its table, so that what the table has no place for can be written out again.

mod others;
#[cfg(test)]
mod tests;

use crate::house::House;
use crate::house::shared::{HouseState, OpenTable, new_id, now_ms};
use crate::keep::calendar;
use crate::keep::file;
use crate::keep::transfer::ExportText;
use crate::play::laying::Place;
use crate::play::players::{Players, opponents};
use crate::play::stored::{Imported, Others, StoredSetup};
use crate::problem::{Problem, ProblemKind};
use crate::wire::OptionChoice;
use game::Seat;
use rulebook::{Bilingual, Lang};
use serde::Serialize;
use store::{NodeRecord, TableId};
use table::Player;
use table::records::{Beginning, Entry, Fault, Format, Found};
use tables::{GAMES, GameVisitor, TableGame, visit_game};

/// The largest file that is opened, in bytes: a file stays beside its table.
const MOST_BYTES: usize = 1 << 20;

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

impl House {
    /// What game a file holds. In `file` every character stands for a byte.
    ///
    /// # Errors
    /// What is wrong with the file, in a sentence.
    pub fn record_look(&self, file: &str) -> Result<RecordGame, Problem> {
        let lang = self.lang();
        of_table(file, Look { file, lang }).unwrap_or_else(|| Err(ProblemKind::BadRecord.into()))
    }

    /// Lays a table with the game of a file, the person at `seat` against a bot of `level`, and returns its
    /// identifier. It stands at the game's last position, and nobody moves before the person has looked back.
    ///
    /// # Errors
    /// What is wrong with the file, or why the table can't be kept.
    pub fn record_open(&self, file: &str, seat: Seat, level: &str) -> Result<String, Problem> {
        let id = of_table(file, Open { house: self, file, seat, level })
            .unwrap_or_else(|| Err(ProblemKind::BadRecord.into()))?;
        self.wake();
        Ok(id.to_string())
    }

    /// A table's game up to where it stands, as a file; `offset` is how many minutes the person's clock is ahead of
    /// the world's.
    ///
    /// # Errors
    /// If the table isn't open, or its game can't be written so.
    pub fn record_text(&self, id: &str, offset: i32) -> Result<ExportText, Problem> {
        let mut inner = self.lock();
        let HouseState { tables, store, lang, .. } = &mut *inner;
        let open = tables.get(&TableId(id.to_owned()));
        let session = &open.ok_or(ProblemKind::NoSuchTable)?.session;
        let date = calendar::date(session.record().created_ms, offset);
        let journal = store.journal(&session.record().id)?;
        let journal = journal.into_iter().map(entry).collect();
        let written = session.written(date.clone(), journal, *lang);
        let (text, stem, ending) = written.ok_or(ProblemKind::NothingThere)?;
        let name = format!("{stem}-{date}-{}.{ending}", &id[..id.len().min(4)]);
        Ok(ExportText { text, name, can_save: false })
    }
}

/// A decision, as whoever writes a file wants it.
fn entry(node: NodeRecord) -> Entry {
    let NodeRecord { id, parent, seat, mv, state_hash, .. } = node;
    Entry { id: id.0, after: parent.map(|node| node.0), seat: Seat(seat), mv, hash: state_hash }
}

/// The bytes of a record's file, in which every character stands for one.
fn bytes(file: &str) -> Result<Vec<u8>, Problem> {
    let bytes = file::bytes(file).ok_or(ProblemKind::BadRecord)?;
    if bytes.len() > MOST_BYTES {
        return Err(Problem::LargeRecord);
    }
    Ok(bytes)
}

/// What is wrong with a file.
fn problem(fault: Fault) -> Problem {
    match fault {
        Fault::Told(hu, en) => Problem::BadRecord(Bilingual { hu, en }),
        Fault::NoGame => ProblemKind::BadRecord.into(),
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
    let found = (format.read)(&bytes(file)?).map_err(problem)?;
    Ok((format, found))
}

struct Look<'a> {
    file: &'a str,
    lang: Lang,
}

impl GameVisitor for Look<'_> {
    type Output = Result<RecordGame, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let (format, found) = found::<G>(self.file)?;
        let choice = |(key, value): (&str, String)| OptionChoice { key: key.to_owned(), value };
        let note = |(hu, en): (String, String)| match self.lang {
            Lang::Hu => hu,
            Lang::En => en,
        };
        Ok(RecordGame {
            game: G::NAME.to_owned(),
            choices: found.choices.into_iter().map(choice).collect(),
            players: found.players,
            date: found.date,
            result: found.result.map(|result| (format.result)(&result, self.lang)),
            plies: u32::try_from(found.moves.len()).unwrap_or(u32::MAX),
            seats: found.seats,
            notes: found.notes.into_iter().map(note).collect(),
        })
    }
}

struct Open<'a> {
    house: &'a House,
    file: &'a str,
    seat: Seat,
    level: &'a str,
}

impl GameVisitor for Open<'_> {
    type Output = Result<TableId, Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let Open { house, file, seat, level } = self;
        let (_, found) = found::<G>(file)?;
        let others = Others::of(&found, seat);
        let Beginning { state: dealt, seed, opening, placed } = found.beginning;
        let setup = G::setup(&dealt).clone();
        let players = Players::seat::<G>(&opponents::<G>(&setup, seat, level), &setup, seed)?;
        let imported =
            Imported { text: found.text, step: found.step, dealt: found.seats.is_some(), others, branch: false };
        let placed = placed.then(|| dealt.clone());
        let kept = StoredSetup::<G> { setup, players, opening, placed, imported: Some(imported) };
        let id = new_id();
        let mut inner = house.lock();
        let place = Place { store: &mut inner.store, id: id.clone(), name: String::new(), seed, now_ms: now_ms() };
        let played = place.lay_played(kept, dealt, &found.moves)?;
        inner.tables.insert(id.clone(), OpenTable::new(Box::new(played)));
        Ok(id)
    }
}

/// The last position of a file as a sheet, and who sat there.
pub(crate) struct AsSheet<'a>(pub &'a str);

impl GameVisitor for AsSheet<'_> {
    type Output = Result<(&'static str, serde_json::Value, Vec<Option<String>>), Problem>;

    fn visit<G: TableGame>(self) -> Self::Output {
        let format = G::FORMAT.ok_or(ProblemKind::BadRecord)?;
        let read = (format.sheet)(&bytes(self.0)?);
        let (sheet, players) = read.map_err(problem)?;
        Ok((G::NAME, serde_json::json!(sheet), players))
    }
}
