//! Why something can't be done.

use crate::point::Point;
use crate::rules;
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// Why a move or a touch is refused, with the points concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "CardgoRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// It is the other's move.
    NotYourTurn {
        /// Whose.
        to_move: Seat,
    },
    /// The point is on no line of this board.
    NoSuchPoint {
        /// Which one.
        point: Point,
        /// Lines of the board.
        size: u8,
    },
    /// A stone stands there.
    Occupied {
        /// Which point.
        point: Point,
        /// Whose stone.
        owner: Seat,
    },
    /// The stone's own group would have no liberty, and nothing is captured.
    Suicide {
        /// Which point.
        point: Point,
    },
    /// The stone just taken can't be taken back at once.
    Ko {
        /// Which point.
        point: Point,
        /// The move whose position would come back; 0 for the beginning.
        number: u32,
    },
    /// The board would look as it did before.
    Repetition {
        /// Which point.
        point: Point,
        /// The move whose position would come back; 0 for the beginning.
        number: u32,
    },
    /// The other one marks or agrees now.
    NotYourWord {
        /// Who.
        to_move: Seat,
    },
    /// Groups are being marked: to go on playing, play must be resumed first.
    Counting,
    /// Groups are marked only after two passes in a row.
    NotCounting,
    /// The other one changed marks last: agree, or play on.
    OnlyAnswer,
    /// There is no stone to mark.
    NoStone {
        /// Which point.
        point: Point,
    },
    /// The group has been marked in this turn.
    AlreadyMarked {
        /// The group's first point.
        first: Point,
    },
    /// A group is named by its first point.
    NotFirst {
        /// The point given.
        point: Point,
        /// The group's first point.
        first: Point,
    },
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotYourTurn { .. } | Refusal::NoSuchPoint { .. } => rules::BOARD,
            Refusal::Occupied { .. } => rules::PLACING,
            Refusal::Suicide { .. } | Refusal::Ko { .. } | Refusal::Repetition { .. } => rules::ILLEGAL,
            Refusal::GameOver
            | Refusal::NotYourWord { .. }
            | Refusal::Counting
            | Refusal::NotCounting
            | Refusal::OnlyAnswer
            | Refusal::NoStone { .. }
            | Refusal::AlreadyMarked { .. }
            | Refusal::NotFirst { .. } => rules::END,
        }
    }
}
