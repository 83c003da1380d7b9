//! Sentences: what happened, why not, what could be done; in both languages, in this one place.
//!
//! Each table implements [`Phrase`] in a file of its own, with one file per language beside it.

mod mochi;
mod names;

pub use names::Names;

use crate::lang::Lang;
use game::{Game, SetupError};

/// Binds a number to what it counts, so that no line ends between them.
pub(crate) const NBSP: char = '\u{a0}';

/// A table that can be talked about.
pub trait Phrase: Game {
    /// The table's cards (or pieces).
    type Card: Copy;

    /// What happened, as a sentence. What the event doesn't tell isn't told.
    fn event(event: &Self::Event, lang: Lang, names: &Names) -> String;

    /// Why something can't be done, as a sentence to the one who tried.
    fn refusal(refusal: &Self::Refusal, lang: Lang, names: &Names) -> String;

    /// A move of the seat whose view it is, as a short phrase: for hints and buttons.
    fn mv(mv: Self::Move, view: &Self::View, lang: Lang, names: &Names) -> String;

    /// A card by its name.
    fn card(card: Self::Card, lang: Lang) -> String;

    /// How the table stands, in a few words: for the list of tables.
    fn standing(view: &Self::View, lang: Lang, names: &Names) -> String;

    /// What a move is expected to lead to: a share of the win (0 to 1) and a result in the table's own unit.
    fn expectation(share: f64, result: f64, lang: Lang) -> String;

    /// Why a setup isn't possible, as a sentence.
    fn setup_error(error: &SetupError, lang: Lang) -> String;
}
