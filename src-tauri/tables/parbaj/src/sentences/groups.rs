//! The whole set, laid out to be looked through.

use super::{english, hungarian};
use parbaj::{CardId, rules};
use parbaj_cards::{CardKind, Deck};
use rulebook::matter::CardGroup;
use rulebook::{CardPart, Lang};

/// The ready decks, as many of each card as they hold, what they held once, and then the tokens.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<CardId>> {
    let group = |head: &str, belongs: &dyn Fn(&CardKind) -> bool| {
        let cards = CardId::all().filter(|card| belongs(card.kind()));
        CardGroup { head: head.to_owned(), cards: cards.map(|card| (card, card.kind().copies)).collect() }
    };
    let decks = Deck::ALL.map(|deck| {
        let name = match lang {
            Lang::Hu => hungarian::deck(deck),
            Lang::En => english::deck(deck),
        };
        group(name, &|kind| kind.deck == Some(deck) && kind.copies > 0)
    });
    let (retired, tokens) = match lang {
        Lang::Hu => ("Egyik kész pakliban sincs", "Önálló jelzők"),
        Lang::En => ("In no ready-made deck", "Tokens"),
    };
    let retired = group(retired, &|kind| kind.deck.is_some() && kind.copies == 0);
    decks.into_iter().chain([retired, group(tokens, &|kind| kind.token)]).collect()
}

/// Everything but where it belongs, which is the heading.
pub(super) fn tells(part: &CardPart) -> bool {
    part.rule != rules::DECKS && part.rule != rules::TOKENS
}
