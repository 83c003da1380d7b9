//! The sequence of decisions: playing a card, passing, and the next seat's turn (IS-2.1, IS-3.1, IS-6.1).

use crate::card::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::play_area::MOST_SEATS;
use crate::state::{State, Step};
use game::{EventSink, Seat, clockwise};

/// Number of actions after which a seat must pass in a round (IS-6.3).
pub(crate) const MOST_ACTIONS: u8 = 60;

impl State {
    /// Applies a legal move of the seat to move, and everything that follows automatically.
    pub(crate) fn decide(&mut self, mv: Move, events: &mut impl EventSink<Event>) {
        let Some(seat) = self.to_move() else { return };
        let step = self.step;
        self.act(seat, mv, events);
        match step {
            Step::Action => {
                if mv != Move::Pass {
                    self.actions[seat.index()] = self.actions[seat.index()].saturating_add(1);
                    events.sum_up(|| Event::Totals { totals: self.table.totals() });
                }
                self.next_turn(seat, events);
            }
            Step::Bank { .. } => self.bank_after(seat, events),
            Step::Discard { .. } => self.discard_down_from(seat, events),
            Step::Over => {}
        }
    }

    /// Applies a legal move, without what follows from it.
    pub(crate) fn act(&mut self, seat: Seat, mv: Move, events: &mut impl EventSink<Event>) {
        match mv {
            Move::Play { card, row } => {
                let closed = self.closed_rows();
                self.play(seat, card, row, events);
                self.tell_closed(closed, events);
            }
            Move::Use { card, targets, extra } => {
                let closed = self.closed_rows();
                self.use_ability(seat, card, targets, extra, events);
                self.tell_closed(closed, events);
            }
            Move::Marker { cost, deed, targets, extra } => {
                let closed = self.closed_rows();
                self.use_marker(seat, cost, deed, targets, extra, events);
                self.tell_closed(closed, events);
            }
            Move::Pass => {
                self.table.passed[seat.index()] = true;
                let forced = self.actions[seat.index()] >= MOST_ACTIONS;
                events.record(|| Event::Passed { seat, forced });
            }
            Move::Bank { card } => {
                if let Some(duty) = self.pending_duty(seat) {
                    self.bank(seat, card, duty, events);
                }
            }
            Move::Discard { card } => self.discard_down(seat, card, events),
        }
    }

    fn play(&mut self, seat: Seat, card: Card, row: Seat, events: &mut impl EventSink<Event>) {
        self.leave_hand(seat, card);
        self.table.lay(row, card);
        events.record(|| Event::Played { seat, card, row });
    }

    fn closed_rows(&self) -> [Option<Card>; MOST_SEATS] {
        std::array::from_fn(|seat| self.table.closed_by(Seat(seat as u8)))
    }

    /// Records which rows have been closed or opened since `before`.
    fn tell_closed(&self, before: [Option<Card>; MOST_SEATS], events: &mut impl EventSink<Event>) {
        for (row, was) in clockwise(Seat(0), self.seats()).zip(before) {
            match (was, self.table.closed_by(row)) {
                (None, Some(by)) => events.record(|| Event::RowClosed { row, by }),
                (Some(_), None) => events.record(|| Event::RowOpened { row }),
                _ => {}
            }
        }
    }

    /// Passes the turn to the next seat clockwise that hasn't passed (IS-2.1); ends the round if there is none.
    fn next_turn(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        let seats = self.seats();
        match clockwise(seat.left(seats), seats).find(|next| !self.table.passed[next.index()]) {
            Some(next) => self.active = next,
            None => self.end_round(events),
        }
    }
}
