//! Playing a pair and carrying out its effects (MO-3.1, MO-5).

use crate::card::Effect;
use crate::event::Event;
use crate::pair::Half;
use crate::state::{Origin, State, Step};
use game::{EventSink, Seat, clockwise};

impl State {
    /// Plays the active seat's pair whose left card lies at `left` (MO-3.1).
    pub(crate) fn play_pair(&mut self, left: u8, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let Some(pair) = self.hand_pair(seat, left) else { return };
        let place = usize::from(left);
        self.hands[seat.index()].drain(place..place + 2);
        for (half, card) in [(Half::Left, pair.left), (Half::Right, pair.right)] {
            self.card_left_openly(card);
            self.piles[half as usize].push(card);
            self.effects.extend(card.effect());
        }
        self.paired = true;
        events.record(|| Event::PairPlayed { seat, pair, place: Some(left) });
        if pair.happy() {
            events.record(|| Event::HappyMochi { seat, pair });
        }
        self.go_on(events);
    }

    /// Carries out the next effect of the pair just played, or ends the turn.
    pub(crate) fn go_on(&mut self, events: &mut impl EventSink<Event>) {
        if let [first, second] = self.effects[..]
            && first != second
        {
            self.step = Step::EffectOrder;
            return;
        }
        self.next_effect(events);
    }

    /// Carries out the effect of `half` first (MO-5.5).
    pub(crate) fn resolve_first(&mut self, half: Half, events: &mut impl EventSink<Event>) {
        if half == Half::Right {
            self.effects.reverse();
        }
        let (seat, effect) = (self.active, self.effects[0]);
        events.record(|| Event::EffectChosen { seat, effect });
        self.next_effect(events);
    }

    fn next_effect(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        while let Some(effect) = self.effects.pop_at(0) {
            let hand_is_empty = self.hands[seat.index()].is_empty();
            match effect {
                Effect::Flip => {
                    self.side = self.side.flipped();
                    let side = self.side;
                    events.record(|| Event::Flipped { side });
                }
                Effect::PassLeft | Effect::Reserve if hand_is_empty => {
                    events.record(|| Event::Lapsed { seat, effect });
                }
                Effect::Draw => {
                    self.step = Step::ChooseDrawer;
                    return;
                }
                Effect::PassLeft => {
                    self.step = Step::PassLeft { seat };
                    return;
                }
                Effect::Reserve => {
                    self.step = Step::Reserve;
                    return;
                }
            }
        }
        self.end_turn(events);
    }

    /// Makes `drawer` draw by the active seat's effect (MO-5.2).
    pub(crate) fn choose_drawer(&mut self, drawer: Seat, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        events.record(|| Event::DrawerChosen { seat, drawer });
        self.step = Step::DrawByEffect { seat: drawer };
    }

    /// Declines the pending optional effect (MO-5.5).
    pub(crate) fn decline(&mut self, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let effect = if self.step == Step::Reserve { Effect::Reserve } else { Effect::PassLeft };
        events.record(|| Event::Declined { seat, effect });
        self.go_on(events);
    }

    /// Moves the active seat's hand card at `place` into its reserve (MO-5.4).
    pub(crate) fn reserve(&mut self, place: u8, events: &mut impl EventSink<Event>) {
        let seat = self.active;
        let card = self.hands[seat.index()].remove(usize::from(place));
        self.card_left_unseen(seat, card, None);
        self.reserves[seat.index()].push(card);
        events.record(|| Event::Reserved { seat, card: Some(card), place: Some(place) });
        self.go_on(events);
    }

    /// Seals the card that `seat` will pass; once all seats have sealed one, the cards change hands (MO-5.3, MO-5.7).
    pub(crate) fn seal_pass(&mut self, seat: Seat, place: u8, events: &mut impl EventSink<Event>) {
        self.sealed[seat.index()] = Some(place);
        events.record(|| Event::PassSealed { seat, place: Some(place) });
        let next = seat.left(self.seats());
        if next == self.active {
            self.exchange(events);
        } else {
            self.step = Step::PassLeft { seat: next };
        }
    }

    fn exchange(&mut self, events: &mut impl EventSink<Event>) {
        let seats = self.seats();
        // All cards are removed before any is added, because they change hands at the same time (MO-5.7).
        for from in clockwise(self.active, seats) {
            let Some(place) = self.sealed[from.index()].take() else { continue };
            let to = from.left(seats);
            let card = self.hands[from.index()].remove(usize::from(place));
            self.card_left_unseen(from, card, Some(to));
            self.arrivals[to.index()] = Some(card);
            events.record(|| Event::Passed { from, to, card: Some(card), place: Some(place) });
        }
        for from in clockwise(self.active, seats) {
            if let Some(card) = self.arrivals[from.left(seats).index()] {
                self.known[from.index()].insert(card);
            }
        }
        self.step = Step::Insert { seat: self.active, origin: Origin::Passed };
    }
}
