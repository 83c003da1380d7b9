//! A card as it is drawn.

use crate::card::Card;
use crate::face::{Ability, Face, Passive};
use crate::suit::Suit;
use serde::Serialize;

/// A card with everything printed on it: for drawing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunFace")]
pub struct PrintedCard {
    /// The card.
    pub card: Card,
    /// Its suits: one, two, or none.
    pub suits: Vec<Suit>,
    /// The printed value.
    pub printed: u8,
    /// Whether it closes a row.
    pub closing: bool,
    /// What works while it is in play.
    pub passive: Passive,
    /// What it can be discarded for.
    pub ability: Option<Ability>,
}

impl PrintedCard {
    /// All cards, in the deck's order.
    #[must_use]
    pub fn all() -> Vec<PrintedCard> {
        let print = |card: Card| {
            let Face { printed, passive, ability, .. } = *card.face();
            PrintedCard { card, suits: card.suits().collect(), printed, closing: card.is_closing(), passive, ability }
        };
        Card::all().map(print).collect()
    }
}
