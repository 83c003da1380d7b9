//! Current costs, and whether they can be paid.

use crate::action::Payment;
use crate::card::CardId;
use crate::event_details::PriceChange;
use crate::permanent::{Permanent, PermanentId};
use crate::refusal::CostPart;
use crate::state::State;
use crate::state_evaluation::TextViewpoint;
use game::Seat;
use parbaj_cards::{Ability, Benefit, CardType, Clause, Cost, Drawback, Explanation, Price, Side, Static};

impl State {
    /// Returns the difference between the current VP cost of a card in hand for `seat` and its printed cost (or its
    /// cost with the chosen X).
    pub(crate) fn cost_change(&self, seat: Seat, card: CardId) -> i16 {
        let mut change = 0;
        self.each_price_change(seat, card, |it| change += it.more);
        change
    }

    /// Returns the changes that make up the difference between a card's current VP cost and its printed cost (or its
    /// cost with the chosen X).
    pub(crate) fn price_changes(&self, seat: Seat, card: CardId) -> Vec<PriceChange> {
        let mut changes = Vec::new();
        self.each_price_change(seat, card, |it| changes.push(it));
        changes
    }

    fn each_price_change(&self, seat: Seat, card: CardId, mut each: impl FnMut(PriceChange)) {
        let kind = card.kind();
        if card.made().cost_varies {
            for (clause, says) in kind.clauses.iter().enumerate() {
                let less = match says {
                    Clause::Explanation(Explanation::CostsLess { by }) => {
                        self.amount(by, TextViewpoint { you: seat, this: None, x: 0 })
                    }
                    Clause::Explanation(Explanation::Advantage(advantage)) => match advantage.benefit {
                        Benefit::CostsLess { by } if self.advantage_holds(advantage, seat) => i16::from(by),
                        _ => 0,
                    },
                    _ => 0,
                };
                if less != 0 {
                    each(PriceChange { card, clause: clause as u8, more: -less });
                }
            }
        }
        for by in self.permanents.iter().filter(|by| by.card.made().changes_costs) {
            for (clause, holds) in self.statics_with_clauses(by) {
                if let Static::Costs { side, types, more } = holds {
                    let meant = match side {
                        Side::Any => true,
                        Side::Yours => by.master == seat,
                        Side::Theirs => by.master != seat,
                    };
                    if meant && types.has(kind.card_type) && *more != 0 {
                        each(PriceChange { card: by.card, clause, more: i16::from(*more) });
                    }
                }
            }
        }
    }

    /// Returns the VP that playing a card costs now; `x` is the chosen X of a variable cost.
    #[must_use]
    pub fn card_price(&self, seat: Seat, card: CardId, x: Option<u8>) -> u8 {
        let price = i16::from(vp_of(&card.kind().cost, x)) + self.cost_change(seat, card);
        price.clamp(0, i16::from(u8::MAX)) as u8
    }

    /// Whether a permanent can be turned passive as a builder (DU-3.3).
    pub(crate) fn is_builder(&self, seat: Seat, permanent: &Permanent) -> bool {
        permanent.master == seat
            && !permanent.passive
            && !permanent.guard
            && permanent.card.kind().card_type == CardType::Creature
    }

    /// Whether a permanent can be sacrificed for a cost.
    pub(crate) fn is_sacrifice(
        &self,
        seat: Seat,
        permanent: &Permanent,
        cost: &Cost,
        this: Option<PermanentId>,
    ) -> bool {
        let Some(sacrifice) = &cost.sacrifice else { return false };
        let this = this.and_then(|id| self.permanent(id));
        permanent.master == seat && self.fits(&sacrifice.filter, permanent, TextViewpoint { you: seat, this, x: 0 })
    }

    /// Returns the first part of a cost, VP excluded, that `seat` can't pay. If `kept` is set, one card of its hand
    /// can't be given: the card being played.
    pub(crate) fn missing(&self, seat: Seat, cost: &Cost, kept: bool, this: Option<PermanentId>) -> Option<CostPart> {
        let side = &self.sides[seat.index()];
        let builders = || self.permanents.iter().filter(|it| self.is_builder(seat, it)).count();
        let sacrifices = || self.permanents.iter().filter(|it| self.is_sacrifice(seat, it, cost, this)).count();
        if cost.builders > 0 && builders() < usize::from(cost.builders) {
            return Some(CostPart::Builders);
        }
        if let Some(sacrifice) = &cost.sacrifice
            && sacrifices() < usize::from(sacrifice.count)
        {
            return Some(CostPart::Sacrifice);
        }
        if cost.discard > 0 && side.hand.len() < usize::from(cost.discard) + usize::from(kept) {
            return Some(CostPart::Discard);
        }
        // A player can never pay more Ép than they have above 0 (DU-3.3).
        (i16::from(cost.life) > side.life.max(0)).then_some(CostPart::Life)
    }

    /// Returns the part of a cost that has to be given next; `None` if nothing is missing.
    pub(crate) fn still_to_give(&self, cost: &Cost, payment: &Payment) -> Option<CostPart> {
        if payment.builders.len() < usize::from(cost.builders) {
            return Some(CostPart::Builders);
        }
        if payment.sacrifices.len() < cost.sacrifice.map_or(0, |sacrifice| usize::from(sacrifice.count)) {
            return Some(CostPart::Sacrifice);
        }
        (payment.discards.len() < usize::from(cost.discard)).then_some(CostPart::Discard)
    }
}

/// Returns the VP of a cost with this X, before changes.
pub(crate) fn vp_of(cost: &Cost, x: Option<u8>) -> u8 {
    match cost.price {
        Price::Vp(vp) => vp,
        Price::X(least) => x.unwrap_or(least),
    }
}

/// Returns the cost of using a clause.
pub(crate) fn clause_cost(card: CardId, clause: u8) -> Option<&'static Cost> {
    match card.kind().clauses.get(usize::from(clause))? {
        Clause::Ability(Ability::Activated(activated)) => Some(&activated.cost),
        Clause::Drawback(Drawback::Chosen(chosen)) => Some(&chosen.cost),
        _ => None,
    }
}
