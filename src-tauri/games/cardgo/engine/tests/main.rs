//! All tests of the engine.

// In tests, unwrapping is allowed: a panic fails the test.
#![allow(clippy::unwrap_used)]

mod board;
mod cards;
mod conformance;
mod damaged_state;
mod rules;
mod superko;
