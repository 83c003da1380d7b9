//! What can be wrong with a written position.

use crate::card::{CARDS, Card};
use crate::journal::{LARGEST_POUCH, MOST_WISDOM};
use game::Seat;
use serde::Serialize;
use std::fmt;

/// What is wrong at a place of a written position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// There is one card of each.
    NamedTwice,
    /// Nobody sits there.
    NoSuchSeat {
        /// Who is named.
        seat: Seat,
    },
    /// There aren't that many unnamed cards left.
    TooFewCards {
        /// How many are wanted.
        wanted: u8,
        /// How many there are.
        left: usize,
    },
    /// No pouch is so large.
    PouchTooLarge,
    /// Nobody is so wise.
    TooWise,
    /// More active cards than wisdom.
    MoreThanWisdom,
    /// Nobody has ever had so much.
    TooMuch,
    /// A die has the numbers 1 to 6.
    Die,
    /// Three cards lie below the end card.
    TooManyBelow,
    /// Auptolemy has a final-scoring card only by that modification.
    NoFinalCard,
    /// Two modifications exclude each other.
    Excluded,
    /// Marks of a card that the side hasn't discovered.
    NotDiscovered {
        /// Which one.
        card: Card,
    },
    /// Two pens have marked one star.
    MarkedTwice {
        /// On which card.
        card: Card,
    },
    /// A star that the card doesn't have.
    NoSuchStar {
        /// Which card.
        card: Card,
    },
    /// A displayed card that is complete, or a discovered one that isn't.
    Complete {
        /// Which card.
        card: Card,
        /// Whether it is discovered.
        discovered: bool,
    },
    /// Marks that no lines of marked stars join to the starting star.
    NotFromStart {
        /// Which card.
        card: Card,
    },
    /// What the audit of the whole finds.
    Unsound {
        /// In its words.
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
