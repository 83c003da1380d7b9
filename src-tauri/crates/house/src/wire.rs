//! What crosses between house and window, beside the games' own types.

mod curve;
mod review;

pub use curve::{Curve, CurvePoint};
pub use review::{
    BotAccount, ConsideredMove, ForcedDecision, JudgedDecision, JudgedMove, Review, TurnCause, TurningPoint,
};

use crate::settings::Settings;
use bot::{Level, Rank, Survey};
use game::{OptionSpec, Outcome, Seat};
use rulebook::{Lang, RuleLink, Span};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Concession, Player, TimeLimit};
use tables::{GameEvent, GameMilestone, GameMove, GameView};

/// What the first screen needs.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct Start {
    /// The person's settings.
    pub settings: Settings,
    /// The language they come to on this device.
    pub lang: Lang,
    /// All tables, the one that moved last first.
    pub tables: Vec<TableSummary>,
    /// The games that can be played.
    pub games: Vec<GameInfo>,
    /// What the person should be told for as long as it is so.
    pub notices: Vec<String>,
    /// What the person should be told until they have seen it: files that were damaged.
    pub recoveries: Vec<String>,
    /// What is still missing because of them.
    pub missing: Vec<Missing>,
    /// Another instance of the app has the tables open: this one can only read.
    pub busy: bool,
    /// Nothing can be kept.
    pub read_only: bool,
    /// Everything was erased since the app was opened, and can be brought back.
    pub erased: bool,
    /// What the window has had kept, by its own names.
    pub keepsakes: BTreeMap<String, String>,
}

/// Decisions of a table that a damaged file has lost for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Missing {
    /// Which game.
    pub game: String,
    /// What the person calls the table; empty for one without a name of its own.
    pub name: String,
    /// How many.
    pub decisions: u32,
}

/// A table on the first screen.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct TableSummary {
    /// Its identifier.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What the person calls it; empty for a table without a name of its own.
    pub name: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// How it stands, in a few words.
    pub standing: String,
    /// How it ended, in the same words without saying that it has; none while it goes on.
    pub result: Option<String>,
    /// How many decisions led there.
    pub plies: u32,
    /// Whether the game is over.
    pub finished: bool,
    /// The person has been helped.
    pub assisted: bool,
    /// The game came from a file of another program.
    pub imported: bool,
    /// When it was laid, in milliseconds since 1970. A whole number.
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
    /// With how many seats it can be played.
    pub seats: Vec<u8>,
    /// Seats at which an automaton sits.
    pub automata: Vec<Seat>,
    /// What can be chosen.
    pub options: Vec<OptionSpec>,
    /// The levels of its bots, weakest first.
    pub levels: Vec<OfferedLevel>,
    /// Whether it has lessons.
    pub lessons: bool,
    /// Whether its games may be given up, or lost by the clock, where there are two sides.
    pub resigning: bool,
    /// What was chosen for its last new table, without the deal.
    pub last: Option<NewTable>,
}

/// A level that bots can be given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct OfferedLevel {
    /// Its name in commands.
    pub key: String,
    /// Its rank; none where players don't think in ranks.
    pub rank: Option<Rank>,
    /// Whether it is known by its rank alone, and offered where ranks are asked for.
    pub by_rank: bool,
}

impl OfferedLevel {
    /// How the window is told of a level.
    pub(crate) fn of(level: &Level) -> OfferedLevel {
        OfferedLevel { key: level.key.to_owned(), rank: level.rank, by_rank: level.by_rank }
    }
}

/// A table to be laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// Options that aren't as usual.
    pub options: Vec<OptionChoice>,
    /// Where the deal starts; none for any.
    pub seed: Option<String>,
    /// How much time the person has; none without a clock. Where a game can't be given up there is none in any case.
    #[serde(default)]
    pub clock: Option<TimeLimit>,
}

/// One thing that stands against a new table's setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OptionFault {
    /// The option whose value it is about; none for what only the whole shows.
    pub option: Option<String>,
    /// The sentence.
    pub text: String,
    /// The rule that says so; none for an option that there isn't.
    pub rule: Option<String>,
}

/// One option and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
pub struct OptionChoice {
    /// Which option.
    pub key: String,
    /// Its value.
    pub value: String,
}

/// A table as the person may see it.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct TableSnapshot {
    /// The table.
    pub id: String,
    /// Counts every change; commands that change the table name the one they saw.
    pub revision: u32,
    /// The seed of the deal; none for a game that began from a position of the book, or of a file.
    pub seed: Option<String>,
    /// View and moves of the game. Moves are listed when the person is to move.
    #[serde(rename = "state")]
    pub game: GameView,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The log from this line on is replaced by `log`.
    pub log_from: u32,
    /// What happened.
    pub log: Vec<LogLine>,
    /// How many decisions led here from the beginning.
    pub plies: u32,
    /// Whether there is a decision to take back.
    pub can_undo: bool,
    /// Whether there is one to do again.
    pub can_redo: bool,
    /// A bot is about to move.
    pub thinking: bool,
    /// A bot is about to move, but waits to be asked.
    pub waiting_for_step: bool,
    /// The game came from a file.
    pub imported: bool,
    /// What is seen is part of a game that others played: the seats are theirs.
    pub record: Option<RecordPart>,
    /// Looked back at once the game is over: what was decided last, where the log has nothing of it.
    pub unseen: Option<String>,
    /// The table is being looked back at, and no bot moves until that ends.
    pub held: bool,
    /// The person has been helped.
    pub assisted: bool,
    /// The beginning of the log comes from another version and can't be taken back.
    pub history_locked: bool,
    /// What a damaged file has lost of the game.
    pub damaged: Option<DamagedPart>,
    /// The rules of what lies on the table now, the most pressing first.
    pub at_hand: Vec<RuleLink>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// How it ended beside its rules, if that is how it did.
    pub given_up: Option<Concluded>,
    /// Whether the person may give it up now.
    pub can_resign: bool,
    /// The person's clock, while the game goes on; none without one, or looked back at.
    pub clock: Option<ClockView>,
}

