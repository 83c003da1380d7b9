//! Checks that a filter can match something.

use super::CardCheck;
use crate::amount::{Amount, Counted};
use crate::card_type::{CardType, TypeSet};
use crate::condition::Condition;
use crate::fault::CardFaultKind;
use crate::filter::{Filter, Side};

impl CardCheck<'_> {
    pub(super) fn filter(&mut self, filter: &Filter, clause: Option<usize>) {
        let creature = TypeSet::of(&[CardType::Creature]);
        let bodies = TypeSet::of(&[CardType::Creature, CardType::Building]);
        let fits = filter.types.within(TypeSet::PERMANENTS) || filter.types == TypeSet::ALL;
        let figures = (filter.damage_at_most.is_none() || filter.types.within(creature))
            && (filter.life_at_most.is_none() || filter.types.within(bodies));
        let station = filter.station.is_none() || filter.types.within(creature);
        let guards = !(filter.station == Some(crate::filter::Station::Guard) && filter.active == Some(false));
        self.unless(fits && figures && station && guards, clause, CardFaultKind::WrongFilter);
    }

    /// Checks a filter that is evaluated to compute figures or abilities. Such a filter must not itself depend on
    /// figures.
    pub(super) fn steady_filter(&mut self, filter: &Filter, clause: Option<usize>) {
        self.filter(filter, clause);
        self.unless(!filter.asks_for_figures(), clause, CardFaultKind::Circular);
    }

    pub(super) fn amount(&mut self, amount: &Amount, clause: Option<usize>) {
        match amount {
            Amount::Fixed(_) => {}
            Amount::X => {
                let has_x = self.has_x();
                self.unless(has_x, clause, CardFaultKind::NoX);
            }
            Amount::Count(Counted::Permanents(filter)) => self.filter(filter, clause),
            Amount::Count(Counted::Discard { .. } | Counted::Hand { .. }) => {}
        }
    }

    pub(super) fn steady_amount(&mut self, amount: &Amount, clause: Option<usize>) {
        self.amount(amount, clause);
        if let Amount::Count(Counted::Permanents(filter)) = amount {
            self.unless(!filter.asks_for_figures(), clause, CardFaultKind::Circular);
        }
    }

    pub(super) fn condition(&mut self, condition: &Condition, clause: Option<usize>) {
        let bounds = |least: Option<u8>, most: Option<u8>| {
            (least.is_some() || most.is_some()) && least.unwrap_or(0) <= most.unwrap_or(u8::MAX)
        };
        match condition {
            Condition::Permanents { filter, at_least, at_most } => {
                self.filter(filter, clause);
                self.unless(bounds(*at_least, *at_most), clause, CardFaultKind::Empty);
            }
            Condition::Life { side, at_least, at_most } | Condition::Hand { side, at_least, at_most } => {
                self.unless(*side != Side::Any, clause, CardFaultKind::WrongSubject);
                self.unless(bounds(*at_least, *at_most), clause, CardFaultKind::Empty);
            }
            Condition::Discard { side, at_least, .. } => {
                self.unless(*side != Side::Any, clause, CardFaultKind::WrongSubject);
                self.unless(*at_least > 0, clause, CardFaultKind::Empty);
            }
        }
    }
}
