//! Kártyás go as a table: everything beyond its rules, which are in crate [`cardgo`].
//!
//! * [`go`]: a search for plain Go, and with it one for Go with cards;
//! * `evaluation`: the table's levels, which of the searches answers when, and a count both sides can agree to;
//! * `milestone`: what a reason for a move may tell of;
//! * `printed`: what is printed on the cards, for the window;
//! * `net_speed`: how fast the net of plain Go is;
//! * `learning`: the net of plain Go learnt anew, and games to learn it from;
//! * `gtp`, `referee`: the Go bot as a program for other programs, and games between two such;
//! * `record`: games as files in the Smart Game Format, and such files as trees to walk in and to change;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its part of the rulebook, its lessons, and
//!   what there is to read beside them.

mod evaluation;
#[cfg(feature = "commands")]
mod glanced;
pub mod go;
#[cfg(feature = "commands")]
pub mod gtp;
mod head_start;
#[cfg(feature = "commands")]
mod learning;
mod light;
mod measures;
mod milestone;
#[cfg(feature = "commands")]
mod net_speed;
mod printed;
mod record;
#[cfg(feature = "commands")]
mod referee;
mod sentences;

pub use milestone::Milestone;
pub use printed::{Printed, Target};

use cardgo::{Cardgo, Colour, Phase, Position, Sheet, State, View};
use game::{Pad, Record, RuleId};
use record::wire::{Answer, Question};
use rulebook::{Lang, Texts};
#[cfg(feature = "commands")]
use table::commands::Command;
use table::commands::LightPlayouts;
use table::measures::Measures;
use table::records::{Format, RecordFault};
use table::{CodeForm, Deal, HeadStart, Hopeless, Resigning, Rung, ScoreKind, ScoreMeasure, Table, Trials};

/// The table of Kártyás go.
#[derive(Clone, Copy, Debug)]
pub struct CardgoTable;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Whether a game is past its beginning: stones stand on a third of the board, and it isn't being counted.
fn is_well_on(view: &View) -> bool {
    let (position, size) = (view.table().position(), u16::from(view.setup.size));
    let stones: u16 = Colour::BOTH.iter().map(|&colour| position.board().stone_count(colour)).sum();
    view.table().phase() == Phase::Playing && 3 * stones >= size * size
}

impl Record for CardgoTable {
    type Game = Cardgo;
}

impl Table for CardgoTable {
    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Margin, halves: true };
    const ANOTHER_GAME: &'static [&'static str] = &["size", "cards", "handicap"];
    const AS_HARD: &'static [&'static str] = &["size", "cards"];
    const HEAD_START: Option<HeadStart<CardgoTable>> = Some(head_start::HEAD_START);
    const RESIGNING: Option<Resigning> = Some(Resigning { rule: RuleId("GO-1.4/resign") });
    // Of 160 games on 9×9 that were played on, with cards and without, somebody would have given up in 157 by this, and
    // won none of them; by three in a row, one with cards.
    const HOPELESS: Option<Hopeless<CardgoTable>> = Some(Hopeless { below: 0.03, in_a_row: 5, may_be: is_well_on });
    const CODES: &'static [CodeForm] = &[
        CodeForm { number: 2, rules: 1, players: 8, rooms: &[4, 16, 16, 4, 4, 4] },
        CodeForm { number: 5, rules: 2, players: 8, rooms: &[4, 16, 16, 4, 4, 4] },
        // Levels that are known by their ranks have numbers from 8 on.
        CodeForm { number: 9, rules: 2, players: 32, rooms: &[4, 16, 16, 4, 4, 4] },
    ];
    const MEASURES: Measures = measures::MEASURES;
    const TRIALS: Trials = Trials {
        examples: 8,
        house_rules: &["GO-1.3", "GO-1.4", "GO-1.5", "GO-2.1", "GO-2.3", "GO-3.5", "GO-3.6", "GO-3.7", "GO-3.10"],
        set_up: &[],
        choices: &[Deal::new(2, 1), Deal::new(2, 2), Deal::new(2, 3)],
        iterations: 320,
        hints: &[Deal::new(2, 11)],
        hint_points: 2,
        ladder: &[
            Rung::new(2, 4, "beginner", "random", 0.8),
            Rung::new(2, 4, "steady", "beginner", 0.8),
            // A seat that may use cards beats one that may not.
            Rung::new(2, 8, "strong", "strong", 0.7).with(&[("size", "9")]).over_fewer_means(),
        ],
    };

    type Printed = Printed;

    fn printed() -> Vec<Printed> {
        Printed::all()
    }

    type Question = Question;
    type Answer = Answer;

    fn answer(question: Question, lang: Lang) -> Answer {
        record::answer(question, lang)
    }

    fn position(question: Question) -> Result<Option<State>, RecordFault> {
        record::position(question)
    }

    // Records are kept as the lists of other tables are.
    const LONGEST_LIST: usize = record::MOST_LETTERS;

    #[cfg(feature = "commands")]
    const COMMANDS: &'static [Command] = &[
        Command {
            name: "evaluations",
            about: "How many positions of plain Go a second the net evaluates, by vector instructions.",
            run: net_speed::run,
        },
        Command {
            name: "glances",
            about: "How well plain Go is judged without a long search: leads, and dead stones.",
            run: glanced::run,
        },
        Command {
            name: "gtp",
            about: "The Go bot over the Go Text Protocol, version 2, on standard input and output.",
            run: gtp::run,
        },
        Command {
            name: "referee",
            about: "Whole games between two programs that speak the Go Text Protocol.",
            run: referee::run,
        },
        Command {
            name: "sgf",
            about: "Looks through records of Go: the games in them, and whether our rules allow what was played there.",
            run: record::command::run,
        },
        Command {
            name: "teach-go",
            about: "Plays games of plain Go by the search led by the net, for `train-go` to learn from.",
            run: learning::own_games::run,
        },
        Command {
            name: "train-go",
            about: "Learns the net of plain Go anew from a folder of positions, and goes on where it was broken off.",
            run: learning::run,
        },
    ];
    const LIGHT: Option<LightPlayouts> = Some(light::GO_13);
    const FORMAT: Option<Format<CardgoTable>> = Some(record::SGF);

    /// The dead groups, as the net sees them.
    fn propose(sheet: &Sheet) -> Option<Sheet> {
        if !Cardgo::reckon(sheet).ok()?.faults.is_empty() {
            return None;
        }
        let position = Position::from_board(sheet.board().ok()?, Colour::Black);
        let dead = go::estimate(&position, sheet.setup.komi).dead;
        Some(Sheet { dead, ..sheet.clone() })
    }
}
