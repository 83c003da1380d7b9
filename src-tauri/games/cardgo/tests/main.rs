//! All tests of the hosted game.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

#[path = "../../tests/sentences/mod.rs"]
mod sentences;

mod cards_fairness;
mod cards_positions;
mod counter_windows;
mod go_open_board;
mod go_pinned;
mod go_positions;
mod go_thinking;
mod incremental_search;
mod phrases;
mod reasons;
mod records;
