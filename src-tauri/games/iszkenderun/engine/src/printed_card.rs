//! A card with everything printed on it, for the window.

use crate::card::Card;
use crate::face::{Ability, Face, Passive};
use crate::suit::Suit;
use serde::Serialize;

/// A card with everything printed on it. The window needs it to draw the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunFace")]
pub struct PrintedCard {
    pub card: Card,
    /// One, two, or none.
    pub suits: Vec<Suit>,
    /// The printed value.
    pub printed: u8,
    /// Whether it closes a row.
    pub closing: bool,
    /// The effect while the card is in play.
    pub passive: Passive,
    /// The effect for which the card can be discarded.
    pub ability: Option<Ability>,
}

impl PrintedCard {
    /// Returns all cards, in the deck's order.
    #[must_use]
    pub fn all() -> Vec<PrintedCard> {
        let print = |card: Card| {
            let Face { printed, passive, ability, .. } = *card.face();
            PrintedCard { card, suits: card.suits().collect(), printed, closing: card.is_closing(), passive, ability }
        };
        Card::all().map(print).collect()
    }
}
