//! All cards, grouped for browsing.

use super::{english, hungarian};
use iszkenderun::{Card, Suit, rules};
use rulebook::hungarian::capital;
use rulebook::matter::CardGroup;
use rulebook::{CardPart, Lang};

/// The suits one after the other, then the two-suited cards, then the one without a suit.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<Card>> {
    let suits = Suit::ALL.map(|suit| {
        let name = match lang {
            Lang::Hu => hungarian::suit(suit),
            Lang::En => english::suit(suit),
        };
        group(capital(name), |card| !card.is_two_suited() && card.suits().any(|of| of == suit))
    });
    let [two_suited, suitless] = match lang {
        Lang::Hu => ["Kétszínű", "Színtelen"],
        Lang::En => ["Two-suited", "No suit"],
    };
    let others = [
        group(two_suited.to_owned(), Card::is_two_suited),
        group(suitless.to_owned(), |card| card.suits().next().is_none()),
    ];
    suits.into_iter().chain(others).collect()
}

/// Value, suits and deeds can be seen on the card; the limits of abilities are for its sheet.
pub(super) fn tells(card: Card, part: &CardPart) -> bool {
    let passive = card.face().passive;
    let guards = passive.guards_left || passive.guards_right;
    let does = [card.rule(), rules::PASSIVE, rules::ZERO, rules::ANY_ROW, rules::CLOSED];
    does.contains(&part.rule) || (guards && part.rule == rules::GUARD)
}

fn group(head: String, belongs: impl Fn(Card) -> bool) -> CardGroup<Card> {
    CardGroup { head, cards: Card::all().filter(|&card| belongs(card)).map(|card| (card, 1)).collect() }
}
