//! Párbaj as a hosted game: everything it needs in the app beyond its rules, in crate [`parbaj`], and its cards, in
//! crate [`parbaj_cards`].
//!
//! * `evaluation`: the values of states and the priors of moves;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `printed`: the data from which the window draws a card;
//! * `game_queries`, `deck_code`, `text_report`: requests that don't belong to a table: decks, as lists and as codes, and
//!   readings of card texts;
//! * `deck_matchups`: lets the ready decks play against each other, to compare them;
//! * `read_command`: reads any card text under chapter 91, on the command line;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its volume of the rulebook, its lessons, and
//!   further reading.

mod bot_resignation;
mod deck_code;
mod evaluation;
mod game_queries;
mod levels;
mod printed;
mod sentences;
mod text_report;

pub use deck_code::CodeFault;
pub use evaluation::{Milestone, lead};
pub use game_queries::{Answer, CardText, DeckFault, DeckReport, Question};
pub use printed::Printed;
pub use text_report::{TextPart, TextReport};

use game::{Delegate, RuleId};
use hosting::{BotResignation, CodeForm, HostedGame, Resigning, ScoreKind, ScoreMeasure};
use parbaj::Parbaj;
use rulebook::{Lang, Texts};

/// Párbaj with everything that the app needs around its rules.
#[derive(Clone, Copy, Debug)]
pub struct HostedParbaj;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Delegate for HostedParbaj {
    type Game = Parbaj;
}

impl HostedGame for HostedParbaj {
    const PUZZLES: &str = include_str!("../puzzles.txt");
    // The result is the Ép left.
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Most, halves: false };
    // Results with one deck say little about another. Written lists aren't among the keys by which results are grouped.
    const ANOTHER_GAME: &'static [&'static str] = &["deck", "opposing-deck", "reading"];
    // Ready decks win between 40 and 60 % of the duels against each other.
    const AS_HARD: &'static [&'static str] = Self::ANOTHER_GAME;
    const RESIGNING: Option<Resigning> = Some(Resigning { rule: RuleId("DU-1.3/resign") });
    const HOPELESS: Option<BotResignation<HostedParbaj>> = Some(bot_resignation::HOPELESS);
    const CODES: &'static [CodeForm] = &[
        CodeForm { number: 4, rules: 1, players: 8, rooms: &[8, 8, 4, 2, 2] },
        CodeForm { number: 7, rules: 2, players: 8, rooms: &[8, 8, 4, 2, 2, 4] },
        CodeForm { number: 8, rules: 3, players: 8, rooms: &[8, 8, 4, 2, 2, 4] },
    ];

    type Printed = Printed;

    fn printed() -> Vec<Printed> {
        Printed::all()
    }

    type Question = Question;
    type Answer = Answer;

    fn answer(question: Question, lang: Lang) -> Answer {
        game_queries::answer(question, lang)
    }

    fn is_list(text: &str) -> bool {
        game_queries::is_deck(text)
    }
}
