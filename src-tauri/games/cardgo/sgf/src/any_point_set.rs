//! Sets of points of a board of any size.

use crate::grid::{AnyPoint, BoardSize, MOST_LINES};

/// A set of points: one word for each row, one bit for each column. Its iteration order is the order of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnyPointSet([u64; MOST_LINES as usize]);

impl AnyPointSet {
    /// The empty set.
    pub const EMPTY: AnyPointSet = AnyPointSet([0; MOST_LINES as usize]);

    /// Every point of a board.
    #[must_use]
    pub fn board(grid: BoardSize) -> AnyPointSet {
        AnyPointSet::rectangle((0, grid.columns() - 1), (0, grid.rows() - 1))
    }

    /// The points between two columns and two rows, all inclusive and counted from 0.
    #[must_use]
    pub fn rectangle((left, right): (u8, u8), (bottom, top): (u8, u8)) -> AnyPointSet {
        let mut spots = AnyPointSet::EMPTY;
        if left <= right && right < MOST_LINES {
            // There are at most 52 columns, so the shift is smaller than the word.
            let columns = ((1_u64 << (right - left + 1)) - 1) << left;
            let rows = spots.0.iter_mut().take(usize::from(top) + 1).skip(usize::from(bottom));
            rows.for_each(|row| *row = columns);
        }
        spots
    }

    /// Whether the point is in the set.
    #[must_use]
    pub fn contains(&self, spot: AnyPoint) -> bool {
        self.0[usize::from(spot.row())] & (1 << spot.column()) != 0
    }

    /// Adds a point; returns whether it is new.
    pub fn insert(&mut self, spot: AnyPoint) -> bool {
        let row = &mut self.0[usize::from(spot.row())];
        let new = *row & (1 << spot.column()) == 0;
        *row |= 1 << spot.column();
        new
    }

    /// Number of points in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// Iterates over the points in order.
    pub fn iter(&self) -> impl Iterator<Item = AnyPoint> + use<> {
        let rows = self.0;
        (0..MOST_LINES).flat_map(move |row| {
            let here = rows[usize::from(row)];
            let columns = (0..MOST_LINES).filter(move |column| here & (1 << column) != 0);
            columns.filter_map(move |column| AnyPoint::new(column, row))
        })
    }

    /// Whether the two sets have a point in common.
    pub(crate) fn meets(&self, other: &AnyPointSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Every point next to a point of the set. Points outside the board may be included.
    pub(crate) fn spread(&self) -> AnyPointSet {
        let mut all = AnyPointSet::EMPTY;
        for (row, spread) in all.0.iter_mut().enumerate() {
            let at = |row: Option<usize>| row.and_then(|row| self.0.get(row)).copied().unwrap_or(0);
            let here = self.0[row];
            *spread = here << 1 | here >> 1 | at(row.checked_sub(1)) | at(Some(row + 1));
        }
        all
    }

    /// The points in both sets.
    pub(crate) fn and(mut self, other: &AnyPointSet) -> AnyPointSet {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
        self
    }

    /// The points in either set.
    pub(crate) fn or(mut self, other: &AnyPointSet) -> AnyPointSet {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }

    /// The points of this set that aren't in the other.
    pub(crate) fn without(mut self, other: &AnyPointSet) -> AnyPointSet {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
        self
    }

    /// The rows of the set from the bottom, as many as the board has; used to store a colouring.
    pub(crate) fn words(&self, grid: BoardSize) -> &[u64] {
        &self.0[..usize::from(grid.rows())]
    }

    /// The set stored by [`AnyPointSet::words`].
    pub(crate) fn of_words(words: &[u64]) -> AnyPointSet {
        let mut spots = AnyPointSet::EMPTY;
        spots.0.iter_mut().zip(words).for_each(|(row, &word)| *row = word);
        spots
    }
}

impl FromIterator<AnyPoint> for AnyPointSet {
    fn from_iter<I: IntoIterator<Item = AnyPoint>>(spots: I) -> AnyPointSet {
        let mut set = AnyPointSet::EMPTY;
        spots.into_iter().for_each(|spot| {
            set.insert(spot);
        });
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rectangle_has_its_corners_and_nothing_beyond() {
        let spots = AnyPointSet::rectangle((1, 3), (50, 51));
        let names: Vec<String> = spots.iter().map(|spot| spot.to_string()).collect();
        assert_eq!(names, ["B51", "C51", "D51", "B52", "C52", "D52"]);
        assert_eq!(
            (AnyPointSet::rectangle((3, 1), (0, 0)).len(), AnyPointSet::rectangle((0, 51), (0, 51)).len()),
            (0, 52 * 52)
        );
        assert_eq!(spots.iter().collect::<AnyPointSet>(), spots);
    }

    #[test]
    fn what_is_next_to_a_point_is_on_four_sides() {
        let one: AnyPointSet = "B2".parse::<AnyPoint>().into_iter().collect();
        let beside: Vec<String> = one.spread().iter().map(|spot| spot.to_string()).collect();
        assert_eq!(beside, ["B1", "A2", "C2", "B3"]);
        let corner: AnyPointSet = "A1".parse::<AnyPoint>().into_iter().collect();
        assert_eq!(corner.spread().len(), 2);
    }
}
