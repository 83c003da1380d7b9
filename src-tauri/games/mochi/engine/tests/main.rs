//! All tests of the engine.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod conformance;
mod damaged_state;
mod pairs;
