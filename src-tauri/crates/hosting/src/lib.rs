//! What the app needs of a game beyond its rules.
//!
//! The rules are a [`Game`] in a crate of their own. Beside it, the game's folder has its evaluation
//! ([`bot::Evaluate`]), its sentences and texts ([`rulebook::phrase::Phrase`]), the sentences of its score pad
//! ([`PhrasePad`]), and what only the app needs: [`HostedGame`]. All of it is implemented for the game's
//! [delegate](game::Delegate). This crate depends on no particular game.

mod clock;
pub mod code_alphabet;
mod code_form;
pub mod commands;
mod head_start;
mod measure;
pub mod measures;
pub mod player;
pub mod puzzles;
pub mod records;
mod resignation;
pub mod restore_text;
mod test_parameters;
pub mod tools;

pub use clock::{TimeLeft, TimeLimit};
pub use code_form::CodeForm;
pub use head_start::HeadStart;
pub use measure::{ScoreKind, ScoreMeasure};
pub use player::Player;
pub use resignation::{BotResignation, Concession, GivenUp, Resigning, resigning};
pub use test_parameters::{Deal, Rung, Trials};

use bot::Evaluate;
use game::Game;
use records::RecordFault;
use rulebook::Lang;
use rulebook::phrase::pad::PhrasePad;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The question type of a game that answers none.
#[derive(Clone, Copy, Debug, Deserialize, specta::Type)]
pub enum NoQuestion {}

/// Adds the other seats' hands from the true state to a view, but nothing else that is hidden. For measurements only:
/// bots don't have the state.
pub struct OpenHands<G: Game>(pub fn(&mut G::View, &G::State));

/// A game with everything the app needs around its rules.
pub trait HostedGame: Evaluate + PhrasePad {
    /// The unit of its results.
    const MEASURE: ScoreMeasure;

    /// The options that make a different game of it: results with different values are kept apart.
    const ANOTHER_GAME: &'static [&'static str];

    /// Those of them that hardly change the difficulty: results count towards a rating whatever their value.
    const AS_HARD: &'static [&'static str] = &[];

    /// How one of two sides is given a head start, in games where that is customary. Results with a head start count
    /// towards a rating, which takes its worth into account.
    const HEAD_START: Option<HeadStart<Self>> = None;

    /// The encodings of its challenge codes, oldest first: all can be read. New codes are written in the first form of
    /// the newest rules that has room for the players. Each number is used once, over all games.
    const CODES: &'static [CodeForm];

    /// What is printed on a card, for drawing it; `()` if that is only the card's name.
    type Printed: Serialize + specta::Type + 'static;

    /// Returns what is printed on all cards.
    fn printed() -> Vec<Self::Printed>;

    /// A question that the game answers without a table; [`NoQuestion`] if there are none.
    type Question: DeserializeOwned + specta::Type + 'static;

    /// The answer to a question.
    type Answer: Serialize + specta::Type + 'static;

    /// Answers a question. Texts in it are untrusted.
    fn answer(question: Self::Question, lang: Lang) -> Self::Answer;

    /// Returns the position that a question is about, for analysis; `None` if it is about none.
    ///
    /// # Errors
    /// If that position is impossible.
    fn position(_question: Self::Question) -> Result<Option<Self::State>, RecordFault> {
        Ok(None)
    }

    /// The longest stored list, in characters. A list is a text that people write for this game outside a table, such
    /// as a deck.
    const LONGEST_LIST: usize = 4_000;

    /// Whether a text, restored by [`restore_text::restored`], is one of its lists or the code of one.
    fn is_list(_text: &str) -> bool {
        false
    }

    /// Its puzzles, as [`puzzles`] writes them.
    const PUZZLES: &'static str;

    /// Returns what a puzzle is about by its position and its best move, for the middle of a sentence; `None` in a game
    /// whose puzzles aren't sorted.
    fn puzzle_kind(_position: &Self::State, _best: Self::Move, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// How the other hands are revealed to one seat, for measuring what knowing them is worth.
    const OPENED: Option<OpenHands<Self>> = None;

    /// Whether and how its games with two sides can be resigned.
    const RESIGNING: Option<Resigning> = None;

    /// When its bots resign; `None` if they never do.
    const HOPELESS: Option<BotResignation<Self>> = None;

    /// The format of its records for other programs, if it has one.
    const FORMAT: Option<records::Format<Self>> = None;

    /// Returns the name of its automaton.
    fn automaton(lang: Lang) -> &'static str {
        lang.pick("Automata", "Automaton")
    }

    /// Returns the sheet with the values filled in that the players would have to agree on; `None` if there is nothing
    /// to propose.
    fn propose(_sheet: &Self::Sheet) -> Option<Self::Sheet> {
        None
    }
}
