//! All constellations, grouped for browsing.

use super::{english, hungarian};
use astra::{Card, Element, rules};
use rulebook::matter::CardGroup;
use rulebook::{CardPart, Lang};

/// By element, in the order of the sky.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<Card>> {
    let group = |element: Element| {
        let name = match lang {
            Lang::Hu => hungarian::element(element),
            Lang::En => english::element(element),
        };
        let cards = Card::all().filter(|card| card.element() == element).map(|card| (card, 1));
        CardGroup { head: name.to_owned(), cards: cards.collect() }
    };
    Element::ALL.map(group).into()
}

/// Whether a part says what the card gives; where it begins and what it does in a library is for its sheet.
pub(super) fn tells(card: Card, part: &CardPart) -> bool {
    let gives = [rules::CARDS, rules::YOUR_POINTS, rules::BOON_CHOICE, card.constellation().ability.rule()];
    gives.contains(&part.rule)
}
