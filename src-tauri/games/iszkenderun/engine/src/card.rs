//! The fifty-one cards, and sets of them.

use crate::deck::{CARDS, FACES, FIRST_TWO_SUITED, PER_SUIT};
use crate::face::Face;
use crate::rules;
use crate::suit::{SUITS, Suit, Trump};
use game::RuleId;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card. Serialised as the suit's letter and the card's place in the deck's table (`S7`), the letters of both suits
/// (`TX`), or `SZ` for the sans-trump card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[serde(rename = "IszkenderunCard")]
pub struct Card(u8);

/// A set of cards. Serialised as the list of its cards, in card order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[serde(rename = "IszkenderunCardSet")]
pub struct CardSet(u64);

impl Card {
    /// The sans-trump card.
    pub const SANS_TRUMP: Card = Card(CARDS - 1);

    /// Returns the card at `place` (1 to 11) of a suit.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    #[must_use]
    pub const fn new(suit: Suit, place: u8) -> Card {
        assert!(1 <= place && place <= PER_SUIT, "a suit has the places 1 to 11");
        Card(suit as u8 * PER_SUIT + place - 1)
    }

    /// Returns all cards, in the deck's order.
    ///
    /// ```
    /// use iszkenderun::Card;
    ///
    /// assert!(Card::all().map(Card::index).eq(0..Card::all().len()));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..CARDS).map(Card)
    }

    /// Returns the card's index in the deck's order, from 0.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns what is printed on the card.
    #[inline]
    #[must_use]
    pub fn face(self) -> &'static Face {
        &FACES[self.index()]
    }

    /// Returns the printed value.
    #[inline]
    #[must_use]
    pub fn printed(self) -> u8 {
        self.face().printed
    }

    /// Returns the card's suits: one, two, or none.
    pub fn suits(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |suit| self.suit_bits() & suit.bit() != 0)
    }

    #[inline]
    pub(crate) fn suit_bits(self) -> u8 {
        self.face().suits
    }

    /// Returns whether the card closes a row: it is one of the four 3* cards (IS-3.3).
    #[inline]
    #[must_use]
    pub fn is_closing(self) -> bool {
        CardSet::CLOSING.contains(self)
    }

    /// Returns whether the card belongs to two suits.
    #[inline]
    #[must_use]
    pub fn is_two_suited(self) -> bool {
        CardSet::TWO_SUITED.contains(self)
    }

    /// Returns the ID of the card's own rule entry.
    #[must_use]
    pub fn rule(self) -> RuleId {
        // The cards' entries are the last ones, one for each card.
        rules::ALL[rules::ALL.len() - usize::from(CARDS) + self.index()]
    }
}

impl Trump {
    /// Returns whether the final value of `card` is doubled (IS-3.8).
    #[inline]
    #[must_use]
    pub fn doubles(self, card: Card) -> bool {
        // Without trump the bit lies beyond the four suits, so it is never set.
        card.suit_bits() >> self as u8 & 1 == 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Card::SANS_TRUMP {
            return f.write_str("SZ");
        }
        for suit in self.suits() {
            write!(f, "{}", suit.letter())?;
        }
        if self.is_two_suited() { Ok(()) } else { write!(f, "{}", self.0 % PER_SUIT + 1) }
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
        write!(f, "{:?} is no card: write S, T, X or H and a place 1 to 11, two suits such as TX, or SZ", self.0)
    }
}

impl std::error::Error for NoSuchCard {}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        CODES
            .iter()
            .position(|code| *code == text)
            .map(|index| Card(index as u8))
            .ok_or_else(|| NoSuchCard(text.chars().take(20).collect()))
    }
}

/// The codes of all cards, in card order.
#[rustfmt::skip]
const CODES: [&str; CARDS as usize] = [
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11",
    "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11",
    "X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9", "X10", "X11",
    "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10", "H11",
    "ST", "SX", "SH", "TX", "TH", "XH", "SZ",
];

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

/// The cards of each suit.
static OF_SUIT: [CardSet; SUITS] = {
    let mut sets = [CardSet::EMPTY; SUITS];
    let mut suit = 0;
    while suit < SUITS {
        let mut card = 0;
        while card < CARDS {
            if FACES[card as usize].suits & Suit::ALL[suit].bit() != 0 {
                sets[suit].0 |= 1 << card;
            }
            card += 1;
        }
        suit += 1;
    }
    sets
};

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);
    /// The set of all cards.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);
    /// The four closing cards.
    pub const CLOSING: CardSet = CardSet::in_every_suit(9);
    /// The four zero cards, which count cards of their suit.
    pub const COUNTING: CardSet = CardSet::in_every_suit(8);

    /// The cards of two suits.
    pub const TWO_SUITED: CardSet = CardSet((1 << (CARDS - 1)) - (1 << FIRST_TWO_SUITED));

    /// Returns every card of a suit, including those of two suits.
    #[inline]
    pub(crate) fn of_suit(suit: Suit) -> CardSet {
        OF_SUIT[suit as usize]
    }

    /// Returns the cards at one place of all suits.
    const fn in_every_suit(place: u8) -> CardSet {
        let mut set = 0;
        let mut suit = 0;
        while suit < SUITS {
            set |= 1 << Card::new(Suit::ALL[suit], place).0;
            suit += 1;
        }
        CardSet(set)
    }

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

    /// Returns the cards that aren't in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Returns the cards that are in either set.
    #[inline]
    #[must_use]
    pub fn with(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Returns the cards that are in both sets.
    #[inline]
    #[must_use]
    pub fn among(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Returns whether the set contains a card.
    #[inline]
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Returns whether the set contains every card of `other`.
    #[inline]
    #[must_use]
    pub fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Returns the number of cards.
    #[inline]
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the card of a set of exactly one card.
    #[inline]
    #[must_use]
    pub fn only(self) -> Option<Card> {
        self.0.is_power_of_two().then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// Returns the sum of the printed values.
    #[must_use]
    pub fn worth(self) -> u16 {
        self.into_iter().map(|card| u16::from(card.printed())).sum()
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Members;

    fn into_iter(self) -> Members {
        Members(self.0)
    }
}

/// An iterator over the cards of a set, in card order.
#[derive(Clone, Copy, Debug)]
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

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// Rejects a list that names a card twice: one of the two was probably meant to be another card.
impl TryFrom<Vec<Card>> for CardSet {
    type Error = String;

    fn try_from(cards: Vec<Card>) -> Result<Self, Self::Error> {
        let mut set = CardSet::default();
        for card in cards {
            if set.contains(card) {
                return Err(format!("{card} is named twice"));
            }
            set.insert(card);
        }
        Ok(set)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_back_from_its_code_and_has_its_own_rule() {
        for card in Card::all() {
            assert_eq!(card.to_string(), CODES[card.index()]);
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.rule().0, format!("IS-{card}"));
        }
        for wrong in ["", "S", "S0", "S12", "s1", "TS", "1S", "S1 ", "SZ1", "🌙1"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_is_written_in_card_order_and_names_no_card_twice() {
        assert!(serde_json::from_str::<CardSet>(r#"["H6","S2","H6"]"#).is_err());
        let set: CardSet = serde_json::from_str(r#"["H6","S2"]"#).unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["S2","H6"]"#);
        assert_eq!((set.len(), set.worth(), set.only()), (2, 8, None));
        assert_eq!(CardSet::ALL.into_iter().count(), 51);
        let counting: CardSet = Card::all().filter(|card| card.face().passive.counts.is_some()).collect();
        assert_eq!(CardSet::COUNTING, counting);
    }
}
