//! Kártyás go as a hosted game: everything beyond its rules, which are in crate [`cardgo`].
//!
//! * [`go`]: the search for plain Go and, based on it, the search for Go with cards;
//! * `evaluation`: the levels, the choice between the searches, and the judgement of counts;
//! * `milestone`: the facts that a reason for a move may name;
//! * `printed`: what is printed on the cards, for the window;
//! * `puzzle_kind`: what puzzles are about;
//! * `net_speed`: measures the speed of the net of plain Go;
//! * `learning`: trains the net of plain Go, and produces games to train it from;
//! * `gtp`, `referee`: the Go bot as a program for other programs, and games between two such programs;
//! * `record`: import and export of games in the Smart Game Format, and reading and editing of such files as trees;
//! * `sentences`: events, refusals, moves and cards in both languages;
//! * `rules`, `scenarios`, `tutorial.json`, `reading.json` in this folder: its volume of the rulebook, its lessons, and
//!   further reading.

mod bot_resignation;
mod evaluation;
pub mod go;
mod head_start;
mod levels;
mod milestone;
mod printed;
mod puzzle_kind;
pub mod record;
mod sentences;

pub use milestone::Milestone;
pub use printed::{Printed, Target};

use cardgo::{Cardgo, Colour, Move, Position, Sheet, State};
use game::{Delegate, Pad, RuleId};
use hosting::records::{Format, RecordFault};
use hosting::{BotResignation, CodeForm, HeadStart, HostedGame, Resigning, ScoreKind, ScoreMeasure};
use puzzle_kind::PuzzleKind;
use record::editor_protocol::{Answer, RecordRequest};
use rulebook::{Lang, Texts};

/// The hosted game Kártyás go.
#[derive(Clone, Copy, Debug)]
pub struct HostedCardgo;

static TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Delegate for HostedCardgo {
    type Game = Cardgo;
}

impl HostedGame for HostedCardgo {
    const PUZZLES: &str = include_str!("../puzzles.txt");

    fn puzzle_kind(position: &State, best: Move, lang: Lang) -> Option<&'static str> {
        Some(sentences::sentences(lang).puzzle_kind(PuzzleKind::of(position, best)))
    }

    const MEASURE: ScoreMeasure = ScoreMeasure { kind: ScoreKind::Margin, halves: true };
    const ANOTHER_GAME: &'static [&'static str] = &["size", "cards", "handicap"];
    const AS_HARD: &'static [&'static str] = &["size", "cards"];
    const HEAD_START: Option<HeadStart<HostedCardgo>> = Some(head_start::HEAD_START);
    const RESIGNING: Option<Resigning> = Some(Resigning { rule: RuleId("GO-1.4/resign") });
    const HOPELESS: Option<BotResignation<HostedCardgo>> = Some(bot_resignation::HOPELESS);
    const CODES: &'static [CodeForm] = &[
        CodeForm { number: 2, rules: 1, players: 8, rooms: &[4, 16, 16, 4, 4, 4] },
        CodeForm { number: 5, rules: 2, players: 8, rooms: &[4, 16, 16, 4, 4, 4] },
        // Levels that are known by their ranks have numbers from 8 on.
        CodeForm { number: 9, rules: 2, players: 32, rooms: &[4, 16, 16, 4, 4, 4] },
    ];

    type Printed = Printed;

    fn printed() -> Vec<Printed> {
        Printed::all()
    }

    type Question = RecordRequest;
    type Answer = Answer;

    fn answer(question: RecordRequest, lang: Lang) -> Answer {
        record::answer(question, lang)
    }

    fn position(question: RecordRequest) -> Result<Option<State>, RecordFault> {
        record::position(question)
    }

    // A record may be as long as the lists of the other games.
    const LONGEST_LIST: usize = record::MOST_LETTERS;

    const FORMAT: Option<Format<HostedCardgo>> = Some(record::SGF);

    /// Proposes the dead groups by the net's evaluation.
    fn propose(sheet: &Sheet) -> Option<Sheet> {
        if !Cardgo::reckon(sheet).ok()?.faults.is_empty() {
            return None;
        }
        let position = Position::from_board(sheet.board().ok()?, Colour::Black);
        let dead = go::estimate(&position, sheet.setup.komi).dead;
        Some(Sheet { dead, ..sheet.clone() })
    }
}
