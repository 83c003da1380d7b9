//! Checks of the use of the action marker (IS-5).

use super::{Extent, RefusalCollector};
use crate::card::{Card, CardSet};
use crate::legal_moves::MOST_EXCHANGED;
use crate::moves::MarkerAction;
use crate::play_area::Marker;
use crate::refusal::Refusal;
use crate::state::State;
use game::Seat;

impl State {
    #[expect(clippy::too_many_arguments, reason = "these are the parts of one decision")]
    pub(super) fn refuse_marker(
        &self,
        seat: Seat,
        cost: Option<Card>,
        deed: Option<MarkerAction>,
        targets: CardSet,
        extra: Option<Card>,
        extent: Extent,
        against: &mut RefusalCollector,
    ) {
        against.unless(self.table.marker(seat) == Marker::Ready, Refusal::MarkerUsed);
        let hand = self.hand(seat);
        let Some(cost) = cost else {
            let can_pay = !hand.is_empty() || !self.table.row(seat).is_empty();
            against.unless(can_pay, Refusal::NothingToPay);
            return;
        };
        let in_row = self.table.place_in(seat, cost).is_some();
        if !in_row && !hand.contains(cost) {
            against.add(Refusal::CostNotYours { card: cost });
            return;
        }
        let closing = (in_row && cost.is_closing()).then_some(cost);
        let left = hand.without(CardSet::of(cost));
        self.refuse_extra(closing, extra, left, extent, against);
        let Some(deed) = deed else { return };
        against.unless(deed.paid_by(cost), Refusal::WrongDeed { card: cost, deed });
        let left = extra.map_or(left, |extra| left.without(CardSet::of(extra)));
        match deed {
            MarkerAction::Exchange => self.refuse_exchange(left, targets, extent, against),
            MarkerAction::Protect | MarkerAction::Steal => {
                for target in targets {
                    self.refuse_deed_target(cost, deed, target, against);
                }
                let some = self.table.within_reach().into_iter().any(|card| self.deed_fits(cost, deed, card));
                refuse_count(deed, targets.len(), 1, some, extent, against);
            }
            MarkerAction::ScorePile => refuse_count(deed, targets.len(), 0, true, extent, against),
        }
    }

    /// Returns whether a card within reach is a legal target of the deed, once `cost` is paid.
    fn deed_fits(&self, cost: Card, deed: MarkerAction, card: Card) -> bool {
        card != cost && (deed == MarkerAction::Protect || card.printed() <= cost.printed())
    }

    fn refuse_exchange(&self, hand: CardSet, targets: CardSet, extent: Extent, against: &mut RefusalCollector) {
        let (chosen, left) = (targets.len(), self.drawable());
        if chosen == 0 && hand.is_empty() {
            against.add(Refusal::DeedWithoutTarget { deed: MarkerAction::Exchange });
        } else if chosen > MOST_EXCHANGED || (chosen == 0 && extent == Extent::Whole) {
            against.add(Refusal::ExchangeCount { chosen });
        }
        against.unless(chosen.max(1) <= left, Refusal::NothingToDraw { wanted: chosen.max(1), left });
        for card in targets {
            against.unless(hand.contains(card), Refusal::ExchangeNotInHand { card });
        }
    }

    /// Checks a card to protect or to steal, in the state after the cost is paid (IS-4.13).
    fn refuse_deed_target(&self, cost: Card, deed: MarkerAction, card: Card, against: &mut RefusalCollector) {
        let Some((row, _)) = self.table.find(card).filter(|_| card != cost) else {
            against.add(Refusal::NotInPlay { card });
            return;
        };
        against.unless(!self.table.has_passed(row), Refusal::DeedPassed { deed, card, row });
        let protected = self.table.protected().contains(card);
        let most = cost.printed();
        if deed == MarkerAction::Protect {
            against.unless(!protected, Refusal::AlreadyProtected { card });
        } else {
            against.unless(!protected, Refusal::TargetProtected { card });
            against.unless(card.printed() <= most, Refusal::TooDear { card, most });
        }
    }
}

/// Checks the number of targets.
fn refuse_count(
    deed: MarkerAction,
    chosen: u8,
    wanted: u8,
    some: bool,
    extent: Extent,
    against: &mut RefusalCollector,
) {
    if chosen == 0 && !some {
        against.add(Refusal::DeedWithoutTarget { deed });
    } else if chosen > wanted || (chosen < wanted && extent == Extent::Whole) {
        against.add(Refusal::DeedTargets { deed, wanted, chosen });
    }
}
