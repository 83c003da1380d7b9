//! Drawing cards, and the piles they come from (IS-4.11).

use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::play_area::Cards;
use crate::state::State;
use game::{EventSink, Seat};

impl State {
    /// Returns how many cards can be drawn before anything is paid. Cards discarded in the same action can't be drawn
    /// (IS-4.11).
    #[inline]
    pub(crate) fn drawable(&self) -> u8 {
        (self.draw_pile.len() + self.discards.len()) as u8
    }

    /// Draws the top card of the draw pile; if it is empty, makes a new one first. The `fresh` cards have been
    /// discarded in the same action and stay in the discard pile.
    pub(crate) fn draw(&mut self, fresh: CardSet, events: &mut impl EventSink<Event>) -> Option<Card> {
        if self.draw_pile.is_empty() {
            self.renew_draw_pile(fresh, events);
        }
        self.draw_pile.pop()
    }

    fn renew_draw_pile(&mut self, fresh: CardSet, events: &mut impl EventSink<Event>) {
        let (stay, go): (Cards, Cards) = self.discards.iter().copied().partition(|card| fresh.contains(*card));
        self.discards = stay;
        self.draw_pile = go;
        self.chance.shuffle(&mut self.draw_pile);
        let cards = self.draw_pile.len() as u8;
        if cards > 0 {
            events.record(|| Event::NewDrawPile { cards });
        }
    }

    /// Moves up to `count` cards from the draw pile to a hand, hidden from the other seats.
    pub(crate) fn draw_to_hand(
        &mut self,
        seat: Seat,
        count: u8,
        by: Option<Card>,
        fresh: CardSet,
        events: &mut impl EventSink<Event>,
    ) {
        let drawn: CardSet = (0..count).map_while(|_| self.draw(fresh, events)).collect();
        self.hands[seat.index()] = self.hands[seat.index()].with(drawn);
        // In card order: a hand is a set, which doesn't keep the order in which its cards were drawn.
        for card in drawn {
            events.record(|| Event::Drew { seat, card: Some(card), by });
        }
    }

    /// Adds a card that every seat has seen to a hand (IS-1.3).
    pub(crate) fn give_openly(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        self.known[seat.index()].insert(card);
    }

    /// Removes a card openly from a hand. The caller puts it somewhere else.
    #[inline]
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.known[seat.index()].remove(card);
    }

    /// Moves a hand card to the discard pile.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        self.leave_hand(seat, card);
        self.discards.push(card);
    }
}
