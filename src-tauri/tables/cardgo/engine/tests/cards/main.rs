//! The cards, GO-2 to GO-4.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

mod masks;
#[path = "../board/slow.rs"]
#[allow(dead_code)]
mod paper;
mod played;
mod properties;
mod secrets;
mod slow;
mod targets;
mod turns;
