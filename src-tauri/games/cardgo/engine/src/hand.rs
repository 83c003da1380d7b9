//! A hand of cards.

use crate::card::{CARDS, Card};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A hand in card order, with the cards of it that the opponent knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hand {
    cards: ArrayVec<Card, CARDS>,
    known: ArrayVec<Card, CARDS>,
}

impl Hand {
    /// All cards of the hand, in order.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The cards of the hand that the opponent knows, in order.
    #[inline]
    #[must_use]
    pub fn known(&self) -> &[Card] {
        &self.known
    }

    /// Number of cards in the hand.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether the hand is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether the hand holds a card of that kind.
    #[inline]
    #[must_use]
    pub fn has(&self, card: Card) -> bool {
        self.cards.contains(&card)
    }

    /// Whether the hand holds nothing but counters.
    #[inline]
    #[must_use]
    pub fn only_counters(&self) -> bool {
        self.cards.iter().all(|card| card.is_counter())
    }

    /// Every kind of card in the hand once, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let cards = &self.cards;
        cards.iter().enumerate().filter(|&(nth, card)| nth == 0 || cards[nth - 1] != *card).map(|(_, card)| *card)
    }

    /// Adds a card to the hand. The capacity is always sufficient: no hand is larger than the whole deck.
    pub(crate) fn put(&mut self, card: Card, known: bool) {
        insert(&mut self.cards, card);
        if known {
            insert(&mut self.known, card);
        }
    }

    /// Removes a card from the hand, if it is there; a card known to the opponent is removed before unknown ones.
    pub(crate) fn take(&mut self, card: Card) {
        remove(&mut self.cards, card);
        remove(&mut self.known, card);
    }

    /// Removes all cards.
    pub(crate) fn clear(&mut self) {
        self.cards.clear();
        self.known.clear();
    }

    /// Whether the cards are in order, and every known card is in the hand.
    pub(crate) fn is_sound(&self) -> bool {
        let mut left = self.cards.clone();
        self.cards.is_sorted() && self.known.is_sorted() && self.known.iter().all(|card| remove(&mut left, *card))
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.put(card, false));
        hand
    }
}

fn insert(cards: &mut ArrayVec<Card, CARDS>, card: Card) {
    let place = cards.partition_point(|held| *held <= card);
    if !cards.is_full() {
        cards.insert(place, card);
    }
}

/// Removes one card of that kind; returns whether there was one.
fn remove(cards: &mut ArrayVec<Card, CARDS>, card: Card) -> bool {
    let place = cards.iter().position(|held| *held == card);
    if let Some(place) = place {
        cards.remove(place);
    }
    place.is_some()
}
