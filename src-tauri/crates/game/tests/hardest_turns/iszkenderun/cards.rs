//! The cards, and the targets of an ability.

use serde::{Deserialize, Serialize};

pub(super) const CARDS: u8 = 44;
const PLACES: u8 = 11;
/// By place in the suit; the last but two is the closing card.
const PRINTED: [u8; PLACES as usize] = [1, 2, 3, 4, 5, 6, 7, 0, 3, 4, 5];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Suit {
    Scimitar,
    Turban,
    Cross,
    Crescent,
}

/// A card by its number: suit by suit, each in its printed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub(super) struct Card(u8);

/// What the cards of this skeleton can do when discarded for it.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Ability {
    /// Scimitar 6: discard any card in play.
    DiscardAny,
    /// Turban 5: swap two cards in play of current value ≤ 4.
    Swap,
    /// A closing card: open the row (IS-4.10).
    Open,
}

/// What an ability is aimed at. Two targets come in card order, so that the same swap is never two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(super) enum Targets {
    None,
    One { card: Card },
    Two { cards: Pair },
}

/// Two cards in card order, however they were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "[Card; 2]", into = "[Card; 2]")]
pub(super) struct Pair {
    first: Card,
    second: Card,
}

impl Card {
    pub(super) const SCIMITAR_1: Card = Card::new(Suit::Scimitar, 1);
    pub(super) const SCIMITAR_2: Card = Card::new(Suit::Scimitar, 2);
    pub(super) const SCIMITAR_6: Card = Card::new(Suit::Scimitar, 6);
    pub(super) const TURBAN_5: Card = Card::new(Suit::Turban, 5);
    pub(super) const CRESCENT_1: Card = Card::new(Suit::Crescent, 1);

    /// The card at `place` (1 to 11) of `suit`.
    pub(super) const fn new(suit: Suit, place: u8) -> Card {
        Card(suit as u8 * PLACES + place - 1)
    }

    pub(super) fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card)
    }

    pub(super) fn is_of(self, suit: Suit) -> bool {
        self.0 / PLACES == suit as u8
    }

    pub(super) fn printed(self) -> u8 {
        PRINTED[usize::from(self.0 % PLACES)]
    }

    pub(super) fn is_closing(self) -> bool {
        self.0 % PLACES == 8
    }

    pub(super) fn ability(self) -> Option<Ability> {
        match self {
            Card::SCIMITAR_6 => Some(Ability::DiscardAny),
            Card::TURBAN_5 => Some(Ability::Swap),
            _ => self.is_closing().then_some(Ability::Open),
        }
    }
}

impl Ability {
    /// How many targets it has.
    pub(super) fn targets(self) -> u8 {
        match self {
            Ability::Open => 0,
            Ability::DiscardAny => 1,
            Ability::Swap => 2,
        }
    }
}

impl Targets {
    pub(super) fn one(card: Card) -> Targets {
        Targets::One { card }
    }

    pub(super) fn two(one: Card, other: Card) -> Targets {
        Targets::Two { cards: Pair::from([one, other]) }
    }

    /// The cards, in card order.
    pub(super) fn cards(self) -> Vec<Card> {
        match self {
            Targets::None => Vec::new(),
            Targets::One { card } => vec![card],
            Targets::Two { cards } => <[Card; 2]>::from(cards).to_vec(),
        }
    }
}

impl From<[Card; 2]> for Pair {
    fn from(cards: [Card; 2]) -> Self {
        let [one, other] = cards;
        Pair { first: one.min(other), second: one.max(other) }
    }
}

impl From<Pair> for [Card; 2] {
    fn from(pair: Pair) -> Self {
        [pair.first, pair.second]
    }
}

impl TryFrom<u8> for Card {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < CARDS { Ok(Card(number)) } else { Err(format!("there is no card {number}")) }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}
