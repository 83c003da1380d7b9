//! All tests of the hosted game.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

#[path = "../../tests/sentences/mod.rs"]
mod sentences;

mod phrases;
mod positions;
mod reasons;
mod scenario_strictness;
