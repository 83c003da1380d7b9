//! The faults of a file.

use std::fmt;

/// The fault of a file, and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfError {
    /// The line of the file, counted from 1.
    pub line: u32,
    pub flaw: Flaw,
}

/// The fault of a file that can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is empty.
    Empty,
    /// It is larger than [`MOST_BYTES`](crate::MOST_BYTES).
    TooLarge,
    /// It has more than [`MOST_NODES`](crate::MOST_NODES) nodes.
    TooManyNodes,
    /// It contains no game.
    NoGame,
    /// It has more properties or values than are read.
    TooMuch,
    /// Its main line is longer than is read.
    TooLong,
    /// It sets up or removes (other than by moves) more stones than are read.
    TooMuchSetUp,
    /// The value of this property doesn't end.
    UnclosedValue(String),
    /// A parenthesis opens without a node after it.
    NoNode,
    /// A value without a property.
    Nameless,
    /// This property has no value.
    NoValue(String),
    /// It isn't a game of Go; contains the value of `GM`.
    NotGo(String),
    /// The board doesn't have 2 to 52 lines each way; contains the value of `SZ`.
    Size(String),
    /// The board can be viewed, but no game can be played on that size.
    OnlyLookedAt(String),
    /// It is in another program's format, and something is missing or can't be read.
    Foreign(&'static str),
    /// A value isn't a point of the board.
    Point {
        /// The name of the property.
        name: String,
        /// The value of the property.
        value: String,
        /// The size of the board.
        grid: String,
    },
    /// A node has more than one move.
    TwoMoves,
}

impl fmt::Display for SgfError {
    /// The English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence().1)
    }
}

impl std::error::Error for SgfError {}
