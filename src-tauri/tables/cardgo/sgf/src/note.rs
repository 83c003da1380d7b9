//! What was supposed where a file isn't quite what it should be, and is read all the same.

use cardgo::Colour;
use std::fmt;

/// Something that was supposed, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line of the file where it first was, from 1; 0 where it is about all of it.
    pub line: u32,
    /// What.
    pub what: Supposed,
    /// How often.
    pub times: u32,
}

/// Something that was supposed of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Supposed {
    /// It doesn't name its encoding: judged by its bytes, it is this one.
    Judged(String),
    /// It names an encoding, and was read in another.
    Misnamed {
        /// What it says.
        said: String,
        /// What it is.
        read: String,
    },
    /// So many characters couldn't be read in its encoding.
    Lost(usize),
    /// It is a file of another program's format.
    Foreign(&'static str),
    /// Its signs were written as a page on the web writes them.
    Web,
    /// There were backslashes before its brackets.
    Backslashes,
    /// Its brackets were those of another script.
    WideBrackets,
    /// Its lines begin with a sign of quoting.
    Quoted,
    /// There is text before the game or behind it.
    Around,
    /// A parenthesis that opens is missing.
    NoOpening,
    /// A parenthesis that closes is missing.
    NoClosing,
    /// There is one closing parenthesis too many.
    StrayClosing,
    /// A game goes on behind its closing parenthesis.
    ClosedEarly,
    /// A line goes on behind the variations it branches into.
    BehindVariations,
    /// A parenthesis opens without a node after it.
    NoNode,
    /// A move begins without its semicolon.
    NoSemicolon,
    /// Something stands between properties that belongs to none of them.
    Between(String),
    /// The names of properties are written in small letters.
    SmallNames,
    /// A closing bracket within a text isn't escaped.
    Bracket,
    /// It doesn't say which game it is, or in words.
    Game(String),
    /// A version of the format that isn't known.
    Version(String),
    /// It doesn't say how large its board is.
    NoSize,
    /// The size of the board is written in another way.
    Size {
        /// What it says.
        said: String,
        /// What was supposed.
        grid: String,
    },
    /// The komi is written in another way.
    Komi {
        /// What it says.
        said: String,
        /// What was supposed, in half points.
        halves: i16,
    },
    /// The komi can't be read.
    NoKomi(String),
    /// The number of handicap stones is written in another way.
    Handicap {
        /// What it says.
        said: String,
        /// What was supposed.
        stones: u8,
    },
    /// The number of handicap stones can't be read.
    NoHandicap(String),
    /// There are so many handicap stones, and none is set up.
    NoStones(u8),
    /// The handicap stones are told as so many moves of Black's.
    FreeStones(u8),
    /// This colour makes the first move, where the other one was said to.
    OtherTurn(Colour),
    /// The colour that moves next can't be read.
    NoTurn(String),
    /// A point is written in another way.
    Written {
        /// The property.
        name: String,
        /// What it says.
        said: String,
        /// What was supposed.
        point: String,
    },
    /// A pass is written in another way.
    Pass(String),
    /// A list of points has signs between them.
    List(String),
    /// A rectangle begins at another corner than the upper left one.
    Corners(String),
    /// Points that the board doesn't have, or that can't be read.
    NoPoint {
        /// The property.
        name: String,
        /// What it says.
        said: String,
    },
    /// More than one move in a node.
    TwoMoves,
    /// More moves of a colour in a node than one.
    MoreMoves,
    /// More than one point in a move.
    TwoPoints,
}

impl fmt::Display for Note {
    /// The English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence().1)
    }
}

/// So many different notes are kept of a file.
const MOST: usize = 40;

/// Notes as they are gathered: the same one is counted, not told again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes(Vec<Note>);

impl Notes {
    /// Takes a note about a line.
    pub fn add(&mut self, line: u32, what: Supposed) {
        if let Some(note) = self.0.iter_mut().find(|note| note.what == what) {
            note.times = note.times.saturating_add(1);
        } else if self.0.len() < MOST {
            self.0.push(Note { line, what, times: 1 });
        }
    }

    /// Takes a note that was gathered elsewhere.
    pub fn take(&mut self, note: Note) {
        if self.0.len() < MOST {
            self.0.push(note);
        }
    }

    /// In the order in which they were first taken.
    pub fn told(self) -> Vec<Note> {
        self.0
    }
}
