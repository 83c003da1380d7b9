//! Iszkenderun for the app: everything beyond its rules, which are in the crate [`iszkenderun`].
//!
//! * `evaluation`: the value of states, priors of moves and milestones;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its volume of the rulebook, its lessons
//!   and further reading.

mod evaluation;
mod levels;
mod sentences;

pub use evaluation::Milestone;

use game::Delegate;
use hosting::{CodeForm, HostedGame, NoQuestion, ScoreKind, ScoreMeasure};
use iszkenderun::{Iszkenderun, PrintedCard};
use rulebook::{Lang, Texts};

/// Iszkenderun as a hosted game.
#[derive(Clone, Copy, Debug)]
pub struct HostedIszkenderun;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Delegate for HostedIszkenderun {
    type Game = Iszkenderun;
}

impl HostedGame for HostedIszkenderun {
    const PUZZLES: &str = include_str!("../puzzles.txt");
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Most, halves: false };
    // The options hardly change the scores, so results of games with different options can be compared.
    const ANOTHER_GAME: &'static [&'static str] = &[];
    const CODES: &'static [CodeForm] = &[CodeForm { number: 1, rules: 1, players: 8, rooms: &[4; 4] }];

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
