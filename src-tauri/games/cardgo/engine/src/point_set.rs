//! Sets of points: liberties, masks, areas.

use crate::point::{CELLS, Point};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// The index of the lower left corner. Bits are counted from there, so that six words are enough.
const FIRST: usize = Point::new(0, 0).index();
const WORDS: usize = (Point::new(18, 18).index() - FIRST) / 64 + 1;
/// Distance from a point's bit to the bit of the point above.
const ROW: u32 = (Point::new(0, 1).index() - FIRST) as u32;

/// A set of points. Its iteration order is the order of points: row by row from the bottom, each row from the left. It
/// is serialized as the list of its points.
///
/// ```
/// use cardgo::{Point, PointSet};
///
/// let set = |names: &[&str]| names.iter().map(|name| name.parse::<Point>().unwrap()).collect::<PointSet>();
/// let (left, right) = (set(&["A1", "B1"]), set(&["B1", "C1"]));
/// assert_eq!(left | right, set(&["A1", "B1", "C1"]));
/// assert_eq!(left & right, set(&["B1"]));
/// assert_eq!(left - right, set(&["A1"]));
/// assert_eq!(set(&["C3", "A1"]).first(), Some("A1".parse().unwrap()));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(from = "Vec<Point>", into = "Vec<Point>")]
#[serde(rename = "CardgoPointSet")]
pub struct PointSet([u64; WORDS]);

impl PointSet {
    /// The empty set.
    pub const EMPTY: PointSet = PointSet([0; WORDS]);

    /// Every point of a board of that size.
    #[must_use]
    pub fn board(size: u8) -> PointSet {
        (0..size).flat_map(|row| (0..size).map(move |column| Point::new(column, row))).collect()
    }

    /// The points between two columns and two rows, all inclusive and counted from 0, clipped to a board of that size.
    ///
    /// ```
    /// # use cardgo::PointSet;
    /// assert_eq!(PointSet::rectangle(9, (0, 2), (0, 1)).len(), 6);
    /// assert_eq!(PointSet::rectangle(9, (7, 30), (8, 30)).len(), 2, "clipped to the board");
    /// ```
    #[must_use]
    pub fn rectangle(size: u8, (left, right): (u8, u8), (bottom, top): (u8, u8)) -> PointSet {
        let mut set = PointSet::EMPTY;
        let last = size - 1;
        let (right, top) = (right.min(last), top.min(last));
        if left > right {
            return set;
        }
        let columns = (1_u64 << (right - left + 1)) - 1;
        for row in bottom..=top {
            let start = Point::new(left, row).index() - FIRST;
            let (word, shift) = (start / 64, start % 64);
            set.0[word] |= columns << shift;
            if shift + usize::from(right - left) >= 64 {
                set.0[word + 1] |= columns >> (64 - shift);
            }
        }
        set
    }

    #[inline]
    fn bit(point: Point) -> (usize, u64) {
        let bit = point.index().wrapping_sub(FIRST);
        (bit / 64, 1 << (bit % 64))
    }

