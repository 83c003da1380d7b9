//! Records of Go games in the Smart Game Format, FF\[4\].
//!
//! # The layers
//!
//! Bytes are decoded to text ([`encoding`]), text is parsed to a [`Tree`] of nodes with properties ([`open`],
//! [`parse`]), a tree is converted to a [`Record`] of typed moves ([`Record::from_tree`]), and a record is replayed as
//! a game under the rules of the engine ([`replay`]). The opposite direction is [`Record::to_tree`] and [`Tree`]'s
//! `Display`. Nothing is lost: unknown properties and variations stay with their move and are written out again. Files
//! in other programs' formats (GIB, NGF, UGF) are converted to the same trees.
//!
//! A tree may have a board of any shape up to [`MOST_LINES`] ([`BoardSize`], [`AnyPoint`]); a record has a square board of up
//! to 19 lines, on which games can be played.
//!
//! ```
//! let file = b"(;GM[1]FF[4]SZ[9]KM[6.5];B[ee]C[T\xe9ny];W[gc](;B[cg])(;B[cc]))";
//! let record = sgf::Record::read(file)?;
//! assert_eq!((record.size, record.komi, record.moves().count()), (9, Some(13), 3));
//! assert_eq!(sgf::Record::read(record.to_string().as_bytes())?, record);
//! # Ok::<(), sgf::SgfError>(())
//! ```
//!
//! # Editing trees
//!
//! A record is viewed and edited as a [`Tree`]: [`Tree::standing`] is the state of the board at a node,
//! [`Tree::outline`] the shape of the whole tree for drawing, [`Node::signs`] the marks on the board. [`Tree::add`],
//! [`Tree::delete`], [`Tree::promote`], [`Tree::set_up`], [`Node::toggle`] and [`Node::say`] change only what they are
//! about: all other properties are printed exactly as in the file.
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
//! A file is read as far as a person could read it in spite of its faults. Each assumption is reported by a [`Note`]:
//! those about the file in [`ParsedFile::notes`], those about a game by [`Tree::notes`].
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
//! For any bytes, reading returns a tree or an [`SgfError`]: the line, the fault, and a sentence about it in both
//! languages. Trees are stored flat, so deep nesting can't overflow the stack. [`MOST_BYTES`], [`MOST_NODES`],
//! [`MOST_PROPERTIES`] and [`MOST_VALUES`] limit the memory, and with [`MOST_STEPS`] and [`MOST_SET_UP`] the time: ten
//! letters may set up a whole board.
//!
//! # Why no existing parser
//!
//! The one maintained library, `sgf-parse` 4.2.8, was tried: a game of 200,000 nodes overflows the stack when it is
//! printed or dropped (its nodes own their children); its errors have no position; it prints unknown properties
//! without escaping what it unescaped when reading, so private ones don't round-trip; points of a list come out in the
//! order of a hash table; and its parser uses `unsafe`. The format is small enough for a parser here.

mod any_point_set;
mod assumption_check;
mod assumption_sentences;
mod board_drawings;
mod colour_letter;
pub mod encoding;
mod error;
mod error_sentences;
mod foreign;
mod game_info_edit;
mod game_result;
mod grid;
mod limits;
mod marks;
mod node_moves;
mod node_position;
mod node_texts;
mod note;
mod number_parsing;
mod parse;
mod point;
mod print;
mod reader;
mod record;
mod replay;
mod stone_editing;
mod stones;
mod text_escapes;
mod transport_cleanup;
mod tree;
mod tree_outline;
mod tree_structure;

pub use any_point_set::AnyPointSet;
pub use board_drawings::Line;
pub use error::{Flaw, SgfError};
pub use game_result::{GameResult, WinReason, halves_read, halves_written};
pub use grid::{AnyPoint, BoardSize, MOST_LINES};
pub use limits::{MOST_BYTES, MOST_NODES, MOST_PROPERTIES, MOST_SET_UP, MOST_STEPS, MOST_VALUES};
pub use marks::{BoardMark, Mark, Shape};
pub use node_moves::NodeMove;
pub use node_position::{IllegalNodeMove, NodeFault, NodePosition};
pub use note::{Assumption, Note};
pub use parse::{ParsedFile, begins, open, open_text, parse, parse_text};
pub use record::{Move, OpenedRecord, Play, Player, Record, Setup, Step};
pub use replay::{IllegalReason, Replay, Unplayable, replay, replay_after_changes};
pub use stones::Stones;
pub use text_escapes::{escaped, line, text};
pub use tree::{Node, Property, Tree};
pub use tree_outline::NodeSummary;
