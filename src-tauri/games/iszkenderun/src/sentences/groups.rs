//! Groups all cards for browsing.

use super::sentences;
use iszkenderun::{Card, Suit, rules};
use rulebook::hungarian::capital;
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, Lang};

/// Returns the suits one after the other, then the two-suited cards, then the one without a suit.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<Card>> {
    let words = sentences(lang);
    let suits = Suit::ALL.map(|suit| {
        group(capital(words.suit(suit)), |card| !card.is_two_suited() && card.suits().any(|of| of == suit))
    });
    let others = [
        group(words.two_suited().to_owned(), Card::is_two_suited),
        group(words.suitless().to_owned(), |card| card.suits().next().is_none()),
    ];
    suits.into_iter().chain(others).collect()
}

/// Returns whether a part of the card sheet is shown in the overview. Value, suits and deeds can be seen on the card;
/// the limits of abilities are only on its sheet.
pub(super) fn tells(card: Card, part: &CardPart) -> bool {
    let passive = card.face().passive;
    let guards = passive.guards_left || passive.guards_right;
    let does = [card.rule(), rules::PASSIVE, rules::ZERO, rules::ANY_ROW, rules::CLOSED];
    does.contains(&part.rule) || (guards && part.rule == rules::GUARD)
}

fn group(head: String, belongs: impl Fn(Card) -> bool) -> CardGroup<Card> {
    CardGroup { head, cards: Card::all().filter(|&card| belongs(card)).map(|card| (card, 1)).collect() }
}
