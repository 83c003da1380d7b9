//! Párbaj as a table: everything beyond its rules, in crate [`parbaj`], and its cards, in crate [`parbaj_cards`].
//!
//! * `evaluation`: what a state is worth, and what a player would do at a glance;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `printed`: what the window draws a card from;
//! * `questions`, `deck_code`, `text_report`: what can be asked of it away from any game: decks, as lists and as codes,
//!   and what a card text is made of;
//! * `decks`: the ready decks against each other, to compare them;
//! * `read`: any card text read under chapter 91, on the command line;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its part of the rulebook, its lessons, and
//!   what there is to read beside them.

mod deck_code;
#[cfg(feature = "commands")]
mod decks;
mod evaluation;
mod measures;
mod printed;
mod questions;
#[cfg(feature = "commands")]
mod read;
mod sentences;
mod text_report;

pub use deck_code::CodeFault;
pub use evaluation::Milestone;
pub use printed::Printed;
pub use questions::{Answer, CardText, DeckFault, DeckReport, Question};
pub use text_report::{TextPart, TextReport};

use game::{Record, RuleId};
use parbaj::{Parbaj, View};
use rulebook::{Lang, Texts};
use table::measures::Measures;
use table::{CodeForm, Deal, Hopeless, Resigning, Rung, ScoreKind, ScoreMeasure, Table, Trials};

/// The table of Párbaj.
#[derive(Clone, Copy, Debug)]
pub struct ParbajTable;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Turns of both players before nobody gives a duel up.
const BEGINNING: u16 = 8;

/// Whether a duel is past its beginning.
fn is_well_on(view: &View) -> bool {
    view.turn > BEGINNING
}

impl Record for ParbajTable {
    type Game = Parbaj;
}

impl Table for ParbajTable {
    // The Ép that are left.
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Most, halves: false };
    // Results with one deck say little about another. A written list is no name to add results up under.
    const ANOTHER_GAME: &'static [&'static str] = &["deck", "opposing-deck", "reading"];
    // Ready decks win between 40 and 60 % of each other's duels.
    const AS_HARD: &'static [&'static str] = Self::ANOTHER_GAME;
    const RESIGNING: Option<Resigning> = Some(Resigning { rule: RuleId("DU-1.3/resign") });
    // Of 130 duels that were played on, somebody would have given up in 48 by this, and won none of them.
    const HOPELESS: Option<Hopeless<ParbajTable>> = Some(Hopeless { below: 0.03, in_a_row: 5, may_be: is_well_on });
    const CODES: &'static [CodeForm] = &[
        CodeForm { number: 4, rules: 1, players: 8, rooms: &[8, 8, 4, 2, 2] },
        CodeForm { number: 7, rules: 2, players: 8, rooms: &[8, 8, 4, 2, 2, 4] },
        CodeForm { number: 8, rules: 3, players: 8, rooms: &[8, 8, 4, 2, 2, 4] },
    ];
    const MEASURES: Measures = measures::MEASURES;
    const TRIALS: Trials = Trials {
        examples: 9,
        house_rules: &[
            "DU-1.2",
            "DU-1.3",
            "DU-1.4",
            "DU-1.5",
            "DU-1.8",
            "DU-1.9",
            "DU-2.1",
            "DU-2.2",
            "DU-2.10",
            "DU-3.2",
            "DU-3.7",
            "DU-4.2",
            "DU-4.6",
            "DU-5.1",
            "DU-5.4",
            "DU-91.3.4",
        ],
        // The deal names only what a mulligan names too.
        set_up: &[],
        choices: &[Deal::new(2, 1), Deal::new(2, 2), Deal::new(2, 3)],
        iterations: 60,
        hints: &[Deal::new(2, 11)],
        hint_points: 2,
        ladder: &[
            Rung::new(2, 15, "steady", "beginner", 0.55),
            Rung::new(2, 20, "beginner", "random", 0.7),
            Rung::new(2, 20, "steady", "greedy", 0.55),
        ],
    };

    type Printed = Printed;

    #[cfg(feature = "commands")]
    const COMMANDS: &'static [table::commands::Command] = &[
        table::commands::Command {
            name: "decks",
            about: "The ready decks of Párbaj against each other: shares, starter, turns.",
            run: decks::run,
        },
        table::commands::Command {
            name: "read",
            about: "A Hungarian card text under chapter 91 of the HKK Kódex: its parts and their categories.",
            run: read::run,
        },
    ];

    fn printed() -> Vec<Printed> {
        Printed::all()
    }

    type Question = Question;
    type Answer = Answer;

    fn answer(question: Question, lang: Lang) -> Answer {
        questions::answer(question, lang)
    }

    fn is_list(text: &str) -> bool {
        questions::is_deck(text)
    }
}
