//! Game records of Go in the Smart Game Format, FF\[4\].
//!
//! # The layers
//!
//! Bytes become text ([`encoding`]), text a [`Tree`] of nodes with properties ([`open`], [`parse`]), a tree a [`Record`]
//! of typed moves ([`Record::from_tree`]), and a record a game under our rules ([`replay`]). The way back is
//! [`Record::to_tree`] and [`Tree`]'s `Display`. Nothing is lost on the way: properties without a meaning here and
//! variations stay with the move they belong to, and are written out again. Files of other programs' formats (GIB, NGF,
//! UGF) become the same trees.
//!
//! A tree may be of a board of any shape up to [`MOST_LINES`] ([`Grid`], [`Spot`]); a record is of a square one of up to
//! 19 lines, on which games are played here.
//!
//! ```
//! let file = b"(;GM[1]FF[4]SZ[9]KM[6.5];B[ee]C[T\xe9ny];W[gc](;B[cg])(;B[cc]))";
//! let record = sgf::Record::read(file)?;
//! assert_eq!((record.size, record.komi, record.moves().count()), (9, Some(13), 3));
//! assert_eq!(sgf::Record::read(record.to_string().as_bytes())?, record);
//! # Ok::<(), sgf::SgfError>(())
//! ```
//!
//! # The tree itself
//!
//! Whoever walks in a record and changes it stays with the [`Tree`]: [`Tree::standing`] is how the board stands at a
//! node, [`Tree::outline`] what is drawn of the whole, [`Node::signs`] what is drawn on the board. [`Tree::add`],
//! [`Tree::delete`], [`Tree::promote`], [`Tree::set_up`], [`Node::toggle`] and [`Node::say`] change it, and nothing but
//! what they are about: all other properties are printed as they stood in the file, letter by letter.
//!
//! ```
//! let mut tree = sgf::parse_text("(;FF[4]SZ[9];B[ee]QX[a\\:b](;W[gc])(;W[cg]))")?.swap_remove(0);
//! assert_eq!(tree.promote(3), Some(2));
//! assert!(tree.node_mut(1).is_some_and(|node| node.say("C", "Tengen")));
//! assert_eq!(tree.written().replace('\n', ""), "(;FF[4]SZ[9];B[ee]QX[a\\:b]C[Tengen](;W[cg])(;W[gc]))");
//! # Ok::<(), sgf::SgfError>(())
//! ```
//!
//! # Damaged files
//!
//! What a person could read in spite of its faults is read, and what was supposed is told by a [`Note`] each: of the file
//! in [`Reading::notes`], of a game by [`Tree::notes`].
//!
//! ```
//! let reading = sgf::open(b"Hello\n(;GM[1]SZ[9]KM[6,5];B[E5];W[gc]", None)?;
//! let game = &reading.games[0];
//! assert_eq!((game.komi(), game.nodes().len()), (Some(13), 3));
//! let said: Vec<String> = reading.notes.iter().chain(&game.notes()).map(ToString::to_string).collect();
//! assert_eq!(said[2], "Line 2: the komi is “6,5”; it was read as 6.5 points.");
//! # Ok::<(), sgf::SgfError>(())
//! ```
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

mod drawing;
pub mod encoding;
mod error;
mod foreign;
mod grid;
mod made;
mod marks;
mod note;
mod numbers;
mod outcome;
mod outline;
mod parse;
mod point;
mod print;
mod reader;
mod record;
mod replay;
mod sentence;
mod set_up;
mod shape;
mod spots;
mod standing;
mod stones;
mod supposed;
mod supposing;
mod telling;
mod texts;
mod tree;
mod words;
mod wrapping;

pub use drawing::Line;
pub use error::{Flaw, SgfError};
pub use grid::{Grid, MOST_LINES, Spot};
pub use made::Made;
pub use marks::{Mark, Shape, Sign};
pub use note::{Note, Supposed};
pub use outcome::{GameResult, How, halves_read, halves_written};
pub use outline::Twig;
pub use parse::{
    MOST_BYTES, MOST_NODES, MOST_PROPERTIES, MOST_VALUES, Reading, begins, open, open_text, parse, parse_text,
};
pub use record::{MOST_SET_UP, MOST_STEPS, Move, Opened, Play, Player, Record, Setup, Step};
pub use replay::{Replay, Unplayable, Why, replay, replay_after_changes};
pub use spots::Spots;
pub use standing::{Against, Oddity, Standing};
pub use stones::Stones;
pub use tree::{Node, Property, Tree};
pub use words::{escaped, line, text};
