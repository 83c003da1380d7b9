//! The faults of written positions.

use crate::card::CARDS;
use serde::Serialize;
use std::fmt;

/// What is wrong at one place of a written position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// The number of seats isn't 2 to 6.
    Seats {
        /// The number of hands.
        found: usize,
    },
    /// The seat doesn't exist.
    NoSuchSeat,
    /// A list in seat order has more entries than there are seats.
    MoreThanSeats,
    /// A central pile has no card.
    EmptyPile,
    /// A card is named twice.
    NamedTwice,
    /// More cards are wanted than are left unnamed.
    TooFewCards {
        /// The number of cards wanted.
        wanted: u8,
        /// The number of unnamed cards left.
        left: usize,
    },
    /// A seat has had more turns than a round has (MO-6.6).
    TooManyTurns,
    /// All seats have had all turns of a round.
    RoundOut,
    /// A seat has reached the target score.
    GameOver,
    /// The round number is 0; rounds are counted from 1.
    NoRound,
    /// A hand is empty, which ends a round.
    EmptyHand,
    /// By the turn counts it is another seat's turn.
    NotTheirTurn,
    /// There were more turns without a pair than there were turns.
    MoreDryThanTurns,
    /// Nobody has played a pair and nothing is left to draw, which ends a round.
    Stuck,
    /// The audit of the state fails.
    Unsound {
        /// The audit's message, in English.
        problem: String,
    },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Seats { found } => write!(f, "{found} seats, but 2 to 6 can play"),
            PositionFault::NoSuchSeat => f.write_str("there is no such seat"),
            PositionFault::MoreThanSeats => f.write_str("more entries than seats"),
            PositionFault::EmptyPile => f.write_str("a central pile has at least one card"),
            PositionFault::NamedTwice => f.write_str("this card is named twice"),
            PositionFault::TooFewCards { wanted, left } => {
                write!(f, "{wanted} cards wanted of {CARDS}, but only {left} are left")
            }
            PositionFault::TooManyTurns => f.write_str("a round has at most 100 turns each"),
            PositionFault::RoundOut => f.write_str("everybody has had the 100 turns of a round: it would be over"),
            PositionFault::GameOver => f.write_str("the game would be over"),
            PositionFault::NoRound => f.write_str("rounds count from 1"),
            PositionFault::EmptyHand => f.write_str("with an empty hand the round would be over"),
            PositionFault::NotTheirTurn => f.write_str("turns go round, and it isn't the active seat's"),
            PositionFault::MoreDryThanTurns => f.write_str("more turns without a pair than there were turns"),
            PositionFault::Stuck => {
                f.write_str("nobody has played and nothing is left to draw: the round would be over")
            }
            PositionFault::Unsound { problem } => f.write_str(problem),
        }
    }
}
