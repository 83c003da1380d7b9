//! The effects of cards 18 to 21, which reveal or change hands and deck.

use crate::event::Event;
use crate::state::State;
use crate::step::Step;
use crate::turn::other;
use game::{EventSink, Seat};

impl State {
    /// Pickpocket: moves a random card of the opponent's hand to the player's hand; from then on both know it.
    pub(super) fn pick_pocket(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
        let Some(card) = self.chance.pick(self.hidden.hand(other(seat)).cards()) else { return false };
        self.hidden.hand_mut(other(seat)).take(card);
        self.hidden.hand_mut(seat).put(card, true);
        events.record(|| Event::Stolen { seat, card });
        true
    }

    /// Lantern: shows the top cards of the deck, which are then put back in any order.
    pub(super) fn look(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
        let top = self.hidden.top();
        if top.is_empty() {
            return false;
        }
        events.record(|| Event::Looked { seat, count: top.len() as u8, cards: top.to_vec() });
        self.hidden.foreseen[seat.index()] = top;
        self.table.desk.step = Step::Arrange;
        true
    }

    /// Storm: both hands are discarded.
    pub(super) fn discard_hands(&mut self, events: &mut impl EventSink<Event>) {
        let hands = &mut self.hidden.hands;
        events.record(|| Event::HandsDiscarded { cards: hands.each_ref().map(|hand| hand.cards().to_vec()) });
        for hand in hands {
            hand.cards().iter().for_each(|card| self.table.desk.discard(*card));
            hand.clear();
        }
    }

    /// Gift: the top card of the deck goes into the opponent's hand.
    pub(super) fn give(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
        let Some((card, knew)) = self.hidden.take_top() else { return false };
        let to = other(seat);
        if card.is_immediate() {
            self.table.desk.discard(card);
            events.record(|| Event::GiftLost { seat: to, card });
        } else {
            self.hidden.hand_mut(to).put(card, knew[seat.index()]);
            events.record(|| Event::Given { seat: to, card: Some(card) });
        }
        true
    }
}
