//! The faults of a written position.

use crate::board::RowsFault;
use crate::card::Card;
use crate::hidden::SEEN;
use crate::refusal::Refusal;
use crate::setup::SetupFault;
use game::Cites;
use serde::Serialize;
use std::fmt;

/// The fault at one place of a written position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "about", rename_all = "camelCase")]
pub enum PositionFault {
    /// The rows aren't a board.
    Rows(RowsFault),
    /// An earlier board has a different size.
    OtherSize,
    /// The komi isn't a number of points, or such a number with a half.
    Komi,
    /// The setup isn't allowed.
    Setup(SetupFault),
    /// Fewer moves have been made than there are earlier boards.
    TooFewMoves,
    /// All copies of that card are already placed elsewhere.
    NoneLeft(Card),
    /// The hand holds fewer copies of the card than are said to be known.
    NotInHand(Card),
    /// More cards of the deck are said to be known than a player can know, or than the deck has.
    ForeseesTooMany,
    /// A move is neither a point nor a pass.
    NoMove {
        /// The text of the move, and how points are written.
        problem: String,
    },
    /// A move isn't legal in the position.
    Illegal {
        /// The move as written.
        text: String,
        why: Refusal,
    },
    /// The audit of the whole state has found a problem.
    Unsound {
        /// The description given by the audit.
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
