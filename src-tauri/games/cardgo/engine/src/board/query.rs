//! Queries of a board.

use super::Board;
use crate::cell::Cell;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::zobrist;
use arrayvec::ArrayVec;

impl Board {
    /// Number of lines in each direction.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Every point, row by row from the bottom, each row from the left.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |column| Point::new(column, row)))
    }

    /// The contents of a point.
    #[inline]
    #[must_use]
    pub fn cell(&self, point: Point) -> Cell {
        self.cells[point.index()]
    }

    /// The colour of the stone on that point, if there is one.
    #[inline]
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Colour> {
        self.cell(point).stone()
    }

    /// Whether that is an empty point of this board.
    #[inline]
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        self.cell(point) == Cell::Empty
    }

    /// Whether that is a point of this board.
    #[inline]
    #[must_use]
    pub fn has(&self, point: Point) -> bool {
        self.cell(point) != Cell::Edge
    }

    /// Number of stones of that colour.
    #[inline]
    #[must_use]
    pub fn stone_count(&self, colour: Colour) -> u16 {
        self.stones[colour.index()]
    }

    /// The stones of that colour as a set.
    #[must_use]
    pub fn stones(&self, colour: Colour) -> PointSet {
        self.points().filter(|&point| self.stone(point) == Some(colour)).collect()
    }

    /// The empty points, in unspecified order; meant for picking one at random.
    #[inline]
    #[must_use]
    pub fn empties(&self) -> &[Point] {
        &self.empties[..usize::from(self.empty_count)]
    }

    /// Calls `hear` with every empty point, in point order.
    #[inline]
    pub fn each_empty(&self, mut hear: impl FnMut(Point)) {
        for row in 0..self.size {
            let start = Point::new(0, row).index();
            for (column, cell) in self.cells[start..][..usize::from(self.size)].iter().enumerate() {
                if *cell == Cell::Empty {
                    hear(Point::from_index(start + column));
                }
            }
        }
    }

    /// The contents of the eight neighbours ([`Cell`] as a number, two bits each): from the lowest bits those of
    /// [`Point::neighbours`] in their order, then those of [`Point::diagonals`].
    #[inline]
    #[must_use]
    pub fn around(&self, point: Point) -> u16 {
        self.around[point.index()]
    }

    /// The point where a single stone has just been captured by a single stone that could itself be captured at once:
    /// recapturing would repeat the position. Superko forbids more than this, see [`crate::Position`].
    #[inline]
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// The hash of the colouring alone; the ko point and the colour to move are not part of it.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash of the colouring after a move on that point, captured stones removed. The point must be empty, and the
    /// move must not be suicide.
    ///
    /// ```
    /// use cardgo::{Board, Colour};
    ///
    /// let mut board: Board = "
    ///     . X .
    ///     X O .
    ///     . X ."
    ///     .parse()
    ///     .unwrap();
    /// let point = "C2".parse().unwrap();
    /// let hash = board.hash_after(point, Colour::Black);
    /// board.play(point, Colour::Black);
    /// assert_eq!(board.hash(), hash, "the captured stone is gone from it too");
    /// ```
    #[inline]
    #[must_use]
    pub fn hash_after(&self, point: Point, colour: Colour) -> u64 {
        let mut hash = self.hash ^ zobrist::stone(point, colour);
        self.each_captured(point, colour, |head| hash ^= self.chains[head.index()].hash);
        hash
    }

    /// Combines [`Board::is_suicide`] and [`Board::hash_after`] in one pass over the neighbours; returns `None` for
    /// suicide. Listing moves spends nearly all of its time here, so it is inlined into the loop over the board.
    #[inline(always)]
    #[allow(clippy::inline_always)]
    pub(crate) fn hash_if_played(&self, point: Point, colour: Colour) -> Option<u64> {
        let mut hash = self.hash ^ zobrist::stone(point, colour);
        let mut breathes = self.has_empty_neighbour(point);
        let neighbours = point.neighbours();
        let mut enemies = self.stones_around(point, colour.opponent()) & 0x55;
        let mut captured = ArrayVec::<Point, 4>::new();
        while enemies != 0 {
            let head = self.head(neighbours[enemies.trailing_zeros() as usize / 2]);
            enemies &= enemies - 1;
            let chain = &self.chains[head.index()];
            if chain.liberty_count == 1 && !captured.contains(&head) {
                breathes = true;
                hash ^= chain.hash;
                captured.push(head);
            }
        }
        let mut own = if breathes { 0 } else { self.stones_around(point, colour) & 0x55 };
        while own != 0 {
            breathes |= self.chain(neighbours[own.trailing_zeros() as usize / 2]).liberty_count > 1;
            own &= own - 1;
        }
        breathes.then_some(hash)
    }

    /// Whether a stone on that point would capture something.
    #[inline]
    #[must_use]
    pub fn takes(&self, point: Point, colour: Colour) -> bool {
        if !self.is_beside(point, colour.opponent()) {
            return false;
        }
        let enemy = Cell::from(colour.opponent());
        point.neighbours().into_iter().any(|next| self.cell(next) == enemy && self.chain(next).liberty_count == 1)
    }

    /// Number of stones that a stone on that point would capture.
    #[inline]
    #[must_use]
    pub fn take_count(&self, point: Point, colour: Colour) -> u16 {
        let mut count = 0;
        self.each_captured(point, colour, |head| count += self.chains[head.index()].stones);
        count
    }

    /// The stones that a stone on that point would capture.
    ///
    /// ```
    /// use cardgo::{Board, Colour, Point, PointSet};
    ///
    /// let board: Board = "
    ///     . . . . .
    ///     . X X . .
    ///     X O O . .
    ///     . X X . .
    ///     . . . . ."
    ///     .parse()
    ///     .unwrap();
    /// let point = |name: &str| name.parse::<Point>().unwrap();
    /// let taken: PointSet = ["B3", "C3"].into_iter().map(point).collect();
    /// assert_eq!(board.captures(point("D3"), Colour::Black), taken);
    /// assert!(board.captures(point("D3"), Colour::White).is_empty());
    /// ```
    #[must_use]
    pub fn captures(&self, point: Point, colour: Colour) -> PointSet {
        let mut stones = PointSet::EMPTY;
        self.each_captured(point, colour, |head| stones |= self.chain_set(head));
        stones
    }

    /// Calls `hear` once with the head of every chain that a stone on that point would capture.
    #[inline]
    pub(crate) fn each_captured(&self, point: Point, colour: Colour, mut hear: impl FnMut(Point)) {
        if !self.is_beside(point, colour.opponent()) {
            return;
        }
        let enemy = Cell::from(colour.opponent());
        let neighbours = point.neighbours();
        for (nth, &next) in neighbours.iter().enumerate() {
            if self.cell(next) != enemy || self.chain(next).liberty_count != 1 {
                continue;
            }
            let head = self.head(next);
            let heard = neighbours[..nth].iter().any(|&other| self.cell(other) == enemy && self.head(other) == head);
            if !heard {
                hear(head);
            }
        }
    }

    /// Whether a stone played on that empty point would have no liberty after captures (GO-1.3).
    ///
    /// ```
    /// use cardgo::{Board, Colour, Point};
    ///
    /// let board: Board = "
    ///     . X O . .
    ///     X O O . .
    ///     O . . . .
    ///     . . . . X
    ///     . . . X ."
    ///     .parse()
    ///     .unwrap();
    /// let point = |name: &str| name.parse::<Point>().unwrap();
    /// // In the lower right a white stone would have no liberty.
    /// assert!(board.is_suicide(point("E1"), Colour::White));
    /// assert!(!board.is_suicide(point("E1"), Colour::Black));
    /// // In the upper left it would have none either, but it captures the two black stones first.
    /// assert!(!board.is_suicide(point("A5"), Colour::White));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_suicide(&self, point: Point, colour: Colour) -> bool {
        if self.has_empty_neighbour(point) {
            return false;
        }
        let own = Cell::from(colour);
        !point.neighbours().into_iter().any(|next| match self.cell(next) {
            Cell::Empty => true,
            Cell::Edge => false,
            stone if stone == own => self.chain(next).liberty_count > 1,
            _ => self.chain(next).liberty_count == 1,
        })
    }

    /// Whether one of the four adjacent points is empty.
    #[inline]
    #[must_use]
    pub fn has_empty_neighbour(&self, point: Point) -> bool {
        let around = self.around(point);
        (around | around >> 1) & 0x55 != 0x55
    }

    /// Whether one of the eight neighbours is a stone of that colour.
    #[inline]
    #[must_use]
    pub fn touches(&self, point: Point, colour: Colour) -> bool {
        self.stones_around(point, colour) & 0x5555 != 0
    }

    /// Whether one of the four adjacent points is a stone of that colour.
    #[inline]
    #[must_use]
    pub fn is_beside(&self, point: Point, colour: Colour) -> bool {
        self.stones_around(point, colour) & 0x55 != 0
    }

    /// The neighbours that are stones of that colour, one bit in every second place, in the order of
    /// [`Board::around`].
    #[inline]
    fn stones_around(&self, point: Point, colour: Colour) -> u16 {
        let (low, high) = (self.around(point), self.around(point) >> 1);
        // Black is 01, white 10, edge 11.
        match colour {
            Colour::Black => low & !high,
            Colour::White => high & !low,
        }
    }

    /// Whether one of the eight neighbours is a stone.
    #[inline]
    #[must_use]
    pub fn touches_any(&self, point: Point) -> bool {
        (self.around(point) ^ self.around(point) >> 1) & 0x5555 != 0
    }

    /// Whether an empty point is an eye of that colour by the rule of thumb of the playouts: stones of the colour (or
    /// the edge) on all four sides, and at most one enemy stone on the diagonals, none on the outermost line.
    ///
    /// ```
    /// use cardgo::{Board, Colour, Point};
    ///
    /// let board: Board = "
    ///     . X . X .
    ///     X X . X O
    ///     . . . . .
    ///     . . X O .
    ///     . X . X ."
    ///     .parse()
    ///     .unwrap();
    /// let is_eye = |name: &str| board.is_eye(name.parse::<Point>().unwrap(), Colour::Black);
    /// assert!(is_eye("A5"));
    /// assert!(!is_eye("E5"), "one of its sides is White's");
    /// assert!(!is_eye("C1"), "a false eye: D2 can be cut off");
    /// ```
    #[inline]
    #[must_use]
    pub fn is_eye(&self, point: Point, colour: Colour) -> bool {
        let around = self.around(point);
        let (low, high) = (around, around >> 1);
        // Black is 01, white 10, edge 11.
        let (own, enemy) = match colour {
            Colour::Black => (low, high & !low),
            Colour::White => (high, low & !high),
        };
        if own & 0x55 != 0x55 {
            return false;
        }
        let enemies = enemy >> 8 & 0x55;
        let at_edge = low & high & 0x55 != 0;
        if at_edge { enemies == 0 } else { enemies & enemies.wrapping_sub(1) == 0 }
    }
}
