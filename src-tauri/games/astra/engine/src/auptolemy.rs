//! Auptolemy: an automaton whose turn follows from the state and its die (AS-7).
//!
//! * This module: the steps of its turn;
//! * [`path`]: which stars it marks.

mod path;
#[cfg(test)]
mod reference;

use crate::ability::Ability;
use crate::card::{Card, CardSet};
use crate::discovery::Stroke;
use crate::display::{Chart, DisplayPlace, Pen};
use crate::element::Element;
use crate::event::{Event, FocusRule};
use crate::library::{Library, Shelf};
use crate::modification::Modification;
use crate::path::Path;
use crate::seats::AUPTOLEMY;
use crate::setup::Setup;
use crate::source::{Gain, GainSource};
use crate::star_set::StarId;
use crate::state::{State, Step};
use arrayvec::ArrayVec;
use game::{Chance, EventSink};
pub(crate) use path::{Choice, observes};

/// The stardust with which it begins, and up to which it rests (AS-7.2).
pub(crate) const ITS_STARDUST: u8 = 5;
/// The same amount with the harder modification (AS-9.10).
pub(crate) const MORE_STARDUST: u8 = 6;
/// A boon of at most this many points gives it a telescope too (AS-7.11).
pub const FEW_POINTS: u8 = 3;

impl Setup {
    /// Returns the stardust with which it begins, and up to which it rests (AS-7.2, AS-9.10).
    pub(crate) fn its_ration(&self) -> u8 {
        if self.has(Modification::SixStardust) { MORE_STARDUST } else { ITS_STARDUST }
    }
}

impl State {
    /// Plays its whole turn, up to the choice of a boon by the person.
    pub(crate) fn auptolemy_turn(&mut self, events: &mut impl EventSink<Event>) {
        if self.automaton.stardust == 0 {
            self.auptolemy_rests(events);
        } else if !self.automaton.library.deck.is_empty() {
            self.auptolemy_observes(events);
        } else if self.ending() {
            events.record(|| Event::NothingLeft);
            self.end_turn(events);
        } else {
            self.step = Step::Over { library_empty: true };
            events.record(|| Event::LibraryEmpty);
            self.tell_result(events);
        }
    }

    fn auptolemy_rests(&mut self, events: &mut impl EventSink<Event>) {
        let amount = self.setup.its_ration();
        self.automaton.stardust = amount;
        self.automaton.die = None;
        events.record(|| Event::Rested { seat: AUPTOLEMY, stardust: amount, rich: false });
        self.move_marker(GainSource::Rest, events);
        let Some(place) = self.dream_place(events) else { return self.end_turn(events) };
        let Some(chart) = self.display[place.index()] else { return self.end_turn(events) };
        // The dream star is chosen by the rules for its paths, as a path of a single star (AS-7.12).
        let Choice { path, why } = Choice::of(self.setup.conduct, &chart, 1, &mut self.chance);
        events.record(|| Event::Aimed { pen: Pen::Dream, place, card: chart.card, most: 1, why });
        self.mark_path(Pen::Dream, place, path, events);
        self.discover_after_automaton(place, true, events);
    }

    /// Rolls the die, determines the focus, marks stars and discovers (AS-7.4 to AS-7.9). The clean-up of the chosen
    /// card (AS-7.10) is done before the discovery, which doesn't depend on it.
    fn auptolemy_observes(&mut self, events: &mut impl EventSink<Event>) {
        let die = self.chance.below(6) as u8 + 1;
        self.automaton.die = Some(die);
        let shelf = Shelf::of_die(die);
        let library = &mut self.automaton.library;
        let card = match shelf {
            Shelf::Left => library.left,
            Shelf::Right => library.right,
            // The deck isn't empty here.
            Shelf::Deck => library.deck.pop().unwrap_or(library.left),
        };
        events.record(|| Event::DieRolled { die, shelf, card, focus: card.element() });
        let marked_at = self.focus(card.element(), events);
        if let Some(place) = marked_at {
            self.auptolemy_marks(place, card.constellation().leftmost_vp(), events);
        }
        self.clean_up(shelf, card, events);
        match marked_at {
            Some(place) => self.discover_after_automaton(place, false, events),
            None => self.end_turn(events),
        }
    }

