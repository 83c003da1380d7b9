//! The end of a round and of the game: points, score piles, places, markers (IS-7, IS-9).

use crate::card::Card;
use crate::event::{CardCount, Event};
use crate::play_area::MOST_SEATS;
use crate::rules;
use crate::standing::{Award, BankingDuty, MARKED};
use crate::state::{ROUNDS, RoundResult, State, Step};
use crate::suit::Trump;
use game::{Cites, EventSink, Outcome, Point, Seat, clockwise};
use std::cmp::Reverse;
use std::iter;

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

    fn give_places(&mut self, points: &[u16; MOST_SEATS], events: &mut impl EventSink<Event>) {
        for wanted in 1..=self.seats() {
            for seat in clockwise(self.starter, self.seats()) {
                if self.place_among(seat, points) != wanted {
                    continue;
                }
                let (at, vp) = (seat.index(), self.place_vp(wanted));
                self.vp[at] += vp;
                if let Some(result) = self.rounds.last_mut() {
                    result.vp[at] = vp;
                }
                let (points, total) = (points[at], self.vp[at]);
                events.record(|| Event::Placed { seat, place: wanted, points, vp, total });
            }
        }
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

    pub(crate) fn end_game(&mut self, events: &mut impl EventSink<Event>) {
        self.step = Step::Over;
        let seats = self.seats();
        for award in Award::ALL {
            for seat in clockwise(Seat(0), seats) {
                let vp = self.award(seat, award);
                if vp > 0 {
                    events.record(|| Event::Awarded { seat, award, vp });
                }
            }
        }
        events.record(|| Event::GameEnded {
            totals: clockwise(Seat(0), seats).map(|seat| self.vp_as_it_stands(seat)).collect(),
            winners: {
                let keys = self.ranking();
                let best = keys.iter().min().copied();
                clockwise(Seat(0), seats).filter(|seat| Some(keys[seat.index()]) == best).collect()
            },
        });
    }

    /// Returns the victory points that a seat would get for `award` if the game ended now.
    pub(crate) fn award(&self, seat: Seat, award: Award) -> u8 {
        let at = seat.index();
        match award {
            Award::SansTrump if self.sans_trump[at] => MARKED,
            Award::Record if self.record_marks[at] => MARKED,
            Award::SansTrump | Award::Record => 0,
            Award::ScorePile => self.score_pile_standing()[at].vp,
        }
    }

    /// Returns the victory points of a seat if the game ended now: for places, and for markers and score piles
    /// (IS-9.1).
    #[must_use]
    pub fn vp_as_it_stands(&self, seat: Seat) -> u8 {
        self.vp[seat.index()] + Award::ALL.map(|award| self.award(seat, award)).into_iter().sum::<u8>()
    }

    /// Returns the same victory points by source, each with its rule, including sources that give nothing.
    pub(crate) fn vp_by_source(&self, seat: Seat) -> Vec<Point> {
        let places = Point { amount: i32::from(self.vp[seat.index()]), rule: rules::PLACES };
        let award = |award: Award| Point { amount: i32::from(self.award(seat, award)), rule: award.rule() };
        iter::once(places).chain(Award::ALL.map(award)).collect()
    }

    /// Returns the sort key of each seat, smallest for the best (IS-9.1): victory points, points of the last round,
    /// worth of the score pile.
    fn ranking(&self) -> Vec<Reverse<(u8, u16, u16)>> {
        let last = self.rounds.last().copied().unwrap_or_default();
        let key = |seat: Seat| (self.vp_as_it_stands(seat), last.points[seat.index()], self.score_pile_worth(seat));
        clockwise(Seat(0), self.seats()).map(|seat| Reverse(key(seat))).collect()
    }

    /// Returns the outcome of the game; `None` while it is in progress.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        matches!(self.step, Step::Over).then(|| self.standing())
    }

    /// Returns the ranking if the game ended now; at the end of the game it is the final one.
    pub(crate) fn standing(&self) -> Outcome {
        Outcome::ranked(&self.ranking(), |at| {
            let seat = Seat(at as u8);
            let mut points = self.vp_by_source(seat);
            points.retain(|point| point.amount > 0);
            (i32::from(self.vp_as_it_stands(seat)), points)
        })
    }
}
