//! All tests of the engine.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod board;
mod cards;
mod conformance;
mod damaged_state;
mod rules;
mod superko;
