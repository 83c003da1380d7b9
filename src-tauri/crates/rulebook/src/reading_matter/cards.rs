//! A game's cards as a list for reading.

use crate::card::{self, CardGroup};
use crate::lang::Lang;
use crate::markup::Span;
use crate::phrase::{Names, Phrase};
use serde::Serialize;

/// A group of cards, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardShelf {
    /// The heading.
    pub head: String,
    pub cards: Vec<CardRow>,
}

/// A card in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardRow {
    /// The card's code.
    pub card: String,
    /// The card's name.
    pub title: String,
    /// The number of copies.
    pub copies: u8,
    /// What the card does, sentence by sentence.
    pub text: Vec<Vec<Span>>,
}

/// Returns every card of the game `G` in its groups, with the text of its sheet.
#[must_use]
pub fn shelves<G: Phrase>(lang: Lang) -> Vec<CardShelf> {
    let nobody = Names::new(Vec::new(), None);
    let row = |(card, copies): (G::Card, u8)| {
        let sheet = G::card_sheet(card, None, lang, &nobody);
        let parts = sheet.parts.into_iter().filter(|part| G::tells(card, part));
        Some(CardRow {
            card: card::code(&card)?,
            title: sheet.title,
            copies,
            text: parts.map(|part| part.text).collect(),
        })
    };
    let shelf = |CardGroup { head, cards }: CardGroup<G::Card>| CardShelf {
        head,
        cards: cards.into_iter().filter_map(row).collect(),
    };
    G::cards(lang).into_iter().map(shelf).collect()
}
