//! Faults of a written position.

use crate::card::CardId;
use crate::setup_fault::SetupFault;
use serde::Serialize;
use std::fmt;

/// A fault of a written position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// A seat other than 0 and 1.
    NoSuchSeat,
    /// A turn number that isn't between 1 and 100.
    WrongTurn,
    /// More VP than a player can have.
    TooManyVp,
    /// A permanent that isn't a creature in the reserve or at the guard post.
    NotACreature { card: CardId },
    /// A spell, or a creature, among the other permanents.
    DoesntLieThere { card: CardId },
    /// A passive creature at the guard post.
    PassiveGuard { card: CardId },
    /// A permanent that would be dead.
    Dead { card: CardId },
    /// Two permanents have the same identifier.
    SameName,
    /// A token outside play.
    Token { card: CardId },
    /// More cards are asked for than are left.
    TooFewCards,
    /// A number exceeds its upper bound.
    TooMany,
    /// A fault of the decks.
    Deck { fault: SetupFault },
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::NoSuchSeat => f.write_str("there are two seats, 0 and 1"),
            PositionFault::WrongTurn => f.write_str("turns go from 1 to 100"),
            PositionFault::TooManyVp => f.write_str("nobody has more than ten VP"),
            PositionFault::NotACreature { card } => write!(f, "{card:?} is no creature"),
            PositionFault::DoesntLieThere { card } => write!(f, "{card:?} doesn't lie there"),
            PositionFault::PassiveGuard { card } => write!(f, "{card:?} is passive and can't stand guard"),
            PositionFault::Dead { card } => write!(f, "{card:?} would be dead"),
            PositionFault::SameName => f.write_str("another permanent has this id"),
            PositionFault::Token { card } => write!(f, "{card:?} is a token: it is only in play"),
            PositionFault::TooFewCards => f.write_str("there aren't so many cards left"),
            PositionFault::TooMany => f.write_str("too much of it"),
            PositionFault::Deck { fault } => write!(f, "{fault:?}"),
        }
    }
}
