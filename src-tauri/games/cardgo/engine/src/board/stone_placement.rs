//! Playing: placing and removing stones, with the derived data updated.

use super::Board;
use super::chain::Chain;
use crate::cell::Cell;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::zobrist;

impl Board {
    /// Plays a stone, removes what it captures and returns the number of captured stones. The move isn't checked: the
    /// point must be empty, and the move must not be suicide.
    ///
    /// ```
    /// use cardgo::{Board, Colour};
    ///
    /// let mut board: Board = "
    ///     . . X . .
    ///     . X O X .
    ///     . X O . .
    ///     . . X . .
    ///     . . . . ."
    ///     .parse()
    ///     .unwrap();
    /// let captured = board.play("D3".parse().unwrap(), Colour::Black);
    /// assert_eq!(captured, 2);
    /// assert_eq!(board.rows(), [
    ///     "..X..",
    ///     ".X.X.",
    ///     ".X.X.",
    ///     "..X..",
    ///     ".....",
    /// ]);
    /// ```
    #[inline]
    pub fn play(&mut self, point: Point, colour: Colour) -> u16 {
        debug_assert!(self.is_empty(point) && !self.is_suicide(point, colour), "{colour:?} at {point:?}\n{self}");
        self.settle(point, colour);
        let enemy = Cell::from(colour.opponent());
        let mut captured = 0;
        let mut last = point;
        for next in point.neighbours() {
            if self.cell(next) == enemy && self.chain(next).liberty_count == 0 {
                captured += self.chain(next).stones;
                last = next;
                self.remove_chain(next);
            }
        }
        let own = self.chain(point);
        self.ko = (captured == 1 && own.stones == 1 && own.liberty_count == 1).then_some(last);
        captured
    }

    /// Places a stone and joins it to its neighbours; captures nothing.
    #[inline]
    pub(super) fn settle(&mut self, point: Point, colour: Colour) {
        let word = zobrist::stone(point, colour);
        self.hash ^= word;
        self.stones[colour.index()] += 1;
        self.cells[point.index()] = Cell::from(colour);
        self.remove_empty(point);
        self.tell_neighbours(point, colour as u16 + 1);

        let own = Cell::from(colour);
        let mut chain = Chain { hash: word, stones: 1, ..Chain::NONE };
        for next in point.neighbours() {
            match self.cell(next) {
                Cell::Empty => chain.add_liberty(next),
                Cell::Edge => {}
                _ => self.chain_mut(next).remove_liberty(point),
            }
        }
        self.head[point.index()] = point;
        self.next[point.index()] = point;
        self.chains[point.index()] = chain;
        for next in point.neighbours() {
            if self.cell(next) == own && self.head(next) != self.head(point) {
                self.join(self.head(next), self.head(point));
            }
        }
    }

    /// Joins two chains, given by their heads.
    #[inline]
    fn join(&mut self, one: Point, other: Point) {
        let sizes = (self.chains[one.index()].stones, self.chains[other.index()].stones);
        let (larger, smaller) = if sizes.0 >= sizes.1 { (one, other) } else { (other, one) };
        let joining = self.chains[smaller.index()];
        let chain = &mut self.chains[larger.index()];
        chain.liberties |= joining.liberties;
        chain.liberty_count = chain.liberties.len() as u16;
        chain.hash ^= joining.hash;
        chain.stones += joining.stones;
        let mut stone = smaller;
        loop {
            self.head[stone.index()] = larger;
            stone = self.next[stone.index()];
            if stone == smaller {
                break;
            }
        }
        self.next.swap(larger.index(), smaller.index());
    }

    /// Removes a whole chain.
    pub(super) fn remove_chain(&mut self, stone: Point) {
        let Some(colour) = self.stone(stone) else { return };
        let enemy = Cell::from(colour.opponent());
        let Chain { hash, stones, .. } = *self.chain(stone);
        self.hash ^= hash;
        self.stones[colour.index()] -= stones;
        let mut at = stone;
        for _ in 0..stones {
            self.cells[at.index()] = Cell::Empty;
            self.add_empty(at);
            self.tell_neighbours(at, colour as u16 + 1);
            for next in at.neighbours() {
                if self.cell(next) == enemy {
                    self.chain_mut(next).add_liberty(at);
                }
            }
            at = self.next[at.index()];
        }
    }

    /// Updates the stored neighbourhoods of the eight neighbours after the contents of a point have changed by these
    /// two bits (XOR).
    #[inline]
    pub(super) fn tell_neighbours(&mut self, point: Point, bits: u16) {
        let [below, left, right, above] = point.neighbours();
        // Seen from the point below, this point is above, and so on.
        self.around[below.index()] ^= bits << 6;
        self.around[left.index()] ^= bits << 4;
        self.around[right.index()] ^= bits << 2;
        self.around[above.index()] ^= bits;
        let [below_left, below_right, above_left, above_right] = point.diagonals();
        self.around[below_left.index()] ^= bits << 14;
        self.around[below_right.index()] ^= bits << 12;
        self.around[above_left.index()] ^= bits << 10;
        self.around[above_right.index()] ^= bits << 8;
    }

    #[inline]
    pub(super) fn add_empty(&mut self, point: Point) {
        self.place[point.index()] = self.empty_count;
        self.empties[usize::from(self.empty_count)] = point;
        self.empty_count += 1;
    }

    #[inline]
    fn remove_empty(&mut self, point: Point) {
        self.empty_count -= 1;
        let last = self.empties[usize::from(self.empty_count)];
        let place = self.place[point.index()];
        self.empties[usize::from(place)] = last;
        self.place[last.index()] = place;
    }

    /// Swaps two empty points, given by their indices in `empties`.
    #[inline]
    pub(super) fn swap_empties(&mut self, one: usize, other: usize) {
        self.empties.swap(one, other);
        self.place[self.empties[one].index()] = one as u16;
        self.place[self.empties[other].index()] = other as u16;
    }

    /// Clears the ko point, as a pass does.
    #[inline]
    pub fn pass(&mut self) {
        self.ko = None;
    }

    /// The stones of all chains of that colour that have no liberty.
    #[must_use]
    pub fn lifeless(&self, colour: Colour) -> PointSet {
        self.stones(colour).iter().filter(|&stone| self.liberties(stone) == 0).collect()
    }
}
