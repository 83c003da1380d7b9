//! The assumptions made when a file with faults is read.

use cardgo::Colour;
use std::fmt;

/// An assumption, with its place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The first line of the file that it is about, from 1; 0 if it is about the whole file.
    pub line: u32,
    pub what: Assumption,
    /// Number of occurrences.
    pub times: u32,
}

/// An assumption about a file with a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assumption {
    /// The file doesn't name its encoding; this one was guessed from its bytes.
    Judged(String),
    /// The file names an encoding, but was decoded in another.
    Misnamed {
        /// The encoding named.
        said: String,
        /// The encoding used.
        read: String,
    },
    /// This number of characters couldn't be decoded.
    Lost(usize),
    /// The file is in another program's format.
    Foreign(&'static str),
    /// Its characters are escaped as in a web page.
    Web,
    /// Its brackets are preceded by backslashes.
    Backslashes,
    /// Its brackets are wide ones, of another script.
    WideBrackets,
    /// Its lines begin with quotation signs.
    Quoted,
    /// There is text before or after the game.
    Around,
    /// An opening parenthesis is missing.
    NoOpening,
    /// A closing parenthesis is missing.
    NoClosing,
    /// There is one closing parenthesis too many.
    StrayClosing,
    /// A game continues after its closing parenthesis.
    ClosedEarly,
    /// A line continues after the variations it branches into.
    BehindVariations,
    /// A parenthesis opens without a node after it.
    NoNode,
    /// A move has no semicolon before it.
    NoSemicolon,
    /// There is text between properties that belongs to none of them.
    Between(String),
    /// The names of properties are in lower case.
    SmallNames,
    /// A closing bracket within a text isn't escaped.
    Bracket,
    /// The game isn't named, or is named in words.
    Game(String),
    /// The version of the format is unknown.
    Version(String),
    /// The size of the board is missing.
    NoSize,
    /// The size of the board isn't written according to the format.
    Size {
        /// The value in the file.
        said: String,
        /// The size assumed.
        grid: String,
    },
    /// The komi isn't written according to the format.
    Komi {
        /// The value in the file.
        said: String,
        /// The komi assumed, in half points.
        halves: i16,
    },
    /// The komi can't be read.
    NoKomi(String),
    /// The number of handicap stones isn't written according to the format.
    Handicap {
        /// The value in the file.
        said: String,
        /// The number assumed.
        stones: u8,
    },
    /// The number of handicap stones can't be read.
    NoHandicap(String),
    /// The file has this number of handicap stones, but sets up none.
    NoStones(u8),
    /// The handicap stones are given as this number of moves by Black.
    FreeStones(u8),
    /// This colour makes the first move, though the file names the other one.
    OtherTurn(Colour),
    /// The colour to move can't be read.
    NoTurn(String),
    /// A point isn't written according to the format.
    Written {
        /// The name of the property.
        name: String,
        /// The value in the file.
        said: String,
        /// The point assumed.
        point: String,
    },
    /// A pass isn't written according to the format.
    Pass(String),
    /// A list of points has characters between them.
    List(String),
    /// A rectangle doesn't begin at its upper left corner.
    Corners(String),
    /// A value isn't a point of the board, or can't be read.
    NoPoint {
        /// The name of the property.
        name: String,
        /// The value in the file.
        said: String,
    },
    /// A node has a move of each colour.
    TwoMoves,
    /// A node has more than one move of a colour.
    MoreMoves,
    /// A move has more than one point.
    TwoPoints,
}

impl fmt::Display for Note {
    /// The English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence().1)
    }
}

/// Maximum number of different notes on a file.
const MOST: usize = 40;

/// A list of notes in which equal ones are counted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes(Vec<Note>);

impl Notes {
    /// Adds a note on a line.
    pub fn add(&mut self, line: u32, what: Assumption) {
        if let Some(note) = self.0.iter_mut().find(|note| note.what == what) {
            note.times = note.times.saturating_add(1);
        } else if self.0.len() < MOST {
            self.0.push(Note { line, what, times: 1 });
        }
    }

    /// Adds a note from another list.
    pub fn take(&mut self, note: Note) {
        if self.0.len() < MOST {
            self.0.push(note);
        }
    }

    /// The notes in the order in which they were added.
    pub fn told(self) -> Vec<Note> {
        self.0
    }
}
