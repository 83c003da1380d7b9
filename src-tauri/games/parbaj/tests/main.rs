//! All tests of the hosted game.

// A failed unwrap counts as a failed test.
#![allow(clippy::unwrap_used)]

#[path = "../../tests/sentences/mod.rs"]
mod sentences;

mod lessons;
mod phrases;
mod reasons;
