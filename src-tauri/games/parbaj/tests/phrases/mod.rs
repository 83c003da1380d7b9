//! Tests that everything in a duel has well-formed texts in both languages, without visible markup.

mod articles;
mod duels;
mod events;
mod games;
mod refusals;
mod setup;
mod sheets;

use parbaj::CardId;

/// Returns a card by its Hungarian name.
fn card(name: &str) -> CardId {
    CardId::all().find(|card| card.kind().name.hu == name).unwrap()
}
