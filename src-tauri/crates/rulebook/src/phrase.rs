//! Sentences in both languages for events, refusals, moves and the rest.
//!
//! Each game implements [`Phrase`], with one file per language beside it.

mod marked;
mod names;
pub mod pad;
mod reason;
mod setup;

pub use marked::LinkedSentence;
pub use names::{Names, ended, listed, over, result};
pub use reason::{ComparedMove, TIMES, why};
pub use setup::{setup_error, setup_fault};

use crate::card::{CardGroup, CardPart, CardSheet};
use crate::lang::Lang;
use crate::markup::Span;
use crate::texts::Texts;
use game::{Milestones, RuleId};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The no-break space between a number and what it counts.
pub const NBSP: char = '\u{a0}';

/// A game with sentences.
pub trait Phrase: Milestones {
    /// Its rule texts, scenarios and lessons. A reference to a static, because a constant would be copied into the
    /// program at every use.
    const TEXTS: &'static Texts;

    /// The game's cards or pieces.
    type Card: Copy + Serialize + DeserializeOwned;

    /// Words an event as a sentence with its cards marked up: see [`told`] and [`plain`]. It says no more than the
    /// event contains.
    fn event(event: &Self::Event, lang: Lang, names: &Names) -> LinkedSentence;

    /// Words a refusal as a sentence addressed to the player.
    fn refusal(refusal: &Self::Refusal, lang: Lang, names: &Names) -> String;

    /// Words a move of the viewer as a short phrase, for hints and buttons.
    fn mv(mv: Self::Move, view: &Self::View, lang: Lang, names: &Names) -> String;

    /// Words what speaks for a move of the viewer; `None` if the game has nothing to say.
    fn reason(_mv: Self::Move, _view: &Self::View, _lang: Lang) -> Option<String> {
        None
    }

    /// Words a milestone as a clause in the present tense. The English clause stands before “in 62 of 100
    /// continuations”; the Hungarian one has [`TIMES`] where „100 folytatásból 62-szer” is inserted, directly before
    /// the verb. See [`why()`].
    fn milestone(milestone: Self::Milestone, lang: Lang, names: &Names) -> String;

    /// Returns a card's name.
    fn card(card: Self::Card, lang: Lang) -> String;

    /// Returns a card's sheet; with a view also where the card and its copies are, as far as that seat may know.
    fn card_sheet(card: Self::Card, view: Option<&Self::View>, lang: Lang, names: &Names) -> CardSheet;

    /// Returns every card of the game once, in the groups in which a person would lay them out; empty for a game
    /// without cards.
    fn cards(_lang: Lang) -> Vec<CardGroup<Self::Card>> {
        Vec::new()
    }

    /// Whether a part of a card's sheet says what the card does, for the list of all cards.
    fn tells(_card: Self::Card, _part: &CardPart) -> bool {
        true
    }

    /// Returns the rules that matter in the current position, most important first, for the drawer.
    fn at_hand(view: &Self::View) -> Vec<RuleId>;

    /// Summarizes the position in a few words, for the list of tables.
    fn standing(view: &Self::View, lang: Lang, names: &Names) -> String;

    /// Returns the cards in the viewer's hand, in order, which only that seat can see. `None` in a game without hands.
    fn held(view: &Self::View) -> Option<Vec<Self::Card>>;

    /// Returns the cards that the viewer has put by beside its hand, in order.
    fn put_by(_view: &Self::View) -> Vec<Self::Card> {
        Vec::new()
    }

    /// Words what else only the viewer knows, such as where its trap lies.
    fn kept_secret(_view: &Self::View, _lang: Lang) -> Option<String> {
        None
    }

    /// Words the expected result of a move: the share of the win (0 to 1) and the result in the game's own unit.
    fn expectation(share: f64, result: f64, lang: Lang) -> String;

    /// Words a move that was made beside a better one, each with its expected result in the game's own unit, in the
    /// notation of those who play the game: `E5 (−2.5), better: C3`. `None` if the game has no such notation, or it
    /// doesn't cover these moves.
    fn noted(_made: (Self::Move, f64), _preferred: (Self::Move, f64), _lang: Lang) -> Option<String> {
        None
    }

    /// Words a setup fault. Faults that are common to all games are worded by [`setup_fault`].
    fn setup_fault(fault: &Self::SetupFault, lang: Lang) -> String;

    /// Returns the name of an [option](game::Game::options) for the beginning of a sentence: `The size of the board`.
    fn option(key: &str, lang: Lang) -> Option<&'static str>;
}

/// Words an event as a sentence with linked cards, for the log.
#[must_use]
pub fn told<G: Phrase>(event: &G::Event, lang: Lang, names: &Names) -> Vec<Span> {
    G::event(event, lang, names).spans::<G>()
}

/// Words an event as plain text, for hints, announcements and text files.
#[must_use]
pub fn plain<G: Phrase>(event: &G::Event, lang: Lang, names: &Names) -> String {
    told::<G>(event, lang, names).iter().map(Span::text).collect()
}
