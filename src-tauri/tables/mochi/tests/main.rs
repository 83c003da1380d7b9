//! All tests of the table.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

#[path = "../../tests/sentences/mod.rs"]
mod sentences;

mod at_hand;
mod card_sheet;
mod manual;
mod phrases;
mod positions;
mod reasons;
mod scenario_expectations;
mod scenario_failures;
mod scenario_strictness;
mod search;
mod thinking;
mod told;
mod tutorial_failures;
