//! Using the action marker (IS-5).

use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::moves::MarkerAction;
use crate::play_area::{Marker, PlayArea};
use crate::state::State;
use game::{EventSink, Seat};

impl PlayArea {
    /// Returns every card that a marker can protect or steal, before the cost is paid: the cards in the rows of seats
    /// that haven't passed, except those under a marker (IS-5.5, IS-5.6).
    pub(crate) fn within_reach(&self) -> CardSet {
        let cards: CardSet = self.open_to_deeds().flat_map(|(_, row)| row.iter().map(|laid| laid.card)).collect();
        cards.without(self.protected())
    }
}

impl State {
    /// Discards `cost` for a deed of `seat`'s marker, and `extra` too if `cost` closed the seat's row (IS-5.1).
    pub(crate) fn use_marker(
        &mut self,
        seat: Seat,
        cost: Card,
        deed: MarkerAction,
        targets: CardSet,
        extra: Option<Card>,
        events: &mut impl EventSink<Event>,
    ) {
        self.table.markers[seat.index()] = Marker::Gone;
        let from_row = !self.hands[seat.index()].contains(cost);
        if from_row {
            self.take_from_row(cost, events);
            self.discards.push(cost);
        } else {
            self.discard_from_hand(seat, cost);
        }
        events.record(|| Event::MarkerUsed { seat, cost, from_row, deed });
        self.pay_extra(seat, extra, events);
        match deed {
            MarkerAction::ScorePile => {
                self.table.markers[seat.index()] = Marker::OnScorePile;
                events.record(|| Event::ScorePileRaised { seat, worth: self.score_pile_worth(seat) });
            }
            MarkerAction::Exchange => {
                let paid = [Some(cost), extra].into_iter().flatten().collect();
                self.exchange(seat, targets, paid, events);
            }
            MarkerAction::Protect => self.protect(seat, targets, events),
            MarkerAction::Steal => self.steal(seat, targets, events),
        }
    }

    /// Discards all the cards at once, then draws the same number (IS-5.4).
    fn exchange(&mut self, seat: Seat, targets: CardSet, paid: CardSet, events: &mut impl EventSink<Event>) {
        for card in targets {
            self.discard_from_hand(seat, card);
        }
        events.record(|| Event::Exchanged { seat, cards: targets.into() });
        self.draw_to_hand(seat, targets.len(), None, paid.with(targets), events);
    }

    fn protect(&mut self, seat: Seat, targets: CardSet, events: &mut impl EventSink<Event>) {
        for card in targets {
            if let Some((row, _)) = self.table.find(card) {
                self.table.markers[seat.index()] = Marker::OnCard { card };
                events.record(|| Event::Protected { seat, card, row });
            }
        }
    }

    fn steal(&mut self, seat: Seat, targets: CardSet, events: &mut impl EventSink<Event>) {
        for card in targets {
            if let Some(row) = self.take_from_row(card, events) {
                self.give_openly(seat, card);
                events.record(|| Event::Stolen { seat, card, row });
            }
        }
    }
}
