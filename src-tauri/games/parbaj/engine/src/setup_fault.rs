//! Faults of a deck.

use crate::card::CardId;
use crate::rules;
use game::{Cites, RuleId};
use serde::Serialize;

/// A fault of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajSetupFault")]
pub enum SetupFault {
    /// A line of the list names no card.
    UnreadableLine { line: String },
    /// No card has this name.
    NoSuchCard { name: String },
    /// A token can't be in a deck.
    Token { card: CardId },
    /// Too few or too many cards.
    DeckSize {
        /// The number of cards in the deck.
        cards: u16,
    },
    /// Too many copies of a card.
    TooManyCopies {
        card: CardId,
        /// The number of copies in the deck.
        copies: u8,
        /// The maximum number of copies.
        most: u8,
        /// Whether the card's own text sets the maximum.
        own: bool,
    },
    /// The deck doesn't have the make-up that a card's text requires.
    MakeUp { card: CardId },
    /// A card is banned in the format.
    Banned { card: CardId },
}

impl SetupFault {
    /// Returns the card concerned, if there is one.
    #[must_use]
    pub fn card(&self) -> Option<CardId> {
        match self {
            SetupFault::UnreadableLine { .. } | SetupFault::NoSuchCard { .. } | SetupFault::DeckSize { .. } => None,
            SetupFault::Token { card }
            | SetupFault::TooManyCopies { card, .. }
            | SetupFault::MakeUp { card }
            | SetupFault::Banned { card } => Some(*card),
        }
    }
}

impl Cites for SetupFault {
    fn rule(&self) -> RuleId {
        match self {
            SetupFault::UnreadableLine { .. } | SetupFault::NoSuchCard { .. } | SetupFault::DeckSize { .. } => {
                rules::DECKS
            }
            SetupFault::Token { .. } => rules::TOKENS,
            SetupFault::TooManyCopies { own: true, .. } => rules::COPY_LIMIT,
            SetupFault::TooManyCopies { .. } => rules::DECKS,
            SetupFault::MakeUp { .. } => rules::DECK_ONLY,
            SetupFault::Banned { .. } => rules::BANNED,
        }
    }
}