/// The person's clock as the position that lies there came up, and what has been thought about it since. All but the
/// number of periods in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// What was left of the main time.
    pub main_ms: u32,
    /// How many periods were.
    pub periods: u32,
    /// How long each of them is.
    pub period_ms: u32,
    /// How long the person has thought about what is asked now.
    pub spent_ms: u32,
    /// Whether it is the person who is asked.
    pub asked: bool,
}

/// How a game ended beside its rules: one side gave it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Concluded {
    /// Who did, and has lost.
    pub seat: Seat,
    /// Why.
    pub why: Concession,
    /// It in a sentence.
    pub text: String,
    /// The entry of the book that tells of it.
    pub rule: String,
}

/// A part of a game of which something was lost: what is left of it can be read, but not played back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct DamagedPart {
    /// Its first decision, counted from 1.
    pub first: u32,
    /// Its last decision.
    pub last: u32,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct SeatInfo {
    /// The name to show.
    pub name: String,
    /// Who decides there.
    pub player: Player,
}

/// Part of a game that others played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct RecordPart {
    /// At its end: how it ended, in a sentence, if the file tells that.
    pub ended: Option<String>,
}

/// Something that happened, in words.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct LogLine {
    /// The sentence, its cards touchable.
    pub text: Vec<Span>,
    /// Its rule.
    pub rule: String,
    /// Whose decision it came from; none for the deal.
    pub seat: Option<Seat>,
    /// After how many decisions the table stood so: 0 for the deal, and in a scene, which counts none.
    pub ply: u32,
    /// The event, for the eye.
    pub event: GameEvent,
}

/// What a strong bot would do.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct HintView {
    /// The best moves, best first.
    pub moves: Vec<HintMove>,
}

/// A move a strong bot considers.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct HintMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: GameMove,
    /// The move in words.
    pub text: String,
    /// What speaks for it at a glance, in a sentence; none where the table has nothing to say of it.
    pub prospect: Option<String>,
    /// What it achieves that the second-best doesn't; only of the best, and only where that is clear.
    pub why: Option<Why>,
    /// What it expects in the end, in words; none for a move without alternative.
    pub expected: Option<String>,
    /// What it expects to happen, in words, as far as that can be known.
    pub line: Vec<Vec<Span>>,
}

/// What a move achieves that another doesn't, from the games that were searched after each.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Why {
    /// It in a sentence.
    pub text: String,
    /// The rule by which it comes about.
    pub rule: String,
    /// What happens.
    pub milestone: GameMilestone,
    /// In how many of a hundred continuations it does after the better move.
    pub percent: u8,
    /// In how many after the other.
    pub other: u8,
}

/// What a seat held that the others couldn't see, once the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct OpenHand {
    /// Whose.
    pub seat: Seat,
    /// Its cards.
    pub cards: Vec<OpenCard>,
    /// Those it had put by beside its hand.
    pub put_by: Vec<OpenCard>,
    /// What else only this seat knew, in words.
    pub secret: Option<String>,
}

/// A card that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct OpenCard {
    /// Its code.
    pub card: String,
    /// Its name.
    pub name: String,
}

/// What a search has found of a position by now.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Analysis {
    /// How many iterations it has made.
    pub tries: u32,
    /// Whether it goes on.
    pub running: bool,
    /// The moves worth looking at, best first.
    pub moves: Vec<AnalysedMove>,
    /// How the board is likely to be shared out, for tables where it is.
    pub survey: Option<Survey>,
}

/// A move worth looking at.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct AnalysedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: GameMove,
    /// The move in words.
    pub text: String,
    /// The share of the win, in percent, of whoever makes it.
    pub percent: u8,
    /// What is expected in the end, in the table's own unit, rounded.
    pub result: i32,
    /// How many iterations have tried it.
    pub tries: u32,
    /// How it is expected to go on, this move first, as far as that can be known.
    pub line: Vec<AnalysedStep>,
}

/// A decision of an expected line.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct AnalysedStep {
    /// Whose.
    pub seat: Seat,
    /// What.
    #[serde(rename = "move")]
    pub mv: GameMove,
}

/// A text to be carried elsewhere: shown, copied, or put into a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct ExportText {
    /// The text.
    pub text: String,
    /// What its file may be called.
    pub name: String,
    /// Whether it can be put into the Downloads folder here.
    pub can_save: bool,
}
