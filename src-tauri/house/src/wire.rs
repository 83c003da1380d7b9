//! The types exchanged between house and window, beside the games' own types.

mod advice;
mod curve;
mod practice;
mod puzzles;
mod review;

pub use advice::{Advice, MissedOften, RefusedOften};
pub use curve::{Curve, CurvePoint};
pub use practice::{Attempt, DuePosition, Mistake, Mistakes, PracticeList, PracticePosition, Solution};
pub use puzzles::{PositionSource, PuzzleEntry, PuzzleList, PuzzleOverview, PuzzleState, PuzzleTotals};
pub use review::{
    Balance, BotAccount, ConsideredMove, ForcedDecision, JudgedDecision, JudgedMove, Review, TurnCause, TurningPoint,
};

use crate::settings::Settings;
use bot::{Level, Rank, Survey};
use game::{OptionSpec, Outcome, Seat};
use games::{GameEvent, GameMilestone, GameMove, GameView};
use hosting::{Concession, Player, TimeLimit};
use rulebook::{Lang, RuleLink, Span};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the first screen needs.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Start {
    /// The person's settings.
    pub settings: Settings,
    /// The resulting language on this device.
    pub lang: Lang,
    /// All tables, the one that moved last first.
    pub tables: Vec<TableSummary>,
    /// The games that can be played.
    pub games: Vec<GameInfo>,
    /// Notices to show as long as they apply.
    pub notices: Vec<String>,
    /// Reports about damaged files, to show until the person has seen them.
    pub recoveries: Vec<String>,
    /// Decisions that are still missing because of them.
    pub missing: Vec<Missing>,
    /// Whether another instance of the app has the tables open, so that this one can only read.
    pub busy: bool,
    /// Whether nothing can be saved.
    pub read_only: bool,
    /// Whether everything was erased since the app was opened, and can be brought back.
    pub erased: bool,
    /// The values that the window has stored, by its own names.
    pub keepsakes: BTreeMap<String, String>,
}

/// Decisions of a table that were lost for good with a damaged file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Missing {
    pub game: String,
    /// The name the person gave the table; empty if none.
    pub name: String,
    /// The number of lost decisions.
    pub decisions: u32,
}

/// A table on the first screen.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct TableSummary {
    /// The table's identifier.
    pub id: String,
    pub game: String,
    /// The name the person gave it; empty if none.
    pub name: String,
    /// The players in seat order.
    pub players: Vec<Player>,
    /// The state of the game, in a few words.
    pub standing: String,
    /// The result in the same words, without saying that the game is over; `None` while it is running.
    pub result: Option<String>,
    /// The number of decisions before its state.
    pub plies: u32,
    pub finished: bool,
    /// Whether the person has been helped.
    pub assisted: bool,
    /// Whether the game came from a record.
    pub imported: bool,
    /// When it was created, in milliseconds since 1970. A whole number.
    pub created_ms: f64,
    /// When it last moved, in milliseconds since 1970. A whole number.
    pub updated_ms: f64,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its name in commands.
    pub game: String,
    /// The possible numbers of seats.
    pub seats: Vec<u8>,
    /// The seats of automata.
    pub automata: Vec<Seat>,
    /// The options and their values.
    pub options: Vec<OptionSpec>,
    /// The levels of its bots, weakest first.
    pub levels: Vec<OfferedLevel>,
    /// Whether it has lessons.
    pub lessons: bool,
    /// Whether its games can be resigned, or lost on time, with two sides.
    pub resigning: bool,
    /// The last setup of a new table, without the seed.
    pub last: Option<NewTable>,
}

/// A level that can be chosen for bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct OfferedLevel {
    /// Its name in commands.
    pub key: String,
    /// Its rank; `None` if the game has no ranks.
    pub rank: Option<Rank>,
    /// Whether it is shown by its rank alone, and offered where ranks are chosen.
    pub by_rank: bool,
}

impl OfferedLevel {
    /// Describes a level for the window.
    pub(crate) fn of(level: &Level) -> OfferedLevel {
        OfferedLevel { key: level.key.to_owned(), rank: level.rank, by_rank: level.by_rank }
    }
}

