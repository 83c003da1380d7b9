//! Sentences: what happened, why not, what could be done; in both languages, in this one place.
//!
//! Each table implements [`Phrase`], with one file per language beside it.

mod marked;
mod names;
pub mod pad;
mod setup;
mod why;

pub use marked::Marked;
pub use names::{Names, ended, listed, over, result};
pub use setup::{setup_error, setup_fault};
pub use why::{Against, TIMES, why};

use crate::card::{CardGroup, CardPart, CardSheet};
use crate::lang::Lang;
use crate::markup::Span;
use crate::texts::Texts;
use game::{Milestones, RuleId};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Binds a number to what it counts, so that no line ends between them.
pub const NBSP: char = '\u{a0}';

/// A table that can be talked about.
pub trait Phrase: Milestones {
    /// Its rule texts, scenarios and lessons: a static, for a constant would be in the program as often as it is used.
    const TEXTS: &'static Texts;

    /// The table's cards (or pieces).
    type Card: Copy + Serialize + DeserializeOwned;

    /// What happened, as a sentence with its cards marked up: see [`told`] and [`plain`]. What the event doesn't
    /// tell isn't told.
    fn event(event: &Self::Event, lang: Lang, names: &Names) -> Marked;

    /// Why something can't be done, as a sentence to the one who tried.
    fn refusal(refusal: &Self::Refusal, lang: Lang, names: &Names) -> String;

    /// A move of the seat whose view it is, as a short phrase: for hints and buttons.
    fn mv(mv: Self::Move, view: &Self::View, lang: Lang, names: &Names) -> String;

    /// What speaks for a move of the seat whose view it is, as a sentence; `None` if nothing that a table would say.
    fn reason(_mv: Self::Move, _view: &Self::View, _lang: Lang) -> Option<String> {
        None
    }

    /// What a game may come to, as a clause in the present: in English before “in 62 of 100 continuations”, in Hungarian
    /// with [`TIMES`] where „100 folytatásból 62-szer” goes, which the verb follows at once. See [`why()`].
    fn milestone(milestone: Self::Milestone, lang: Lang, names: &Names) -> String;

    /// A card by its name.
    fn card(card: Self::Card, lang: Lang) -> String;

    /// Everything that can be said of a card; with a view also where it and its copies are, as far as that seat
    /// may know.
    fn card_sheet(card: Self::Card, view: Option<&Self::View>, lang: Lang, names: &Names) -> CardSheet;

    /// Every card of the table once, in the groups in which a person would lay them out; none where there are no cards.
    fn cards(_lang: Lang) -> Vec<CardGroup<Self::Card>> {
        Vec::new()
    }

    /// Whether a part of a card's sheet says what the card does: what a list of all cards tells of it.
    fn tells(_card: Self::Card, _part: &CardPart) -> bool {
        true
    }

    /// The rules of what lies on the table now, the most pressing first: for the drawer.
    fn at_hand(view: &Self::View) -> Vec<RuleId>;

    /// How the table stands, in a few words: for the list of tables.
    fn standing(view: &Self::View, lang: Lang, names: &Names) -> String;

    /// The cards that only the seat whose view it is can see: those in its hand, in order. `None` in a game in which
    /// nobody ever holds any.
    fn held(view: &Self::View) -> Option<Vec<Self::Card>>;

    /// The cards it has put by beside its hand, in order.
    fn put_by(_view: &Self::View) -> Vec<Self::Card> {
        Vec::new()
    }

    /// What else only that seat knows, in words: where its trap lies, say.
    fn kept_secret(_view: &Self::View, _lang: Lang) -> Option<String> {
        None
    }

    /// What a move is expected to lead to: a share of the win (0 to 1) and a result in the table's own unit.
    fn expectation(share: f64, result: f64, lang: Lang) -> String;

    /// A move that was made beside a better one, each with the result it leads to in the table's own unit, as those who
    /// play the game write that down: `E5 (−2.5), better: C3`. `None` where they have no such way, or the moves are none
    /// that are written so.
    fn noted(_made: (Self::Move, f64), _preferred: (Self::Move, f64), _lang: Lang) -> Option<String> {
        None
    }

    /// Why a setup isn't possible, as a sentence. What is said alike at every table is said by [`setup_fault`].
    fn setup_fault(fault: &Self::SetupFault, lang: Lang) -> String;

    /// What an [option](Game::options) is called at the beginning of a sentence: `The size of the board`.
    fn option(key: &str, lang: Lang) -> Option<&'static str>;
}

/// What happened, as a sentence whose cards can be touched: for the log.
#[must_use]
pub fn told<G: Phrase>(event: &G::Event, lang: Lang, names: &Names) -> Vec<Span> {
    G::event(event, lang, names).spans::<G>()
}

/// What happened, as a sentence and nothing more: for hints, announcements and text files.
#[must_use]
pub fn plain<G: Phrase>(event: &G::Event, lang: Lang, names: &Names) -> String {
    told::<G>(event, lang, names).iter().map(Span::text).collect()
}
