//! The points that a card is aimed at.

use crate::card::Card;
use crate::line::Line;
use crate::point::Point;
use serde::{Deserialize, Serialize};

/// Up to two points, in the order in which they were chosen. Serialized as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
#[serde(rename = "CardgoTargets")]
pub struct Targets([Option<Point>; 2]);

/// A card with its targets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aimed {
    pub card: Card,
    pub targets: Targets,
    pub line: Option<Line>,
}

impl Aimed {
    /// A card without targets.
    pub const fn nowhere(card: Card) -> Aimed {
        Aimed::at(card, Targets::NONE)
    }

    /// A card aimed at points.
    pub const fn at(card: Card, targets: Targets) -> Aimed {
        Aimed { card, targets, line: None }
    }

    /// A card aimed at a line.
    pub const fn along(card: Card, line: Line) -> Aimed {
        Aimed { card, targets: Targets::NONE, line: Some(line) }
    }
}

impl Targets {
    /// No point.
    pub const NONE: Targets = Targets([None; 2]);

    /// One point.
    #[must_use]
    pub const fn one(point: Point) -> Targets {
        Targets([Some(point), None])
    }

    /// Two points.
    #[must_use]
    pub const fn two(first: Point, second: Point) -> Targets {
        Targets([Some(first), Some(second)])
    }

    /// The first point.
    #[inline]
    #[must_use]
    pub const fn first(&self) -> Option<Point> {
        self.0[0]
    }

    /// The second point.
    #[inline]
    #[must_use]
    pub const fn second(&self) -> Option<Point> {
        self.0[1]
    }

    /// Both points, if there are two.
    #[inline]
    #[must_use]
    pub const fn both(&self) -> Option<[Point; 2]> {
        match self.0 {
            [Some(first), Some(second)] => Some([first, second]),
            _ => None,
        }
    }

    /// Returns the targets with one more point; a third point is ignored.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Targets {
        match self.0 {
            [None, _] => Targets::one(point),
            [Some(first), None] => Targets::two(first, point),
            _ => self,
        }
    }

    /// Number of points.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0[0].is_some() as usize + self.0[1].is_some() as usize
    }

    /// Whether there is no point.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Whether the point is one of the targets.
    #[inline]
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.0.contains(&Some(point))
    }

    /// The points in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        self.0.into_iter().flatten()
    }
}

impl TryFrom<Vec<Point>> for Targets {
    type Error = String;

    fn try_from(points: Vec<Point>) -> Result<Self, Self::Error> {
        match points[..] {
            [] => Ok(Targets::NONE),
            [point] => Ok(Targets::one(point)),
            [first, second] => Ok(Targets::two(first, second)),
            _ => Err("a card is aimed at two points at most".to_owned()),
        }
    }
}

impl From<Targets> for Vec<Point> {
    fn from(targets: Targets) -> Self {
        targets.iter().collect()
    }
}
