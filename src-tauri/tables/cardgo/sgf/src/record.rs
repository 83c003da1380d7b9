//! A game of Go, typed.

pub(crate) mod read;
mod write;

use crate::error::{Flaw, SgfError};
use crate::note::Note;
use crate::outcome::GameResult;
use crate::parse::{self, Reading};
use crate::tree::{Property, Tree};
pub use cardgo::Play;
use cardgo::{Colour, Point};
use std::fmt;

/// The most nodes on the main line.
pub const MOST_STEPS: usize = 10_000;

/// The most points that the main line sets up, over all its steps: some three hundred full boards.
pub const MOST_SET_UP: usize = 100_000;

/// A game of Go as it is kept in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The lines of the board, 2 to 19.
    pub size: u8,
    /// In half points.
    pub komi: Option<i16>,
    /// The number of handicap stones; the stones themselves are set up.
    pub handicap: Option<u8>,
    /// The name of the rules.
    pub rules: Option<String>,
    /// When it was played.
    pub date: Option<String>,
    /// Black and white.
    pub players: [Player; 2],
    /// How it ended.
    pub result: Option<GameResult>,
    /// The main line. The first is the root: usually no move, but what stood on the board before.
    pub steps: Vec<Step>,
}

/// The first game of a file, read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game.
    pub record: Record,
    /// So many more games follow it.
    pub more: usize,
    /// The file's text; of another program's format, the same as SGF.
    pub text: String,
    /// What was supposed of the file and of the game.
    pub notes: Vec<Note>,
}

/// Who played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Their name.
    pub name: Option<String>,
    /// Their rank.
    pub rank: Option<String>,
}

/// A moment of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// What changed on the board other than by a move.
    pub setup: Setup,
    /// The move.
    pub mv: Option<Move>,
    /// What somebody said about it.
    pub comment: Option<String>,
    /// What happened with cards, one value each: the private property `KX`.
    pub cards: Vec<String>,
    /// Everything else the file says here, verbatim.
    pub others: Vec<Property>,
    /// Other ways to go on, in place of this step.
    pub variations: Vec<Tree>,
}

/// Stones put on the board, or taken off, other than by a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Black stones are here now.
    pub black: Vec<Point>,
    /// White stones are here now.
    pub white: Vec<Point>,
    /// No stones are here now.
    pub empty: Vec<Point>,
    /// This colour moves next.
    pub turn: Option<Colour>,
}

/// A move: a colour and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Whose it is.
    pub colour: Colour,
    /// What it is.
    pub play: Play,
}

impl Record {
    /// An empty board, nothing played.
    #[must_use]
    pub fn new(size: u8) -> Record {
        Record {
            size,
            komi: None,
            handicap: None,
            rules: None,
            date: None,
            players: [Player::default(), Player::default()],
            result: None,
            steps: vec![Step::default()],
        }
    }

    /// Reads the first game of a file.
    ///
    /// # Errors
    /// The first thing wrong with the file.
    pub fn read(file: &[u8]) -> Result<Record, SgfError> {
        Record::read_first(file).map(|(record, _)| record)
    }

    /// Reads the first game of a file; returns also how many more follow it.
    ///
    /// # Errors
    /// The first thing wrong with the file.
    pub fn read_first(file: &[u8]) -> Result<(Record, usize), SgfError> {
        let opened = Record::open(file)?;
        Ok((opened.record, opened.more))
    }

    /// Reads the first game of a file that can be read as one of ours, and tells what was supposed.
    ///
    /// # Errors
    /// The first thing wrong with the file, or with its first game where none can be read.
    pub fn open(file: &[u8]) -> Result<Opened, SgfError> {
        let Reading { games, text, mut notes, .. } = parse::open(file, None)?;
        let more = games.len().saturating_sub(1);
        let mut why = None;
        for game in games {
            let of_game = game.notes();
            match Record::from_tree(game) {
                Ok(record) => {
                    notes.extend(of_game);
                    return Ok(Opened { record, more, text, notes });
                }
                Err(error) => why = why.or(Some(error)),
            }
        }
        // A file without a game is an error of its own.
        Err(why.unwrap_or(SgfError { line: 1, flaw: Flaw::NoGame }))
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.steps.iter().filter_map(|step| step.mv)
    }

    /// Appends a move.
    pub fn push(&mut self, colour: Colour, play: Play) {
        self.steps.push(Step { mv: Some(Move { colour, play }), ..Step::default() });
    }
}

impl fmt::Display for Record {
    /// The file: one game, UTF-8.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_tree().fmt(f)
    }
}

/// How the format calls a colour.
pub(crate) fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "B",
        Colour::White => "W",
    }
}

impl Setup {
    /// Whether it puts stones on the board or takes some off.
    #[must_use]
    pub fn changes_board(&self) -> bool {
        !(self.black.is_empty() && self.white.is_empty() && self.empty.is_empty())
    }
}
