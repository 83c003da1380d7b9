//! What can be wrong with a file.

use std::fmt;

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SgfError {
    /// The line of the file, from 1.
    pub line: u32,
    /// What is wrong.
    pub flaw: Flaw,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is nothing in it.
    Empty,
    /// It is larger than [`MOST_BYTES`](crate::MOST_BYTES).
    TooLarge,
    /// It has more than [`MOST_NODES`](crate::MOST_NODES) nodes.
    TooManyNodes,
    /// No game begins anywhere.
    NoGame,
    /// More properties or values than we read.
    TooMuch,
    /// A longer main line than we read.
    TooLong,
    /// More stones set up or taken off (other than by moves) than we read.
    TooMuchSetUp,
    /// The value of this property doesn't end.
    UnclosedValue(String),
    /// A parenthesis opens without a node after it.
    NoNode,
    /// A value without a property.
    Nameless,
    /// This property has no value.
    NoValue(String),
    /// It isn't a game of Go: what `GM` says.
    NotGo(String),
    /// Not a board of 2 to 52 lines each way: what `SZ` says.
    Size(String),
    /// A board that is only looked at: no game is played here on one of that size.
    OnlyLookedAt(String),
    /// A file of another program's format, in which something is missing or can't be read.
    Foreign(&'static str),
    /// Not a point of the board.
    Point {
        /// The property.
        name: String,
        /// What it says.
        value: String,
        /// How large the board is.
        grid: String,
    },
    /// More than one move in a node.
    TwoMoves,
}

impl fmt::Display for SgfError {
    /// The English sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence().1)
    }
}

impl std::error::Error for SgfError {}
