//! A bot's review of a game's decisions, the person's and its own.

use super::Why;
use bot::Grade;
use game::Seat;
use games::GameMove;
use serde::Serialize;

/// A bot's review of a table's decisions, as far as it is computed.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Review {
    /// The number of decisions to be judged.
    pub all: u32,
    /// The number of decisions judged so far.
    pub done: u32,
    /// Whether more will follow.
    pub running: bool,
    /// The verdicts in order; decisions without alternatives are missing.
    pub decisions: Vec<JudgedDecision>,
    /// Decisions without alternatives.
    pub forced: Vec<ForcedDecision>,
    /// The moments that changed the person's win rate, as far as the verdicts so far show.
    pub turning: Vec<TurningPoint>,
    /// The person's share of the win at the end of a finished game, in percent.
    pub end: Option<u8>,
    /// The person's final lead in half points; `None` if the game was resigned, or its results are no margins.
    #[serde(rename = "endLead")]
    pub end_lead: Option<i32>,
    /// What made the result, once all decisions of a finished game are judged.
    pub balance: Option<Balance>,
}

/// What made the result of a game for the person, in percent of the win: `from` and the three parts add up to the
/// result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Balance {
    /// The person's win rate before their first decision.
    pub from: i32,
    /// What the person's decisions cost; 0 or less.
    pub decisions: i32,
    /// What chance gave or took: with `both` all of it, otherwise only while nobody else decided.
    pub luck: i32,
    /// What the others' decisions gave or took, without `both` their luck as well.
    pub others: i32,
    /// Whether the decisions of both sides are judged, which only a game of two seats allows.
    pub both: bool,
    /// The person's share of the win at the end.
    pub to: i32,
    /// How far the parts may be wrong: the standard error of the search's judgements.
    pub error: i32,
}

/// A decision without alternatives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ForcedDecision {
    /// The number of decisions before it.
    pub ply: u32,
    /// The seat that made it.
    pub seat: Seat,
    /// The move in words.
    pub text: String,
}

/// A bot's verdict on a decision, by what its seat could see.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct JudgedDecision {
    /// The number of decisions before it.
    pub ply: u32,
    /// The seat that made it.
    pub seat: Seat,
    /// The move the bot prefers.
    pub preferred: JudgedMove,
    /// The move made.
    pub played: JudgedMove,
    /// The move made, its cost, and the better move, in the notation that players of the game use; `None` if there is
    /// none.
    pub noted: Option<String>,
    /// What the preferred move achieves and the move made doesn't, if that is clear.
    pub why: Option<Why>,
    /// The quality of the decision.
    pub grade: Grade,
}

/// A move, and what a bot expects of it.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct JudgedMove {
    #[serde(rename = "move")]
    pub mv: GameMove,
    /// The move in words.
    pub text: String,
    /// The expected result of the seat that makes it, in words.
    pub expected: String,
    /// The person's win rate in percent, whichever seat makes the move.
    pub percent: u8,
    /// The person's expected final lead in half points; `None` if the game's results are no margins.
    pub lead: Option<i32>,
}

/// The explanation of a bot's decision, by what its seat saw then.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum BotAccount {
    /// It had no alternative.
    Forced,
    /// It doesn't search.
    AtAGlance,
    /// The bots of this version would make another move.
    Otherwise {
        /// That move in words.
        today: String,
    },
    /// It made a search.
    Considered {
        /// The move it made.
        played: ConsideredMove,
        /// Its second choice.
        second: Option<ConsideredMove>,
        /// A move that it would have preferred but didn't consider, in words.
        overlooked: Option<String>,
        /// What its move achieves and the second doesn't, if that is clear.
        why: Option<Why>,
    },
}

/// A move that a bot considered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ConsideredMove {
    /// The move in words.
    pub text: String,
    /// The bot's own win rate in percent, as it estimated it.
    pub percent: u8,
    /// The bot's expected final lead in half points; `None` if the game's results are no margins.
    pub lead: Option<i32>,
}

/// What changed the win rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum TurnCause {
    /// A decision that was not the best.
    Decision,
    /// Unforeseeable chance; nobody else decided meanwhile.
    Luck,
    /// The opponents' decisions, and unforeseeable chance.
    Others,
}

/// A moment at which the person's win rate changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct TurningPoint {
    /// The number of decisions before the position that shows it. For a decision, it is the next one there; anything
    /// else has just happened.
    pub ply: u32,
    pub cause: TurnCause,
    /// The person's win rate before, in percent.
    pub from: u8,
    /// The person's win rate afterwards, in percent.
    pub to: u8,
    /// The person's expected final lead before, in half points; `None` if the game's results are no margins.
    #[serde(rename = "fromLead")]
    pub from_lead: Option<i32>,
    /// The person's expected final lead afterwards, in half points.
    #[serde(rename = "toLead")]
    pub to_lead: Option<i32>,
}
