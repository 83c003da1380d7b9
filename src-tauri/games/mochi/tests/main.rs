//! All tests of the hosted game.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

#[path = "../../tests/sentences/mod.rs"]
mod sentences;

mod card_sheet;
mod event_markup;
mod manual;
mod phrases;
mod positions;
mod reasons;
mod relevant_rules;
mod scenario_expectations;
mod scenario_failures;
mod scenario_strictness;
mod search;
mod thinking;
mod tutorial_failures;
