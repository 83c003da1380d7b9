//! Marking a star, and discovering the card if it was the last one (AS-3.4, AS-5).

use crate::ability::Ability;
use crate::boon::{Boon, GIVEN_STARDUST};
use crate::card::Card;
use crate::display::{Chart, DisplayPlace, Pen};
use crate::event::{DisplayCause, Event};
use crate::journal::{ActiveCard, LARGEST_POUCH, MOST_WISDOM};
use crate::seats::PERSON;
use crate::source::{Gain, GainSource};
use crate::star_set::{StarId, StarSet};
use crate::state::{Discovered, State, Step};
use arrayvec::ArrayVec;
use game::{EventSink, Seat};

/// The marking of one star by a pen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroke {
    pub star: StarId,
    /// The star marked before it in the same Observe.
    pub from: Option<StarId>,
    /// The marked star that is jumped over, if any.
    pub over: Option<StarId>,
    pub price: u8,
    /// The person's ability that makes it free of charge.
    pub free_by: Option<Ability>,
}

impl Stroke {
    /// Returns the stroke for a single star, free of charge: by an ability, or because the dream pen pays nothing.
    pub fn free(star: StarId, free_by: Option<Ability>) -> Stroke {
        Stroke { star, from: None, over: None, price: 0, free_by }
    }
}

impl State {
    /// Marks a star. A Grand Star marked by the person's pen gives wisdom (AS-3.4).
    pub(crate) fn mark(&mut self, pen: Pen, place: DisplayPlace, stroke: Stroke, events: &mut impl EventSink<Event>) {
        let Some(chart) = &mut self.display[place.index()] else { return };
        let Stroke { star, from, over, price, free_by } = stroke;
        chart.marks.add(pen, StarSet::of(star));
        let card = chart.card;
        events.record(|| Event::Marked { pen, place, card, star, from, over, price, free_by });
        if pen == Pen::Yours && card.constellation().grand.contains(star) {
            self.gain_wisdom(GainSource::GrandStar, events);
        }
    }

    /// Discovers a completed card, or makes the person choose the first one if there are several. If there are none,
    /// goes on to the dream phase after a Rest, and otherwise ends the turn.
    pub(crate) fn discoveries(&mut self, events: &mut impl EventSink<Event>) {
        let complete: ArrayVec<DisplayPlace, 3> =
            self.charts().filter(|(_, chart)| chart.is_complete()).map(|(place, _)| place).collect();
        match complete[..] {
            [] if self.rested => self.dream_phase(events),
            [] => self.end_turn(events),
            [place] => self.person_discovers(place, false, events),
            _ => self.step = Step::Discover,
        }
    }

    /// Gives a completed card to the person and Auptolemy its boon; then checks the wisdom limit and refills the
    /// place (AS-3.5, AS-5).
    pub(crate) fn person_discovers(&mut self, place: DisplayPlace, dream: bool, events: &mut impl EventSink<Event>) {
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

    /// Refills the place and goes on with other completed cards or the rest of the turn.
    pub(crate) fn after_persons_discovery(&mut self, place: DisplayPlace, events: &mut impl EventSink<Event>) {
        self.refill(place, events);
        self.discoveries(events);
    }

    /// Gives a card with its marks to the seat that has discovered it (AS-5.1, AS-5.5).
    pub(crate) fn take_card(
        &mut self,
        seat: Seat,
        place: DisplayPlace,
        chart: Chart,
        dream: bool,
        events: &mut impl EventSink<Event>,
    ) {
        self.display[place.index()] = None;
        self.discovered.push(Discovered { by: seat, chart });
        events.record(|| Event::Discovered { seat, card: chart.card, marks: chart.marks, dream });
    }

    /// Returns the card that was discovered last.
    pub(crate) fn just_discovered(&self) -> Option<&Chart> {
        self.discovered.last().map(|discovered| &discovered.chart)
    }

    /// Fills an empty place from the deck or, once that is empty, from below the end card (AS-5.5, AS-8.1).
    pub(crate) fn refill(&mut self, place: DisplayPlace, events: &mut impl EventSink<Event>) {
        let Some(card) = self.draw().or_else(|| self.below.pop()) else {
            return events.record(|| Event::StaysEmpty { place });
        };
        self.display[place.index()] = Some(Chart::new(card));
        events.record(|| Event::Displayed { place, card, cause: DisplayCause::Refilled });
        self.trigger_end(events);
    }

    /// Draws the top card above the end card. The caller triggers the end, after recording where the card goes.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.known_top = self.known_top.saturating_sub(1);
        self.deck.pop()
    }

    /// Sets an active card of the person aside (AS-5.6).
    pub(crate) fn set_aside(&mut self, card: Card, events: &mut impl EventSink<Event>) {
        self.journal.active.retain(|active| active.card != card);
        self.journal.set_aside.insert(card);
        let wisdom = self.journal.wisdom;
        events.record(|| Event::SetAside { card, wisdom });
    }

    /// Returns the boons of a card discovered by Auptolemy that the person may take (AS-5.3).
    pub(crate) fn open_boons(chart: &Chart) -> &'static [Boon] {
        let boons = &chart.card.constellation().boons;
        if chart.marks.yours.len() < chart.marks.dream.len() { &boons[1..] } else { boons }
    }

    /// Gives the person a boon (AS-5.4).
    pub(crate) fn take_boon(&mut self, boon: Boon, card: Option<Card>, events: &mut impl EventSink<Event>) {
        let Some(discovered) = self.just_discovered().map(|chart| chart.card) else { return };
        events.record(|| Event::BoonTaken { card: discovered, boon });
        let source = GainSource::Boon(boon);
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

    pub(crate) fn gain_stardust(&mut self, source: GainSource, events: &mut impl EventSink<Event>) {
        self.journal.stardust = self.journal.stardust.saturating_add(GIVEN_STARDUST);
        let now = u16::from(self.journal.stardust);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Stardust, amount: GIVEN_STARDUST, now, source });
    }

    pub(crate) fn gain_telescope(&mut self, source: GainSource, events: &mut impl EventSink<Event>) {
        self.journal.telescopes = self.journal.telescopes.saturating_add(1);
        let now = u16::from(self.journal.telescopes);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Telescope, amount: 1, now, source });
    }

    pub(crate) fn gain_pouch(&mut self, source: GainSource, events: &mut impl EventSink<Event>) {
        let amount = u8::from(self.journal.pouch < LARGEST_POUCH);
        self.journal.pouch += amount;
        let now = u16::from(self.journal.pouch);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Pouch, amount, now, source });
    }

    pub(crate) fn gain_wisdom(&mut self, source: GainSource, events: &mut impl EventSink<Event>) {
        let amount = u8::from(self.journal.wisdom < MOST_WISDOM);
        self.journal.wisdom += amount;
        let now = u16::from(self.journal.wisdom);
        events.record(|| Event::Gained { seat: PERSON, gain: Gain::Wisdom, amount, now, source });
    }

    pub(crate) fn reactivate(&mut self, card: Card, source: GainSource, events: &mut impl EventSink<Event>) {
        if let Some(at) = self.journal.position(card) {
            self.journal.active[at].exhausted = false;
            events.record(|| Event::Reactivated { card, source });
        }
    }
}
