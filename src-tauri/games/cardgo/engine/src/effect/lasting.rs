//! The beginning and end of lasting effects.

use crate::card::Card;
use crate::event::Event;
use crate::lasting::LastingEffect;
use crate::line::Line;
use crate::point::Point;
use crate::state::State;
use game::{EventSink, Seat};

impl State {
    /// Begins a lasting effect; the player's move of this turn is the first it covers.
    pub(crate) fn begin_lasting(
        &mut self,
        seat: Seat,
        card: Card,
        point: Option<Point>,
        line: Option<Line>,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(left) = card.lasts() else { return };
        self.table.desk.lasting = Some(LastingEffect { card, by: seat, point, line, left });
        events.record(|| Event::LastingBegan { seat, card, point, line, left });
    }

    /// Ends the effect in force, if there is one: because it has run out or, with `stopped`, because play has stopped
    /// (GO-1.4).
    pub(crate) fn end_lasting(&mut self, stopped: bool, events: &mut impl EventSink<Event>) {
        if let Some(lasting) = self.table.desk.lasting.take() {
            events.record(|| Event::LastingEnded { seat: lasting.by, card: lasting.card, stopped });
        }
    }
}
