//! Everything public about a game in progress: in plain Go, all there is.

use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Position;
use crate::setup::Setup;
use game::Seat;
use serde::{Deserialize, Serialize};

/// A game as both players see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    pub(crate) phase: Phase,
    /// Whether play has been resumed after a count: then nobody counts a stone as dead (GO-1.4).
    pub(crate) resumed: bool,
    /// Stones marked as dead.
    pub(crate) dead: PointSet,
    /// Stones whose group has been marked in this turn of marking.
    pub(crate) marked: PointSet,
    /// Stones taken off so far, by the seat that took them.
    pub(crate) captures: [u32; 2],
    /// For every pass so far, how many stones had been played before it.
    pub(crate) passed_at: Vec<u32>,
}

/// What the game is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoPhase")]
pub enum Phase {
    /// Stones are placed.
    Playing,
    /// Groups are marked dead or alive.
    Counting {
        /// Whose word it is.
        stage: Stage,
    },
    /// The game is over.
    Over,
}

/// Whose word it is while groups are marked. The first to speak is the opponent of the last to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoStage")]
pub enum Stage {
    /// The first marks, and agrees.
    First,
    /// The other agrees, or marks otherwise and agrees.
    Second,
    /// The first answers the other's marks.
    Last,
}

impl Table {
    /// A table at the beginning of a game.
    pub(crate) fn new(setup: Setup, position: Position) -> Table {
        Table {
            setup,
            position,
            phase: Phase::Playing,
            resumed: false,
            dead: PointSet::EMPTY,
            marked: PointSet::EMPTY,
            captures: [0; 2],
            passed_at: Vec::new(),
        }
    }

    /// Who decides now.
    #[inline]
    pub(crate) fn to_move(&self) -> Option<Seat> {
        let turn = self.position.turn();
        match self.phase {
            Phase::Playing | Phase::Counting { stage: Stage::First | Stage::Last } => Some(seat_of(turn)),
            Phase::Counting { stage: Stage::Second } => Some(seat_of(turn.opponent())),
            Phase::Over => None,
        }
    }

    /// The setup the game was dealt with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Board, turn and earlier positions.
    #[inline]
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What the game is at.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether play has been resumed after a count.
    #[must_use]
    pub fn is_resumed(&self) -> bool {
        self.resumed
    }

    /// Stones marked as dead.
    #[must_use]
    pub fn dead(&self) -> &PointSet {
        &self.dead
    }

    /// Stones whose group has been marked in this turn of marking.
    #[must_use]
    pub fn marked(&self) -> &PointSet {
        &self.marked
    }

    /// Moves made so far, passes included.
    #[inline]
    #[must_use]
    pub fn number(&self) -> u32 {
        self.stones_played() + self.passed_at.len() as u32
    }

    /// Stones played so far.
    #[inline]
    pub(crate) fn stones_played(&self) -> u32 {
        self.position.history().len() as u32 - 1
    }

    /// The number of the move after which the board first looked as it did at that place of the history; 0 is the
    /// beginning.
    pub(crate) fn number_of(&self, colouring: usize) -> u32 {
        let before = self.passed_at.iter().filter(|&&stones| (stones as usize) < colouring).count();
        (colouring + before) as u32
    }

    /// The stones of the group that `point` belongs to; none if it is empty.
    pub(crate) fn group(&self, point: Point) -> PointSet {
        self.position.board().chain_set(point)
    }

    /// Every group by its first point, in the order of points.
    pub(crate) fn groups(&self) -> Vec<Point> {
        let mut seen = PointSet::EMPTY;
        let mut firsts = Vec::new();
        let board = self.position.board();
        for point in board.points() {
            if board.stone(point).is_some() && !seen.contains(point) {
                seen |= self.group(point);
                firsts.push(point);
            }
        }
        firsts
    }
}

/// Who plays a colour.
#[inline]
pub(crate) fn seat_of(colour: Colour) -> Seat {
    Seat(colour.index() as u8)
}
