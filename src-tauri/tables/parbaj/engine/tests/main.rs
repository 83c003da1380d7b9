//! All tests of the engine.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod at_once;
mod conformance;
mod damaged_state;
mod deck_lists;
mod forecast;
mod printings;
mod properties;
mod scopes;
mod touches;
mod twins;
mod working_state;
