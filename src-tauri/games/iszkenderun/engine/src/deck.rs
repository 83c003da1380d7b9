//! The deck: what is printed on each card (IS-0.1).

use crate::face::{Ability, Face, Passive};
use crate::suit::{SUITS, Suit, Trump};

/// Number of cards: eleven in each suit, six of two suits, and one without a suit.
pub const CARDS: u8 = 51;
/// Number of cards in each suit, without the two-suited ones.
pub(crate) const PER_SUIT: u8 = 11;
/// Index of the first two-suited card.
pub(crate) const FIRST_TWO_SUITED: u8 = PER_SUIT * SUITS as u8;

/// The printed values of each suit, by place.
const PRINTED: [u8; PER_SUIT as usize] = [1, 2, 3, 4, 5, 6, 7, 0, 3, 4, 5];

const NOTHING: Passive = Passive { left: 0, right: 0, guards_left: false, guards_right: false, counts: None };

/// What is printed on each card, in card order.
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

/// Returns the passive effect and the ability of the card at `place` of `suit`.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

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
