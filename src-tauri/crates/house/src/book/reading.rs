//! What there is to read about a table beside its rules.

use rulebook::Lang;
use rulebook::matter::{CardShelf, Matter, shelves};
use serde::Serialize;
use tables::{GameVisitor, TableGame};

/// All there is to read about a table beside its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Reading {
    /// Which game.
    pub game: String,
    /// What is told of it.
    pub matter: Matter,
    /// Its cards, in groups.
    pub cards: Vec<CardShelf>,
}

/// Every card of a table, in its groups.
pub(crate) struct CardShelves {
    pub lang: Lang,
}

impl GameVisitor for CardShelves {
    type Output = Vec<CardShelf>;

    fn visit<G: TableGame>(self) -> Self::Output {
        shelves::<G>(self.lang)
    }
}
