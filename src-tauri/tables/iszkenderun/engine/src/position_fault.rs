//! What can be wrong with a written position.

use crate::deck::CARDS;
use crate::in_row::MOST_TOKENS;
use game::Seat;
use serde::Serialize;
use std::fmt;

/// What is wrong at a place of a written position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// Three or four can play.
    Seats {
        /// How many hands there are.
        found: usize,
    },
    /// A list in seat order has more entries than there are seats.
    MoreThanSeats,
    /// Nobody sits there.
    NoSuchSeat {
        /// Who is named.
        seat: Seat,
    },
    /// A list names a seat twice.
    SeatTwice {
        /// Who is named.
        seat: Seat,
    },
    /// There is one card of each.
    NamedTwice,
    /// There aren't that many unnamed cards left.
    TooFewCards {
        /// How many are wanted.
        wanted: u8,
        /// How many there are.
        left: usize,
    },
    /// A card is known to be in a hand that doesn't name it.
    NotInHand,
    /// More tokens than anybody has seen on a card.
    TooManyTokens,
    /// Somebody's marker is somewhere else already.
    MarkerElsewhere,
    /// A game has four rounds.
    NoSuchRound,
    /// More rounds are counted than have been played.
    RoundsToCome,
    /// More actions than a round has.
    TooManyActions,
    /// Whoever has passed does nothing more.
    ActiveHasPassed,
    /// A marker lies on a record that there isn't.
    NoRecord,
    /// Before the first count there is no record.
    RecordTooEarly,
    /// An earlier round had more points than the record.
    BelowRecord,
    /// Each suit has one trump card.
    TrumpTwice,
    /// With these trump cards the round can't begin like this.
    FirstTrump,
    /// What the audit of the whole finds.
    Unsound {
        /// In its words.
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