    /// Returns the place of the displayed card that it marks (AS-7.5); `None` if no card is displayed.
    fn focus(&mut self, focus: Element, events: &mut impl EventSink<Event>) -> Option<DisplayPlace> {
        if let Some(place) = DisplayPlace::at(focus)
            && let Some(chart) = self.displayed(place)
        {
            let card = chart.card;
            events.record(|| Event::Focused { focus, place: Some(place), card: Some(card), how: FocusRule::ThatPlace });
            return Some(place);
        }
        let (place, tie) = self.fewest_unmarked();
        let card = place.and_then(|place| self.displayed(place)).map(|chart| chart.card);
        let how = match (place, focus) {
            (None, _) => FocusRule::NothingDisplayed,
            (Some(_), Element::Water) => FocusRule::FewestUnmarked { tie },
            (Some(_), _) => FocusRule::PlaceEmpty { tie },
        };
        events.record(|| Event::Focused { focus, place, card, how });
        place
    }

    /// Returns the displayed card with the fewest unmarked stars, and whether it was chosen at random among equals
    /// (AS-6.1, AS-7.5).
    pub(crate) fn fewest_unmarked(&mut self) -> (Option<DisplayPlace>, bool) {
        let fewest = self.charts().map(|(_, chart)| chart.unmarked().len()).min();
        let tied: ArrayVec<DisplayPlace, 3> =
            self.charts().filter(|(_, chart)| Some(chart.unmarked().len()) == fewest).map(|(place, _)| place).collect();
        let place = if tied.len() > 1 { self.chance.pick(&tied) } else { tied.first().copied() };
        (place, tied.len() > 1)
    }

    /// Marks stars of a card: one Observe, or as many as its telescopes can pay for if they complete the card (AS-7.6
    /// to AS-7.9).
    fn auptolemy_marks(&mut self, place: DisplayPlace, most: u8, events: &mut impl EventSink<Event>) {
        let Some(chart) = self.display[place.index()] else { return };
        let telescopes = self.automaton.telescopes;
        let plan = observes(self.setup.conduct, &chart, most, telescopes, &mut self.chance);
        let extra = plan.len() as u8 - 1;
        let made = if plan.completes && extra <= telescopes { plan.len() } else { 1 };
        for (number, choice) in plan.paths.iter().take(made).enumerate() {
            if number > 0 {
                self.automaton.telescopes -= 1;
                let left = self.automaton.telescopes;
                events.record(|| Event::TelescopeSpent { seat: AUPTOLEMY, left });
            }
            events.record(|| Event::Aimed { pen: Pen::Its, place, card: chart.card, most, why: choice.why });
            self.mark_path(Pen::Its, place, choice.path, events);
        }
    }

    /// Marks the stars of a path one by one.
    pub(crate) fn mark_path(&mut self, pen: Pen, place: DisplayPlace, path: Path, events: &mut impl EventSink<Event>) {
        let mut before: Option<StarId> = None;
        for star in path {
            let first_free = pen == Pen::Yours && before.is_none() && self.journal.this_turn.free_first;
            let free = pen != Pen::Yours || first_free;
            let free_by = first_free.then_some(Ability::FreeFirst);
            let over = before.zip(self.displayed(place)).and_then(|(from, chart)| chart.jumped_over(from, star));
            self.mark(pen, place, Stroke { star, from: before, over, price: u8::from(!free), free_by }, events);
            before = Some(star);
        }
    }

