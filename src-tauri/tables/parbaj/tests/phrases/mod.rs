//! Whatever happens in a duel is well said in both languages, and nothing of the markup is ever seen.

mod articles;
mod duels;
mod events;
mod games;
mod refusals;
mod setup;
mod sheets;

use parbaj::CardId;

/// A card by its Hungarian name.
fn card(name: &str) -> CardId {
    CardId::all().find(|card| card.kind().name.hu == name).unwrap()
}
