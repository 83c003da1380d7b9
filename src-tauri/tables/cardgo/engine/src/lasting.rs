//! Effects that last (GO-3.5): one at most at any time.

use crate::card::Card;
use crate::event::Event;
use crate::line::Line;
use crate::point::Point;
use crate::state::State;
use game::{EventSink, Seat};
use serde::{Deserialize, Serialize};

/// A card's effect that lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Lasting {
    /// Which card.
    pub card: Card,
    /// Who played it.
    pub by: Seat,
    /// The point of a Ban, or of one's own Trap: the other's table doesn't have that one.
    pub point: Option<Point>,
    /// The line of a Wall.
    pub line: Option<Line>,
    /// Moves still to come before it ends. Its player's move is the first, so the number is even when they are next.
    pub left: u8,
}

impl State {
    /// Begins with its player's move of this turn.
    pub(crate) fn begin_lasting(
        &mut self,
        seat: Seat,
        card: Card,
        point: Option<Point>,
        line: Option<Line>,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(left) = card.lasts() else { return };
        self.table.desk.lasting = Some(Lasting { card, by: seat, point, line, left });
        events.record(|| Event::LastingBegan { seat, card, point, line, left });
    }

    /// Ends what lasts, if anything does.
    pub(crate) fn end_lasting(&mut self, events: &mut impl EventSink<Event>) {
        if let Some(lasting) = self.table.desk.lasting.take() {
            events.record(|| Event::LastingEnded { seat: lasting.by, card: lasting.card });
        }
    }
}
