//! Astra for the app: everything beyond its rules, which are in the crate [`astra`].
//!
//! * `evaluation`: the value of states, priors of moves and milestones;
//! * `sentences`: events, refusals, moves and constellations in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its volume of the rulebook, its lessons
//!   and further reading.

mod evaluation;
mod levels;
mod sentences;

pub use evaluation::Milestone;

use astra::{Astra, Card, Constellation};
use game::{Delegate, RuleId};
use hosting::{CodeForm, HostedGame, NoQuestion, Resigning, ScoreKind, ScoreMeasure};
use rulebook::{Lang, Texts};

/// Astra as a hosted game.
#[derive(Clone, Copy, Debug)]
pub struct HostedAstra;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Delegate for HostedAstra {
    type Game = Astra;
}

impl HostedGame for HostedAstra {
    const PUZZLES: &str = include_str!("../puzzles.txt");
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Most, halves: false };
    // How hard Auptolemy is to beat matters more to a result than anything else, so results of games with different
    // modifications can't be compared.
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
