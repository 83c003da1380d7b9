//! All tests of the table.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

#[path = "../../tests/sentences/mod.rs"]
mod sentences;

mod cards_fairness;
mod cards_positions;
mod go_open_board;
mod go_pinned;
mod go_positions;
mod go_thinking;
mod growing;
mod phrases;
mod reasons;
mod records;
mod windows;
