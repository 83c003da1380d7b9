//! The priors of moves, computed without search from the outlook that a move leaves, as far as the seat to move can
//! know it.

use super::hand::{Hand, drawn, quality};
use super::pairs::PerSeat;
use super::position_value::{HandKnowledge, Holdings, Outlook};
use super::round_evaluation::{RoundEvaluation, SeatEstimates};
use game::Seat;
use iszkenderun::{Move, State, TrialAction};

/// The total weight of the rivals' victory points against the seat's own.
const RIVALS: f32 = 0.7;

/// The position as the seat to move knows it, prepared for computing priors.
pub(super) struct Priors<'a> {
    seat: Seat,
    holdings: Holdings,
    /// The evaluation before the move.
    stand: RoundEvaluation,
    /// A copy of the rows and markers on which moves are tried.
    imagined: TrialAction<'a>,
    /// The weight of each rival's victory points, which grows with the rival's share of the win.
    rivals: PerSeat,
}

impl<'a> Priors<'a> {
    /// Returns `None` when the game is over.
    pub fn of(state: &'a State) -> Option<Self> {
        let seat = state.to_move()?;
        let stand = RoundEvaluation::of(state, HandKnowledge::Of(seat, Hand::all(state, seat)));
        let holdings = Holdings::of(state);
        let mut rivals = Outlook::of(&holdings, &stand.now).shares();
        rivals[seat.index()] = 0.0;
        let whole: f32 = rivals.iter().sum();
        rivals.iter_mut().for_each(|share| *share *= RIVALS / whole);
        Some(Priors { seat, holdings, stand, imagined: TrialAction::new(state), rivals })
    }

    /// Returns the prior of a legal move, in victory points; greater is better.
    pub fn prior(&mut self, mv: Move) -> f32 {
        match mv {
            Move::Pass => self.worth(&self.holdings, &self.stand.once_passed(self.seat)),
            Move::Discard { card } => -quality(card),
            // The cards to choose from are equal.
            Move::Bank { .. } => 0.0,
            Move::Play { .. } | Move::Use { .. } | Move::Marker { .. } => {
                self.imagined.act(mv);
                // Drawn cards are counted as unseen: they aren't known when the move is chosen.
                let hand = Hand { cards: self.imagined.hand(), unseen: drawn(mv) };
                let worth = self.worth(&self.holdings, &self.stand.after(self.seat, hand, &self.imagined));
                self.imagined.undo();
                worth
            }
        }
    }

    fn worth(&self, holdings: &Holdings, stand: &SeatEstimates) -> f32 {
        let vp = Outlook::of(holdings, stand).vp;
        let against: f32 = vp.iter().zip(&self.rivals).map(|(vp, weight)| vp * weight).sum();
        vp[self.seat.index()] - against
    }
}

#[cfg(test)]
// An `unwrap` that fails is a failed test.
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use game::{Chance, Game, Seed, Silent};
    use iszkenderun::{Iszkenderun, Setup, Step, Zeros};

    /// Returns the prior computed from scratch, with nothing reused from before the move.
    fn anew(glance: &Priors, state: &State, mv: Move) -> f32 {
        let mut after = state.clone();
        Iszkenderun::apply(&mut after, mv, &mut Silent);
        let unseen = drawn(mv);
        let cards = after.hand(glance.seat);
        let cards = if unseen > 0.0 { cards.among(state.hand(glance.seat)) } else { cards };
        let stand = RoundEvaluation::of(&after, HandKnowledge::Of(glance.seat, Hand { cards, unseen }));
        glance.worth(&Holdings::of(&after), &stand.now)
    }

    #[test]
    fn what_a_move_leaves_alone_is_worth_what_it_would_be_if_assessed_anew() {
        let (mut chance, mut moves, mut compared) = (Chance::new(Seed(3)), Vec::new(), 0);
        for seed in 0..20 {
            let zeros = if seed % 3 == 0 { Zeros::OwnRow } else { Zeros::InPlay };
            let setup = Setup { seats: 3 + seed as u8 % 2, zeros, ..Setup::default() };
            let mut state = Iszkenderun::deal(&setup, Seed(seed), &mut Silent).unwrap();
            while Iszkenderun::to_move(&state).is_some() {
                moves.clear();
                Iszkenderun::legal_moves(&state, &mut moves);
                if state.step() == Step::Action {
                    let mut glance = Priors::of(&state).unwrap();
                    for &mv in moves.iter().filter(|mv| **mv != Move::Pass) {
                        // Compared bit by bit, so that the same seed always gives the same choice.
                        assert_eq!(
                            glance.prior(mv).to_bits(),
                            anew(&glance, &state, mv).to_bits(),
                            "{mv:?} in {state:?}"
                        );
                        compared += 1;
                    }
                }
                // Passing is made rare, because seats that pass early would leave few positions to compare.
                let most = moves.len().max(2) - 1;
                let mv = moves[if chance.below(12) == 0 { moves.len() - 1 } else { chance.index(most) % moves.len() }];
                Iszkenderun::apply(&mut state, mv, &mut Silent);
            }
        }
        assert!(compared > 10_000, "{compared}");
    }
}
