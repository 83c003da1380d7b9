//! What the window exchanges with the house when a person learns from a game: their costliest decisions, and moves
//! tried on past positions.

use super::{JudgedMove, PositionSource, Why};
use bot::Grade;
use games::GameMove;
use rulebook::Span;
use serde::{Deserialize, Serialize};

/// A position to try moves on: nothing of it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, specta::Type)]
pub struct PracticePosition {
    pub source: PositionSource,
    /// The moves made from there, for whichever seat is to move.
    pub moves: Vec<GameMove>,
    /// Whether the position is seen from the seat to move, and moves are made for every seat. Otherwise it is seen by
    /// the person.
    pub open: bool,
}

/// The person's costliest decisions in a game, as far as they are judged.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Mistakes {
    /// The number of the person's decisions to be judged.
    pub all: u32,
    /// The number of those judged so far.
    pub done: u32,
    /// Whether more will be judged.
    pub running: bool,
    /// The costliest decisions, the worst first.
    pub mistakes: Vec<Mistake>,
}

/// A decision that cost the person something.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Mistake {
    /// The number of decisions before it.
    pub ply: u32,
    /// The move in words.
    pub text: String,
    pub grade: Grade,
    /// The person's win rate in percent with the best move.
    pub from: u8,
    /// The person's win rate in percent with the move that was made.
    pub to: u8,
    /// What the best move achieves and the move made doesn't, if that is clear.
    pub why: Option<Why>,
}

/// The positions that come back because the person failed them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct PracticeList {
    /// Those to be practised today, the longest overdue first.
    pub due: Vec<DuePosition>,
    /// How many others come back later.
    pub later: u32,
}

/// A position to be practised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct DuePosition {
    pub source: PositionSource,
    pub game: String,
}

/// A move tried on a position, judged.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Attempt {
    pub tried: JudgedMove,
    pub grade: Grade,
    /// Whether it is as good as the best, as far as the search can tell.
    pub found: bool,
    /// The share of the win that it gives away, in percent.
    pub lost: u8,
    /// What is expected to follow, in words.
    pub line: Vec<Vec<Span>>,
}

/// The best move of a position.
#[derive(Clone, Debug, PartialEq, Serialize, specta::Type)]
pub struct Solution {
    pub best: JudgedMove,
    /// What is expected to follow, in words.
    pub line: Vec<Vec<Span>>,
    /// Other moves that are as good, as far as the search can tell, in words.
    pub also: Vec<String>,
    /// A few moves, the best among them, in the order in which the rules list them: a hint.
    pub among: Vec<GameMove>,
    /// What the best move of a puzzle achieves and the one that looks best doesn't, if that is clear.
    pub why: Option<Why>,
}
