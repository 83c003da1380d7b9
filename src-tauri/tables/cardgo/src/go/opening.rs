//! How good a place is where nothing is near yet, as every player knows: corners first, then sides, on the third and
//! fourth lines. Playouts can't tell: whatever is played first in the open, they play on from at random.

use cardgo::Point;

/// How much stronger a play looks because it is where it is, of those with no stone near them; 1 is nothing special, as
/// everything is on a small board, where a stone is soon near everything.
pub(super) fn strength(point: Point, size: u8) -> f32 {
    if size <= SMALL {
        return 1.0;
    }
    let line = |at: u8| at.min(size - 1 - at) + 1;
    let (one, other) = (line(point.column()), line(point.row()));
    let (low, high) = (one.min(other), one.max(other));
    match (low, high) {
        (1, _) => 0.05,
        (2, _) => 0.2,
        (3 | 4, 4) => CORNER,
        (3, 3) => 0.5 * CORNER,
        (3 | 4, 5) => 0.4 * CORNER,
        (3, _) => 0.2 * CORNER,
        (4, _) => 0.15 * CORNER,
        _ => 0.1 * CORNER,
    }
}

/// What the best places of a corner are worth: the points between the third and the fourth line, and the star point.
const CORNER: f32 = 15.0;
/// The most lines of a small board.
const SMALL: u8 = 9;

#[cfg(test)]
mod tests {
    use super::*;

    fn in_order(points: &[&str], size: u8) -> bool {
        points.is_sorted_by(|better, worse| {
            let [better, worse] = [better, worse].map(|text| strength(text.parse().unwrap(), size));
            better > worse
        })
    }

    #[test]
    fn corners_come_before_sides_and_sides_before_the_middle_and_the_edge() {
        assert!(in_order(&["D4", "C3", "C5", "C7", "D7", "G7", "G2", "G1"], 13));
        assert!(in_order(&["Q16", "R17", "R15", "R10", "Q10", "K10", "K2", "K1"], 19));
    }

    #[test]
    fn on_a_small_board_no_place_is_special() {
        assert!(["E5", "C3", "B5", "A5"].iter().all(|text| strength(text.parse().unwrap(), 9) == 1.0));
    }

    #[test]
    fn a_place_is_as_good_as_its_mirror_image() {
        for (one, other) in [("D3", "L4"), ("C7", "G11"), ("B8", "M6")] {
            assert_eq!(strength(one.parse().unwrap(), 13), strength(other.parse().unwrap(), 13));
        }
    }
}
