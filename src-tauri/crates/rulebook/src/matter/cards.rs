//! A table's cards, laid out to be looked through.

use crate::card::{self, CardGroup};
use crate::lang::Lang;
use crate::markup::Span;
use crate::phrase::{Names, Phrase};
use serde::Serialize;

/// Cards that belong together, for the window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardShelf {
    /// What they have in common.
    pub head: String,
    /// The cards.
    pub cards: Vec<CardRow>,
}

/// A card in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct CardRow {
    /// Its code.
    pub card: String,
    /// Its name.
    pub title: String,
    /// How many there are of it.
    pub copies: u8,
    /// What it does, sentence by sentence.
    pub text: Vec<Vec<Span>>,
}

/// Every card of the table `G`, in its groups: what is said of each is what its sheet says.
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
