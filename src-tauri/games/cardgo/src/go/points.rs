//! Precomputed tables of points by index and of all points of a board.

use cardgo::{LARGEST, Point, PointSet};
use std::sync::LazyLock;

/// The point of every index; indices without a point have the first corner.
static BY_INDEX: [Point; Point::INDICES] = by_index();

/// The points of each board size.
static BOARDS: LazyLock<Vec<PointSet>> = LazyLock::new(|| (0..=LARGEST).map(PointSet::board).collect());

const fn by_index() -> [Point; Point::INDICES] {
    let mut points = [Point::new(0, 0); Point::INDICES];
    let mut column = 0;
    while column < LARGEST {
        let mut row = 0;
        while row < LARGEST {
            let point = Point::new(column, row);
            points[point.index()] = point;
            row += 1;
        }
        column += 1;
    }
    points
}

/// Returns the point of that [index](Point::index).
#[inline]
pub(super) fn at(index: u32) -> Point {
    BY_INDEX[index as usize]
}

/// Returns the code of a play in trees: its point's index, or 0 (the edge) for a pass.
pub(crate) fn code(play: Option<Point>) -> u32 {
    play.map_or(0, |point| point.index() as u32)
}

/// Returns the play of a code in trees.
#[inline]
pub(super) fn decode(code: u32) -> Option<Point> {
    (code != 0).then(|| at(code))
}

/// Returns all points of a board of that size.
pub(super) fn of(size: u8) -> &'static PointSet {
    &BOARDS[usize::from(size)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_found_by_its_index() {
        for &point in &of(LARGEST).iter().collect::<Vec<_>>() {
            assert_eq!(at(point.index() as u32), point);
        }
    }
}
