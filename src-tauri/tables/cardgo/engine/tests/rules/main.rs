//! Plain Go by its rules, GO-1.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod counting;
mod diagrams;
mod drawn;
mod stones;
