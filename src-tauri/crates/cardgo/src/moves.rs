//! What a seat can decide, and what a person can touch.

use crate::point::Point;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoMove")]
pub enum Move {
    /// Place a stone (GO-1.2).
    Play {
        /// Where.
        point: Point,
    },
    /// Place none (GO-1.2).
    Pass,
    /// While counting: say of a group that it is dead, or alive after all (GO-1.4).
    Mark {
        /// The group's first point.
        point: Point,
    },
    /// While counting: agree with the marks as they are (GO-1.4).
    Agree,
    /// While counting: play on (GO-1.4).
    Resume,
}

/// A touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoIntent")]
pub enum Intent {
    /// A point of the board, to play there.
    Play {
        /// Which one.
        point: Point,
    },
    /// The pass button.
    Pass,
    /// A stone while counting: its group is meant.
    Mark {
        /// Any point of the group.
        point: Point,
    },
    /// The agree button.
    Agree,
    /// The button to play on.
    Resume,
}

impl Move {
    /// The touch that it comes down to.
    pub(crate) fn intent(self) -> Intent {
        match self {
            Move::Play { point } => Intent::Play { point },
            Move::Pass => Intent::Pass,
            Move::Mark { point } => Intent::Mark { point },
            Move::Agree => Intent::Agree,
            Move::Resume => Intent::Resume,
        }
    }
}

impl Intent {
    /// The move it stands for: a mark's touch lies on the group's first point where the move does.
    pub(crate) fn meant(self) -> Move {
        match self {
            Intent::Play { point } => Move::Play { point },
            Intent::Pass => Move::Pass,
            Intent::Mark { point } => Move::Mark { point },
            Intent::Agree => Move::Agree,
            Intent::Resume => Move::Resume,
        }
    }
}
