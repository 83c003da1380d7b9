//! Chains: the data stored for each, and queries.

use super::Board;
use crate::point::Point;
use crate::point_set::PointSet;

/// The data of a chain, one cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Chain {
    pub(super) liberties: PointSet,
    /// The XOR of the Zobrist words of its stones.
    pub(super) hash: u64,
    pub(super) liberty_count: u16,
    pub(super) stones: u16,
}

impl Chain {
    pub(super) const NONE: Chain = Chain { liberties: PointSet::EMPTY, hash: 0, liberty_count: 0, stones: 0 };

    #[inline]
    pub(super) fn add_liberty(&mut self, point: Point) {
        self.liberty_count += u16::from(self.liberties.insert(point));
    }

    #[inline]
    pub(super) fn remove_liberty(&mut self, point: Point) {
        self.liberty_count -= u16::from(self.liberties.remove(point));
    }
}

/// Iterator over the stones of a chain, see [`Board::chain_stones`].
#[derive(Clone)]
pub struct Stones<'a> {
    board: &'a Board,
    at: Point,
    left: u16,
}

impl Iterator for Stones<'_> {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        self.left = self.left.checked_sub(1)?;
        let stone = self.at;
        self.at = self.board.next[stone.index()];
        Some(stone)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::from(self.left), Some(usize::from(self.left)))
    }
}

impl ExactSizeIterator for Stones<'_> {}

impl Board {
    #[inline]
    pub(super) fn chain(&self, stone: Point) -> &Chain {
        &self.chains[self.head[stone.index()].index()]
    }

    #[inline]
    pub(super) fn chain_mut(&mut self, stone: Point) -> &mut Chain {
        &mut self.chains[self.head[stone.index()].index()]
    }

    /// The head of the chain of the stone on that point: two stones are in one chain exactly if their heads are equal.
    /// Any change to the board may make another stone of the chain its head. Meaningless for an empty point.
    #[inline]
    #[must_use]
    pub fn head(&self, stone: Point) -> Point {
        self.head[stone.index()]
    }

    /// The stones of the chain on that point, starting with the given one; none for an empty point. The order depends
    /// on the sequence of moves.
    #[inline]
    #[must_use]
    pub fn chain_stones(&self, stone: Point) -> Stones<'_> {
        Stones { board: self, at: stone, left: self.chain_size(stone) }
    }

    /// Number of stones of the chain on that point; 0 for an empty point.
    #[inline]
    #[must_use]
    pub fn chain_size(&self, stone: Point) -> u16 {
        if self.stone(stone).is_some() { self.chain(stone).stones } else { 0 }
    }

    /// The XOR of the Zobrist words of the chain's stones.
    #[inline]
    pub(crate) fn chain_hash(&self, stone: Point) -> u64 {
        self.chain(stone).hash
    }

    /// The stones of the chain on that point as a set.
    #[must_use]
    pub fn chain_set(&self, stone: Point) -> PointSet {
        self.chain_stones(stone).collect()
    }

    /// Number of liberties of the chain on that point; 0 for an empty point.
    #[inline]
    #[must_use]
    pub fn liberties(&self, stone: Point) -> u16 {
        if self.stone(stone).is_some() { self.chain(stone).liberty_count } else { 0 }
    }

    /// The liberties of the chain on that point.
    ///
    /// ```
    /// use cardgo::{Board, Point, PointSet};
    ///
    /// let board: Board = "
    ///     . . . . .
    ///     . X X . .
    ///     . O . . .
    ///     . . . . .
    ///     . . . . ."
    ///     .parse()
    ///     .unwrap();
    /// let point = |name: &str| name.parse::<Point>().unwrap();
    /// // Two stones joined by a line are one chain and share its liberties.
    /// let liberties: PointSet = ["C3", "A4", "D4", "B5", "C5"].into_iter().map(point).collect();
    /// assert_eq!(*board.liberty_set(point("B4")), liberties);
    /// assert_eq!(board.liberty_set(point("C4")), board.liberty_set(point("B4")));
    /// assert_eq!(board.liberties(point("B3")), 3);
    /// ```
    ///
    /// # Panics
    /// May panic if there is no stone; if it doesn't, the result is meaningless.
    #[inline]
    #[must_use]
    pub fn liberty_set(&self, stone: Point) -> &PointSet {
        debug_assert!(self.stone(stone).is_some(), "no stone at {stone:?}");
        &self.chain(stone).liberties
    }

    /// Whether the chain on that point has only one liberty; false for an empty point.
    #[inline]
    #[must_use]
    pub fn in_atari(&self, stone: Point) -> bool {
        self.liberties(stone) == 1
    }

    /// The liberty of a chain in atari; `None` if there is no stone, or it has more than one.
    ///
    /// ```
    /// use cardgo::{Board, Point};
    ///
    /// let board: Board = "
    ///     . . .
    ///     O . .
    ///     X . ."
    ///     .parse()
    ///     .unwrap();
    /// let point = |name: &str| name.parse::<Point>().unwrap();
    /// assert!(board.in_atari(point("A1")));
    /// assert_eq!(board.last_liberty(point("A1")), Some(point("B1")));
    /// assert_eq!(board.last_liberty(point("A2")), None, "it has two");
    /// ```
    #[inline]
    #[must_use]
    pub fn last_liberty(&self, stone: Point) -> Option<Point> {
        if self.in_atari(stone) { self.chain(stone).liberties.first() } else { None }
    }

    /// The liberties of a chain that has exactly two; `None` otherwise, or if there is no stone.
    #[inline]
    #[must_use]
    pub fn two_liberties(&self, stone: Point) -> Option<[Point; 2]> {
        if self.liberties(stone) != 2 {
            return None;
        }
        let mut both = self.chain(stone).liberties.iter();
        Some([both.next()?, both.next()?])
    }
}