    /// Whether the point is in the set. Edge cells never are.
    #[inline]
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        let (word, bit) = PointSet::bit(point);
        self.0.get(word).is_some_and(|word| word & bit != 0)
    }

    /// Adds a point; returns whether it is new.
    #[inline]
    pub fn insert(&mut self, point: Point) -> bool {
        let (word, bit) = PointSet::bit(point);
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    /// Removes a point; returns whether it was in the set.
    #[inline]
    pub fn remove(&mut self, point: Point) -> bool {
        let (word, bit) = PointSet::bit(point);
        let was = self.0[word] & bit != 0;
        self.0[word] &= !bit;
        was
    }

    /// Number of points in the set.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The first point in order.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// Iterates over the points in order.
    #[inline]
    #[must_use]
    pub fn iter(&self) -> Points {
        Points { set: self.0, word: 0 }
    }

    /// Whether the two sets have a point in common.
    #[inline]
    #[must_use]
    pub fn meets(&self, other: &PointSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Every point next to a point of the set. Edge cells may be included: intersect the result with the points of the
    /// board.
    ///
    /// ```
    /// # use cardgo::{Point, PointSet};
    /// let mut corner = PointSet::EMPTY;
    /// corner.insert(Point::new(0, 0));
    /// let next_to_it = corner.spread() & PointSet::board(9);
    /// assert_eq!(next_to_it.len(), 2);
    /// ```
    #[inline]
    #[must_use]
    pub fn spread(&self) -> PointSet {
        let mut all = PointSet::EMPTY;
        for word in 0..WORDS {
            let here = self.0[word];
            let below = if word > 0 { self.0[word - 1] } else { 0 };
            let above = if word + 1 < WORDS { self.0[word + 1] } else { 0 };
            all.0[word] = (here << 1 | below >> 63)
                | (here >> 1 | above << 63)
                | (here << ROW | below >> (64 - ROW))
                | (here >> ROW | above << (64 - ROW));
        }
        all
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;

    #[inline]
    fn bitand(mut self, other: PointSet) -> PointSet {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
        self
    }
}

impl BitOr for PointSet {
    type Output = PointSet;

    #[inline]
    fn bitor(mut self, other: PointSet) -> PointSet {
        self |= other;
        self
    }
}

impl BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: PointSet) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
    }
}

impl Sub for PointSet {
    type Output = PointSet;

    #[inline]
    fn sub(mut self, other: PointSet) -> PointSet {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
        self
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = PointSet::EMPTY;
        points.into_iter().for_each(|point| {
            set.insert(point);
        });
        set
    }
}

impl From<Vec<Point>> for PointSet {
    fn from(points: Vec<Point>) -> Self {
        points.into_iter().collect()
    }
}

impl From<PointSet> for Vec<Point> {
    fn from(set: PointSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        self.iter()
    }
}

/// Iterator over the points of a [`PointSet`] in order.
#[derive(Clone, Debug)]
pub struct Points {
    set: [u64; WORDS],
    word: usize,
}

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        while self.word < WORDS {
            let bits = self.set[self.word];
            if bits != 0 {
                self.set[self.word] = bits & (bits - 1);
                return Some(Point::from_index(FIRST + 64 * self.word + bits.trailing_zeros() as usize));
            }
            self.word += 1;
        }
        None
    }
}

const _: () = assert!(FIRST + 64 * WORDS <= CELLS, "every bit is a cell");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_by_shifting_are_the_neighbours() {
        for size in [2, 9, 13, 19] {
            let board = PointSet::board(size);
            assert_eq!(board.len(), usize::from(size) * usize::from(size));
            for point in board {
                let slow: PointSet = point.neighbours().into_iter().filter(|&next| board.contains(next)).collect();
                assert_eq!(PointSet::from_iter([point]).spread() & board, slow, "{point}");
            }
        }
    }

    #[test]
    fn a_rectangle_has_the_points_between_its_lines() {
        for size in [2, 9, 13, 19] {
            let lines = |from: u8| (0..size).map(move |to| (from, to.max(from)));
            for (left, right) in (0..size).flat_map(lines) {
                let (bottom, top) = (right / 2, left.max(right / 2));
                let within =
                    |point: &Point| (left..=right).contains(&point.column()) && (bottom..=top).contains(&point.row());
                let slow: PointSet = PointSet::board(size).iter().filter(within).collect();
                assert_eq!(PointSet::rectangle(size, (left, right), (bottom, top)), slow);
            }
            assert_eq!(PointSet::rectangle(size, (0, 200), (0, 200)), PointSet::board(size));
            assert_eq!(PointSet::rectangle(size, (3, 2), (0, 1)), PointSet::EMPTY);
        }
    }

    #[test]
    fn a_set_is_written_in_the_order_of_points() {
        let set: PointSet = ["C2", "A1", "T19", "B1"].into_iter().map(|text| text.parse().unwrap()).collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, r#"["A1","B1","C2","T19"]"#);
        assert_eq!(serde_json::from_str::<PointSet>(&text).unwrap(), set);
    }
}
