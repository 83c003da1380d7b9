//! Games of Go on paper: a file becomes a table, and a table a file.
//!
//! What other programs can read, they read as a plain game in the Smart Game Format. What the format has no word for
//! (cards, marks of the count, the deal itself) stands beside it in the private property `KX` ([`own`]), so that a
//! game of ours comes back as it was. The file a game came from stays beside its table, and what the table has no
//! place for (variations, comments, what is told of the game) is written out again ([`keep`]).

mod branches;
pub(crate) mod calendar;
mod keep;
mod others;
mod own;
mod read;
mod result;
#[cfg(test)]
mod tests;
mod write;

use crate::carry::CarryText;
use crate::house::House;
use crate::opened::Place;
use crate::played::Played;
use crate::players::Players;
use crate::problem::{Problem, ProblemKind};
use crate::session::Session;
use crate::shared::{OpenTable, new_id, now_ms};
use crate::stored::{Imported, StoredSetup};
use branches::Journal;
use cardgo::Cardgo;
use cardgo_table::CardgoTable;
use game::{Seat, Seed};
pub(crate) use read::bytes;
use read::{Beginning, Kifu};
use serde::Serialize;
use std::any::Any;
use store::TableId;

/// A game in a file, before it is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct SgfGame {
    /// Lines of the board.
    pub size: u8,
    /// In half points.
    pub komi: i16,
    /// Black's name, and White's, if the file tells them.
    pub players: [Option<String>; 2],
    /// When it was played, as the file says it.
    pub date: Option<String>,
    /// How it ended, in words.
    pub result: Option<String>,
    /// Decisions that will be on the table.
    pub plies: u32,
    /// Who played it, if it was played here: the level at each seat, none for the person.
    pub levels: Option<Vec<Option<String>>>,
    /// What a person should know before opening it, in sentences.
    pub notes: Vec<String>,
}

impl House {
    /// What game a file holds. In `file` every character stands for a byte.
    ///
    /// # Errors
    /// What is wrong with the file, in a sentence.
    pub fn sgf_look(&self, file: &str) -> Result<SgfGame, Problem> {
        let lang = self.lang();
        let kifu = Kifu::read(file, lang)?;
        let record = &kifu.record;
        let [black, white] = &record.players;
        Ok(SgfGame {
            size: record.size,
            komi: kifu.komi(),
            players: [black, white].map(|player| player.name.as_deref().and_then(others::brief)),
            date: record.date.as_deref().and_then(others::brief),
            result: record.result.as_ref().map(|result| result::in_words(result, lang)),
            plies: u32::try_from(kifu.moves.len()).unwrap_or(u32::MAX),
            levels: kifu.levels.clone(),
            notes: kifu.notes.iter().map(|note| note.sentence(lang)).collect(),
        })
    }

    /// Lays a table with the game of a file, the person at `seat` against a bot of `level`, and returns its
    /// identifier. It stands at the game's last position, and nobody moves before the person has looked back.
    ///
    /// # Errors
    /// What is wrong with the file, or why the table can't be kept.
    pub fn sgf_open(&self, file: &str, seat: Seat, level: &str) -> Result<String, Problem> {
        let kifu = Kifu::read(file, self.lang())?;
        let mut inner = self.lock();
        let lang = inner.lang;
        let levels = [Seat(0), Seat(1)].map(|at| (at != seat).then(|| level.to_owned()));
        let others = kifu.others(seat);
        let Beginning { state: dealt, seed, opening, placed } = kifu.beginning;
        let players = Players::seat(&levels, <CardgoTable as bot::Judge>::LEVELS, seed, lang)?;
        let kept = StoredSetup::<CardgoTable> {
            setup: *<Cardgo as game::Game>::setup(&dealt),
            players,
            opening,
            placed: placed.then(|| dealt.clone()),
            imported: Some(Imported {
                text: kifu.text,
                step: kifu.step,
                dealt: kifu.levels.is_some(),
                others,
                branch: false,
            }),
        };
        let id = new_id();
        let place =
            Place { store: &mut inner.store, id: id.clone(), name: String::new(), seed, now_ms: now_ms(), lang };
        let played = place.lay_played(kept, dealt, &kifu.moves)?;
        inner.tables.insert(id.clone(), OpenTable::new(Box::new(played)));
        drop(inner);
        self.wake();
        Ok(id.to_string())
    }

    /// A table's game up to where it stands, as a file; `offset` is how many minutes the person's clock is ahead of
    /// the world's.
    ///
    /// # Errors
    /// If the table isn't open, or its game can't be written so.
    pub fn sgf_text(&self, id: &str, offset: i32) -> Result<CarryText, Problem> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let lang = inner.lang;
        let open = inner.tables.get(&TableId(id.to_owned()));
        let open = open.ok_or_else(|| Problem::new(ProblemKind::NoSuchTable, lang))?;
        let session: &dyn Any = &*open.session as &dyn Session;
        let played = session.downcast_ref::<Played<CardgoTable>>();
        let played = played.ok_or_else(|| Problem::new(ProblemKind::NothingThere, lang))?;
        let date = calendar::date(played.record.created_ms, offset);
        let name = format!("asztaltars-go-{date}-{}.sgf", &id[..id.len().min(4)]);
        let journal = Journal::of(&inner.store, &played.record.id, lang)?;
        let record = write::record(played, &journal, date, lang);
        let record = record.ok_or_else(|| Problem::new(ProblemKind::NothingThere, lang))?;
        Ok(CarryText { text: record.to_string(), name, can_save: false })
    }
}

/// The seed of games that no seed dealt.
const NO_SEED: Seed = Seed(0);
