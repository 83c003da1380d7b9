//! How good a move looks at a glance: by the outlook it leaves, as the seat to move sees it.

use super::hand::{Hand, drawn, quality};
use super::outlook::{Eyes, Outlook, PerSeat};
use game::{Game, Seat, Silent};
use iszkenderun::{Iszkenderun, Move, State};

/// The total weight of rivals' victory points against the seat's own.
const RIVALS: f32 = 0.7;

/// The seat to move, looking at the table.
pub(super) struct Glance<'a> {
    state: &'a State,
    seat: Seat,
    /// How much each rival's victory points matter: the nearer a rival is to winning, the more.
    rivals: PerSeat,
}

impl<'a> Glance<'a> {
    /// `None` when the game is over.
    pub fn of(state: &'a State) -> Option<Self> {
        let seat = state.to_move()?;
        let mut rivals = Outlook::of(state, Eyes::Of(seat, Hand::all(state, seat)), None).shares();
        rivals[seat.index()] = 0.0;
        let whole: f32 = rivals.iter().sum();
        rivals.iter_mut().for_each(|share| *share *= RIVALS / whole);
        Some(Glance { state, seat, rivals })
    }

    /// How good a legal move looks, in victory points; greater is better.
    pub fn prior(&self, mv: Move) -> f32 {
        match mv {
            Move::Pass => self.worth(self.state, Hand::all(self.state, self.seat), Some(self.seat)),
            Move::Discard { card } => -quality(card),
            // The choices are equal cards.
            Move::Bank { .. } => 0.0,
            Move::Play { .. } | Move::Use { .. } | Move::Marker { .. } => {
                let mut after = self.state.clone();
                Iszkenderun::apply(&mut after, mv, &mut Silent);
                let hand = self.hand_after(&after, mv);
                self.worth(&after, hand, None)
            }
        }
    }

    /// The seat's hand after a move, with drawn cards unseen.
    fn hand_after(&self, after: &State, mv: Move) -> Hand {
        let unseen = drawn(mv);
        let cards = after.hand(self.seat);
        let cards = if unseen > 0.0 { cards.among(self.state.hand(self.seat)) } else { cards };
        Hand { cards, unseen }
    }

    fn worth(&self, state: &State, hand: Hand, passing: Option<Seat>) -> f32 {
        let vp = Outlook::of(state, Eyes::Of(self.seat, hand), passing).vp;
        let against: f32 = vp.iter().zip(&self.rivals).map(|(vp, weight)| vp * weight).sum();
        vp[self.seat.index()] - against
    }
}
