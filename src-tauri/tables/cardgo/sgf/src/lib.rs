//! Game records of Go in the Smart Game Format, FF\[4\].
//!
//! # The layers
//!
//! Bytes become text ([`encoding`]), text a [`Tree`] of nodes with properties ([`parse`]), a tree a [`Record`] of
//! typed moves ([`Record::from_tree`]), and a record a game under our rules ([`replay`]). The way back is
//! [`Record::to_tree`] and [`Tree`]'s `Display`. Nothing is lost on the way: properties without a meaning here and
//! variations stay with the move they belong to, and are written out again.
//!
//! ```
//! let file = b"(;GM[1]FF[4]SZ[9]KM[6.5];B[ee]C[T\xe9ny];W[gc](;B[cg])(;B[cc]))";
//! let record = sgf::Record::read(file)?;
//! assert_eq!((record.size, record.komi, record.moves().count()), (9, Some(13), 3));
//! assert_eq!(sgf::Record::read(record.to_string().as_bytes())?, record);
//! # Ok::<(), sgf::SgfError>(())
//! ```
//!
//! # Damaged files
//!
//! Whatever the bytes, reading ends with a tree or with an [`SgfError`]: the line, what is wrong, and a sentence about
//! it in both languages. Trees are flat, so no file is nested too deeply for the stack; [`MOST_BYTES`], [`MOST_NODES`],
//! [`MOST_PROPERTIES`] and [`MOST_VALUES`] bound the memory, and with [`MOST_STEPS`] and [`MOST_SET_UP`] the time: ten
//! letters may set up a whole board.
//!
//! # Why a parser of our own
//!
//! The one maintained library, `sgf-parse` 4.2.8, was tried: a game of 200,000 nodes overflows the stack when it is
//! printed or dropped (its nodes own their children); its errors give no position; it prints unknown properties without
//! escaping what it unescaped when reading, so private ones don't round-trip; points of a list come out in the order of
//! a hash table; and its parser is built on `unsafe`. The format is small enough.

pub mod encoding;
mod error;
mod outcome;
mod parse;
mod point;
mod print;
mod record;
mod replay;
mod sentence;
mod tree;
mod words;

pub use error::{Flaw, SgfError};
pub use outcome::{GameResult, How};
pub use parse::{MOST_BYTES, MOST_NODES, MOST_PROPERTIES, MOST_VALUES, parse};
pub use record::{MOST_SET_UP, MOST_STEPS, Move, Play, Player, Record, Setup, Step};
pub use replay::{Replay, Unplayable, Why, replay, replay_after_changes};
pub use tree::{Node, Property, Tree};
pub use words::{escaped, line, text};
