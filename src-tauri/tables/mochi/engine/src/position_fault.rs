//! What can be wrong with a written position.

use crate::card::CARDS;
use serde::Serialize;
use std::fmt;

/// What is wrong at a place of a written position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// Two to six can play.
    Seats {
        /// How many hands there are.
        found: usize,
    },
    /// Nobody sits there.
    NoSuchSeat,
    /// A list in seat order has more entries than there are seats.
    MoreThanSeats,
    /// A central pile has at least one card.
    EmptyPile,
    /// There is one card of each.
    NamedTwice,
    /// There aren't that many unnamed cards left.
    TooFewCards {
        /// How many are wanted.
        wanted: u8,
        /// How many there are.
        left: usize,
    },
    /// More turns than a round has (MO-7.1).
    TooManyTurns,
    /// All have had the turns of a round.
    RoundOut,
    /// Somebody has reached the target score.
    GameOver,
    /// Rounds count from 1.
    NoRound,
    /// Somebody's hand is empty: that ends a round.
    EmptyHand,
    /// Turns go round, and by them it is somebody else's.
    NotTheirTurn,
    /// More turns without a pair than there were turns.
    MoreDryThanTurns,
    /// Nobody has played and nothing is left to draw: that ends a round.
    Stuck,
    /// What the audit of the whole finds.
    Unsound {
        /// In its words.
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
