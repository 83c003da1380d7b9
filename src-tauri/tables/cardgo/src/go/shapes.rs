//! Small shapes worth answering: hane, cuts and moves on the first line, as MoGo's authors published them (Gelly,
//! Wang, Munos, Teytaud: Modification of UCT with patterns in Monte-Carlo Go, 2006).
//!
//! A shape is what the eight points around a play look like. All of them are worked out once, into a table.

use cardgo::{Board, Cell, Point};
use std::sync::LazyLock;

const EMPTY: u16 = Cell::Empty as u16;
const BLACK: u16 = Cell::Black as u16;
const WHITE: u16 = Cell::White as u16;
const EDGE: u16 = Cell::Edge as u16;

/// What the neighbours of a point hold, clockwise from the one above it.
type Ring = [u16; 8];

/// Where they are in [`Board::around`].
const CLOCKWISE: [usize; 8] = [3, 7, 2, 5, 0, 4, 1, 6];

/// Every surrounding of a point.
const SURROUNDINGS: usize = 1 << 16;

/// Which surroundings are a shape, one bit each.
static KNOWN: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut known = vec![0; SURROUNDINGS / 64];
    for code in 0..SURROUNDINGS {
        let ring: Ring = CLOCKWISE.map(|place| (code >> (2 * place) & 3) as u16);
        if can_be(&ring) && is_shape_somehow(&ring) {
            known[code / 64] |= 1 << (code % 64);
        }
    }
    known
});

/// Whether a play there makes a shape, for either colour.
#[inline]
pub(super) fn is_shape_at(board: &Board, point: Point) -> bool {
    is_shape(board.around(point))
}

#[inline]
fn is_shape(around: u16) -> bool {
    KNOWN[usize::from(around) / 64] >> (around % 64) & 1 != 0
}

/// Whether a board has such a place: edge only in whole sides.
fn can_be(ring: &Ring) -> bool {
    let edge = ring.map(|cell| cell == EDGE);
    let sides = [0, 2, 4, 6].map(|middle: usize| edge[middle]);
    (0..4).all(|side| {
        let corner = edge[2 * side + 1];
        corner == (sides[side] || sides[(side + 1) % 4])
    }) && !(sides[0] && sides[2])
        && !(sides[1] && sides[3])
}

/// Whether it is a shape turned, mirrored or with the colours swapped.
fn is_shape_somehow(ring: &Ring) -> bool {
    (0..4).any(|turn| {
        let turned: Ring = std::array::from_fn(|place| ring[(place + 2 * turn) % 8]);
        let mirrored: Ring = std::array::from_fn(|place| turned[(8 - place) % 8]);
        [turned, mirrored].iter().any(|ring| {
            let swapped = ring.map(|cell| match cell {
                BLACK => WHITE,
                WHITE => BLACK,
                other => other,
            });
            is_upright_shape(ring) || is_upright_shape(&swapped)
        })
    })
}

/// Whether it is a shape as described: the stone above matters most, an edge is below.
fn is_upright_shape(ring: &Ring) -> bool {
    const X: u16 = BLACK;
    const O: u16 = WHITE;
    let [above, above_right, right, below_right, below, below_left, left, above_left] = *ring;
    let chase = above == EMPTY && above_left == X && left == O;
    let block = above == X && right == O && (above_left == O || left != X);
    let descend = above == X && above_right == O && left != X && right != X;
    let edge_cut = above == O && above_right == X && left == X && right == O;
    if below == EDGE && (chase || block || descend || edge_cut) {
        return true;
    }
    let free_below = [left, right, below].iter().all(|&cell| cell == EMPTY);
    let hane = above_left == X
        && above == O
        && (above_right == X && left == EMPTY && right == EMPTY || above_right == EMPTY && free_below);
    let turn = above_left == X
        && above == O
        && left == X
        && right == EMPTY
        && below == EMPTY
        && (below_left == EMPTY || below_left == O);
    let diagonal = above == O
        && left == X
        && [above_left, above_right, right, below_left, below, below_right].iter().all(|&cell| cell == EMPTY);
    let cut = above_left == X && above == O && left == O && (right != O && below != O || right == X);
    let push = above == X && left == O && right == O && [below_left, below, below_right].iter().all(|&cell| cell != O);
    let knight_cut = above_left == O && above == X && left != O && right == O;
    hane || turn || diagonal || cut || push || knight_cut
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Surroundings from a drawing: three rows from the top, the middle is the play.
    fn around(drawing: [&str; 3]) -> u16 {
        let cell = |row: usize, column: usize| match drawing[row].as_bytes()[column] {
            b'X' => BLACK,
            b'O' => WHITE,
            b'#' => EDGE,
            _ => EMPTY,
        };
        let in_order = [(2, 1), (1, 0), (1, 2), (0, 1), (2, 0), (2, 2), (0, 0), (0, 2)];
        in_order.iter().rev().fold(0, |code, &(row, column)| code << 2 | cell(row, column))
    }

    #[test]
    fn a_hane_is_a_shape_whichever_way_it_is_turned_and_for_both_colours() {
        for drawing in [["XO.", "...", "..."], [".OX", "...", "..."], ["...", "..O", "..X"], ["OX.", "...", "..."]] {
            assert!(is_shape(around(drawing)), "{drawing:?}");
        }
    }

    #[test]
    fn cuts_and_first_line_moves_are_shapes() {
        for drawing in [
            ["XO.", "O..", "..."],
            [".X.", "O.O", "..."],
            ["OX.", "..O", "..."],
            ["X..", "O..", "###"],
            [".XO", "...", "###"],
        ] {
            assert!(is_shape(around(drawing)), "{drawing:?}");
        }
    }

    #[test]
    fn open_ground_and_solid_connections_are_none() {
        for drawing in [["...", "...", "..."], ["X..", "...", "..."], ["XX.", "X..", "..."], ["...", "...", "###"]] {
            assert!(!is_shape(around(drawing)), "{drawing:?}");
        }
    }
}
