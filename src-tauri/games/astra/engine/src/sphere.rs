//! The sphere marker and the dream phase (AS-4.3, AS-6).

use crate::discovery::Stroke;
use crate::display::{Chart, DisplayPlace, Pen};
use crate::element::Element;
use crate::event::Event;
use crate::source::GainSource;
use crate::star_set::StarId;
use crate::state::{State, Step};
use game::EventSink;

impl State {
    /// Moves the marker one step. Crossing into the next sphere discards the deck's top card (AS-4.3).
    pub(crate) fn move_marker(&mut self, source: GainSource, events: &mut impl EventSink<Event>) {
        let crossed = self.marker == Element::Water;
        self.marker = self.marker.next();
        let to = self.marker;
        events.record(|| Event::MarkerMoved { to, crossed, source });
        if crossed && let Some(card) = self.draw() {
            self.discards.insert(card);
            events.record(|| Event::DeckDiscarded { card });
            self.trigger_end(events);
        }
    }

    /// Starts the dream phase after the person's Rest: determines which stars the dream pen may mark (AS-6.1). A
    /// single candidate is marked at once.
    pub(crate) fn dream_phase(&mut self, events: &mut impl EventSink<Event>) {
        self.rested = false;
        let Some(place) = self.dream_place(events) else { return self.end_turn(events) };
        let stars = self.displayed(place).map(|chart| chart.first_stars()).unwrap_or_default();
        match stars.into_iter().next() {
            Some(star) if stars.len() == 1 => self.dream_star(place, star, events),
            Some(_) => self.step = Step::Dream { place },
            None => self.end_turn(events),
        }
    }

    /// Marks the person's dream star, and discovers the card if it was the last star (AS-6.2).
    pub(crate) fn dream_star(&mut self, place: DisplayPlace, star: StarId, events: &mut impl EventSink<Event>) {
        self.mark(Pen::Dream, place, Stroke::free(star, None), events);
        if self.displayed(place).is_some_and(Chart::is_complete) {
            self.person_discovers(place, true, events);
        } else {
            self.end_turn(events);
        }
    }

    /// Returns the place of the dream phase's card: at the marker's element, or at Water the card with the fewest
    /// unmarked stars.
    pub(crate) fn dream_place(&mut self, events: &mut impl EventSink<Event>) -> Option<DisplayPlace> {
        let element = self.marker;
        let (place, tie) = match DisplayPlace::at(element) {
            Some(place) => (self.displayed(place).map(|_| place), false),
            None => self.fewest_unmarked(),
        };
        let card = place.and_then(|place| self.displayed(place)).map(|chart| chart.card);
        match place.zip(card) {
            Some((place, card)) => events.record(|| Event::DreamAt { element, place, card, tie }),
            None => events.record(|| Event::NoDream { element }),
        }
        place
    }
}
