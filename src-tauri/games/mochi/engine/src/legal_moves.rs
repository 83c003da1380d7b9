//! Lists the legal moves.

use crate::moves::{Move, Source};
use crate::pair::Half;
use crate::state::{State, Step};
use game::{Seat, clockwise};

impl State {
    /// Appends the legal moves of the seat to move.
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.step {
            Step::Action => self.list_action(moves),
            Step::EffectOrder => moves.extend(Half::BOTH.map(|half| Move::ResolveFirst { half })),
            Step::ChooseDrawer => {
                moves.extend(clockwise(Seat(0), self.seats()).map(|seat| Move::ChooseDrawer { seat }));
            }
            Step::DrawByEffect { seat } => self.list_sources(seat, moves),
            Step::Insert { seat, .. } => {
                moves.extend((0..=self.hand_size(seat)).map(|place| Move::Insert { place }));
            }
            Step::PassLeft { seat } => {
                moves.extend((0..self.hand_size(seat)).map(|place| Move::PassLeft { place }));
                if seat == self.active {
                    moves.push(Move::Decline);
                }
            }
            Step::Reserve => {
                moves.extend((0..self.hand_size(self.active)).map(|place| Move::Reserve { place }));
                moves.push(Move::Decline);
            }
            Step::Keep { seat } => {
                moves.extend((0..self.hand_size(seat)).map(|place| Move::Keep { place }));
            }
            Step::Over { .. } => {}
        }
    }

    fn list_action(&self, moves: &mut Vec<Move>) {
        let before = moves.len();
        let centre = self.centre();
        for left in 0..self.hand_size(self.active).saturating_sub(1) {
            if self.hand_pair(self.active, left).is_some_and(|pair| pair.playable(centre, self.side)) {
                moves.push(Move::PlayPair { left });
            }
        }
        self.list_sources(self.active, moves);
        if moves.len() == before {
            moves.push(Move::Pass);
        }
    }

    fn list_sources(&self, seat: Seat, moves: &mut Vec<Move>) {
        for half in Half::BOTH {
            if self.can_take(half) {
                moves.push(Move::Draw { from: Source::Centre { half } });
            }
        }
        if self.deck_can_give() {
            moves.push(Move::Draw { from: Source::Deck });
        }
        for &card in &self.reserves[seat.index()] {
            moves.push(Move::Draw { from: Source::Reserve { card } });
        }
    }

    /// Returns whether passing is the active seat's only legal move (MO-2.2).
    pub(crate) fn must_pass(&self) -> bool {
        let mut moves = Vec::new();
        self.list_action(&mut moves);
        moves == [Move::Pass]
    }

    /// Returns the number of cards in a seat's hand.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        // A hand never holds more than the 70 cards.
        self.hands[seat.index()].len() as u8
    }
}
