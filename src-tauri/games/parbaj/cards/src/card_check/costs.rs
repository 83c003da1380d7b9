//! Checks that costs can be paid.

use super::CardCheck;
use crate::card_type::{CardType, TypeSet};
use crate::cost::{Cost, MOST_GIVEN, MOST_VP, Price};
use crate::fault::CardFaultKind;
use crate::filter::{Side, Station};

/// The maximum Ép of a cost; below the initial Ép of a player.
const MOST_LIFE: u8 = 19;

/// What a cost is for.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Payer {
    /// Playing the card.
    Card,
    /// An ability of the card in play.
    Ability,
    /// An ability of the card in hand or discard pile.
    Elsewhere,
    /// A drawback, or a payment within an effect.
    Aside,
}

impl CardCheck<'_> {
    pub(super) fn cost(&mut self, cost: &Cost, clause: Option<usize>, payer: Payer) {
        let vp = match cost.price {
            Price::Vp(vp) | Price::X(vp) => vp,
        };
        let sacrificed = cost.sacrifice.map_or(0, |sacrifice| sacrifice.count);
        let within = vp <= MOST_VP
            && usize::from(cost.builders) <= MOST_GIVEN
            && usize::from(sacrificed) <= MOST_GIVEN
            && usize::from(cost.discard) <= MOST_GIVEN
            && cost.life <= MOST_LIFE;
        // A spell or creature in the queue can't turn passive, nor can a card in hand.
        let itself = [cost.turn_this, cost.discard_this, cost.banish_this];
        let itself_fits = match payer {
            Payer::Card | Payer::Aside => itself == [false; 3],
            Payer::Elsewhere => !cost.turn_this,
            Payer::Ability => true,
        };
        self.unless(itself_fits, clause, CardFaultKind::CostsItself);
        self.unless(!(cost.discard_this && cost.banish_this), clause, CardFaultKind::OverlappingCosts);
        self.unless(within, clause, CardFaultKind::Unpayable);
        self.unless(!(payer != Payer::Card && matches!(cost.price, Price::X(_))), clause, CardFaultKind::NoX);
        let Some(sacrifice) = cost.sacrifice else { return };
        self.unless(sacrifice.count > 0, clause, CardFaultKind::Empty);
        self.filter(&sacrifice.filter, clause);
        self.unless(sacrifice.filter.side != Side::Theirs, clause, CardFaultKind::Unpayable);
        // Builders are active creatures in the reserve, so a sacrificed creature could be one. Likewise, a creature
        // whose ability's cost turns it passive or moves it away could be the sacrifice.
        let creatures = sacrifice.filter.types.has(CardType::Creature);
        let overlaps_builders =
            creatures && sacrifice.filter.active != Some(false) && sacrifice.filter.station != Some(Station::Guard);
        self.unless(!(cost.builders > 0 && overlaps_builders), clause, CardFaultKind::OverlappingCosts);
        let itself_too = itself != [false; 3] && payer == Payer::Ability;
        let may_be_itself =
            !sacrifice.filter.others && sacrifice.filter.types.meets(TypeSet::of(&[self.kind.card_type]));
        self.unless(!(itself_too && may_be_itself), clause, CardFaultKind::OverlappingCosts);
    }
}
