//! Points by number, and all points of a board, worked out once.

use cardgo::{LARGEST, Point, PointSet};
use std::sync::LazyLock;

/// The point of every index; where there is none, the first corner.
static BY_INDEX: [Point; Point::INDICES] = by_index();

/// The points of each size of board.
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

/// The point of that [index](Point::index).
#[inline]
pub(super) fn at(index: u32) -> Point {
    BY_INDEX[index as usize]
}

/// A play as trees store it: its point's index, or 0 (the edge) for a pass.
pub(crate) fn code(play: Option<Point>) -> u32 {
    play.map_or(0, |point| point.index() as u32)
}

/// The play that trees store as this code.
#[inline]
pub(super) fn decode(code: u32) -> Option<Point> {
    (code != 0).then(|| at(code))
}

/// Every point of a board of that size.
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
