//! What can be wrong with a written position.

use crate::card::CardId;
use crate::setup_fault::SetupFault;
use serde::Serialize;
use std::fmt;

/// What can be wrong with a written position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PositionFault {
    /// There are two seats.
    NoSuchSeat,
    /// Turns go from 1 to 100.
    WrongTurn,
    /// More VP than anybody has.
    TooManyVp,
    /// Only creatures stand in reserve and at the guard post.
    NotACreature {
        /// What was put there.
        card: CardId,
    },
    /// Spells don't lie there, nor do creatures among the others.
    DoesntLieThere {
        /// What was put there.
        card: CardId,
    },
    /// A passive creature can't stand at the guard post.
    PassiveGuard {
        /// Which.
        card: CardId,
    },
    /// It would be dead.
    Dead {
        /// What.
        card: CardId,
    },
    /// Two permanents have the same name.
    SameName,
    /// A token is only in play.
    Token {
        /// Which.
        card: CardId,
    },
    /// There aren't that many cards left.
    TooFewCards,
    /// Too much of everything.
    TooMany,
    /// The decks can't be read.
    Deck {
        /// What is wrong.
        fault: SetupFault,
    },
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
