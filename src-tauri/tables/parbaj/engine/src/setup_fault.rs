//! What can be wrong with a deck.

use crate::card::CardId;
use crate::rules;
use game::{Cites, RuleId};
use serde::Serialize;

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "ParbajSetupFault")]
pub enum SetupFault {
    /// A line that names no card.
    UnreadableLine {
        /// The line.
        line: String,
    },
    /// There is no such card.
    NoSuchCard {
        /// What was written.
        name: String,
    },
    /// A token doesn't belong in a deck.
    Token {
        /// Which.
        card: CardId,
    },
    /// Too few or too many cards.
    DeckSize {
        /// How many there are.
        cards: u16,
    },
    /// Too many copies of a card.
    TooManyCopies {
        /// Which.
        card: CardId,
        /// How many there are.
        copies: u8,
        /// How many there may be.
        most: u8,
        /// Whether the card itself says so.
        own: bool,
    },
    /// A card asks for a deck of another make-up.
    MakeUp {
        /// Which.
        card: CardId,
    },
    /// A card isn't allowed in the format.
    Banned {
        /// Which.
        card: CardId,
    },
}

impl SetupFault {
    /// The card it is about, if it is about one.
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
