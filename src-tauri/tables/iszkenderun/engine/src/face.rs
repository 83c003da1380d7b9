//! What is printed on each card (IS-0.1).

use crate::card::{CARDS, Card, FIRST_TWO_SUITED, PER_SUIT};
use crate::suit::{SUITS, Suit, Trump};
use serde::Serialize;

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The printed value.
    pub printed: u8,
    /// One bit for each suit.
    pub(crate) suits: u8,
    /// What works while the card is in play.
    pub passive: Passive,
    /// What it can be discarded for.
    pub ability: Option<Ability>,
}

/// What works while a card is in play (IS-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunPassive")]
pub struct Passive {
    /// Points for the card on its left.
    pub left: u8,
    /// Points for the card on its right.
    pub right: u8,
    /// Whether the card on its left can't be discarded.
    pub guards_left: bool,
    /// Whether the card on its right can't be discarded.
    pub guards_right: bool,
    /// The suit that a zero card counts.
    pub counts: Option<Suit>,
}

/// What a card can be discarded for (IS-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunAbility")]
pub enum Ability {
    /// Another card in play gets tokens.
    AddTokens {
        /// How many.
        amount: u8,
    },
    /// Discard a card in play of small current value.
    DiscardSmall {
        /// The greatest current value.
        most: u8,
    },
    /// Discard a card in play of a suit.
    DiscardSuit {
        /// Which suit.
        suit: Suit,
    },
    /// Discard any card in play.
    DiscardAny,
    /// Discard every card in play of small current value.
    DiscardEvery {
        /// The greatest current value.
        most: u8,
    },
    /// Swap two cards in play, each of small current value.
    Swap {
        /// The greatest current value.
        most: u8,
    },
    /// Take a card in play of small current value into hand.
    Take {
        /// The greatest current value.
        most: u8,
    },
    /// Take another card from the discard pile into hand.
    TakeBackAny,
    /// Take a card of a suit from the discard pile into hand.
    TakeBackSuit {
        /// Which suit.
        suit: Suit,
    },
    /// Draw a card.
    Draw,
    /// Draw a card and keep it; show another one: keep it if it is trump.
    DrawAndShow,
    /// Change trump.
    ChangeTrump {
        /// To what.
        trump: Trump,
    },
    /// Open one's own row again: a closing card discarded for itself (IS-4.10).
    Open,
}

impl Ability {
    /// How many targets belong to it.
    #[inline]
    #[must_use]
    pub fn targets(self) -> u8 {
        match self {
            Ability::Swap { .. } => 2,
            Ability::AddTokens { .. }
            | Ability::DiscardSmall { .. }
            | Ability::DiscardSuit { .. }
            | Ability::DiscardAny
            | Ability::Take { .. }
            | Ability::TakeBackAny
            | Ability::TakeBackSuit { .. } => 1,
            Ability::DiscardEvery { .. }
            | Ability::Draw
            | Ability::DrawAndShow
            | Ability::ChangeTrump { .. }
            | Ability::Open => 0,
        }
    }

    /// Whether it discards what it is aimed at: what a guard stops (IS-4.4).
    #[inline]
    #[must_use]
    pub fn discards(self) -> bool {
        matches!(
            self,
            Ability::DiscardSmall { .. }
                | Ability::DiscardSuit { .. }
                | Ability::DiscardAny
                | Ability::DiscardEvery { .. }
        )
    }

    /// Whether it is aimed at the discard pile.
    #[inline]
    #[must_use]
    pub fn takes_back(self) -> bool {
        matches!(self, Ability::TakeBackAny | Ability::TakeBackSuit { .. })
    }

    /// The greatest current value it can be aimed at.
    #[inline]
    #[must_use]
    pub fn most(self) -> Option<u8> {
        match self {
            Ability::DiscardSmall { most }
            | Ability::DiscardEvery { most }
            | Ability::Swap { most }
            | Ability::Take { most } => Some(most),
            _ => None,
        }
    }

    /// The suit it must be aimed at.
    #[inline]
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        match self {
            Ability::DiscardSuit { suit } | Ability::TakeBackSuit { suit } => Some(suit),
            _ => None,
        }
    }
}

/// The printed values of every suit, by place.
const PRINTED: [u8; PER_SUIT as usize] = [1, 2, 3, 4, 5, 6, 7, 0, 3, 4, 5];

const NOTHING: Passive = Passive { left: 0, right: 0, guards_left: false, guards_right: false, counts: None };

/// The deck, in card order.
pub(crate) static FACES: [Face; CARDS as usize] = {
    let blank = Face { printed: 3, suits: 0, passive: NOTHING, ability: None };
    let mut faces = [blank; CARDS as usize];
    let mut card = 0;
    while card < FIRST_TWO_SUITED {
        let (suit, place) = (Suit::ALL[(card / PER_SUIT) as usize], card % PER_SUIT + 1);
        let (passive, ability) = text(suit, place);
        let printed = PRINTED[card as usize % PER_SUIT as usize];
        faces[card as usize] = Face { printed, suits: suit.bit(), passive, ability };
        card += 1;
    }
    let mut one = 0;
    while one < SUITS {
        let mut other = one + 1;
        while other < SUITS {
            faces[card as usize].suits = Suit::ALL[one].bit() | Suit::ALL[other].bit();
            card += 1;
            other += 1;
        }
        one += 1;
    }
    faces[card as usize] = Face {
        printed: 4,
        suits: 0,
        passive: NOTHING,
        ability: Some(Ability::ChangeTrump { trump: Trump::SansTrump }),
    };
    faces
};

