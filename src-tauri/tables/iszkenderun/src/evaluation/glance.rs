//! How good a move looks at a glance: by the outlook it leaves, as the seat to move sees it.

use super::hand::{Hand, drawn, quality};
use super::outlook::{Eyes, Holdings, Outlook};
use super::pairs::PerSeat;
use super::stand::{Stand, Standing};
use game::Seat;
use iszkenderun::{Imagined, Move, State};

/// The total weight of rivals' victory points against the seat's own.
const RIVALS: f32 = 0.7;

/// The seat to move, looking at the table.
pub(super) struct Glance<'a> {
    seat: Seat,
    holdings: Holdings,
    /// How the seats stand before the move.
    stand: Stand,
    /// The table to try moves on.
    imagined: Imagined<'a>,
    /// How much each rival's victory points matter: the nearer a rival is to winning, the more.
    rivals: PerSeat,
}

impl<'a> Glance<'a> {
    /// `None` when the game is over.
    pub fn of(state: &'a State) -> Option<Self> {
        let seat = state.to_move()?;
        let stand = Stand::of(state, Eyes::Of(seat, Hand::all(state, seat)));
        let holdings = Holdings::of(state);
        let mut rivals = Outlook::of(&holdings, &stand.now).shares();
        rivals[seat.index()] = 0.0;
        let whole: f32 = rivals.iter().sum();
        rivals.iter_mut().for_each(|share| *share *= RIVALS / whole);
        Some(Glance { seat, holdings, stand, imagined: Imagined::new(state), rivals })
    }

    /// How good a legal move looks, in victory points; greater is better.
    pub fn prior(&mut self, mv: Move) -> f32 {
        match mv {
            Move::Pass => self.worth(&self.holdings, &self.stand.once_passed(self.seat)),
            Move::Discard { card } => -quality(card),
            // The choices are equal cards.
            Move::Bank { .. } => 0.0,
            Move::Play { .. } | Move::Use { .. } | Move::Marker { .. } => {
                self.imagined.act(mv);
                // What the seat sees before it looks at the cards it has drawn.
                let hand = Hand { cards: self.imagined.hand(), unseen: drawn(mv) };
                let worth = self.worth(&self.holdings, &self.stand.after(self.seat, hand, &self.imagined));
                self.imagined.undo();
                worth
            }
        }
    }

    fn worth(&self, holdings: &Holdings, stand: &Standing) -> f32 {
        let vp = Outlook::of(holdings, stand).vp;
        let against: f32 = vp.iter().zip(&self.rivals).map(|(vp, weight)| vp * weight).sum();
        vp[self.seat.index()] - against
    }
}

#[cfg(test)]
// A test that can't go on should stop.
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use game::{Chance, Game, Seed, Silent};
    use iszkenderun::{Iszkenderun, Setup, Step, Zeros};

    /// The same with nothing taken over from before the move.
    fn anew(glance: &Glance, state: &State, mv: Move) -> f32 {
        let mut after = state.clone();
        Iszkenderun::apply(&mut after, mv, &mut Silent);
        let unseen = drawn(mv);
        let cards = after.hand(glance.seat);
        let cards = if unseen > 0.0 { cards.among(state.hand(glance.seat)) } else { cards };
        let stand = Stand::of(&after, Eyes::Of(glance.seat, Hand { cards, unseen }));
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
                    let mut glance = Glance::of(&state).unwrap();
                    for &mv in moves.iter().filter(|mv| **mv != Move::Pass) {
                        // To the last bit: the same seed, the same choice.
                        assert_eq!(
                            glance.prior(mv).to_bits(),
                            anew(&glance, &state, mv).to_bits(),
                            "{mv:?} in {state:?}"
                        );
                        compared += 1;
                    }
                }
                // Whoever passes early leaves others much to do.
                let most = moves.len().max(2) - 1;
                let mv = moves[if chance.below(12) == 0 { moves.len() - 1 } else { chance.index(most) % moves.len() }];
                Iszkenderun::apply(&mut state, mv, &mut Silent);
            }
        }
        assert!(compared > 10_000, "{compared}");
    }
}
