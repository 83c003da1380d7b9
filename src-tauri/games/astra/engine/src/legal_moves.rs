//! Lists the legal moves.

use crate::ability::Ability;
use crate::boon::Boon;
use crate::card::Card;
use crate::display::Chart;
use crate::journal::{LARGEST_POUCH, MOST_WISDOM};
use crate::moves::{Aim, Move, Order};
use crate::state::{State, Step};

impl State {
    /// Appends the legal moves of the seat to move.
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.step {
            Step::Turn => {
                for active in self.journal.active() {
                    if !active.exhausted {
                        self.list_uses(active.card, moves);
                    }
                }
                self.list_observes(moves);
                moves.push(Move::Rest);
            }
            Step::ObserveMore => {
                self.list_observes(moves);
                moves.push(Move::Stop);
            }
            Step::Reorder => {
                moves.extend(Order::all(self.looked_at()).iter().map(|&order| Move::Reorder { order }));
            }
            Step::Discover => {
                let complete = self.charts().filter(|(_, chart)| chart.is_complete());
                moves.extend(complete.map(|(place, _)| Move::Discover { place }));
            }
            Step::SetAside { .. } => {
                moves.extend(self.journal.active().iter().map(|active| Move::SetAside { card: active.card }));
            }
            Step::Dream { place } => {
                let stars = self.displayed(place).map(Chart::first_stars).unwrap_or_default();
                moves.extend(stars.into_iter().map(|star| Move::Dream { star }));
            }
            Step::Boon { .. } => {
                if let Some(chart) = self.just_discovered() {
                    for &boon in State::open_boons(chart) {
                        self.list_boon(boon, moves);
                    }
                }
                moves.push(Move::Decline);
            }
            Step::Automaton => moves.push(Move::Automaton),
            Step::Over { .. } => {}
        }
    }

    fn list_observes(&self, moves: &mut Vec<Move>) {
        let (most, jumps) = (self.journal.reach(), u8::from(self.journal.this_turn.jump));
        for (place, chart) in self.charts() {
            chart.each_path(most, jumps, &mut |path| moves.push(Move::Observe { place, path }));
        }
    }

    /// Appends the ways to take a boon. A boon can be taken without effect (AS-5.2); one that reactivates must have a
    /// target if possible.
    fn list_boon(&self, boon: Boon, moves: &mut Vec<Move>) {
        let before = moves.len();
        if boon == Boon::Reactivate {
            moves.extend(self.journal.exhausted().map(|card| Move::Take { boon, card: Some(card) }));
        }
        if moves.len() == before {
            moves.push(Move::Take { boon, card: None });
        }
    }

    pub(crate) fn list_uses(&self, card: Card, moves: &mut Vec<Move>) {
        let ability = card.constellation().ability;
        let mut aimed = |aim| moves.push(Move::Use { card, aim });
        match ability {
            Ability::Mark => {
                for (place, chart) in self.charts() {
                    chart.first_stars().into_iter().for_each(|star| aimed(Aim::Star(place, star)));
                }
            }
            Ability::Reactivate => {
                let of_another_kind = |other: &Card| other.constellation().ability != ability;
                self.journal.exhausted().filter(of_another_kind).for_each(|other| aimed(Aim::Exhausted(other)));
            }
            Ability::Exchange => {
                if !self.deck.is_empty() {
                    let unmarked = self.charts().filter(|(_, chart)| chart.marks.all().is_empty());
                    unmarked.for_each(|(place, _)| aimed(Aim::Displayed(place)));
                }
            }
            _ => {
                if self.has_effect(ability) {
                    aimed(Aim::Nothing);
                }
            }
        }
    }

    /// Returns whether an ability without a target would have an effect.
    pub(crate) fn has_effect(&self, ability: Ability) -> bool {
        match ability {
            Ability::Pouch => self.journal.pouch < LARGEST_POUCH,
            Ability::Wisdom => self.journal.wisdom < MOST_WISDOM,
            Ability::FreeFirst => !self.journal.this_turn.free_first,
            Ability::Jump => !self.journal.this_turn.jump,
            Ability::RichRest => !self.journal.this_turn.rich_rest,
            Ability::Peek => !self.deck.is_empty(),
            _ => true,
        }
    }
}
