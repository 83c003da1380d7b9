//! Typed records of Go games.

pub(crate) mod read;
mod write;

use crate::error::{Flaw, SgfError};
use crate::game_result::GameResult;
use crate::note::Note;
use crate::parse::{self, ParsedFile};
use crate::tree::{Property, Tree};
pub use cardgo::Play;
use cardgo::{Colour, Point};
use std::fmt;

/// A game of Go in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Number of lines of the board, 2 to 19.
    pub size: u8,
    /// In half points.
    pub komi: Option<i16>,
    /// The number of handicap stones; the stones themselves are in the setup of a step.
    pub handicap: Option<u8>,
    /// The name of the rules.
    pub rules: Option<String>,
    /// The date of the game, verbatim.
    pub date: Option<String>,
    /// Black and White.
    pub players: [Player; 2],
    pub result: Option<GameResult>,
    /// The main line. The first step is the root, usually without a move but with the stones set up.
    pub steps: Vec<Step>,
}

/// The first game of a file, with the notes.
#[derive(Clone, Debug)]
pub struct OpenedRecord {
    pub record: Record,
    /// Number of games after it in the file.
    pub more: usize,
    /// The text of the file; for a file in another program's format, its conversion to SGF.
    pub text: String,
    /// The assumptions made about the file and the game.
    pub notes: Vec<Note>,
}

/// A player of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    pub name: Option<String>,
    pub rank: Option<String>,
}

/// A step of the main line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Changes of the board other than by a move.
    pub setup: Setup,
    pub mv: Option<Move>,
    pub comment: Option<String>,
    /// The effects of cards, one value each: the private property `KX`.
    pub cards: Vec<String>,
    /// All other properties of the step, verbatim.
    pub others: Vec<Property>,
    /// Variations in place of this step.
    pub variations: Vec<Tree>,
}

/// Stones set up on the board or removed, other than by a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// Points with black stones afterwards.
    pub black: Vec<Point>,
    /// Points with white stones afterwards.
    pub white: Vec<Point>,
    /// Points without stones afterwards.
    pub empty: Vec<Point>,
    /// The colour to move next, if given.
    pub turn: Option<Colour>,
}

/// A move: the colour, and the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub colour: Colour,
    pub play: Play,
}

impl Record {
    /// Returns a record with an empty board and no moves.
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
    /// Fails with the first fault of the file.
    pub fn read(file: &[u8]) -> Result<Record, SgfError> {
        Record::read_first(file).map(|(record, _)| record)
    }

    /// Reads the first game of a file; also returns the number of games after it.
    ///
    /// # Errors
    /// Fails with the first fault of the file.
    pub fn read_first(file: &[u8]) -> Result<(Record, usize), SgfError> {
        let opened = Record::open(file)?;
        Ok((opened.record, opened.more))
    }

    /// Reads the first game of a file that can be converted to a record, with the assumptions made.
    ///
    /// # Errors
    /// Fails with the first fault of the file, or of its first game if none can be converted.
    pub fn open(file: &[u8]) -> Result<OpenedRecord, SgfError> {
        let ParsedFile { games, text, mut notes, .. } = parse::open(file, None)?;
        let more = games.len().saturating_sub(1);
        let mut why = None;
        for game in games {
            let of_game = game.notes();
            match Record::from_tree(game) {
                Ok(record) => {
                    notes.extend(of_game);
                    return Ok(OpenedRecord { record, more, text, notes });
                }
                Err(error) => why = why.or(Some(error)),
            }
        }
        // A file without a game is a separate error.
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
    /// Formats the file: one game, in UTF-8.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_tree().fmt(f)
    }
}

impl Setup {
    /// Whether it sets up or removes stones.
    #[must_use]
    pub fn changes_board(&self) -> bool {
        !(self.black.is_empty() && self.white.is_empty() && self.empty.is_empty())
    }
}
