//! Texts about a game beside its rules.

use games::{GameVisitor, ListedGame};
use rulebook::Lang;
use rulebook::reading_matter::{CardShelf, Matter, shelves};
use serde::Serialize;

/// All texts about a game beside its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Reading {
    pub game: String,
    /// The texts about the game itself.
    pub matter: Matter,
    /// The game's cards in groups.
    pub cards: Vec<CardShelf>,
}

/// Returns all cards of a game in groups.
pub(crate) struct CardShelves {
    pub lang: Lang,
}

impl GameVisitor for CardShelves {
    type Output = Vec<CardShelf>;

    fn visit<G: ListedGame>(self) -> Self::Output {
        shelves::<G>(self.lang)
    }
}
