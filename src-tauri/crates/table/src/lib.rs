//! What a table is: a game with everything around it.
//!
//! Rules are a [`Game`](game::Game) in a crate of their own. Beside it, in the table's folder, lie its evaluation
//! ([`bot::Evaluate`]), its sentences and texts ([`rulebook::phrase::Phrase`]), what can be said of its score pad
//! ([`PhrasePad`]), and what only the house needs to know about it: [`Table`]. All of it is implemented for the table's
//! [record](game::Record). This crate knows no particular table.

mod clock;
mod code_form;
pub mod commands;
mod ending;
mod head_start;
pub mod letters;
mod measure;
pub mod measures;
pub mod player;
pub mod records;
pub mod sent;
mod trials;

pub use clock::{TimeLeft, TimeLimit};
pub use code_form::CodeForm;
pub use ending::{Concession, GivenUp, Hopeless, Resigning, resigning};
pub use head_start::HeadStart;
pub use measure::{ScoreKind, ScoreMeasure};
pub use player::Player;
pub use trials::{Deal, Rung, Trials};

use bot::Evaluate;
use commands::{Command, LightPlayouts};
use game::Game;
use measures::Measures;
use records::RecordFault;
use rulebook::Lang;
use rulebook::phrase::pad::PhrasePad;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The question of a table that can be asked nothing.
#[derive(Clone, Copy, Debug, Deserialize, specta::Type)]
pub enum NoQuestion {}

/// Adds the others' hands in the true state to what a seat sees, but nothing else that is hidden. No bot has it: it takes
/// the state.
pub struct Opened<G: Game>(pub fn(&mut G::View, &G::State));

/// A game with everything around it.
pub trait Table: Evaluate + PhrasePad {
    /// What its results are measured in.
    const MEASURE: ScoreMeasure;

    /// The choices of New table that make another game of it: their results aren't mixed.
    const ANOTHER_GAME: &'static [&'static str];

    /// Those of them that hardly make it easier or harder to win: results count towards a rating whatever they are.
    const AS_HARD: &'static [&'static str] = &[];

    /// How one of two sides is given a head start, where that is usual. Its options don't keep a result from counting
    /// towards a rating: what the head start was worth is reckoned in.
    const HEAD_START: Option<HeadStart<Self>> = None;

    /// What is measured of it.
    const MEASURES: Measures;

    /// How challenge codes write its deals, oldest first: all are read. New codes are written in the first form of the
    /// newest rules that has room for whoever plays. No number is given twice, whichever the table.
    const CODES: &'static [CodeForm];

    /// What it is put to in the tests that every table must pass.
    const TRIALS: Trials;

    /// What is printed on a card, for drawing it; `()` where that says no more than the card's name.
    type Printed: Serialize + specta::Type + 'static;

    /// What is printed on all its cards.
    fn printed() -> Vec<Self::Printed>;

    /// What can be asked of it away from any game; [`NoQuestion`] where nothing can.
    type Question: DeserializeOwned + specta::Type + 'static;

    /// What it answers then.
    type Answer: Serialize + specta::Type + 'static;

    /// Answers a question. Any text in it may come from anywhere.
    fn answer(question: Self::Question, lang: Lang) -> Self::Answer;

    /// The position that a question is about, to be analysed; none where it is about none.
    ///
    /// # Errors
    /// Why that position can't be.
    fn position(_question: Self::Question) -> Result<Option<Self::State>, RecordFault> {
        Ok(None)
    }

    /// The longest list that is kept for it, in characters: whatever people write for this table away from any game.
    const LONGEST_LIST: usize = 4_000;

    /// Whether a text is one of its lists, or a code of one, as people send them; it has come through [`sent::restored`].
    fn is_list(_text: &str) -> bool {
        false
    }

    /// Commands of the arena that no other table has.
    const COMMANDS: &'static [Command] = &[];

    /// Its light playouts, if its bots play any.
    const LIGHT: Option<LightPlayouts> = None;

    /// How the others' hands are laid open to one seat, where it is measured what it is worth to know them.
    const OPENED: Option<Opened<Self>> = None;

    /// How its games may be given up where there are two sides, if they may.
    const RESIGNING: Option<Resigning> = None;

    /// When its bots give a game up, if they ever do.
    const HOPELESS: Option<Hopeless<Self>> = None;

    /// How its games are kept in files that other programs read, if they are.
    const FORMAT: Option<records::Format<Self>> = None;

    /// What its automaton is called, if it has one.
    fn automaton(lang: Lang) -> &'static str {
        match lang {
            Lang::Hu => "Automata",
            Lang::En => "Automaton",
        }
    }

    /// A sheet with what people would have to agree on filled in; `None` if there is nothing to propose.
    fn propose(_sheet: &Self::Sheet) -> Option<Self::Sheet> {
        None
    }
}
