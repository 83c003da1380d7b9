//! The eight symmetries of a board: rotations and reflections.

/// Number of symmetries.
pub const SYMMETRIES: u8 = 8;

/// Maps a point of a board with `size` lines by one of the eight symmetries. Points are given by their index, counted
/// row by row. Each symmetry is a permutation; 0 is the identity.
#[must_use]
pub fn turned(place: usize, size: usize, way: u8) -> usize {
    let (mut row, mut column) = (place / size, place % size);
    if way & 1 != 0 {
        row = size - 1 - row;
    }
    if way & 2 != 0 {
        column = size - 1 - column;
    }
    if way & 4 != 0 {
        (row, column) = (column, row);
    }
    row * size + column
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_turn_a_board_keeps_its_points_apart() {
        for way in 0..SYMMETRIES {
            let mut seen: Vec<usize> = (0..25).map(|place| turned(place, 5, way)).collect();
            seen.sort_unstable();
            assert!(seen.into_iter().eq(0..25));
        }
        let corners: Vec<usize> = (0..SYMMETRIES).map(|way| turned(1, 5, way)).collect();
        assert_eq!(corners, [1, 21, 3, 23, 5, 9, 15, 19], "each way is another");
    }
}
