//! All tests of the engine.

// A failed unwrap counts as a failed test.
#![allow(clippy::unwrap_used)]

mod at_once;
mod conformance;
mod damaged_state;
mod deck_lists;
mod forecast;
mod intents;
mod permanent_numbers;
mod printings;
mod properties;
mod scopes;
mod working_state;
