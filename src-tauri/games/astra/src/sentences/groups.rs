//! Groups all constellations for browsing.

use super::sentences;
use astra::{Card, Element, rules};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, Lang};

/// Returns the cards by element, in the order of the sky file.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<Card>> {
    let group = |element: Element| {
        let cards = Card::all().filter(|card| card.element() == element).map(|card| (card, 1));
        CardGroup { head: sentences(lang).element(element).to_owned(), cards: cards.collect() }
    };
    Element::ALL.map(group).into()
}

/// Returns whether a part of the card sheet is shown in the overview: only what the card gives. Its starting star and
/// its effect in a library are only on its sheet.
pub(super) fn tells(card: Card, part: &CardPart) -> bool {
    let gives = [rules::CARDS, rules::YOUR_POINTS, rules::BOON_CHOICE, card.constellation().ability.rule()];
    gives.contains(&part.rule)
}
