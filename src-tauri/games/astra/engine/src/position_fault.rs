//! The faults of written positions.

use crate::card::{CARDS, Card};
use crate::journal::{LARGEST_POUCH, MOST_WISDOM};
use game::Seat;
use serde::Serialize;
use std::fmt;

/// What is wrong at one place of a written position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// A card is named twice.
    NamedTwice,
    /// The seat doesn't exist.
    NoSuchSeat { seat: Seat },
    /// More cards are wanted than are left unnamed.
    TooFewCards {
        /// The number of cards wanted.
        wanted: u8,
        /// The number of unnamed cards left.
        left: usize,
    },
    /// The pouch is larger than the greatest size.
    PouchTooLarge,
    /// Wisdom is greater than its limit.
    TooWise,
    /// There are more active cards than wisdom allows.
    MoreThanWisdom,
    /// A number is greater than is plausible.
    TooMuch,
    /// The die roll isn't 1 to 6.
    Die,
    /// More than three cards lie below the end card.
    TooManyBelow,
    /// Auptolemy has a final-scoring card without the modification that gives it one.
    NoFinalCard,
    /// Two modifications exclude each other.
    Excluded,
    /// Marks are given for a card that the side hasn't discovered.
    NotDiscovered { card: Card },
    /// A star is marked by two pens.
    MarkedTwice {
        /// The card of the star.
        card: Card,
    },
    /// A mark is on a star that the card doesn't have.
    NoSuchStar { card: Card },
    /// A displayed card is complete, or a discovered one isn't.
    Complete { card: Card, discovered: bool },
    /// Marks aren't connected to the starting star through marked stars.
    NotFromStart { card: Card },
    /// The audit of the state fails.
    Unsound {
        /// The audit's message, in English.
        problem: String,
    },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::NamedTwice => f.write_str("a card is named twice"),
            PositionFault::NoSuchSeat { seat } => write!(f, "there is no seat {}", seat.0),
            PositionFault::TooFewCards { wanted, left } => {
                write!(f, "{wanted} cards wanted of {CARDS}, but only {left} are left")
            }
            PositionFault::PouchTooLarge => write!(f, "a pouch holds at most {LARGEST_POUCH}"),
            PositionFault::TooWise => write!(f, "wisdom is at most {MOST_WISDOM}"),
            PositionFault::MoreThanWisdom => f.write_str("more active cards than wisdom"),
            PositionFault::TooMuch => f.write_str("more than anybody has ever had"),
            PositionFault::Die => f.write_str("a die shows 1 to 6"),
            PositionFault::TooManyBelow => f.write_str("at most three cards lie below the end card"),
            PositionFault::NoFinalCard => {
                f.write_str("Auptolemy has a final-scoring card only with the modification \"finalCard\"")
            }
            PositionFault::Excluded => f.write_str("two of the modifications exclude each other"),
            PositionFault::NotDiscovered { card } => write!(f, "this side hasn't discovered {card}"),
            PositionFault::MarkedTwice { card } => write!(f, "two pens have marked a star of {card}"),
            PositionFault::NoSuchStar { card } => write!(f, "{card} has no such star"),
            PositionFault::Complete { card, discovered: true } => write!(f, "{card} is discovered, but not complete"),
            PositionFault::Complete { card, .. } => write!(f, "{card} is complete, but not discovered"),
            PositionFault::NotFromStart { card } => {
                write!(f, "{card} has marks that no lines of marked stars join to its starting star")
            }
            PositionFault::Unsound { problem } => f.write_str(problem),
        }
    }
}
