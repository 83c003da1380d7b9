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
    /// It is in an encoding that isn't supported.
    Encoding(String),
    /// It says that it is UTF-8, and isn't.
    NotUtf8,
    /// No game begins anywhere.
    NoGame,
    /// The game that begins here doesn't end.
    Unclosed,
    /// More properties or values than we read.
    TooMuch,
    /// A longer main line than we read.
    TooLong,
    /// More stones set up or taken off (other than by moves) than we read.
    TooMuchSetUp,
    /// The value of this property doesn't end.
    UnclosedValue(String),
    /// A closing parenthesis without an opening one.
    StrayClosing,
    /// Something other than a game after a game.
    AfterGame,
    /// A parenthesis opens without a node after it.
    NoNode,
    /// A node after the variations that should end a line.
    NodeAfterVariations,
    /// Something that belongs to no node.
    OutsideNode(char),
    /// Something between the properties of a node.
    OutsideValue(char),
    /// A value without a property.
    Nameless,
    /// This can't be a property's name.
    BadName(String),
    /// This property has no value.
    NoValue(String),
    /// It isn't a game of Go: what `GM` says.
    NotGo(String),
    /// A version of the format that isn't known: what `FF` says.
    Version(String),
    /// Not a square board of 2 to 19 lines: what `SZ` says.
    Size(String),
    /// Not a number of half points: what `KM` says.
    Komi(String),
    /// Not a number of stones: what `HA` says.
    Handicap(String),
    /// Not a colour: what `PL` says.
    Turn(String),
    /// Not a point of the board.
    Point {
        /// The property.
        name: String,
        /// What it says.
        value: String,
        /// The lines of the board.
        size: u8,
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
