//! Drawing a card and inserting it into the hand (MO-4).

use crate::card::Card;
use crate::event::{Event, SourceSeen};
use crate::moves::Source;
use crate::pair::Half;
use crate::state::{Origin, State, Step};
use game::{EventSink, Seat, clockwise};

impl State {
    /// Returns whether the deck can provide a card, if necessary after the covered cards have been shuffled in
    /// (MO-4.4).
    #[inline]
    pub(crate) fn deck_can_give(&self) -> bool {
        !self.deck.is_empty() || self.covered() > 0
    }

    /// Returns whether the central card of `half` may be taken (MO-4.3).
    #[inline]
    pub(crate) fn can_take(&self, half: Half) -> bool {
        self.piles[half as usize].len() > 1 || self.deck_can_give()
    }

    /// Takes a card from a legal source for `seat`; the card then waits to be inserted (MO-4.1, MO-4.3).
    pub(crate) fn draw(&mut self, seat: Seat, from: Source, events: &mut impl EventSink<Event>) {
        let (card, origin) = match from {
            Source::Centre { half } => {
                let card = self.take_from_centre(seat, half, events);
                (card, Origin::Centre)
            }
            Source::Deck => {
                let card = self.take_from_deck(events);
                events.record(|| Event::Drew { seat, source: SourceSeen::Deck, card: Some(card) });
                (card, Origin::Deck)
            }
            Source::Reserve { card } => {
                self.reserves[seat.index()].retain(|kept| *kept != card);
                events.record(|| Event::Drew { seat, source: SourceSeen::Reserve, card: Some(card) });
                (card, Origin::Reserve)
            }
        };
        self.arrivals[seat.index()] = Some(card);
        self.step = Step::Insert { seat, origin };
    }

    fn take_from_centre(&mut self, seat: Seat, half: Half, events: &mut impl EventSink<Event>) -> Card {
        let pile = &mut self.piles[half as usize];
        let card = pile.remove(pile.len() - 1);
        self.show_to_all(card, seat);
        events.record(|| Event::Drew { seat, source: SourceSeen::Centre { half }, card: Some(card) });
        if let Some(&shown) = self.piles[half as usize].last() {
            events.record(|| Event::Uncovered { half, card: shown });
        } else {
            let filled = self.take_from_deck(events);
            self.piles[half as usize].push(filled);
            events.record(|| Event::Refilled { half, card: filled });
        }
        card
    }

    /// Takes the deck's top card. If the deck is empty, the covered cards are shuffled into a new deck first
    /// (MO-4.4).
    fn take_from_deck(&mut self, events: &mut impl EventSink<Event>) -> Card {
        if self.deck.is_empty() {
            for pile in &mut self.piles {
                let under_the_top = pile.len().saturating_sub(1);
                self.deck.extend(pile.drain(..under_the_top));
            }
            self.chance.shuffle(&mut self.deck);
            let cards = self.deck.len() as u8;
            events.record(|| Event::NewDeck { cards });
        }
        // A source is legal only while the deck can provide a card (MO-4.4), so the deck isn't empty here.
        self.deck.remove(self.deck.len() - 1)
    }

    /// Inserts `seat`'s arrived card before the card at `place` (MO-4.2); then the next arrival is inserted, or the
    /// turn continues.
    pub(crate) fn insert(&mut self, seat: Seat, place: u8, events: &mut impl EventSink<Event>) {
        if let Some(card) = self.arrivals[seat.index()].take() {
            self.hands[seat.index()].insert(usize::from(place), card);
            events.record(|| Event::Inserted { seat, card: Some(card), place: Some(place) });
        }
        let next = clockwise(seat, self.seats()).find(|other| self.arrivals[other.index()].is_some());
        match next {
            Some(seat) => self.step = Step::Insert { seat, origin: Origin::Passed },
            None => self.go_on(events),
        }
    }
}
