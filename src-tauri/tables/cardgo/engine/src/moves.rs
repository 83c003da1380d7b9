//! What a seat can decide, and what a person can touch.

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use serde::{Deserialize, Serialize};

/// An order of up to three cards, the top of the deck first; places that aren't needed stay empty.
pub(crate) type Order = [Option<Card>; 3];

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoMove")]
pub enum Move {
    /// Place a stone (GO-1.2).
    Play {
        /// Where.
        point: Point,
    },
    /// Place none (GO-1.2).
    Pass,
    /// Take the deck's top card (GO-3.1).
    Draw,
    /// Play a card from hand (GO-3.1).
    Card {
        /// Which one.
        card: Card,
    },
    /// Name a point: what a card is aimed at (GO-3.10), a point of a Dilemma (GO-4.17) or of a Trap (GO-4.22).
    Target {
        /// Which one.
        point: Point,
    },
    /// Name a row or a column for a Wall (GO-4.14).
    Line {
        /// Which one.
        line: Line,
    },
    /// Cancel the announced card (GO-3.4).
    Counter {
        /// With which card.
        card: Card,
    },
    /// Let the announced card happen (GO-3.4).
    Let,
    /// Put the cards looked at back on the deck (GO-4.19).
    Arrange {
        /// The top first.
        order: Order,
    },
    /// Discard a card (GO-2.2).
    Discard {
        /// Which one.
        card: Card,
    },
    /// While counting: declare a group dead, or alive after all (GO-1.4).
    Mark {
        /// The group's first point.
        point: Point,
    },
    /// While counting: agree with the marks as they are (GO-1.4).
    Agree,
    /// While counting: play on (GO-1.4).
    Resume,
}

/// A touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoIntent")]
pub enum Intent {
    /// A point of the board, to play there.
    Play {
        /// Which one.
        point: Point,
    },
    /// The pass button.
    Pass,
    /// The deck.
    Draw,
    /// A card of one's own hand, for whatever is asked: to play it, to counter with it, to discard it.
    Hand {
        /// Which one.
        card: Card,
    },
    /// A card of one's own hand, to play it.
    Card {
        /// Which one.
        card: Card,
    },
    /// A point of the board, to name it.
    Target {
        /// Which one.
        point: Point,
    },
    /// A row or a column.
    Line {
        /// Which one.
        line: Line,
    },
    /// A card of one's own hand, to counter with it.
    Counter {
        /// Which one.
        card: Card,
    },
    /// The button to let the card happen.
    Let,
    /// The cards looked at, in this order.
    Arrange {
        /// The top first.
        order: Order,
    },
    /// A card of one's own hand, to discard it.
    Discard {
        /// Which one.
        card: Card,
    },
    /// A stone while counting, standing for its group.
    Mark {
        /// Any point of the group.
        point: Point,
    },
    /// The agree button.
    Agree,
    /// The button to play on.
    Resume,
}

impl Move {
    /// The touch that makes this move.
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
    /// The move it stands for, if that doesn't depend on what is asked. A touch to mark must be on the group's first
    /// point, which names the group in the move.
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
