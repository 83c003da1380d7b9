//! Lists the legal moves.

use crate::card::{Card, CardSet};
use crate::face::Ability;
use crate::moves::{MarkerAction, Move};
use crate::play_area::Marker;
use crate::state::{State, Step};
use crate::turn::MOST_ACTIONS;
use game::{Seat, clockwise};

/// The greatest number of cards in an exchange (IS-5.4).
pub(crate) const MOST_EXCHANGED: u8 = 3;

impl State {
    /// Appends the legal moves of the seat to move.
    pub(crate) fn list_moves(&self, moves: &mut Vec<Move>) {
        match self.step {
            Step::Action => {
                let seat = self.active;
                if self.actions[seat.index()] < MOST_ACTIONS {
                    self.list_plays(seat, moves);
                    self.list_uses(seat, moves);
                    if self.table.markers[seat.index()] == Marker::Ready {
                        self.list_markers(seat, moves);
                    }
                }
                moves.push(Move::Pass);
            }
            Step::Bank { seat } => {
                if let Some(duty) = self.pending_duty(seat) {
                    moves.extend(self.to_bank(seat, duty).into_iter().map(|card| Move::Bank { card }));
                }
            }
            Step::Discard { seat } => {
                moves.extend(self.hand(seat).into_iter().map(|card| Move::Discard { card }));
            }
            Step::Over => {}
        }
    }

    fn list_plays(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.hands[seat.index()];
        if self.table.takes_cards(seat) {
            moves.extend(hand.into_iter().map(|card| Move::Play { card, row: seat }));
        }
        let seats = self.seats();
        for card in hand.among(CardSet::CLOSING) {
            for row in clockwise(seat, seats).skip(1) {
                if self.table.takes_cards(row) {
                    moves.push(Move::Play { card, row });
                }
            }
        }
    }

    fn list_uses(&self, seat: Seat, moves: &mut Vec<Move>) {
        let protected = self.table.protected();
        for (place, laid) in self.table.row(seat).iter().enumerate() {
            if let Some(ability) = laid.card.face().ability
                && !protected.contains(laid.card)
                && self.table.guard_of(seat, place).is_none()
            {
                self.list_ability(seat, place, laid.card, ability, moves);
            }
        }
    }

    /// Appends every use of one card's ability (IS-4.13).
    fn list_ability(&self, seat: Seat, place: usize, card: Card, ability: Ability, moves: &mut Vec<Move>) {
        let plain = |targets| Move::Use { card, targets, extra: None };
        match ability {
            Ability::Draw | Ability::DrawAndShow => {
                if self.drawable() > 0 {
                    moves.push(plain(CardSet::EMPTY));
                }
            }
            Ability::ChangeTrump { trump } => {
                if trump != self.table.trump {
                    moves.push(plain(CardSet::EMPTY));
                }
            }
            Ability::Open => {
                let hand = self.hand(seat).into_iter();
                moves.extend(hand.map(|extra| Move::Use { card, targets: CardSet::EMPTY, extra: Some(extra) }));
            }
            Ability::TakeBackAny | Ability::TakeBackSuit { .. } => {
                let fits = |card: &&Card| ability.suit().is_none_or(|suit| self.table.belongs(**card, suit));
                moves.extend(self.discards.iter().filter(fits).map(|card| plain(CardSet::of(*card))));
            }
            Ability::DiscardEvery { .. } => {
                if self.table.once_paid(seat, place).aims(ability).next().is_some() {
                    moves.push(plain(CardSet::EMPTY));
                }
            }
            Ability::Swap { .. } => {
                let paid = self.table.once_paid(seat, place);
                let small: CardSet = paid.aims(ability).map(|(_, card)| card).collect();
                let mut others = small.into_iter();
                while let Some(one) = others.next() {
                    moves.extend(others.map(|other| plain(CardSet::of(one).with(CardSet::of(other)))));
                }
            }
            Ability::AddTokens { .. } | Ability::Take { .. } => {
                let paid = self.table.once_paid(seat, place);
                moves.extend(paid.aims(ability).map(|(_, target)| plain(CardSet::of(target))));
            }
            Ability::DiscardSmall { .. } | Ability::DiscardSuit { .. } | Ability::DiscardAny => {
                for (row, target) in self.table.once_paid(seat, place).aims(ability) {
                    let targets = CardSet::of(target);
                    if row == seat && target.is_closing() {
                        let hand = self.hand(seat).into_iter();
                        moves.extend(hand.map(|extra| Move::Use { card, targets, extra: Some(extra) }));
                    } else {
                        moves.push(plain(targets));
                    }
                }
            }
        }
    }

    /// Appends every use of the action marker (IS-5).
    fn list_markers(&self, seat: Seat, moves: &mut Vec<Move>) {
        let (hand, reach) = (self.hand(seat), self.table.within_reach());
        for cost in hand {
            self.list_deeds(cost, None, hand.without(CardSet::of(cost)), reach, moves);
        }
        for laid in self.table.row(seat) {
            let (cost, reach) = (laid.card, reach.without(CardSet::of(laid.card)));
            if cost.is_closing() {
                for extra in hand {
                    self.list_deeds(cost, Some(extra), hand.without(CardSet::of(extra)), reach, moves);
                }
            } else {
                self.list_deeds(cost, None, hand, reach, moves);
            }
        }
    }

    /// Appends every deed that `cost` can pay for. `hand` is the hand after paying, `reach` the cards that can be
    /// protected or stolen.
    fn list_deeds(&self, cost: Card, extra: Option<Card>, hand: CardSet, reach: CardSet, moves: &mut Vec<Move>) {
        let marker = |deed, targets| Move::Marker { cost, deed, targets, extra };
        for deed in MarkerAction::ALL.into_iter().filter(|deed| deed.paid_by(cost)) {
            match deed {
                MarkerAction::Protect => moves.extend(reach.into_iter().map(|card| marker(deed, CardSet::of(card)))),
                MarkerAction::Steal => {
                    let cheap = reach.into_iter().filter(|card| card.printed() <= cost.printed());
                    moves.extend(cheap.map(|card| marker(deed, CardSet::of(card))));
                }
                MarkerAction::Exchange => self.list_exchanges(hand, |targets| moves.push(marker(deed, targets))),
                MarkerAction::ScorePile => moves.push(marker(deed, CardSet::EMPTY)),
            }
        }
    }

    /// Calls `each` with every set of one to three hand cards for which as many cards can be drawn (IS-4.11, IS-5.4).
    fn list_exchanges(&self, hand: CardSet, mut each: impl FnMut(CardSet)) {
        let most = MOST_EXCHANGED.min(self.drawable());
        let mut firsts = hand.into_iter();
        while let Some(first) = firsts.next().filter(|_| most >= 1) {
            let one = CardSet::of(first);
            each(one);
            let mut seconds = firsts;
            while let Some(second) = seconds.next().filter(|_| most >= 2) {
                let two = one.with(CardSet::of(second));
                each(two);
                if most >= 3 {
                    seconds.for_each(|third| each(two.with(CardSet::of(third))));
                }
            }
        }
    }
}
