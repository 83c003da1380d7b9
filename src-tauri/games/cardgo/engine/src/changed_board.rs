//! A board with two of its points changed. The legality of a card is judged on the position it would leave (GO-3.8).

use crate::board::Board;
use crate::cell::Cell;
use crate::point::{LARGEST, Point};
use crate::point_set::PointSet;
use arrayvec::ArrayVec;

const POINTS: usize = LARGEST as usize * LARGEST as usize;

/// A board with two points changed; captures are not carried out.
pub(crate) struct ChangedBoard<'a> {
    pub(crate) board: &'a Board,
    pub(crate) changes: [(Point, Cell); 2],
}

impl ChangedBoard<'_> {
    #[inline]
    fn cell(&self, point: Point) -> Cell {
        let change = self.changes.iter().find(|change| change.0 == point);
        change.map_or_else(|| self.board.cell(point), |change| change.1)
    }

    /// Whether the group on that point has a liberty; true if there is no stone.
    pub(crate) fn breathes(&self, stone: Point) -> bool {
        let colour = self.cell(stone);
        if colour.stone().is_none() {
            return true;
        }
        let mut seen = PointSet::from_iter([stone]);
        let mut waiting: ArrayVec<Point, POINTS> = ArrayVec::from_iter([stone]);
        while let Some(at) = waiting.pop() {
            for next in at.neighbours() {
                match self.cell(next) {
                    Cell::Empty => return true,
                    cell if cell == colour && seen.insert(next) => waiting.push(next),
                    _ => {}
                }
            }
        }
        false
    }

    /// Whether every group at the changed points or next to them has a liberty. No other group can have lost one.
    pub(crate) fn all_breathe(&self) -> bool {
        let [(one, _), (other, _)] = self.changes;
        let near = one.neighbours().into_iter().chain(other.neighbours());
        near.chain([one, other]).all(|point| self.breathes(point))
    }
}
