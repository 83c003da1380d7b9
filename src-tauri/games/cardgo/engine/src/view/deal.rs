//! Determinization of a view: a random state that the view leaves possible, with the unseen cards dealt anew.

use super::{CardsView, View};
use crate::card::{CARDS, Card};
use crate::hand::Hand;
use crate::hidden::{Hidden, whole_deck};
use crate::public_state::PublicState;
use crate::state::State;
use crate::step::Step;
use crate::targets::Targets;
use crate::turn::other;
use arrayvec::ArrayVec;
use game::Chance;

impl View {
    /// Returns a random state that this view leaves possible. Drawn at random are the order of the deck, the
    /// opponent's cards, and the point of the opponent's Trap.
    pub(crate) fn determinize(&self, chance: &mut Chance) -> State {
        let mut table = self.table.clone();
        let hidden = self.cards.as_ref().map(|cards| self.deal(cards, chance)).unwrap_or_default();
        if let Some(lasting) = &mut table.desk.lasting
            && lasting.card == Card::Trap
            && lasting.by != self.seat
        {
            // The Trap is on an empty point: otherwise it would have sprung.
            lasting.point = chance.pick(table.position.board().empties());
        }
        if let Step::Name { points, count: 1 } = &mut table.desk.step
            && points.is_empty()
        {
            let mut legal = Vec::new();
            table.position.legal_points(&mut legal);
            *points = chance.pick(&legal).map_or(Targets::NONE, Targets::one);
        }
        State { table, hidden, chance: chance.split() }
    }

    fn deal(&self, cards: &CardsView, chance: &mut Chance) -> Hidden {
        let mut unseen = unseen(&self.table, cards);
        chance.shuffle(&mut unseen);
        let mut hand: Hand = Hand::default();
        cards.known.iter().for_each(|&card| hand.put(card, true));
        let unknown = usize::from(cards.hands[other(self.seat).index()]).saturating_sub(cards.known.len());
        if self.other_holds_more_than_counters(cards) && hand.only_counters() {
            // One of the unknown cards isn't a counter; the others may be anything.
            draw_one(&mut unseen, &mut hand, unknown, |card| !card.is_counter());
        }
        while hand.len() < cards.known.len() + unknown {
            let only_counters = self.table.is_ordinary();
            let before = hand.len();
            draw_one(&mut unseen, &mut hand, 1, |card| !only_counters || card.is_counter());
            if hand.len() == before {
                break;
            }
        }
        // Removing cards has left the rest in an order that isn't random.
        chance.shuffle(&mut unseen);
        let mut deck = unseen;
        deck.extend(cards.foreseen.iter().rev().copied());
        let mut hidden = Hidden { deck, ..Hidden::default() };
        *hidden.hand_mut(self.seat) = self.own.clone();
        *hidden.hand_mut(other(self.seat)) = hand;
        hidden.foreseen[self.seat.index()].extend(cards.foreseen.iter().copied());
        let active = self.table.active();
        if cards.step == Step::Arrange && active != self.seat {
            hidden.foreseen[active.index()] = hidden.top();
        }
        hidden
    }

    /// Whether the opponent must hold a card that can be played in their own turn. At the start of a turn with an
    /// empty deck it would be ordinary Go otherwise (GO-2.3).
    fn other_holds_more_than_counters(&self, cards: &CardsView) -> bool {
        let turn = cards.step == Step::Turn && !cards.drawn && !cards.carded && cards.lasting.is_none();
        let starting = turn && self.table.cards_in_play();
        starting && cards.deck == 0 && self.own.only_counters()
    }
}

/// Moves one unseen card that satisfies `fits` into a hand if `wanted` isn't 0. Never picks an immediate card, because
/// no hand holds one.
fn draw_one(unseen: &mut ArrayVec<Card, CARDS>, hand: &mut Hand, wanted: usize, fits: impl Fn(Card) -> bool) {
    let place = unseen.iter().position(|&card| !card.is_immediate() && fits(card));
    if let Some(place) = place.filter(|_| wanted > 0) {
        hand.put(unseen.swap_remove(place), false);
    }
}

/// The cards of the whole deck that the viewer doesn't see anywhere.
fn unseen(table: &PublicState, cards: &CardsView) -> ArrayVec<Card, CARDS> {
    let announced = cards.announced.map(|announced| announced.card);
    let seen = cards.discards.iter().chain(&cards.hand).chain(&cards.known).chain(&cards.foreseen);
    let mut left = [0_usize; Card::ALL.len()];
    whole_deck(table.setup.size).into_iter().for_each(|card| left[card as usize] += 1);
    seen.copied().chain(announced).for_each(|card| left[card as usize] = left[card as usize].saturating_sub(1));
    Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, left[card as usize])).collect()
}
