//! The milestones of a game: facts about its end that a player would accept as a reason for a move.

use cardgo::{Card, Point, rules};
use game::{Cites, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// A fact about how a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoMilestone")]
pub enum Milestone {
    /// A group that stands in the current position is still alive at the end.
    Lives {
        /// The owner of the group.
        seat: Seat,
        /// One of the group's stones.
        point: Point,
    },
    /// A card is countered.
    Countered {
        /// The owner of the cancelled card.
        seat: Seat,
        /// The card that is cancelled.
        card: Card,
    },
    /// A stone meets a trap and isn't placed.
    Trapped {
        /// The owner of the stone.
        seat: Seat,
    },
    /// The seat that decides owns more of a corner at the end than its opponent.
    Corner { seat: Seat, corner: Corner },
}

/// A quarter of the board; on boards with an odd number of lines, the middle lines belong to no corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCorner")]
pub enum Corner {
    /// The corner of A1.
    LowerLeft,
    LowerRight,
    UpperLeft,
    UpperRight,
}

impl Corner {
    /// All four corners.
    pub(crate) const ALL: [Corner; 4] = [Corner::LowerLeft, Corner::LowerRight, Corner::UpperLeft, Corner::UpperRight];

    /// Returns whether a point of a board of that size belongs to the corner.
    pub(crate) fn holds(self, point: Point, size: u8) -> bool {
        let half = size / 2;
        let (left, right) = (point.column() < half, point.column() >= size - half);
        let (lower, upper) = (point.row() < half, point.row() >= size - half);
        match self {
            Corner::LowerLeft => left && lower,
            Corner::LowerRight => right && lower,
            Corner::UpperLeft => left && upper,
            Corner::UpperRight => right && upper,
        }
    }
}

impl Cites for Milestone {
    fn rule(&self) -> RuleId {
        match self {
            Milestone::Lives { .. } | Milestone::Corner { .. } => rules::END,
            Milestone::Countered { .. } => rules::COUNTER,
            Milestone::Trapped { .. } => rules::TRAP,
        }
    }
}

impl game::Milestone for Milestone {
    fn each() -> Vec<Milestone> {
        let mut each = Vec::new();
        for seat in [Seat(0), Seat(1)] {
            each.extend([Milestone::Lives { seat, point: Point::new(3, 3) }, Milestone::Trapped { seat }]);
            each.extend(Card::ALL.map(|card| Milestone::Countered { seat, card }));
            each.extend(Corner::ALL.map(|corner| Milestone::Corner { seat, corner }));
        }
        each
    }

    fn welcome(self, seat: Seat) -> bool {
        match self {
            Milestone::Lives { seat: of, .. } | Milestone::Corner { seat: of, .. } => of == seat,
            Milestone::Countered { seat: of, .. } | Milestone::Trapped { seat: of } => of != seat,
        }
    }
}
