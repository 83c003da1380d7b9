//! Checks of the use of an ability (IS-4).

use super::{Extent, RefusalCollector};
use crate::card::{Card, CardSet};
use crate::face::Ability;
use crate::play_area::PlayArea;
use crate::refusal::Refusal;
use crate::state::State;
use game::Seat;

/// One use of an ability, with its cost paid.
struct AbilityUse<'a> {
    seat: Seat,
    card: Card,
    ability: Ability,
    /// The rows and markers after the cost is paid.
    paid: &'a PlayArea,
}

impl State {
    pub(super) fn refuse_use(
        &self,
        seat: Seat,
        card: Card,
        targets: CardSet,
        extra: Option<Card>,
        extent: Extent,
        against: &mut RefusalCollector,
    ) {
        let Some(place) = self.table.place_in(seat, card) else {
            against.add(Refusal::NotInYourRow { card });
            return;
        };
        let Some(ability) = card.face().ability else {
            against.add(Refusal::NoAbility { card });
            return;
        };
        if let Some(by) = self.table.guard_of(seat, place) {
            against.add(Refusal::PayerGuarded { card, by });
        }
        against.unless(!self.table.protected().contains(card), Refusal::PayerProtected { card });
        let paid = self.table.once_paid(seat, place);
        let using = AbilityUse { seat, card, ability, paid: &paid };
        self.refuse_need(&using, against);
        for target in targets {
            if ability.takes_back() {
                self.refuse_taking_back(&using, target, against);
            } else {
                self.refuse_target(&using, target, against);
            }
        }
        self.refuse_count(&using, targets, extent, against);
        let closing = if ability == Ability::Open { Some(card) } else { using.own_closing(targets) };
        let chosen = targets.len() == ability.targets();
        if chosen || extra.is_some() {
            self.refuse_extra(closing, extra, self.hand(seat), extent, against);
        }
    }

    /// Refuses an ability without targets if its conditions aren't met.
    fn refuse_need(&self, using: &AbilityUse, against: &mut RefusalCollector) {
        let card = using.card;
        match using.ability {
            Ability::Draw | Ability::DrawAndShow => {
                against.unless(self.drawable() > 0, Refusal::NothingToDraw { wanted: 1, left: 0 });
            }
            Ability::ChangeTrump { trump } => {
                against.unless(trump != self.table.trump, Refusal::TrumpAlready { trump });
            }
            Ability::DiscardEvery { most } => {
                against.unless(using.paid.aims(using.ability).next().is_some(), Refusal::NoVictim { card, most });
            }
            _ => {}
        }
    }

    fn refuse_count(&self, using: &AbilityUse, targets: CardSet, extent: Extent, against: &mut RefusalCollector) {
        let (card, chosen, wanted) = (using.card, targets.len(), using.ability.targets());
        if chosen == 0 && self.possible_targets(using) < wanted {
            against.add(Refusal::NothingToAimAt { card });
        } else if chosen > wanted || (chosen < wanted && extent == Extent::Whole) {
            against.add(match using.ability {
                Ability::Swap { .. } => Refusal::SwapTwo { chosen },
                _ => Refusal::Targets { card, wanted, chosen },
            });
        }
    }

    /// Returns the number of possible targets, counted only as far as the ability needs.
    fn possible_targets(&self, using: &AbilityUse) -> u8 {
        let few = usize::from(using.ability.targets());
        let count = if using.ability.takes_back() {
            self.discards.iter().filter(|card| using.is_of_suit(**card)).take(few).count()
        } else {
            using.paid.aims(using.ability).take(few).count()
        };
        count as u8
    }

    fn refuse_taking_back(&self, using: &AbilityUse, target: Card, against: &mut RefusalCollector) {
        let by = using.card;
        if target == by {
            against.add(Refusal::NotAnother { card: target });
            return;
        }
        against.unless(self.discards.contains(&target), Refusal::NotInDiscards { card: target, by });
        if let Some(suit) = using.ability.suit() {
            against.unless(using.is_of_suit(target), Refusal::WrongSuit { card: target, by, suit });
        }
    }

    /// Checks a target in play, in the state after the cost is paid (IS-4.13).
    fn refuse_target(&self, using: &AbilityUse, target: Card, against: &mut RefusalCollector) {
        let (paid, ability, card) = (using.paid, using.ability, target);
        if target == using.card && matches!(ability, Ability::AddTokens { .. }) {
            against.add(Refusal::NotAnother { card });
            return;
        }
        let Some((row, place)) = paid.find(target) else {
            against.add(Refusal::NotInPlay { card });
            return;
        };
        if let Some(most) = ability.most() {
            let value = paid.current(row, place);
            let before = self.table.find(target).map(|(row, place)| self.table.current(row, place));
            if value > u16::from(most) {
                against.add(match before {
                    Some(before) if before <= u16::from(most) => Refusal::TooGreatOncePaid { card, value, most },
                    _ => Refusal::TooGreat { card, value, most },
                });
            }
        }
        if let Some(by) = paid.guard_of(row, place).filter(|_| ability.discards()) {
            against.add(Refusal::Guarded { card, by });
        }
        against.unless(!paid.has_passed(row), Refusal::TargetPassed { card, row });
        against.unless(!paid.protected().contains(target), Refusal::TargetProtected { card });
        if let Some(suit) = ability.suit() {
            against.unless(using.is_of_suit(target), Refusal::WrongSuit { card, by: using.card, suit });
        }
    }
}

impl AbilityUse<'_> {
    fn is_of_suit(&self, target: Card) -> bool {
        self.ability.suit().is_none_or(|suit| self.paid.belongs(target, suit))
    }

    /// Returns the closing card of the seat's own row among the targets to be discarded (IS-4.10).
    fn own_closing(&self, targets: CardSet) -> Option<Card> {
        let own = |card: &Card| self.paid.place_in(self.seat, *card).is_some();
        targets.among(CardSet::CLOSING).into_iter().find(own).filter(|_| self.ability.discards())
    }
}
