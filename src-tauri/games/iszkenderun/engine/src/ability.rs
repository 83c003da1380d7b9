//! Using a card's ability: first the whole cost is paid, then the effect is carried out (IS-4).

use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::face::Ability;
use crate::play_area::PlayArea;
use crate::state::State;
use game::{EventSink, Seat};

impl PlayArea {
    /// Returns whether the card at `place` of a row is a legal target of an ability, once the cost is paid (IS-4.7,
    /// IS-4.13). `protected` are the cards under a marker.
    #[inline]
    pub(crate) fn can_aim(&self, ability: Ability, seat: Seat, place: usize, protected: CardSet) -> bool {
        let card = self.rows[seat.index()][place].card;
        !self.passed[seat.index()]
            && !protected.contains(card)
            && ability.suit().is_none_or(|suit| self.belongs(card, suit))
            && (!ability.discards() || self.guard_of(seat, place).is_none())
            && ability.most().is_none_or(|most| self.current(seat, place) <= u16::from(most))
    }

    /// Returns every card in play that is a legal target of an ability once the cost is paid, with its row.
    #[inline]
    pub(crate) fn aims(&self, ability: Ability) -> impl Iterator<Item = (Seat, Card)> {
        let protected = self.protected();
        self.open_to_deeds().flat_map(move |(seat, row)| {
            let fits = move |place: &usize| self.can_aim(ability, seat, *place, protected);
            (0..row.len()).filter(fits).map(move |place| (seat, row[place].card))
        })
    }
}

impl State {
    /// Discards `card` from `seat`'s row and carries out its ability (IS-4.1).
    pub(crate) fn use_ability(
        &mut self,
        seat: Seat,
        card: Card,
        targets: CardSet,
        extra: Option<Card>,
        events: &mut impl EventSink<Event>,
    ) {
        let Some(ability) = card.face().ability else { return };
        self.take_from_row(card, events);
        self.discards.push(card);
        events.record(|| Event::AbilityUsed { seat, card });
        self.pay_extra(seat, extra, events);
        let fresh = CardSet::of(card);
        match ability {
            Ability::AddTokens { amount } => self.add_tokens(targets, amount, card, events),
            Ability::DiscardSmall { .. } | Ability::DiscardSuit { .. } | Ability::DiscardAny => {
                self.discard_in_play(targets, card, events);
            }
            Ability::DiscardEvery { .. } => {
                // The victims are determined once, before any of them is discarded (IS-4.8).
                let victims = self.table.aims(ability).map(|(_, victim)| victim).collect();
                self.discard_in_play(victims, card, events);
            }
            Ability::Swap { .. } => self.swap(targets, card, events),
            Ability::Take { .. } => self.take(seat, targets, card, events),
            Ability::TakeBackAny | Ability::TakeBackSuit { .. } => self.take_back(seat, targets, card, events),
            Ability::Draw => self.draw_to_hand(seat, 1, Some(card), fresh, events),
            Ability::DrawAndShow => {
                self.draw_to_hand(seat, 1, Some(card), fresh, events);
                self.draw_openly(seat, fresh, events);
            }
            Ability::ChangeTrump { trump } => {
                self.table.trump = trump;
                events.record(|| Event::TrumpChanged { trump, by: card });
            }
            // The ability has no effect beyond the discarding of its card.
            Ability::Open => {}
        }
    }

    /// Discards the hand card that is the extra cost of discarding a closing card (IS-4.10).
    pub(crate) fn pay_extra(&mut self, seat: Seat, extra: Option<Card>, events: &mut impl EventSink<Event>) {
        if let Some(card) = extra {
            self.discard_from_hand(seat, card);
            events.record(|| Event::ExtraPaid { seat, card });
        }
    }

    /// Removes a card from its row and returns the owner of the row. The caller puts the card somewhere else.
    pub(crate) fn take_from_row(&mut self, card: Card, events: &mut impl EventSink<Event>) -> Option<Seat> {
        let (row, place) = self.table.find(card)?;
        if let Some(seat) = self.table.remove(row, place) {
            events.record(|| Event::ProtectionEnded { seat, card });
        }
        Some(row)
    }

    fn add_tokens(&mut self, targets: CardSet, amount: u8, by: Card, events: &mut impl EventSink<Event>) {
        for card in targets {
            if let Some(row) = self.table.add_tokens(card, amount) {
                events.record(|| Event::TokensAdded { card, row, amount, by });
            }
        }
    }

    fn discard_in_play(&mut self, targets: CardSet, by: Card, events: &mut impl EventSink<Event>) {
        for card in targets {
            if let Some(row) = self.take_from_row(card, events) {
                self.discards.push(card);
                events.record(|| Event::Discarded { card, row, by });
            }
        }
    }

    /// Swaps two cards with their tokens (IS-4.6).
    fn swap(&mut self, targets: CardSet, by: Card, events: &mut impl EventSink<Event>) {
        if let Some([(one, one_row), (other, other_row)]) = self.table.swap(targets) {
            events.record(|| Event::Swapped { one, one_row, other, other_row, by });
        }
    }

    fn take(&mut self, seat: Seat, targets: CardSet, by: Card, events: &mut impl EventSink<Event>) {
        for card in targets {
            if let Some(row) = self.take_from_row(card, events) {
                self.give_openly(seat, card);
                events.record(|| Event::Taken { seat, card, row, by });
            }
        }
    }

    fn take_back(&mut self, seat: Seat, targets: CardSet, by: Card, events: &mut impl EventSink<Event>) {
        for card in targets {
            self.discards.retain(|discarded| *discarded != card);
            self.give_openly(seat, card);
            events.record(|| Event::TakenBack { seat, card, by });
        }
    }

    /// Draws the second card of Cross 6 and 7: it is shown to all, and kept only if it is trump (IS-4.12).
    fn draw_openly(&mut self, seat: Seat, fresh: CardSet, events: &mut impl EventSink<Event>) {
        let Some(card) = self.draw(fresh, events) else { return };
        let kept = self.table.trump.suit().is_some_and(|suit| self.table.belongs(card, suit));
        if kept {
            self.give_openly(seat, card);
        } else {
            self.discards.push(card);
        }
        events.record(|| Event::Shown { seat, card, kept });
    }
}
