//! Auptolemy's library: two cards in a row, a deck and a discard pile (AS-1.4).

use crate::card::{Card, CardSet, Pile};
use serde::{Deserialize, Serialize};

/// The place of a library card that a die can choose (AS-7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "AstraShelf")]
pub enum Shelf {
    /// The left card of the row.
    Left,
    /// The right card of the row.
    Right,
    /// The deck's top card.
    Deck,
}

/// Auptolemy's library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Library {
    pub(crate) left: Card,
    pub(crate) right: Card,
    /// Whether the person knows the right card (AS-9.11).
    pub(crate) right_known: bool,
    /// The deck, its top card last.
    pub(crate) deck: Pile,
    pub(crate) discards: CardSet,
    /// Cards in the deck, or face down in the row, that every seat has seen before (AS-9.5).
    pub(crate) seen_before: CardSet,
    /// Cards removed face down before the game.
    pub(crate) removed: CardSet,
}

impl Shelf {
    /// Returns the library card that a die roll chooses (AS-7.4).
    #[must_use]
    pub const fn of_die(die: u8) -> Shelf {
        match die {
            0..=2 => Shelf::Left,
            3..=4 => Shelf::Right,
            _ => Shelf::Deck,
        }
    }
}

impl Library {
    /// Returns the number of cards in the deck.
    #[must_use]
    pub fn deck_size(&self) -> u8 {
        self.deck.len() as u8
    }

    /// Returns the left card of the row.
    #[must_use]
    pub fn left(&self) -> Card {
        self.left
    }

    /// Returns the right card of the row, unless it lies face down and unseen (AS-9.11).
    #[must_use]
    pub fn right(&self) -> Option<Card> {
        self.right_known.then_some(self.right)
    }
}
