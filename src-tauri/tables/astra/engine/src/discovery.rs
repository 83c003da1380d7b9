//! Marking a star, and discovering the card if it was the last one (AS-3.4, AS-5).

use crate::ability::Ability;
use crate::boon::{Boon, GIVEN_STARDUST};
use crate::card::Card;
use crate::display::{Chart, Pen, Place};
use crate::event::{Event, Laid};
use crate::journal::{ActiveCard, LARGEST_POUCH, MOST_WISDOM};
use crate::seats::PERSON;
use crate::source::{Gain, Source};
use crate::star_set::{StarId, StarSet};
use crate::state::{Discovered, State, Step};
use arrayvec::ArrayVec;
use game::{EventSink, Seat};

/// One star that a pen marks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroke {
    pub star: StarId,
    /// The star before it in the same Observe.
    pub from: Option<StarId>,
    /// The marked star jumped over to reach it, if any.
    pub over: Option<StarId>,
    pub price: u8,
    /// The person's ability by which it costs nothing.
    pub free_by: Option<Ability>,
}

impl Stroke {
    /// A star by itself, free of charge: by an ability, or because the dream pen pays nothing.
    pub fn free(star: StarId, free_by: Option<Ability>) -> Stroke {
        Stroke { star, from: None, over: None, price: 0, free_by }
    }
}

impl State {
    /// A pen marks a star; if it is the person's, a Grand Star gives wisdom (AS-3.4).
    pub(crate) fn mark(&mut self, pen: Pen, place: Place, stroke: Stroke, events: &mut impl EventSink<Event>) {
        let Some(chart) = &mut self.display[place.index()] else { return };
        let Stroke { star, from, over, price, free_by } = stroke;
        chart.marks.add(pen, StarSet::of(star));
        let card = chart.card;
        events.record(|| Event::Marked { pen, place, card, star, from, over, price, free_by });
        if pen == Pen::Yours && card.constellation().grand.contains(star) {
            self.gain_wisdom(Source::GrandStar, events);
        }
    }

    /// Discovers a completed card, or asks which is first if there are several; if there are none, goes on to the dream
    /// phase after a Rest, and otherwise ends the turn.
    pub(crate) fn discoveries(&mut self, events: &mut impl EventSink<Event>) {
        let complete: ArrayVec<Place, 3> =
            self.charts().filter(|(_, chart)| chart.is_complete()).map(|(place, _)| place).collect();
        match complete[..] {
            [] if self.rested => self.dream_phase(events),
            [] => self.end_turn(events),
            [place] => self.person_discovers(place, false, events),
            _ => self.step = Step::Discover,
        }
    }

    /// The person takes a completed card, and Auptolemy its boon; then come the wisdom limit and the next card (AS-3.5,
    /// AS-5).
    pub(crate) fn person_discovers(&mut self, place: Place, dream: bool, events: &mut impl EventSink<Event>) {
        let Some(chart) = self.display[place.index()] else { return };
        self.take_card(PERSON, place, chart, dream, events);
        self.journal.active.push(ActiveCard { card: chart.card, exhausted: false });
        self.auptolemy_takes_boon(&chart, events);
        if self.journal.over_limit() {
            self.step = Step::SetAside { place };
        } else {
            self.after_persons_discovery(place, events);
        }
    }

    /// Fills the place and carries on with whatever is left to do.
    pub(crate) fn after_persons_discovery(&mut self, place: Place, events: &mut impl EventSink<Event>) {
        self.refill(place, events);
        self.discoveries(events);
    }

    /// A card goes to whoever has discovered it, marks and all (AS-5.1, AS-5.5).
    pub(crate) fn take_card(
        &mut self,
        seat: Seat,
        place: Place,
        chart: Chart,
        dream: bool,
        events: &mut impl EventSink<Event>,
    ) {
        self.display[place.index()] = None;
        self.discovered.push(Discovered { by: seat, chart });
        events.record(|| Event::Discovered { seat, card: chart.card, marks: chart.marks, dream });
    }

