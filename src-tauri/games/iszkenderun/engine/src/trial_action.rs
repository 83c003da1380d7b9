//! The certain effects of an action on the rows, the markers and its owner's hand.
//!
//! The search tries many actions before it decides on one. Applying each to a copy of the whole state, with all
//! piles, would be most of its work.

use crate::card::{Card, CardSet};
use crate::face::Ability;
use crate::moves::{MarkerAction, Move};
use crate::play_area::{MOST_SEATS, Marker, PlayArea};
use crate::state::State;

/// A copy of the rows and markers on which actions can be tried and undone.
#[derive(Clone, Debug)]
pub struct TrialAction<'a> {
    state: &'a State,
    table: PlayArea,
    /// For each seat, whether a card of its row has been added, removed, or changed in any other way.
    touched: [bool; MOST_SEATS],
    /// The hand of the seat to move, without the cards that it draws, because those are unknown.
    hand: CardSet,
}

impl<'a> TrialAction<'a> {
    /// Starts from `state`, with no action done.
    #[must_use]
    pub fn new(state: &'a State) -> Self {
        let hand = state.hand(state.active);
        TrialAction { state, table: state.table.clone(), touched: [false; MOST_SEATS], hand }
    }

    /// Returns the rows, tokens, markers and trump after the action.
    #[inline]
    #[must_use]
    pub fn table(&self) -> &PlayArea {
        &self.table
    }

    /// Returns, for each seat, whether a card of its row has been added, removed, or changed in any other way.
    #[inline]
    #[must_use]
    pub fn touched(&self) -> [bool; MOST_SEATS] {
        self.touched
    }

    /// Returns the active seat's hand, without the cards that it draws.
    #[inline]
    #[must_use]
    pub fn hand(&self) -> CardSet {
        self.hand
    }

    /// Undoes all actions done.
    pub fn undo(&mut self) {
        let before = &self.state.table;
        for (at, touched) in self.touched.iter_mut().enumerate() {
            if *touched {
                let row = &mut self.table.rows[at];
                row.clear();
                // The rows have the same capacity, so this can't fail.
                let _ = row.try_extend_from_slice(&before.rows[at]);
                *touched = false;
            }
        }
        self.table.trump = before.trump;
        self.table.markers = before.markers;
        self.hand = self.state.hand(self.state.active);
    }

    /// Applies a legal action of the active seat. Passing, and moves that aren't actions, have no effect.
    pub fn act(&mut self, mv: Move) {
        match mv {
            Move::Play { card, row } => {
                self.hand.remove(card);
                self.table.lay(row, card);
                self.touched[row.index()] = true;
            }
            Move::Use { card, targets, extra } => {
                self.take_from_row(card);
                self.hand = self.hand.without(extra.into_iter().collect());
                if let Some(ability) = card.face().ability {
                    self.use_ability(ability, targets);
                }
            }
            Move::Marker { cost, deed, targets, extra } => {
                if self.hand.contains(cost) {
                    self.hand.remove(cost);
                } else {
                    self.take_from_row(cost);
                }
                self.hand = self.hand.without(extra.into_iter().collect());
                self.use_marker(deed, targets);
            }
            Move::Pass | Move::Bank { .. } | Move::Discard { .. } => {}
        }
    }

    fn use_ability(&mut self, ability: Ability, targets: CardSet) {
        match ability {
            Ability::AddTokens { amount } => {
                for card in targets {
                    if let Some(row) = self.table.add_tokens(card, amount) {
                        self.touched[row.index()] = true;
                    }
                }
            }
            Ability::DiscardSmall { .. } | Ability::DiscardSuit { .. } | Ability::DiscardAny => {
                self.discard_in_play(targets);
            }
            Ability::DiscardEvery { .. } => {
                let victims = self.table.aims(ability).map(|(_, victim)| victim).collect();
                self.discard_in_play(victims);
            }
            Ability::Swap { .. } => self.swap(targets),
            Ability::Take { .. } => self.take(targets),
            Ability::TakeBackAny | Ability::TakeBackSuit { .. } => self.hand = self.hand.with(targets),
            Ability::ChangeTrump { trump } => self.table.trump = trump,
            Ability::Draw | Ability::DrawAndShow | Ability::Open => {}
        }
    }

    fn use_marker(&mut self, deed: MarkerAction, targets: CardSet) {
        let own = self.state.active.index();
        self.table.markers[own] = Marker::Gone;
        match deed {
            MarkerAction::ScorePile => self.table.markers[own] = Marker::OnScorePile,
            MarkerAction::Exchange => self.hand = self.hand.without(targets),
            MarkerAction::Steal => self.take(targets),
            MarkerAction::Protect => {
                for card in targets {
                    if let Some((row, _)) = self.table.find(card) {
                        self.table.markers[own] = Marker::OnCard { card };
                        self.touched[row.index()] = true;
                    }
                }
            }
        }
    }

    fn discard_in_play(&mut self, targets: CardSet) {
        targets.into_iter().for_each(|card| self.take_from_row(card));
    }

    /// Moves cards in play to the active seat's hand.
    fn take(&mut self, targets: CardSet) {
        self.discard_in_play(targets);
        self.hand = self.hand.with(targets);
    }

    fn swap(&mut self, targets: CardSet) {
        for (_, row) in self.table.swap(targets).into_iter().flatten() {
            self.touched[row.index()] = true;
        }
    }

    fn take_from_row(&mut self, card: Card) {
        if let Some((row, place)) = self.table.find(card) {
            self.table.remove(row, place);
            self.touched[row.index()] = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Iszkenderun;
    use crate::setup::Setup;
    use crate::state::Step;
    use game::{Chance, Game, Seed, Silent};

    #[test]
    fn what_is_imagined_is_what_comes() {
        let (mut chance, mut moves, mut compared) = (Chance::new(Seed(3)), Vec::new(), 0);
        for seed in 0..40 {
            let setup = Setup { seats: 3 + seed as u8 % 2, ..Setup::default() };
            let mut state = Iszkenderun::deal(&setup, Seed(seed), &mut Silent).unwrap();
            while Iszkenderun::to_move(&state).is_some() {
                moves.clear();
                Iszkenderun::legal_moves(&state, &mut moves);
                if state.step == Step::Action {
                    let mut imagined = TrialAction::new(&state);
                    for &mv in moves.iter().filter(|mv| **mv != Move::Pass) {
                        let mut after = state.clone();
                        after.act(state.active, mv, &mut Silent);
                        imagined.act(mv);
                        let (table, hand) = (imagined.table(), after.hand(state.active));
                        assert_eq!(table, &after.table, "{mv:?} in {state:?}");
                        let drawn = hand.without(imagined.hand());
                        assert!(hand.contains_all(imagined.hand()), "{mv:?} in {state:?}");
                        assert!(
                            drawn.into_iter().all(|card| state.draw_pile.contains(&card) || state.draw_pile.len() < 3)
                        );
                        for (at, touched) in imagined.touched().into_iter().enumerate() {
                            assert!(touched || table.rows[at] == state.table.rows[at], "{mv:?} in {state:?}");
                        }
                        imagined.undo();
                        assert_eq!(imagined.table(), &state.table);
                        compared += 1;
                    }
                }
                let most = moves.len().max(2) - 1;
                let mv = moves[if chance.below(12) == 0 { moves.len() - 1 } else { chance.index(most) % moves.len() }];
                Iszkenderun::apply(&mut state, mv, &mut Silent);
            }
        }
        assert!(compared > 10_000, "{compared}");
    }
}
