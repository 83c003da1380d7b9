//! Checks of moves: which rules forbid a move.

use crate::card::Effect;
use crate::moves::{Move, Source};
use crate::pair::{Pair, Side};
use crate::refusal::{Decision, Refusal};
use crate::state::{State, Step};
use game::Seat;

impl State {
    /// Returns every rule that forbids `seat` to make `mv` now, in the specification's order; empty if the move is
    /// legal.
    ///
    /// Depends only on what `seat` may know.
    pub(crate) fn refusals(&self, seat: Seat, mv: Move) -> Vec<Refusal> {
        let (Some(pending), Some(to_move)) = (self.step.decision(), self.to_move()) else {
            return vec![Refusal::GameOver];
        };
        if seat != to_move {
            return vec![Refusal::NotYourTurn { to_move }];
        }
        if mv == Move::Decline {
            return self.refuse_decline(pending).into_iter().collect();
        }
        let wanted = decision_of(mv, pending);
        if wanted != pending {
            return vec![match pending {
                Decision::Action => Refusal::NotAsked { decision: wanted },
                _ => Refusal::FirstDecide { pending },
            }];
        }
        match mv {
            Move::PlayPair { left } => self.refuse_pair(left),
            Move::Draw { from } => self.refuse_source(seat, from).into_iter().collect(),
            Move::Pass => (!self.must_pass()).then_some(Refusal::CanAct).into_iter().collect(),
            Move::Insert { place } => {
                let hand = self.hand_size(seat);
                (place > hand).then_some(Refusal::NoSuchGap { place, hand }).into_iter().collect()
            }
            Move::ChooseDrawer { seat } => {
                (seat.0 >= self.seats()).then_some(Refusal::NoSuchSeat { seat }).into_iter().collect()
            }
            Move::PassLeft { place } | Move::Reserve { place } | Move::Keep { place } => {
                let hand = self.hand_size(seat);
                let missing = Refusal::NoSuchCard { decision: pending, place, hand };
                (place >= hand).then_some(missing).into_iter().collect()
            }
            Move::ResolveFirst { .. } | Move::Decline => Vec::new(),
        }
    }

    fn refuse_pair(&self, left: u8) -> Vec<Refusal> {
        match self.hand_pair(self.active, left) {
            Some(pair) => pair.refusals(self.centre(), self.side).collect(),
            None => vec![Refusal::NoPair { left, hand: self.hand_size(self.active) }],
        }
    }

    fn refuse_source(&self, seat: Seat, from: Source) -> Option<Refusal> {
        match from {
            Source::Centre { half } => (!self.can_take(half)).then_some(Refusal::LastOfPile { half }),
            Source::Deck => (!self.deck_can_give()).then_some(Refusal::NothingToDraw),
            Source::Reserve { card } => {
                (!self.reserves[seat.index()].contains(&card)).then_some(Refusal::NotInReserve { card })
            }
        }
    }

    fn refuse_decline(&self, pending: Decision) -> Option<Refusal> {
        match self.step {
            Step::Reserve => None,
            Step::PassLeft { seat } if seat == self.active => None,
            Step::PassLeft { .. } => Some(Refusal::NobodyExempt),
            Step::ChooseDrawer | Step::DrawByEffect { .. } => Some(Refusal::MustCarryOut { effect: Effect::Draw }),
            Step::Action => Some(Refusal::NotAsked { decision: Decision::EffectOrder }),
            _ => Some(Refusal::FirstDecide { pending }),
        }
    }
}

impl Pair {
    /// Returns why the pair may not be played on `centre`, the value first (MO-3.4); empty if it may be played.
    fn refusals(self, centre: Pair, side: Side) -> impl Iterator<Item = Refusal> {
        let free = self.happy();
        let value = (!free && !self.value_fits(centre, side)).then_some(Refusal::Value { pair: self, centre, side });
        let colour = (!free && !self.colour_fits(centre)).then_some(Refusal::Colour { pair: self, centre });
        value.into_iter().chain(colour)
    }
}

/// Returns the decision that a move belongs to. A draw belongs to the pending kind of draw.
fn decision_of(mv: Move, pending: Decision) -> Decision {
    match mv {
        Move::Draw { .. } if pending == Decision::DrawByEffect => pending,
        Move::PlayPair { .. } | Move::Draw { .. } | Move::Pass => Decision::Action,
        Move::Insert { .. } => Decision::Insert,
        Move::ResolveFirst { .. } | Move::Decline => Decision::EffectOrder,
        Move::ChooseDrawer { .. } => Decision::ChooseDrawer,
        Move::PassLeft { .. } => Decision::PassLeft,
        Move::Reserve { .. } => Decision::Reserve,
        Move::Keep { .. } => Decision::Keep,
    }
}