/// A table to be created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct NewTable {
    pub game: String,
    /// The players in seat order.
    pub players: Vec<Player>,
    /// Options with values other than the usual ones.
    pub options: Vec<OptionChoice>,
    /// The seed of the deal; `None` for a random one.
    pub seed: Option<String>,
    /// The person's time limit; `None` without a clock. Ignored if the game can't be resigned.
    #[serde(default)]
    pub clock: Option<TimeLimit>,
}

/// An objection to a new table's setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OptionFault {
    /// The option it concerns; `None` if only the whole setup is at fault.
    pub option: Option<String>,
    pub text: String,
    /// The rule violated; `None` for an option that doesn't exist.
    pub rule: Option<String>,
}

/// An option and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct OptionChoice {
    pub key: String,
    pub value: String,
}

/// A table as the person may see it.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct TableSnapshot {
    /// The table's identifier.
    pub id: String,
    /// Counts every change; commands that change the table pass the revision they saw.
    pub revision: u32,
    /// The seed of the deal; `None` for a game that began from a position of the rulebook or of a record.
    pub seed: Option<String>,
    /// View and moves of the game. Moves are listed if the person is to move.
    #[serde(rename = "state")]
    pub game: GameView,
    /// The players at their seats.
    pub seats: Vec<SeatInfo>,
    /// The log from this line on is replaced by `log`.
    pub log_from: u32,
    /// The lines of the log.
    pub log: Vec<LogLine>,
    /// The number of decisions from the beginning.
    pub plies: u32,
    /// Whether a decision can be undone.
    pub can_undo: bool,
    /// Whether undo needs everybody's consent, because another person has decided since.
    pub undo_asks: bool,
    /// Whether a decision can be redone.
    pub can_redo: bool,
    /// Whether a bot is about to move.
    pub thinking: bool,
    /// Whether a bot is about to move, but waits to be requested.
    pub waiting_for_step: bool,
    /// Whether the game came from a record.
    pub imported: bool,
    /// Set if the position belongs to the part of a game that others played: the seats are theirs.
    pub record: Option<RecordPart>,
    /// For a past position of a finished game: the last decision in words, if the log has nothing of it.
    pub unseen: Option<String>,
    /// Whether the person looks back, so that no bot moves.
    pub held: bool,
    /// Whether the person has been helped.
    pub assisted: bool,
    /// Whether the beginning of the log comes from another version and can't be undone.
    pub history_locked: bool,
    /// The part of the game that was lost with a damaged file.
    pub damaged: Option<DamagedPart>,
    /// The rules that matter in this position, the most relevant first.
    pub at_hand: Vec<RuleLink>,
    /// The result of a finished game.
    pub outcome: Option<Outcome>,
    /// How it ended by resignation or on time, if it did.
    pub given_up: Option<Concluded>,
    /// Whether the person may resign now.
    pub can_resign: bool,
    /// The person's clock while the game is running; `None` without a clock, and for past positions.
    pub clock: Option<ClockView>,
}

/// The legal moves of one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct MovesOfRule {
    /// The rule of what the moves first do.
    pub rule: RuleLink,
    /// How many moves there are.
    pub all: u32,
    /// The first of them in words.
    pub named: Vec<String>,
}

/// What everybody may see while the device is handed over from one person to another.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct HandingOver {
    /// The table's identifier.
    pub id: String,
    pub game: String,
    pub revision: u32,
    /// The players at their seats; none of them is "you".
    pub seats: Vec<SeatInfo>,
    /// The person to decide; `None` while bots decide.
    pub seat: Option<Seat>,
    /// What has happened since that person's last decision, as far as everybody saw it; the newest lines if it is much.
    pub log: Vec<LogLine>,
    /// The person who decided last, if they may still take that back.
    pub may_take_back: Option<Seat>,
    /// Whether that person may decline without opening their view, as when asked whether they answer a card.
    pub may_decline: bool,
}

