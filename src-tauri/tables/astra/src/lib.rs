//! Astra as a table: everything beyond its rules, which are in the crate [`astra`].
//!
//! * `evaluation`: what a state is worth, and what the person would do at a glance;
//! * `sentences`: events, refusals, moves and constellations in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its part of the rulebook, its lessons and
//!   further reading.

mod evaluation;
mod measures;
mod sentences;

pub use evaluation::Milestone;

use astra::{Astra, Card, Constellation};
use game::{Record, RuleId};
use rulebook::{Lang, Texts};
use table::measures::Measures;
use table::{CodeForm, Deal, NoQuestion, Resigning, Rung, ScoreKind, ScoreMeasure, Table, Trials};

/// The table of Astra.
#[derive(Clone, Copy, Debug)]
pub struct AstraTable;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Record for AstraTable {
    type Game = Astra;
}

impl Table for AstraTable {
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Most, halves: false };
    // How hard Auptolemy is to beat matters more to a result than anything else.
    const ANOTHER_GAME: &'static [&'static str] = &[
        "water-removed",
        "no-points",
        "no-telescopes",
        "open-deck",
        "reshuffle",
        "more-stardust",
        "more-points",
        "more-telescopes",
        "final-card",
        "six-stardust",
        "hidden-card",
        "one-more-removed",
        "counted-stars",
        "conduct",
    ];
    const RESIGNING: Option<Resigning> = Some(Resigning { rule: RuleId("AS-8.1/resign") });
    const CODES: &'static [CodeForm] = &[
        CodeForm { number: 3, rules: 1, players: 8, rooms: &[4; 13] },
        CodeForm { number: 6, rules: 2, players: 8, rooms: &[4; 14] },
    ];
    const MEASURES: Measures = measures::MEASURES;
    const TRIALS: Trials = Trials {
        examples: 8,
        house_rules: &[
            "AS-0.1", "AS-0.2", "AS-0.3", "AS-0.4", "AS-1.4", "AS-2.1", "AS-4.1", "AS-5.2", "AS-5.5", "AS-5.6",
            "AS-6.1", "AS-6.2", "AS-7.5", "AS-7.7", "AS-7.8", "AS-7.9", "AS-7.10", "AS-7.12", "AS-8.1", "AS-8.2",
            "AS-8.4", "AS-9.1", "AS-9.5", "AS-9.11", "AS-9.13",
        ],
        set_up: &["AS-1.4", "AS-9.1", "AS-9.2", "AS-9.6", "AS-9.7", "AS-9.12"],
        choices: &[Deal::new(2, 1), Deal::new(2, 2), Deal::new(2, 3), Deal::new(2, 4)],
        iterations: 60,
        hints: &[Deal::new(2, 11)],
        hint_points: 2,
        ladder: &[
            Rung::new(2, 10, "steady", "beginner", 0.5),
            Rung::new(2, 20, "beginner", "random", 0.6),
            Rung::new(2, 40, "greedy", "beginner", 0.5),
        ],
    };

    type Printed = &'static Constellation;

    fn printed() -> Vec<&'static Constellation> {
        Card::all().map(Card::constellation).collect()
    }

    type Question = NoQuestion;
    type Answer = ();

    fn answer(question: NoQuestion, _lang: Lang) {
        match question {}
    }

    fn automaton(_lang: Lang) -> &'static str {
        sentences::AUTOMATON
    }
}
