//! States consistent with a view.

use crate::card::{Card, CardSet};
use crate::play_area::{Cards, MOST_SEATS, PlayedCard};
use crate::state::{RoundResult, State, Step};
use crate::suit::{SUITS, Suit};
use crate::view::{RoundView, StepView, View};
use game::Chance;

impl View {
    /// Returns a random state consistent with this view: the unseen cards are dealt at random.
    pub(crate) fn determinize(&self, chance: &mut Chance) -> State {
        let mut unseen = self.unseen();
        chance.shuffle(&mut unseen);
        let mut state = State::empty(self.setup, chance.split());
        let me = self.seat.index();
        for (at, seat) in self.seats.iter().enumerate() {
            state.hands[at] = if at == me { self.hand } else { seat.known };
            let missing = usize::from(seat.hand.saturating_sub(state.hands[at].len()));
            let rest = unseen.len().saturating_sub(missing);
            for card in unseen.drain(rest..) {
                state.hands[at].insert(card);
            }
            state.known[at] = seat.known;
            state.table.rows[at] =
                seat.row.iter().map(|laid| PlayedCard { card: laid.card, tokens: laid.tokens }).collect();
            state.table.passed[at] = seat.passed;
            state.table.markers[at] = seat.marker;
            state.actions[at] = seat.actions;
            state.score_piles[at] = seat.score_pile;
            state.vp[at] = seat.place_vp;
            state.record_marks[at] = seat.record;
            state.sans_trump[at] = seat.sans_trump;
        }
        state.table.trump = self.trump;
        state.trump_cards = self.trump_order(chance);
        state.draw_pile = unseen;
        state.discards.extend(self.discards.iter().copied());
        state.round = self.round;
        state.starter = self.starter;
        state.active = self.active;
        let to_move = self.to_move.unwrap_or(self.active);
        state.step = match self.step {
            StepView::Action => Step::Action,
            StepView::Bank { .. } => Step::Bank { seat: to_move },
            StepView::Discard { .. } => Step::Discard { seat: to_move },
            StepView::Over => Step::Over,
        };
        state.record = self.record;
        state.rounds = self.rounds.iter().map(RoundView::result).collect();
        state
    }

    /// Returns every card whose place this seat doesn't know, in card order.
    fn unseen(&self) -> Cards {
        let mut seen: CardSet = self.discards.iter().copied().collect();
        seen = seen.with(self.hand);
        for seat in &self.seats {
            seen = seen.with(seat.known).with(seat.score_pile).with(seat.row.iter().map(|laid| laid.card).collect());
        }
        Card::all().filter(|card| !seen.contains(*card)).collect()
    }

    /// Returns the trump cards: those seen first, then the others in random order.
    fn trump_order(&self, chance: &mut Chance) -> [Suit; SUITS] {
        let mut order = Suit::ALL;
        order.sort_by_key(|suit| self.trump_cards.iter().position(|seen| seen == suit).unwrap_or(usize::MAX));
        chance.shuffle(&mut order[self.trump_cards.len()..]);
        order
    }
}

impl RoundView {
    fn result(&self) -> RoundResult {
        let mut result = RoundResult { points: [0; MOST_SEATS], vp: [0; MOST_SEATS] };
        for (slot, points) in result.points.iter_mut().zip(&self.points) {
            *slot = *points;
        }
        for (slot, vp) in result.vp.iter_mut().zip(&self.vp) {
            *slot = *vp;
        }
        result
    }
}
