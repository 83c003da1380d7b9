//! Lasting effects (GO-3.5). At most one is in force at any time.

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use game::Seat;
use serde::{Deserialize, Serialize};

/// A lasting effect of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LastingEffect {
    pub card: Card,
    /// The player of the card.
    pub by: Seat,
    /// The point of a Ban or of a Trap. In the view of the opponent, a Trap has no point.
    pub point: Option<Point>,
    /// The line of a Wall.
    pub line: Option<Line>,
    /// Number of moves before it ends. Its player's move is the first, so the number is even when its player is to
    /// move.
    pub left: u8,
}
