//! The seventy cards, their colours, numbers and effects, and sets of cards.

use crate::rules;
use game::RuleId;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Number of cards: ten numbers in seven colours.
pub const CARDS: u8 = 70;
/// Number of colours.
pub const COLOURS: u8 = 7;

/// A card, by colour and number. Written as the colour's letter and the number: `Y5` is the yellow 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "String", into = "String")]
#[specta(type = String)]
pub struct Card(u8);

/// A card's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiColour")]
pub enum Colour {
    /// Written `P`.
    Pink,
    /// Written `Y`.
    Yellow,
    /// Written `V`.
    Violet,
    /// Written `B`.
    Blue,
    /// Written `G`.
    Green,
    /// Written `O`.
    Orange,
    /// Written `S`.
    Grey,
}

/// What a card does when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiEffect")]
pub enum Effect {
    /// Turns the value card over (MO-5.1).
    Flip,
    /// Makes a player draw a card (MO-5.2).
    Draw,
    /// Makes every player pass a card to the left (MO-5.3).
    PassLeft,
    /// Puts a hand card into the reserve (MO-5.4).
    Reserve,
}

impl Effect {
    /// Returns the rule that says what the effect does and whether it is compulsory.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Effect::Flip => rules::FLIP,
            Effect::Draw => rules::DRAW_EFFECT,
            Effect::PassLeft => rules::PASS_LEFT,
            Effect::Reserve => rules::RESERVE,
        }
    }
}

/// What is printed on a card. The window needs it to draw the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "MochiFace")]
pub struct Face {
    pub card: Card,
    pub colour: Colour,
    /// 0 to 9.
    pub number: u8,
    /// The effect that the card has when it is played.
    pub effect: Option<Effect>,
}

/// A set of cards. Serialised as the list of its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet(u128);

const LETTERS: [char; COLOURS as usize] = ['P', 'Y', 'V', 'B', 'G', 'O', 'S'];

impl Colour {
    /// All colours, in the order of the effect table.
    pub const ALL: [Colour; COLOURS as usize] =
        [Colour::Pink, Colour::Yellow, Colour::Violet, Colour::Blue, Colour::Green, Colour::Orange, Colour::Grey];
}

impl Card {
    /// Returns the card of this colour and number (0 to 9).
    ///
    /// # Panics
    ///
    /// If `number` is greater than 9.
    #[must_use]
    pub fn new(colour: Colour, number: u8) -> Card {
        assert!(number < 10, "cards are numbered 0 to 9");
        Card(colour as u8 * 10 + number)
    }

    /// Returns all seventy cards, colour by colour.
    ///
    /// ```
    /// use mochi::{Card, Colour};
    ///
    /// assert_eq!(Card::all().count(), 70);
    /// assert_eq!(Card::all().filter(|card| card.colour() == Colour::Blue).count(), 10);
    /// ```
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card)
    }

    /// Returns the number, 0 to 9.
    #[inline]
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 % 10
    }

    /// Returns the colour.
    #[inline]
    #[must_use]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 / 10)]
    }

    /// Returns whether both cards have the same colour.
    ///
    /// ```
    /// use mochi::{Card, Colour};
    ///
    /// let blue = Card::new(Colour::Blue, 3);
    /// assert!(blue.matches(Card::new(Colour::Blue, 8)) && !blue.matches(Card::new(Colour::Pink, 3)));
    /// ```
    #[inline]
    #[must_use]
    pub fn matches(self, other: Card) -> bool {
        self.0 / 10 == other.0 / 10
    }

    /// Returns the card's effect, if it has one (MO-0.1).
    #[inline]
    #[must_use]
    pub fn effect(self) -> Option<Effect> {
        EFFECTS[usize::from(self.0)]
    }
}

/// The effect table of MO-0.1: colour c has Flip on 3c, Draw on 3c+2, Pass left on 3c+5, Reserve on 3c+7 (mod 10).
const EFFECTS: [Option<Effect>; CARDS as usize] = {
    let mut table = [None; CARDS as usize];
    let mut colour = 0;
    while colour < COLOURS as usize {
        table[colour * 10 + (3 * colour) % 10] = Some(Effect::Flip);
        table[colour * 10 + (3 * colour + 2) % 10] = Some(Effect::Draw);
        table[colour * 10 + (3 * colour + 5) % 10] = Some(Effect::PassLeft);
        table[colour * 10 + (3 * colour + 7) % 10] = Some(Effect::Reserve);
        colour += 1;
    }
    table
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", LETTERS[usize::from(self.0 / 10)], self.number())
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
        write!(f, "{:?} is no card: write a colour letter of PYVBGOS and a number, such as Y5", self.0)
    }
}

impl std::error::Error for NoSuchCard {}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut signs = text.chars();
        if let (Some(letter), Some(digit), None) = (signs.next(), signs.next(), signs.next())
            && let (Some(colour), Some(number)) =
                (LETTERS.iter().position(|&known| known == letter), digit.to_digit(10))
        {
            // Seven colours of ten cards each: the index is always below `CARDS`.
            return Ok(Card(colour as u8 * 10 + number as u8));
        }
        Err(NoSuchCard(text.chars().take(20).collect()))
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
        Card::all().filter(|&card| set.contains(card)).collect()
    }
}

impl Face {
    /// Returns the faces of all cards, colour by colour.
    #[must_use]
    pub fn all() -> Vec<Face> {
        let face = |card: Card| Face { card, colour: card.colour(), number: card.number(), effect: card.effect() };
        Card::all().map(face).collect()
    }
}

impl CardSet {
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

    /// Removes every card of `cards`.
    #[inline]
    pub fn remove_all(&mut self, cards: &[Card]) {
        for &card in cards {
            self.remove(card);
        }
    }

    /// Returns whether the set contains a card.
    #[inline]
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_eight_cards_carry_an_effect_seven_of_each_kind() {
        for effect in [Effect::Flip, Effect::Draw, Effect::PassLeft, Effect::Reserve] {
            assert_eq!(Card::all().filter(|card| card.effect() == Some(effect)).count(), 7);
        }
    }

    #[test]
    fn the_yellow_five_draws_and_the_yellow_seven_does_nothing() {
        assert_eq!(Card::new(Colour::Yellow, 5).effect(), Some(Effect::Draw));
        assert_eq!(Card::new(Colour::Yellow, 7).effect(), None);
    }

    #[test]
    fn every_card_is_read_back_from_its_code() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["", "Y", "Y10", "y5", "X5", "5Y", "Yé", "🍡5"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
