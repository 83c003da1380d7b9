//! Finds the living stones that live by seki.

use cardgo::{Board, Colour, Point, PointSet, area};

/// A group with this many points of its own doesn't depend on a seki.
const ENOUGH_POINTS: usize = 2;

/// Returns living stones that have fewer than two points of their own and border on points without an owner.
pub fn in_seki(board: &Board, dead: &PointSet) -> PointSet {
    let area = area::score(board, dead);
    let owned = area.stones[0] | area.stones[1] | area.territory[0] | area.territory[1];
    let nobodys = PointSet::board(board.size()) - owned;
    let mut seki = PointSet::EMPTY;
    for colour in Colour::BOTH {
        let mut left = area.stones[colour.index()];
        let whole = area.stones[colour.index()] | area.territory[colour.index()];
        while let Some(stone) = left.first() {
            let group = joined(stone, whole);
            let points = (group & area.territory[colour.index()]).len();
            if points < ENOUGH_POINTS && group.spread().meets(&nobodys) {
                seki |= group & area.stones[colour.index()];
            }
            left = left - group;
        }
    }
    seki
}

/// Returns the points of `whole` that are connected to `point`.
fn joined(point: Point, whole: PointSet) -> PointSet {
    let mut joined: PointSet = [point].into_iter().collect();
    loop {
        let further = joined | (joined.spread() & whole);
        if further == joined {
            return joined;
        }
        joined = further;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_groups_without_eyes_that_share_liberties() {
        // From the left: Black's territory and wall, then White's and Black's stones that share the liberties D1 and
        // D6, then White's wall.
        let rows = [".XO.O.", ".XOXO.", ".XOXO.", ".XOXO.", ".XOXO.", ".XO.O."];
        let board = Board::from_rows(&rows).unwrap_or_else(|_| unreachable!());
        let seki = in_seki(&board, &PointSet::EMPTY);
        let expected = board.chain_set(Point::new(2, 0)) | board.chain_set(Point::new(3, 2));
        assert_eq!(seki, expected);
    }

    #[test]
    fn a_finished_board_has_none() {
        let board = Board::from_rows(&[".XO.", "XXOO", ".XO.", "XXOO"]).unwrap_or_else(|_| unreachable!());
        assert!(in_seki(&board, &PointSet::EMPTY).is_empty());
    }
}
