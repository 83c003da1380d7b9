//! The forty-eight cards, and sets of them.

use crate::constellation::{Constellation, SKY};
use crate::element::Element;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A sequence of cards, the top one last.
pub(crate) type Pile = ArrayVec<Card, { CARDS as usize }>;

/// Number of cards.
pub const CARDS: u8 = 48;

/// A card. Serialised as its constellation's short name in the sky file (`cyg`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "AstraCard")]
pub struct Card(u8);

/// A set of cards. Serialised as the list of its cards, in card order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[serde(rename = "AstraCardSet")]
pub struct CardSet(u64);

impl Card {
    /// The first card.
    pub(crate) const FIRST: Card = Card(0);

    /// Returns all cards, by element and then in the sky file's order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..CARDS).map(Card)
    }

    /// Returns the card's index, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the constellation drawn and printed on the card.
    #[inline]
    #[must_use]
    pub fn constellation(self) -> &'static Constellation {
        &SKY[self.index()]
    }

    /// Returns the card's element.
    #[inline]
    #[must_use]
    pub fn element(self) -> Element {
        self.constellation().element
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.constellation().id)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The error for a text that names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchCard(String);

impl fmt::Display for NoSuchCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no card: write a constellation's short name, such as cyg", self.0)
    }
}

impl std::error::Error for NoSuchCard {}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Card::all()
            .find(|card| card.constellation().id == text)
            .ok_or_else(|| NoSuchCard(text.chars().take(20).collect()))
    }
}

impl TryFrom<String> for Card {
    type Error = NoSuchCard;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);
    /// The set of all cards.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// Returns the set of one card.
    #[inline]
    #[must_use]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Returns whether the set contains a card.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Returns the number of cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards that are in either set.
    #[inline]
    #[must_use]
    pub const fn with(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Returns the cards that aren't in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

/// An iterator over the cards of a set, in card order.
#[derive(Clone, Debug)]
pub struct Members(u64);

impl Iterator for Members {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Members;

    #[inline]
    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.with(CardSet::of(card)))
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl TryFrom<Vec<Card>> for CardSet {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Self, Self::Error> {
        let set: CardSet = cards.iter().copied().collect();
        if usize::from(set.len()) == cards.len() { Ok(set) } else { Err("a card is named twice".to_owned()) }
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Self {
        set.into_iter().collect()
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
