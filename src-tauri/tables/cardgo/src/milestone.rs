//! What the end of a game may look like that a player would call a reason.

use cardgo::{Card, Point, rules};
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// A milestone of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "CardgoMilestone")]
pub enum Milestone {
    /// A group that stands now still does in the end.
    Lives {
        /// Whose.
        seat: Seat,
        /// One of its stones.
        point: Point,
    },
    /// A card is countered.
    Countered {
        /// Whose card.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A stone meets a trap and isn't placed.
    Trapped {
        /// Whose stone.
        seat: Seat,
    },
    /// The seat that decides has more of a corner in the end.
    Corner {
        /// Which seat.
        seat: Seat,
        /// Which corner.
        corner: Corner,
    },
}

/// A quarter of the board; the middle lines belong to none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoCorner")]
pub enum Corner {
    /// That of A1.
    LowerLeft,
    /// Beside it.
    LowerRight,
    /// Above the first.
    UpperLeft,
    /// Opposite the first.
    UpperRight,
}

impl Corner {
    /// All four.
    pub(crate) const ALL: [Corner; 4] = [Corner::LowerLeft, Corner::LowerRight, Corner::UpperLeft, Corner::UpperRight];

    /// Whether a point of a board of that size belongs to it.
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
