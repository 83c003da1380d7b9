//! The moves of a seat, and the intents of a person.

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use serde::{Deserialize, Serialize};

/// An order of up to three cards, the top of the deck first. Unused places at the end are empty.
pub(crate) type Order = [Option<Card>; 3];

/// One decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoMove")]
pub enum Move {
    /// Place a stone (GO-1.2).
    Play { point: Point },
    /// Pass (GO-1.2).
    Pass,
    /// Draw the top card of the deck (GO-3.1).
    Draw,
    /// Play a card from hand (GO-3.1).
    Card { card: Card },
    /// Choose a point: the target of a card (GO-3.10), or a point of a Dilemma (GO-4.17) or of a Trap (GO-4.22).
    Target { point: Point },
    /// Choose a row or a column for a Wall (GO-4.14).
    Line { line: Line },
    /// Cancel the announced card (GO-3.4).
    Counter {
        /// The counter.
        card: Card,
    },
    /// Don't counter the announced card (GO-3.4).
    Let,
    /// Put the cards that were looked at back on the deck (GO-4.19).
    Arrange {
        /// The top first.
        order: Order,
    },
    /// Discard a card (GO-2.2).
    Discard { card: Card },
    /// While counting: mark a group as dead, or as alive again (GO-1.4).
    Mark {
        /// The first point of the group.
        point: Point,
    },
    /// While counting: agree with the marks as they are (GO-1.4).
    Agree,
    /// While counting: resume play (GO-1.4).
    Resume,
}

/// What a person touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoIntent")]
pub enum Intent {
    /// A point of the board, to place a stone there.
    Play { point: Point },
    /// The pass button.
    Pass,
    /// The deck.
    Draw,
    /// A card of the own hand, in whatever role the pending decision gives it: to play it, to counter with it, to
    /// discard it.
    Hand { card: Card },
    /// A card of the own hand, to play it.
    Card { card: Card },
    /// A point of the board, to aim a card at it.
    Target { point: Point },
    /// A row or a column, to aim a card at it.
    Line { line: Line },
    /// A card of the own hand, to counter with it.
    Counter { card: Card },
    /// The button that declines to counter.
    Let,
    /// The cards that were looked at, in this order.
    Arrange {
        /// The top first.
        order: Order,
    },
    /// A card of the own hand, to discard it.
    Discard { card: Card },
    /// A stone of the group to mark, while counting.
    Mark {
        /// Any point of the group.
        point: Point,
    },
    /// The agree button.
    Agree,
    /// The button that resumes play.
    Resume,
}

impl Move {
    /// The intent that makes this move.
    pub(crate) fn intent(self) -> Intent {
        match self {
            Move::Play { point } => Intent::Play { point },
            Move::Pass => Intent::Pass,
            Move::Draw => Intent::Draw,
            Move::Card { card } => Intent::Card { card },
            Move::Target { point } => Intent::Target { point },
            Move::Line { line } => Intent::Line { line },
            Move::Counter { card } => Intent::Counter { card },
            Move::Let => Intent::Let,
            Move::Arrange { order } => Intent::Arrange { order },
            Move::Discard { card } => Intent::Discard { card },
            Move::Mark { point } => Intent::Mark { point },
            Move::Agree => Intent::Agree,
            Move::Resume => Intent::Resume,
        }
    }
}

impl Intent {
    /// The move that the intent stands for, if that doesn't depend on the pending decision. An intent to mark must
    /// have the first point of the group, which identifies the group in the move.
    pub(crate) fn whole_move(self) -> Option<Move> {
        Some(match self {
            Intent::Play { point } => Move::Play { point },
            Intent::Pass => Move::Pass,
            Intent::Draw => Move::Draw,
            Intent::Hand { .. } => return None,
            Intent::Card { card } => Move::Card { card },
            Intent::Target { point } => Move::Target { point },
            Intent::Line { line } => Move::Line { line },
            Intent::Counter { card } => Move::Counter { card },
            Intent::Let => Move::Let,
            Intent::Arrange { order } => Move::Arrange { order },
            Intent::Discard { card } => Move::Discard { card },
            Intent::Mark { point } => Move::Mark { point },
            Intent::Agree => Move::Agree,
            Intent::Resume => Move::Resume,
        })
    }
}
