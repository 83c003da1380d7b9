//! Whatever happens in a duel is well said in both languages, and nothing of the markup is ever seen.

// A test that can't go on should stop.
#![allow(clippy::unwrap_used)]

#[path = "../../../tests/sentences/mod.rs"]
mod sentences;

mod articles;
mod duels;
mod events;
mod games;
mod refusals;
mod setup;
mod sheets;

use parbaj::CardId;

fn card(id: &str) -> CardId {
    id.parse().unwrap()
}