/// The text of the card at `place` of `suit`.
const fn text(suit: Suit, place: u8) -> (Passive, Option<Ability>) {
    use Suit::{Crescent, Cross, Scimitar, Turban};
    let ability = match (suit, place) {
        (_, 8) => return (Passive { counts: Some(suit), ..NOTHING }, None),
        (_, 9) => Ability::Open,
        (Scimitar, 1) => return (Passive { guards_left: true, ..NOTHING }, None),
        (Scimitar, 2) => return (Passive { guards_right: true, ..NOTHING }, None),
        (Scimitar, 3) => Ability::DiscardSmall { most: 2 },
        (Scimitar, 4) => Ability::DiscardSuit { suit: Turban },
        (Scimitar, 5) => Ability::DiscardSmall { most: 4 },
        (Scimitar, 6) => Ability::DiscardAny,
        (Scimitar, 7) => Ability::DiscardEvery { most: 2 },
        (Scimitar, 10) => Ability::ChangeTrump { trump: Trump::Cross },
        (Scimitar, _) => Ability::TakeBackSuit { suit: Crescent },
        (Turban, 1..=3) => Ability::AddTokens { amount: place },
        (Turban, 4) => Ability::DiscardSuit { suit: Cross },
        (Turban, 5) => Ability::Swap { most: 4 },
        (Turban, 6) => Ability::Take { most: 4 },
        (Turban, 7) => Ability::TakeBackAny,
        (Turban, 10) => Ability::ChangeTrump { trump: Trump::Crescent },
        (Turban, _) => Ability::TakeBackSuit { suit: Scimitar },
        (Cross, 1) => return (Passive { left: 2, right: 2, ..NOTHING }, None),
        (Cross, 2) => return (Passive { left: 1, right: 1, ..NOTHING }, None),
        (Cross, 3 | 5) => Ability::Draw,
        (Cross, 4) => Ability::DiscardSuit { suit: Crescent },
        (Cross, 6 | 7) => Ability::DrawAndShow,
        (Cross, 10) => Ability::ChangeTrump { trump: Trump::Scimitar },
        (Cross, _) => Ability::TakeBackSuit { suit: Turban },
        (Crescent, 1..=3) => return (Passive { right: 4 - place, ..NOTHING }, None),
        (Crescent, 4) => Ability::DiscardSuit { suit: Scimitar },
        (Crescent, 5..=7) => return (Passive { left: place - 4, ..NOTHING }, None),
        (Crescent, 10) => Ability::ChangeTrump { trump: Trump::Turban },
        (Crescent, _) => Ability::TakeBackSuit { suit: Cross },
    };
    (NOTHING, Some(ability))
}

/// A card with everything printed on it: for drawing it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunFace")]
pub struct PrintedCard {
    /// The card.
    pub card: Card,
    /// Its suits: one, two, or none.
    pub suits: Vec<Suit>,
    /// The printed value.
    pub printed: u8,
    /// Whether it closes a row.
    pub closing: bool,
    /// What works while it is in play.
    pub passive: Passive,
    /// What it can be discarded for.
    pub ability: Option<Ability>,
}

impl PrintedCard {
    /// All cards, in the deck's order.
    #[must_use]
    pub fn all() -> Vec<PrintedCard> {
        let print = |card: Card| {
            let Face { printed, passive, ability, .. } = *card.face();
            PrintedCard { card, suits: card.suits().collect(), printed, closing: card.is_closing(), passive, ability }
        };
        Card::all().map(print).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_the_values_the_spec_gives_it() {
        for suit in Suit::ALL {
            let printed: Vec<u8> = (1..=11).map(|place| Card::new(suit, place).printed()).collect();
            assert_eq!(printed, [1, 2, 3, 4, 5, 6, 7, 0, 3, 4, 5]);
        }
        let odd: Vec<(String, u8)> = Card::all().skip(44).map(|card| (card.to_string(), card.printed())).collect();
        let expected = [("ST", 3), ("SX", 3), ("SH", 3), ("TX", 3), ("TH", 3), ("XH", 3), ("SZ", 4)];
        assert_eq!(odd, expected.map(|(code, value)| (code.to_owned(), value)));
    }

    #[test]
    fn every_card_has_a_passive_effect_or_an_ability_but_the_two_suited() {
        for card in Card::all() {
            let face = card.face();
            let texts = usize::from(face.passive != NOTHING) + usize::from(face.ability.is_some());
            assert_eq!(texts, usize::from(!card.is_two_suited()), "{card}");
        }
        let passives = Card::all().filter(|card| card.face().passive != NOTHING).count();
        assert_eq!(passives, 2 + 2 + 6 + 4);
    }
}
