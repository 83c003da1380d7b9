//! Effects that last (GO-3.5): at most one at any time.

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use game::Seat;
use serde::{Deserialize, Serialize};

/// A card's effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Lasting {
    /// Which card.
    pub card: Card,
    /// Who played it.
    pub by: Seat,
    /// The point of a Ban, or of one's own Trap: the opponent's view has none for a Trap.
    pub point: Option<Point>,
    /// The line of a Wall.
    pub line: Option<Line>,
    /// Moves still to come before it ends. Its player's move is the first, so the number is even when they are next.
    pub left: u8,
}
