//! What a bot thinks of a game's decisions, the person's and its own.

use super::Why;
use bot::Grade;
use game::Seat;
use serde::Serialize;
use tables::GameMove;

/// What a bot thinks of a table's decisions, as far as it has thought.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Review {
    /// How many decisions are to be judged.
    pub all: u32,
    /// How many have been.
    pub done: u32,
    /// Whether it goes on.
    pub running: bool,
    /// What was found, by the order of the decisions; where there was no choice, nothing.
    pub decisions: Vec<JudgedDecision>,
    /// Where there was no choice.
    pub forced: Vec<ForcedDecision>,
    /// The moments that moved the person's chance to win, as far as all that was found until now tells.
    pub turning: Vec<TurningPoint>,
    /// The person's share of the win at the end of a game that is over, in percent.
    pub end: Option<u8>,
    /// By how many half points they were ahead then; none where it was given up, or results are no lead.
    #[serde(rename = "endLead")]
    pub end_lead: Option<i32>,
}

/// A decision that left no choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ForcedDecision {
    /// How many decisions came before it.
    pub ply: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The move in words.
    pub text: String,
}

/// A decision as a bot judges it, by what its seat could see.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct JudgedDecision {
    /// How many decisions came before it.
    pub ply: u32,
    /// Whose it was.
    pub seat: Seat,
    /// What the bot prefers.
    pub preferred: JudgedMove,
    /// What was done.
    pub played: JudgedMove,
    /// What was done, what that cost, and what was better, as those who play the game write it down; none where they
    /// don't.
    pub noted: Option<String>,
    /// What the preferred move achieves that what was done doesn't, where that is clear.
    pub why: Option<Why>,
    /// How well it was decided.
    pub grade: Grade,
}

/// A move, and what a bot expects of it.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct JudgedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: GameMove,
    /// The move in words.
    pub text: String,
    /// What may be expected of it by whoever makes it, in words.
    pub expected: String,
    /// The person's share of the win in percent, whoever makes it.
    pub percent: u8,
    /// By how many half points the person is expected to be ahead in the end; none where results are no lead.
    pub lead: Option<i32>,
}

/// Why a bot did what it did, by what its seat saw then.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum BotAccount {
    /// It had no choice.
    Forced,
    /// It doesn't look ahead.
    AtAGlance,
    /// The bots of this version would do something else.
    Otherwise {
        /// That move in words.
        today: String,
    },
    /// It looked ahead.
    Considered {
        /// What it did.
        played: ConsideredMove,
        /// What it would have done else.
        second: Option<ConsideredMove>,
        /// A move that it would have liked better, and didn't notice, in words.
        overlooked: Option<String>,
        /// What its move achieves that the second doesn't, where that is clear.
        why: Option<Why>,
    },
}

/// A move that a bot considered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct ConsideredMove {
    /// The move in words.
    pub text: String,
    /// The bot's own share of the win in percent, as it saw it.
    pub percent: u8,
    /// By how many half points it expected to be ahead in the end; none where results are no lead.
    pub lead: Option<i32>,
}

/// What moved the chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum TurnCause {
    /// A decision gave something away.
    Decision,
    /// What nobody could foresee: nobody else decided meanwhile.
    Luck,
    /// What the others did, and what nobody could foresee.
    Others,
}

/// A moment at which the person's chance to win moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct TurningPoint {
    /// Where one sees it: after so many decisions. A decision is the next one there; all else has just happened.
    pub ply: u32,
    /// What moved it.
    pub cause: TurnCause,
    /// The person's share of the win before, in percent.
    pub from: u8,
    /// … and afterwards.
    pub to: u8,
    /// By how many half points the person was expected to be ahead before; none where results are no lead.
    #[serde(rename = "fromLead")]
    pub from_lead: Option<i32>,
    /// … and afterwards.
    #[serde(rename = "toLead")]
    pub to_lead: Option<i32>,
}
