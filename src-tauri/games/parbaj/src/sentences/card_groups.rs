//! The whole set in groups, for browsing.

use super::sentences;
use parbaj::{CardId, rules};
use parbaj_cards::{CardKind, Deck};
use rulebook::reading_matter::CardGroup;
use rulebook::{CardPart, Lang};

/// Returns the ready decks with the number of copies of each card, then the cards that are no longer in any of them,
/// and then the tokens.
pub(super) fn groups(lang: Lang) -> Vec<CardGroup<CardId>> {
    let group = |head: &str, belongs: &dyn Fn(&CardKind) -> bool| {
        let cards = CardId::all().filter(|card| belongs(card.kind()));
        CardGroup { head: head.to_owned(), cards: cards.map(|card| (card, card.kind().copies)).collect() }
    };
    let sentences = sentences(lang);
    let decks = Deck::ALL.map(|deck| group(sentences.deck(deck), &|kind| kind.deck == Some(deck) && kind.copies > 0));
    let retired = group(sentences.retired(), &|kind| kind.deck.is_some() && kind.copies == 0);
    decks.into_iter().chain([retired, group(sentences.tokens(), &|kind| kind.token)]).collect()
}

/// Whether a part of a card's sheet is shown in the groups: all parts but those that the heading states.
pub(super) fn tells(part: &CardPart) -> bool {
    part.rule != rules::DECKS && part.rule != rules::TOKENS
}