    /// The card that was discovered last.
    pub(crate) fn just_discovered(&self) -> Option<&Chart> {
        self.discovered.last().map(|discovered| &discovered.chart)
    }

    /// Fills an empty place from the deck or, once that is empty, from below the end card (AS-5.5, AS-8.1).
    pub(crate) fn refill(&mut self, place: Place, events: &mut impl EventSink<Event>) {
        let Some(card) = self.draw().or_else(|| self.below.pop()) else {
            return events.record(|| Event::StaysEmpty { place });
        };
        self.display[place.index()] = Some(Chart::new(card));
        events.record(|| Event::Displayed { place, card, cause: Laid::Refilled });
        self.trigger_end(events);
    }

    /// Draws the top card above the end card. The caller triggers the end, after recording where the card goes.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.known_top = self.known_top.saturating_sub(1);
        self.deck.pop()
    }

    /// The person sets an active card aside (AS-5.6).
    pub(crate) fn set_aside(&mut self, card: Card, events: &mut impl EventSink<Event>) {
        self.journal.active.retain(|active| active.card != card);
        self.journal.set_aside.insert(card);
        let wisdom = self.journal.wisdom;
        events.record(|| Event::SetAside { card, wisdom });
    }

    /// Which boons of a card that Auptolemy has discovered the person may take (AS-5.3).
    pub(crate) fn open_boons(chart: &Chart) -> &'static [Boon] {
        let boons = &chart.card.constellation().boons;
        if chart.marks.yours.len() < chart.marks.dream.len() { &boons[1..] } else { boons }
    }

    /// The person takes a boon (AS-5.4).
    pub(crate) fn take_boon(&mut self, boon: Boon, card: Option<Card>, events: &mut impl EventSink<Event>) {
        let Some(discovered) = self.just_discovered().map(|chart| chart.card) else { return };
        events.record(|| Event::BoonTaken { card: discovered, boon });
        let source = Source::Boon(boon);
        match boon {
            Boon::Vp(points) => {
                self.journal.vp += u16::from(points);
                let now = self.journal.vp;
                events.record(|| Event::Gained { seat: PERSON, gain: Gain::Vp, amount: points, now, source });
            }
            Boon::Stardust => self.gain_stardust(source, events),
            Boon::Telescope => self.gain_telescope(source, events),
            Boon::Pouch => self.gain_pouch(source, events),
            Boon::Wisdom => self.gain_wisdom(source, events),
            Boon::Reactivate => {
                if let Some(card) = card {
                    self.reactivate(card, source, events);
                }
            }
        }
    }

    pub(crate) fn gain_stardust(&mut self, source: Source, events: &mut impl EventSink<Event>) {
        self.journal.stardust = self.journal.stardust.saturating_add(GIVEN_STARDUST);
        let now = u16::from(self.journal.stardust);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Stardust, amount: GIVEN_STARDUST, now, source });
    }

    pub(crate) fn gain_telescope(&mut self, source: Source, events: &mut impl EventSink<Event>) {
        self.journal.telescopes = self.journal.telescopes.saturating_add(1);
        let now = u16::from(self.journal.telescopes);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Telescope, amount: 1, now, source });
    }

    pub(crate) fn gain_pouch(&mut self, source: Source, events: &mut impl EventSink<Event>) {
        let amount = u8::from(self.journal.pouch < LARGEST_POUCH);
        self.journal.pouch += amount;
        let now = u16::from(self.journal.pouch);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Pouch, amount, now, source });
    }

    pub(crate) fn gain_wisdom(&mut self, source: Source, events: &mut impl EventSink<Event>) {
        let amount = u8::from(self.journal.wisdom < MOST_WISDOM);
        self.journal.wisdom += amount;
        let now = u16::from(self.journal.wisdom);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Wisdom, amount, now, source });
    }

    pub(crate) fn reactivate(&mut self, card: Card, source: Source, events: &mut impl EventSink<Event>) {
        if let Some(at) = self.journal.position(card) {
            self.journal.active[at].exhausted = false;
            events.record(|| Event::Reactivated { card, source });
        }
    }
}
