//! What the window exchanges with the house about puzzles.

use hosting::puzzles::PuzzleGrade;
use serde::{Deserialize, Serialize};

/// How a person did at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub enum PuzzleState {
    Untried,
    /// The first try failed, and it wasn't solved later.
    Failed,
    /// It was solved after the first try had failed.
    SolvedLater,
    /// The first try solved it.
    Solved,
}

impl PuzzleState {
    /// Whether any try solved it.
    pub(crate) fn is_solved(self) -> bool {
        matches!(self, PuzzleState::Solved | PuzzleState::SolvedLater)
    }
}

/// A puzzle in its game's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct PuzzleEntry {
    /// Its number in the list, from 1.
    pub number: u32,
    pub grade: PuzzleGrade,
    /// The rule behind the reason why the move is best.
    pub rule: String,
    /// What it is about, such as a ladder, for the middle of a sentence; absent if the game doesn't say.
    pub kind: Option<String>,
    pub state: PuzzleState,
}

/// The puzzles of a game, the easiest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleList {
    pub game: String,
    /// The number of today's puzzle.
    pub today: u32,
    /// Whether it was tried today.
    pub done_today: bool,
    pub puzzles: Vec<PuzzleEntry>,
}

/// How a person did at the puzzles of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleTotals {
    pub game: String,
    /// The number of today's puzzle.
    pub today: u32,
    /// Whether it was tried today, and how the person did at it.
    pub done_today: bool,
    pub state: PuzzleState,
    /// The number of puzzles.
    pub all: u32,
    /// How many of them were tried.
    pub tried: u32,
    /// How many of them were solved, at the first try or later.
    pub solved: u32,
    /// How many of them were solved at the first try.
    pub at_once: u32,
}

/// How a person did at all puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleOverview {
    /// The games that have puzzles.
    pub games: Vec<PuzzleTotals>,
    /// On how many days in a row the person tried a puzzle of the day, up to today or yesterday.
    pub days: u32,
    /// The most days in a row so far.
    pub most_days: u32,
}

/// Where a position to be practised comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "from", rename_all = "camelCase")]
pub enum PositionSource {
    /// A table of the person.
    Table {
        id: String,
        /// The number of decisions before the position.
        ply: u32,
    },
    /// A game's puzzle.
    Puzzle {
        game: String,
        /// Its number in the game's list, from 1.
        number: u32,
    },
}
