//! Hostile input: every reader of bytes from outside is tested with malicious and damaged bytes.
//!
//! A [`Target`] passes bytes to a reader and does what the app would do with the result. Whatever the bytes, the reader
//! must not panic, on any thread, nor take more time or memory than [`limits`] allow. There are three ways to run a
//! target:
//!
//! * `cargo test -p fuzz` replays the kept samples (`corpus/TARGET`), the large ones that code makes ([`generated_inputs`]), and
//!   some thousand [`mutate`]d ones, the same every time;
//! * `cargo run --release -p fuzz --bin mutated -- TARGET SECONDS` continues with other ones for that time;
//! * `cargo xtask fuzz TARGET` lets libFuzzer look for bytes that take new paths through the code, where it can be
//!   built.
//!
//! Failed inputs are kept in `target/fuzz/failed`. Once the fault is fixed, they are added to the corpus.
//!
//! # A new reader
//!
//! It needs a file in `targets` and a line in [`TARGETS`], samples in `corpus/TARGET` (`tests/write_corpus.rs` writes
//! those that the app produces itself), and a line in `tests/replay.rs`.

pub mod corpus;
pub mod generated_inputs;
pub mod limits;
mod memory_counter;
pub mod mutate;
pub mod seal;
mod targets;
mod temporary_house;

pub use targets::{Answer, Rows, TARGETS, Target, target};
pub use temporary_house::{Furnished, Scratch, furnished, name_of};
