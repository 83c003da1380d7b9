//! Sets of points of any board.

use crate::grid::{Grid, MOST_LINES, Spot};

/// A set of points: a word for each row, a bit for each column. Iterated in the order of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spots([u64; MOST_LINES as usize]);

impl Spots {
    /// Nothing.
    pub const EMPTY: Spots = Spots([0; MOST_LINES as usize]);

    /// Every point of a board.
    #[must_use]
    pub fn board(grid: Grid) -> Spots {
        Spots::rectangle((0, grid.columns() - 1), (0, grid.rows() - 1))
    }

    /// The points of the columns and rows between these, ends included, both counted from 0.
    #[must_use]
    pub fn rectangle((left, right): (u8, u8), (bottom, top): (u8, u8)) -> Spots {
        let mut spots = Spots::EMPTY;
        if left <= right && right < MOST_LINES {
            // At most 52 columns: the shift is smaller than the word.
            let columns = ((1_u64 << (right - left + 1)) - 1) << left;
            let rows = spots.0.iter_mut().take(usize::from(top) + 1).skip(usize::from(bottom));
            rows.for_each(|row| *row = columns);
        }
        spots
    }

    /// Whether the point is in it.
    #[must_use]
    pub fn contains(&self, spot: Spot) -> bool {
        self.0[usize::from(spot.row())] & (1 << spot.column()) != 0
    }

    /// Adds a point; returns whether it is new.
    pub fn insert(&mut self, spot: Spot) -> bool {
        let row = &mut self.0[usize::from(spot.row())];
        let new = *row & (1 << spot.column()) == 0;
        *row |= 1 << spot.column();
        new
    }

    /// How many points it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&row| row == 0)
    }

    /// Its points in order.
    pub fn iter(&self) -> impl Iterator<Item = Spot> + use<> {
        let rows = self.0;
        (0..MOST_LINES).flat_map(move |row| {
            let here = rows[usize::from(row)];
            let columns = (0..MOST_LINES).filter(move |column| here & (1 << column) != 0);
            columns.filter_map(move |column| Spot::new(column, row))
        })
    }

    /// Whether the two have a point in common.
    pub(crate) fn meets(&self, other: &Spots) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Every point next to one of its points, and perhaps some beyond the board.
    pub(crate) fn spread(&self) -> Spots {
        let mut all = Spots::EMPTY;
        for (row, spread) in all.0.iter_mut().enumerate() {
            let at = |row: Option<usize>| row.and_then(|row| self.0.get(row)).copied().unwrap_or(0);
            let here = self.0[row];
            *spread = here << 1 | here >> 1 | at(row.checked_sub(1)) | at(Some(row + 1));
        }
        all
    }

    /// The points in both.
    pub(crate) fn and(mut self, other: &Spots) -> Spots {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
        self
    }

    /// The points in either.
    pub(crate) fn or(mut self, other: &Spots) -> Spots {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }

    /// Its points that the other hasn't.
    pub(crate) fn without(mut self, other: &Spots) -> Spots {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
        self
    }

    /// Its rows from the bottom, as many as a board has: what a board is remembered by.
    pub(crate) fn words(&self, grid: Grid) -> &[u64] {
        &self.0[..usize::from(grid.rows())]
    }

    /// The set that was remembered so.
    pub(crate) fn of_words(words: &[u64]) -> Spots {
        let mut spots = Spots::EMPTY;
        spots.0.iter_mut().zip(words).for_each(|(row, &word)| *row = word);
        spots
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Spots {
        let mut set = Spots::EMPTY;
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
        let spots = Spots::rectangle((1, 3), (50, 51));
        let names: Vec<String> = spots.iter().map(|spot| spot.to_string()).collect();
        assert_eq!(names, ["B51", "C51", "D51", "B52", "C52", "D52"]);
        assert_eq!((Spots::rectangle((3, 1), (0, 0)).len(), Spots::rectangle((0, 51), (0, 51)).len()), (0, 52 * 52));
        assert_eq!(spots.iter().collect::<Spots>(), spots);
    }

    #[test]
    fn what_is_next_to_a_point_is_on_four_sides() {
        let one: Spots = "B2".parse::<Spot>().into_iter().collect();
        let beside: Vec<String> = one.spread().iter().map(|spot| spot.to_string()).collect();
        assert_eq!(beside, ["B1", "A2", "C2", "B3"]);
        let corner: Spots = "A1".parse::<Spot>().into_iter().collect();
        assert_eq!(corner.spread().len(), 2);
    }
}
