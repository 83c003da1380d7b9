//! The board: a colouring, and everything about it that is worth keeping up to date.
//!
//! Every chain (stones of one colour joined by lines) has a *head*, one of its stones, under which its liberties,
//! its number of stones and its hash are kept; its stones form a ring. Liberties are a set of bits, so that joining
//! two chains is a union, and the points themselves are at hand, not only their number. Every point also knows the
//! contents of its eight neighbours as sixteen bits. All of it is of fixed size: playing allocates nothing.

mod audit;
mod chain;
mod change;
mod play;
mod query;
mod rows_fault;
mod text;

use crate::cell::Cell;
use crate::point::{CELLS, LARGEST, Point};
use crate::point_set::PointSet;
use chain::Chain;
pub use chain::Stones;
pub use rows_fault::RowsFault;

/// How many points the largest board has.
const POINTS: usize = LARGEST as usize * LARGEST as usize;

/// A board of 1 to 19 lines (the table plays on 9, 13 and 19) and the stones on it.
///
/// It is drawn from the top, `X` black and `O` white, and points are named as on any board: letters from the left
/// without I, rows from 1 at the bottom.
///
/// ```
/// use cardgo::{Board, Colour, Point};
///
/// let board: Board = "
///     . . . . .
///     . X . . .
///     . . . O .
///     . . . . .
///     . . . . ."
///     .parse()
///     .unwrap();
/// let point = |name: &str| name.parse::<Point>().unwrap();
/// assert_eq!(board.stone(point("B4")), Some(Colour::Black));
/// assert_eq!(board.stone(point("D3")), Some(Colour::White));
/// assert!(board.is_empty(point("A1")) && !board.has(point("F1")), "there are only five lines");
/// ```
///
/// Two boards are equal if their colouring and their ko point are: the order of [`Board::empties`], which depends on
/// how the colouring came about, doesn't count. [`Board::tidy`] gives equal boards equal order.
#[derive(Clone)]
pub struct Board {
    size: u8,
    ko: Option<Point>,
    hash: u64,
    /// Stones on the board by colour.
    stones: [u16; 2],
    cells: [Cell; CELLS],
    /// The contents of the eight neighbours, see [`Board::around`].
    around: [u16; CELLS],
    /// The head of the chain of the stone here; meaningless where there is none.
    head: [Point; CELLS],
    /// The next stone in the chain's ring.
    next: [Point; CELLS],
    /// Indexed by head.
    chains: [Chain; CELLS],
    empty_count: u16,
    empties: [Point; POINTS],
    /// Where a point is in `empties`.
    place: [u16; CELLS],
}

impl Board {
    /// An empty board.
    ///
    /// # Panics
    /// If it has no line, or more than 19.
    #[must_use]
    pub fn new(size: u8) -> Board {
        assert!((1..=LARGEST).contains(&size), "boards have 1 to 19 lines");
        let nowhere = Point::new(0, 0);
        let mut board = Board {
            size,
            ko: None,
            hash: 0,
            stones: [0; 2],
            cells: [Cell::Edge; CELLS],
            around: [0xFFFF; CELLS],
            head: [nowhere; CELLS],
            next: [nowhere; CELLS],
            chains: [Chain::NONE; CELLS],
            empty_count: 0,
            empties: [nowhere; POINTS],
            place: [0; CELLS],
        };
        for point in PointSet::board(size) {
            board.cells[point.index()] = Cell::Empty;
            board.tell_neighbours(point, 0b11);
            board.add_empty(point);
        }
        board
    }

    /// The same board as if its stones had been put down in point order: the orders of [`Board::empties`] and
    /// [`Board::chain_stones`] no longer depend on how it came about.
    #[must_use]
    pub fn tidy(&self) -> Board {
        let mut board = Board::new(self.size);
        for point in self.points() {
            if let Some(colour) = self.stone(point) {
                board.put(point, colour);
            }
        }
        board.ko = self.ko;
        board
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.size == other.size && self.ko == other.ko && self.cells == other.cells
    }
}

impl Eq for Board {}
