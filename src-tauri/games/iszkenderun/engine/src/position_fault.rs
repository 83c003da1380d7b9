//! The faults of written positions.

use crate::deck::CARDS;
use crate::placed_card::MOST_TOKENS;
use game::Seat;
use serde::Serialize;
use std::fmt;

/// What is wrong at one place of a written position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// The number of seats isn't 3 or 4.
    Seats {
        /// The number of hands.
        found: usize,
    },
    /// A list in seat order has more entries than there are seats.
    MoreThanSeats,
    /// The seat doesn't exist.
    NoSuchSeat { seat: Seat },
    /// A list names a seat twice.
    SeatTwice { seat: Seat },
    /// A card is named twice.
    NamedTwice,
    /// More cards are wanted than are left unnamed.
    TooFewCards {
        /// The number of cards wanted.
        wanted: u8,
        /// The number of unnamed cards left.
        left: usize,
    },
    /// A card is given as known to be in a hand that doesn't name it.
    NotInHand,
    /// A card has more tokens than is plausible.
    TooManyTokens,
    /// The marker that lies on a card is also given a place elsewhere.
    MarkerElsewhere,
    /// The round number isn't 1 to 4.
    NoSuchRound,
    /// There are results for more rounds than have been finished.
    RoundsToCome,
    /// A seat has done more actions than a round allows.
    TooManyActions,
    /// The active seat has passed.
    ActiveHasPassed,
    /// A marker lies on the record, but no record is given.
    NoRecord,
    /// A record is given in the first round, before any round has been counted.
    RecordTooEarly,
    /// An earlier round had more points than the record.
    BelowRecord,
    /// A suit's trump card is named twice.
    TrumpTwice,
    /// With these trump cards the round can't begin with this trump.
    FirstTrump,
    /// The audit of the state fails.
    Unsound {
        /// The audit's message, in English.
        problem: String,
    },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Seats { found } => write!(f, "{found} seats, but 3 or 4 can play"),
            PositionFault::MoreThanSeats => f.write_str("more entries than seats"),
            PositionFault::NoSuchSeat { seat } => write!(f, "there is no seat {}", seat.0),
            PositionFault::SeatTwice { seat } => write!(f, "seat {} is named twice", seat.0),
            PositionFault::NamedTwice => f.write_str("this card is named twice"),
            PositionFault::TooFewCards { wanted, left } => {
                write!(f, "{wanted} cards wanted of {CARDS}, but only {left} are left")
            }
            PositionFault::NotInHand => f.write_str("a card that the hand doesn't name"),
            PositionFault::TooManyTokens => write!(f, "at most {MOST_TOKENS} points of tokens"),
            PositionFault::MarkerElsewhere => f.write_str("that seat's marker is somewhere else"),
            PositionFault::NoSuchRound => f.write_str("a game has the rounds 1 to 4"),
            PositionFault::RoundsToCome => f.write_str("more rounds counted than have been played"),
            PositionFault::TooManyActions => f.write_str("a round has at most 60 actions each"),
            PositionFault::ActiveHasPassed => f.write_str("the active seat has passed"),
            PositionFault::NoRecord => f.write_str("there is no record to lie on"),
            PositionFault::RecordTooEarly => f.write_str("no round has been counted yet"),
            PositionFault::BelowRecord => f.write_str("an earlier round had more points"),
            PositionFault::TrumpTwice => f.write_str("each suit has one trump card"),
            PositionFault::FirstTrump => f.write_str("with these trump cards the round can't begin like this"),
            PositionFault::Unsound { problem } => f.write_str(problem),
        }
    }
}
