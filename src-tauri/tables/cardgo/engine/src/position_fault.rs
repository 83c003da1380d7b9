//! What can be wrong with a drawn position.

use crate::board::RowsFault;
use crate::card::Card;
use crate::hidden::SEEN;
use crate::refusal::Refusal;
use crate::setup::SetupFault;
use game::Cites;
use serde::Serialize;
use std::fmt;

/// What is wrong at a place of a drawn position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "about", rename_all = "camelCase")]
pub enum PositionFault {
    /// The rows don't make a board.
    Rows(RowsFault),
    /// A board doesn't change its size.
    OtherSize,
    /// Komi is a number of points, perhaps with a half.
    Komi,
    /// Nobody can play with this set-up.
    Setup(SetupFault),
    /// Fewer moves have been made than there are earlier boards.
    TooFewMoves,
    /// All copies of that card are somewhere else.
    NoneLeft(Card),
    /// A hand is known to hold more of a card than it does.
    NotInHand(Card),
    /// Nobody can know that many cards of the deck, or it has fewer.
    ForeseesTooMany,
    /// A written move names no point.
    NoMove {
        /// What is written, and how points are written.
        problem: String,
    },
    /// A move isn't legal there.
    Illegal {
        /// The move as written.
        text: String,
        /// Why not.
        why: Refusal,
    },
    /// What the audit of the whole state finds.
    Unsound {
        /// In its words.
        problem: String,
    },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Rows(fault) => fault.fmt(f),
            PositionFault::OtherSize => f.write_str("a board doesn't change its size"),
            PositionFault::Komi => f.write_str("a number such as 6.5"),
            PositionFault::Setup(fault) => write!(f, "{fault:?} ({})", fault.rule()),
            PositionFault::TooFewMoves => f.write_str("fewer moves than there are earlier boards"),
            PositionFault::NoneLeft(card) => write!(f, "no {card} is left"),
            PositionFault::NotInHand(card) => write!(f, "{card} isn't in that hand, or not so often"),
            PositionFault::ForeseesTooMany => write!(f, "at most {SEEN} cards, and no more than the deck has"),
            PositionFault::Illegal { text, why } => write!(f, "{text} isn't legal here: {why:?}"),
            PositionFault::NoMove { problem } | PositionFault::Unsound { problem } => f.write_str(problem),
        }
    }
}