/// The person's clock at the time the position arose, and the time thought about it since, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// The main time left.
    pub main_ms: u32,
    /// The number of periods left.
    pub periods: u32,
    /// The length of each period.
    pub period_ms: u32,
    /// How long the person has thought about the present decision.
    pub spent_ms: u32,
    /// Whether the person is to decide.
    pub asked: bool,
}

/// How a game ended by resignation or on time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Concluded {
    /// The seat that lost.
    pub seat: Seat,
    pub why: Concession,
    /// The same in a sentence.
    pub text: String,
    /// The rule about it.
    pub rule: String,
}

/// The part of a game in which something was lost: the rest of it can be read, but not replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct DamagedPart {
    /// Its first decision, counted from 1.
    pub first: u32,
    /// Its last decision, counted from 1.
    pub last: u32,
}

/// The player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct SeatInfo {
    /// The name to show.
    pub name: String,
    pub player: Player,
}

/// The part of a game that others played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RecordPart {
    /// At its end: the result in a sentence, if the record gives it.
    pub ended: Option<String>,
}

/// An event in words.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct LogLine {
    /// The sentence; its cards can be touched.
    pub text: Vec<Span>,
    /// The rule it follows.
    pub rule: String,
    /// The seat whose decision caused it; `None` for the deal.
    pub seat: Option<Seat>,
    /// The number of decisions up to it: 0 for the deal, and in a scene, which counts none.
    pub ply: u32,
    /// The event as data, for display.
    pub event: GameEvent,
}

/// The hint of a strong bot.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct HintView {
    /// The best moves, best first.
    pub moves: Vec<HintMove>,
}

/// A move of a hint.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct HintMove {
    #[serde(rename = "move")]
    pub mv: GameMove,
    /// The move in words.
    pub text: String,
    /// Its obvious advantage, in a sentence; `None` if the game gives none.
    pub prospect: Option<String>,
    /// What it achieves and the second-best move doesn't; only for the best move, and only if that is clear.
    pub why: Option<Why>,
    /// The expected result, in words; `None` for a move without alternative.
    pub expected: Option<String>,
    /// The expected continuation, in words, as far as it can be known.
    pub line: Vec<Vec<Span>>,
}

/// What a move achieves and another doesn't, by the continuations searched after each.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Why {
    /// The same in a sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: String,
    /// The event that is achieved.
    pub milestone: GameMilestone,
    /// How many of a hundred continuations after the better move achieve it.
    pub percent: u8,
    /// How many of a hundred continuations after the other move achieve it.
    pub other: u8,
}

/// What a seat held that the others couldn't see, shown once the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct OpenHand {
    pub seat: Seat,
    /// The cards in its hand.
    pub cards: Vec<OpenCard>,
    /// The cards it had set aside.
    pub put_by: Vec<OpenCard>,
    /// What else only this seat knew, in words.
    pub secret: Option<String>,
}

/// An open card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OpenCard {
    /// The card's code.
    pub card: String,
    /// The card's name.
    pub name: String,
}

/// The present results of a search.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Analysis {
    /// The number of iterations so far.
    pub tries: u32,
    /// Whether it continues.
    pub running: bool,
    /// The most promising moves, best first.
    pub moves: Vec<AnalysedMove>,
    /// How the board will probably be divided, for games with such a board.
    pub survey: Option<Survey>,
}

/// A promising move.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct AnalysedMove {
    #[serde(rename = "move")]
    pub mv: GameMove,
    /// The move in words.
    pub text: String,
    /// The win rate of the seat that makes it, in percent.
    pub percent: u8,
    /// The expected score in the game's own unit, rounded.
    pub result: i32,
    /// The number of iterations that tried it.
    pub tries: u32,
    /// The expected line, this move first, as far as it can be known.
    pub line: Vec<AnalysedStep>,
}

/// A decision of an expected line.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct AnalysedStep {
    pub seat: Seat,
    #[serde(rename = "move")]
    pub mv: GameMove,
}

/// A text to be exported: shown, copied, or saved to a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct ExportText {
    pub text: String,
    /// The suggested name of its file.
    pub name: String,
    /// Whether it can be saved to the Downloads folder on this device.
    pub can_save: bool,
}
