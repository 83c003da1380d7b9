//! The end of a round: points, score piles, places, markers (IS-7).

use crate::banking_duty::BankingDuty;
use crate::card::Card;
use crate::event::{CardCount, Event};
use crate::play_area::MOST_SEATS;
use crate::state::{ROUNDS, RoundResult, State, Step};
use crate::suit::Trump;
use game::{EventSink, Seat, clockwise};

impl State {
    /// Ends the round after every seat has passed: counts the rows and begins to settle the places.
    pub(crate) fn end_round(&mut self, events: &mut impl EventSink<Event>) {
        self.count_rows(events);
        self.bank_from(self.starter, events);
    }

    /// Counts every row's points (IS-7.1).
    pub(crate) fn count_rows(&mut self, events: &mut impl EventSink<Event>) {
        let round = self.round;
        events.record(|| Event::RoundEnded { round });
        let mut result = RoundResult::default();
        for seat in clockwise(self.starter, self.seats()) {
            let points = self.table.total(seat);
            result.points[seat.index()] = points;
            events.sum_up(|| Event::RowCounted { seat, cards: self.count_row(seat), points });
        }
        self.rounds.push(result);
    }

    /// Counts a row card by card, with the reasons.
    pub(crate) fn count_row(&self, seat: Seat) -> Vec<CardCount> {
        let count = |(place, card)| {
            let mut reasons = Vec::new();
            let value = self.table.value(seat, place, &mut reasons);
            CardCount { card, value, reasons }
        };
        self.table.row(seat).iter().map(|laid| laid.card).enumerate().map(count).collect()
    }

    /// Returns what the round just counted requires a seat to put on its score pile (IS-7.2).
    pub(crate) fn pending_duty(&self, seat: Seat) -> Option<BankingDuty> {
        self.duty(seat, &self.rounds.last()?.points)
    }

    /// Continues with the next seat after `seat` has chosen a card for its score pile.
    pub(crate) fn bank_after(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let next = seat.left(self.seats());
        if next == self.starter { self.settle(events) } else { self.bank_from(next, events) }
    }

    /// Puts the required cards of all seats from `first` on on their score piles, up to the next seat that has a
    /// choice; if there is none, settles the round.
    fn bank_from(&mut self, first: Seat, events: &mut impl EventSink<Event>) {
        match self.bank_until_asked(first, events) {
            Some(seat) => self.step = Step::Bank { seat },
            None => self.settle(events),
        }
    }

    /// Puts what each seat's place requires on its score pile, from `first` on; stops at a seat that has a choice and
    /// returns it (IS-7.2).
    pub(crate) fn bank_until_asked(&mut self, first: Seat, events: &mut impl EventSink<Event>) -> Option<Seat> {
        let seats = self.seats();
        let done = (first.0 + seats - self.starter.0) % seats;
        for seat in clockwise(first, seats).take(usize::from(seats - done)) {
            let Some(duty) = self.pending_duty(seat) else { continue };
            let cards = self.to_bank(seat, duty);
            if cards.is_empty() {
                events.record(|| Event::Banked { seat, card: None, duty });
            } else if let Some(card) = cards.only() {
                self.bank(seat, card, duty, events);
            } else {
                return Some(seat);
            }
        }
        None
    }

    /// Moves a card of the row to its owner's score pile.
    pub(crate) fn bank(&mut self, seat: Seat, card: Card, duty: BankingDuty, events: &mut impl EventSink<Event>) {
        self.take_from_row(card, events);
        self.score_piles[seat.index()].insert(card);
        events.record(|| Event::Banked { seat, card: Some(card), duty });
    }

    /// Pays out the round, then starts the next round or ends the game (IS-8.1).
    fn settle(&mut self, events: &mut impl EventSink<Event>) {
        self.pay_round(events);
        if self.round < ROUNDS {
            self.clear_table(events);
        } else {
            self.end_game(events);
        }
    }

    /// Pays out places, markers and score piles (IS-7.3 to IS-7.6).
    pub(crate) fn pay_round(&mut self, events: &mut impl EventSink<Event>) {
        let Some(RoundResult { points, .. }) = self.rounds.last().copied() else { return };
        self.give_places(&points, events);
        if self.first_trump() == Trump::SansTrump || self.table.trump == Trump::SansTrump {
            for seat in self.round_winners(&points) {
                if !self.sans_trump[seat.index()] {
                    self.sans_trump[seat.index()] = true;
                    events.record(|| Event::SansTrumpMarked { seat });
                }
            }
        }
        self.mark_record(&points, events);
        events.record(|| Event::ScorePilesCompared {
            piles: self.score_pile_standing()[..usize::from(self.seats())].to_vec(),
        });
    }

    /// Puts markers of the round's winners on the record if they set or equal it (IS-7.5).
    fn mark_record(&mut self, points: &[u16; MOST_SEATS], events: &mut impl EventSink<Event>) {
        let Some(most) = points[..usize::from(self.seats())].iter().max().copied() else { return };
        if self.record.is_some_and(|record| most < record) {
            return;
        }
        let before = self.record_marks;
        if self.record != Some(most) {
            self.record_marks = [false; MOST_SEATS];
        }
        self.record = Some(most);
        for seat in self.round_winners(points) {
            self.record_marks[seat.index()] = true;
        }
        let after = self.record_marks;
        let listed = |wanted: &dyn Fn(usize) -> bool| {
            clockwise(Seat(0), self.seats()).filter(|seat| wanted(seat.index())).collect()
        };
        events.record(|| Event::RecordMarked {
            points: most,
            seats: self.round_winners(points).collect(),
            removed: listed(&|seat| before[seat] && !after[seat]),
        });
    }
}
