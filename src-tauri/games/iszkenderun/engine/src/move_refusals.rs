//! Checks of moves and of choices in progress: which rules forbid them.
//!
//! A complete move and a touch on the way to one go through the same checks; a touch isn't refused for what is still
//! to be chosen ([`Extent`]). All checks depend only on what the seat may know.

mod ability;
mod marker_action;

use crate::card::{Card, CardSet};
use crate::moves::{Intent, Move};
use crate::refusal::{Decision, Refusal};
use crate::rules;
use crate::state::{State, Step};
use crate::turn::MOST_ACTIONS;
use game::{Seat, put_in_order};

/// Whether all of a decision has been chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// Everything has been chosen.
    Whole,
    /// Some parts may still have to be chosen.
    Part,
}

/// Collects refusals.
#[derive(Default)]
struct RefusalCollector(Vec<Refusal>);

impl RefusalCollector {
    fn unless(&mut self, holds: bool, refusal: Refusal) {
        if !holds {
            self.0.push(refusal);
        }
    }

    fn add(&mut self, refusal: Refusal) {
        self.0.push(refusal);
    }
}

impl State {
    /// Returns every rule that forbids `seat` to make `mv` now, in the specification's order; empty if the move is
    /// legal.
    pub(crate) fn refusals(&self, seat: Seat, mv: Move) -> Vec<Refusal> {
        self.against(seat, &mv.intent(), Extent::Whole)
    }

    /// Returns every rule that forbids a choice, in the specification's order.
    pub(crate) fn against(&self, seat: Seat, intent: &Intent, extent: Extent) -> Vec<Refusal> {
        let (Some(pending), Some(to_move)) = (self.step.decision(), self.to_move()) else {
            return vec![Refusal::GameOver];
        };
        if seat != to_move {
            return vec![Refusal::NotYourTurn { to_move }];
        }
        let wanted = decision_of(intent, pending);
        if wanted != pending {
            return vec![match pending {
                Decision::Action => Refusal::NotAsked { decision: wanted },
                _ => Refusal::FirstDecide { pending },
            }];
        }
        let actions = self.actions[seat.index()];
        if pending == Decision::Action && *intent != Intent::Pass && actions >= MOST_ACTIONS {
            return vec![Refusal::MustPass { actions }];
        }
        let mut against = RefusalCollector::default();
        match intent {
            Intent::Play { card, row } => self.refuse_play(seat, *card, *row, &mut against),
            Intent::Use { card, targets, extra } => {
                let targets = targets.iter().copied().collect();
                self.refuse_use(seat, *card, targets, *extra, extent, &mut against);
            }
            Intent::Marker { cost, deed, targets, extra } => {
                let targets = targets.iter().copied().collect();
                self.refuse_marker(seat, *cost, *deed, targets, *extra, extent, &mut against);
            }
            Intent::Pass => {}
            Intent::Bank { card } => self.refuse_bank(seat, *card, &mut against),
            Intent::Discard { card } => self.refuse_discard(seat, *card, &mut against),
            Intent::Card { card } => self.refuse_card(seat, *card, &mut against),
        }
        put_in_order(&mut against.0, rules::ALL);
        against.0
    }

    fn refuse_play(&self, seat: Seat, card: Card, row: Seat, against: &mut RefusalCollector) {
        against.unless(self.hand(seat).contains(card), Refusal::NotInHand { card });
        if row.0 >= self.seats() {
            against.add(Refusal::NoSuchRow { row });
            return;
        }
        against.unless(row == seat || card.is_closing(), Refusal::NotYourRow { card, row });
        if let Some(by) = self.table.closed_by(row) {
            against.add(Refusal::RowClosed { row, by });
        }
        against.unless(!self.table.has_passed(row), Refusal::RowPassed { row });
    }

    fn refuse_bank(&self, seat: Seat, card: Card, against: &mut RefusalCollector) {
        let allowed = self.pending_duty(seat).is_some_and(|duty| self.to_bank(seat, duty).contains(card));
        against.unless(allowed, Refusal::NotToBank { card });
    }

    fn refuse_discard(&self, seat: Seat, card: Card, against: &mut RefusalCollector) {
        against.unless(self.hand(seat).contains(card), Refusal::NotInHandToDiscard { card });
    }

    /// Checks a touched card: collects what forbids its most obvious use.
    fn refuse_card(&self, seat: Seat, card: Card, against: &mut RefusalCollector) {
        match self.step {
            Step::Bank { .. } => self.refuse_bank(seat, card, against),
            Step::Discard { .. } => self.refuse_discard(seat, card, against),
            Step::Action if self.hand(seat).contains(card) => self.refuse_play(seat, card, seat, against),
            _ => self.refuse_use(seat, card, CardSet::EMPTY, None, Extent::Part, against),
        }
    }

    /// Checks the extra card or its absence (IS-4.10). `closing` is the closing card of the seat's own row that would
    /// be discarded.
    fn refuse_extra(
        &self,
        closing: Option<Card>,
        extra: Option<Card>,
        hand: CardSet,
        extent: Extent,
        against: &mut RefusalCollector,
    ) {
        match (closing, extra) {
            (Some(card), None) => {
                let still_to_choose = extent == Extent::Part && !hand.is_empty();
                against.unless(still_to_choose, Refusal::ExtraNeeded { card });
            }
            (Some(_), Some(card)) => against.unless(hand.contains(card), Refusal::ExtraNotInHand { card }),
            (None, Some(card)) => against.add(Refusal::ExtraForNothing { card }),
            (None, None) => {}
        }
    }
}

/// Returns the decision that a touch belongs to. A touched card belongs to the pending decision.
fn decision_of(intent: &Intent, pending: Decision) -> Decision {
    match intent {
        Intent::Play { .. } | Intent::Use { .. } | Intent::Marker { .. } | Intent::Pass => Decision::Action,
        Intent::Bank { .. } => Decision::Bank,
        Intent::Discard { .. } => Decision::Discard,
        Intent::Card { .. } => pending,
    }
}
