//! Iszkenderun as a table: everything beyond its rules, which are in the crate [`iszkenderun`].
//!
//! * `evaluation`: what a state is worth, and what a seat would do at a glance;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its part of the rulebook, its lessons and
//!   further reading.

mod evaluation;
mod measures;
mod sentences;

pub use evaluation::Milestone;

use game::Record;
use iszkenderun::{Iszkenderun, PrintedCard};
use rulebook::{Lang, Texts};
use table::measures::Measures;
use table::{CodeForm, Deal, NoQuestion, Rung, ScoreKind, ScoreMeasure, Table, Trials};

/// The table of Iszkenderun.
#[derive(Clone, Copy, Debug)]
pub struct IszkenderunTable;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Record for IszkenderunTable {
    type Game = Iszkenderun;
}

impl Table for IszkenderunTable {
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Most, halves: false };
    // The different readings of rules hardly change the scores.
    const ANOTHER_GAME: &'static [&'static str] = &[];
    const CODES: &'static [CodeForm] = &[CodeForm { number: 1, rules: 1, players: 8, rooms: &[4; 4] }];
    const MEASURES: Measures = measures::MEASURES;
    const TRIALS: Trials = Trials {
        examples: 9,
        house_rules: &[
            "IS-0.2", "IS-0.3", "IS-1.3", "IS-3.2", "IS-3.3", "IS-3.4", "IS-3.6", "IS-3.7", "IS-3.9", "IS-4.2",
            "IS-4.6", "IS-4.8", "IS-4.9", "IS-4.10", "IS-4.11", "IS-4.13", "IS-5.2", "IS-5.4", "IS-5.5", "IS-6.1",
            "IS-6.3", "IS-7.2", "IS-7.3", "IS-7.4", "IS-7.6", "IS-8.4",
        ],
        set_up: &["IS-1.1", "IS-1.2"],
        choices: &[Deal::new(3, 1), Deal::new(4, 2), Deal::new(4, 3)],
        iterations: 100,
        hints: &[Deal::new(3, 11), Deal::new(4, 12)],
        hint_points: 2,
        ladder: &[
            Rung::new(3, 10, "beginner", "random", 0.8),
            Rung::new(4, 10, "beginner", "random", 0.8),
            Rung::new(3, 50, "greedy", "beginner", 0.38),
            Rung::new(4, 50, "greedy", "beginner", 0.28),
            Rung::new(4, 10, "steady", "greedy", 0.3),
        ],
    };

    type Printed = PrintedCard;

    fn printed() -> Vec<PrintedCard> {
        PrintedCard::all()
    }

    type Question = NoQuestion;
    type Answer = ();

    fn answer(question: NoQuestion, _lang: Lang) {
        match question {}
    }
}