    /// Discards the chosen card and a stardust, and refills the row (AS-7.10).
    fn clean_up(&mut self, shelf: Shelf, card: Card, events: &mut impl EventSink<Event>) {
        let setup = self.setup;
        self.automaton.stardust -= 1;
        let stardust = self.automaton.stardust;
        events.record(|| Event::CleanedUp { card, stardust });
        let library = &mut self.automaton.library;
        library.discards.insert(card);
        library.seen_before.remove(card);
        // A face-up top card stays known to every seat, wherever it goes (AS-9.4).
        let open = setup.has(Modification::OpenDeck);
        match shelf {
            Shelf::Left => {
                if let Some(next) = library.deck.pop() {
                    library.left = next;
                    library.seen_before.remove(next);
                    events.record(|| Event::LibraryTurned { shelf, card: Some(next), dealt: false });
                }
            }
            Shelf::Right => {
                if let Some(next) = library.deck.pop() {
                    library.right = next;
                    library.right_known = open || !setup.has(Modification::HiddenCard);
                    let known = library.right_known;
                    if known {
                        library.seen_before.remove(next);
                    }
                    events.record(|| Event::LibraryTurned { shelf, card: known.then_some(next), dealt: false });
                }
            }
            Shelf::Deck => {}
        }
        if library.deck.is_empty() && setup.has(Modification::Reshuffle) {
            library.reshuffle(&mut self.chance);
            let cards = library.deck_size();
            events.record(|| Event::LibraryReshuffled { cards });
        }
        if open && let Some(top) = library.deck.last().copied() {
            library.seen_before.remove(top);
            events.record(|| Event::LibraryTurned { shelf: Shelf::Deck, card: Some(top), dealt: false });
        }
    }

    /// Continues after the automaton has marked a card: with its discovery and the boon that the person may take, or
    /// with the end of the turn.
    fn discover_after_automaton(&mut self, place: DisplayPlace, dream: bool, events: &mut impl EventSink<Event>) {
        match self.display[place.index()] {
            Some(chart) if chart.is_complete() => self.auptolemy_discovers(place, chart, dream, events),
            _ => self.end_turn(events),
        }
    }

    fn auptolemy_discovers(
        &mut self,
        place: DisplayPlace,
        chart: Chart,
        dream: bool,
        events: &mut impl EventSink<Event>,
    ) {
        self.take_card(AUPTOLEMY, place, chart, dream, events);
        if self.setup.has(Modification::MoreTelescopes) {
            self.give_telescope(GainSource::Modification(Modification::MoreTelescopes), events);
        }
        if chart.marks.yours.is_empty() {
            self.after_automatons_discovery(place, events);
        } else {
            self.step = Step::Boon { place };
        }
    }

    /// Refills the place and ends the turn.
    pub(crate) fn after_automatons_discovery(&mut self, place: DisplayPlace, events: &mut impl EventSink<Event>) {
        self.refill(place, events);
        self.end_turn(events);
    }

    /// Gives Auptolemy its boon for a card that the person has discovered: always the points, plus a telescope if
    /// they are few (AS-7.11).
    pub(crate) fn auptolemy_takes_boon(&mut self, chart: &Chart, events: &mut impl EventSink<Event>) {
        if chart.marks.its.is_empty() {
            return;
        }
        let points = chart.card.constellation().leftmost_vp();
        self.automaton.vp += u16::from(points);
        let now = self.automaton.vp;
        events.record(|| Event::ItsBoon { card: chart.card, points, now });
        if points <= FEW_POINTS && self.setup.has(Modification::NoTelescopes) {
            events.record(|| Event::NoTelescope { card: chart.card });
        } else if points <= FEW_POINTS {
            self.give_telescope(GainSource::ItsBoon, events);
        }
    }

    fn give_telescope(&mut self, source: GainSource, events: &mut impl EventSink<Event>) {
        self.automaton.telescopes = self.automaton.telescopes.saturating_add(1);
        let now = u16::from(self.automaton.telescopes);
        events.record(|| Event::Gained { seat: AUPTOLEMY, gain: Gain::Telescope, amount: 1, now, source });
    }
}

impl Library {
    /// Shuffles the discard pile into a new deck (AS-9.5): its order is secret, its cards are not.
    fn reshuffle(&mut self, chance: &mut Chance) {
        self.deck = self.discards.into_iter().collect();
        chance.shuffle(&mut self.deck);
        self.seen_before = self.seen_before.with(self.discards);
        self.discards = CardSet::EMPTY;
    }
}
