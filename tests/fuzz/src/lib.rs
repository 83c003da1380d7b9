//! Hostile input: every reader of bytes from outside, tried with bytes that nobody wrote with good intent.
//!
//! A [`Target`] hands bytes to a reader and does what the app would do with what came of it. Whatever the bytes, the
//! reader must not panic, on any thread, nor take more time or memory than [`limits`] allow. Three ways lead there:
//!
//! * `cargo test -p fuzz` replays the kept samples (`corpus/TARGET`), the large ones that code makes ([`made`]), and
//!   some thousand [`mutate`]d ones, the same every time;
//! * `cargo run --release -p fuzz --bin mutated -- TARGET SECONDS` goes on with other ones for so long;
//! * `cargo xtask fuzz TARGET` lets libFuzzer look for bytes that take new ways through the code, where it can be built.
//!
//! Bytes that fail are kept in `target/fuzz/failed`. Once what they met is mended, they go to the corpus.
//!
//! # A new reader
//!
//! A file in `targets` and a line in [`TARGETS`], samples in `corpus/TARGET` (`tests/write_corpus.rs` writes those that
//! the house makes itself), and a line in `tests/replay.rs`.

pub mod corpus;
pub mod limits;
pub mod made;
pub mod mutate;
mod room;
mod scratch;
pub mod seal;
mod targets;

pub use scratch::{Furnished, Scratch, furnished, name_of};
pub use targets::{Answer, Rows, TARGETS, Target, target};
