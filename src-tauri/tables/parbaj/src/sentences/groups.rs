//! The whole set, laid out to be looked through.

use super::{english, hungarian};
use parbaj::{CardId, rules};
use parbaj_cards::Deck;
use rulebook::matter::CardGroup;
use rulebook::{CardPart, Lang};

/// The ready decks, as many of each card as they hold, and then the tokens.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<CardId>> {
    let group = |head: &str, deck: Option<Deck>| {
        let cards = CardId::all().filter(|card| card.kind().deck == deck);
        CardGroup { head: head.to_owned(), cards: cards.map(|card| (card, card.kind().copies)).collect() }
    };
    let decks = Deck::ALL.map(|deck| {
        let name = match lang {
            Lang::Hu => hungarian::deck(deck),
            Lang::En => english::deck(deck),
        };
        group(name, Some(deck))
    });
    let tokens = match lang {
        Lang::Hu => "Önálló jelzők",
        Lang::En => "Tokens",
    };
    decks.into_iter().chain([group(tokens, None)]).collect()
}

/// Everything but where it belongs, which is the heading.
pub(super) fn tells(part: &CardPart) -> bool {
    part.rule != rules::DECKS && part.rule != rules::TOKENS
}
