//! The board: a colouring of the points and the derived data kept with it.
//!
//! Every chain (stones of one colour joined by lines) has a *head*, one of its stones. The liberties, the number of
//! stones and the hash of the chain are stored under its head; the stones of the chain form a ring. Liberties are a
//! set of bits, so that joining two chains is a union and the points themselves are available, not only their number.
//! Every point also stores the contents of its eight neighbours as sixteen bits. All data has a fixed size: playing
//! allocates nothing.

mod audit;
mod chain;
mod change;
mod query;
mod rows_fault;
mod stone_placement;
mod text;

use crate::cell::Cell;
use crate::point::{CELLS, LARGEST, Point};
use crate::point_set::PointSet;
use chain::Chain;
pub use chain::Stones;
pub use rows_fault::RowsFault;

/// Number of points of the largest board.
const POINTS: usize = LARGEST as usize * LARGEST as usize;

/// A board of 1 to 19 lines (games are played on 9, 13 and 19) and the stones on it.
///
/// Its text form starts at the top row, with `X` for black and `O` for white. Points are named as usual: letters from
/// the left without I, rows from 1 at the bottom.
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
/// Two boards are equal if their colouring and their ko point are equal. The order of [`Board::empties`], which
/// depends on the sequence of moves, is not compared. [`Board::tidy`] gives equal boards equal order.
#[derive(Clone)]
pub struct Board {
    size: u8,
    ko: Option<Point>,
    hash: u64,
    /// Number of stones on the board, by colour.
    stones: [u16; 2],
    cells: [Cell; CELLS],
    /// The contents of the eight neighbours of each point, see [`Board::around`].
    around: [u16; CELLS],
    /// The head of the chain of the stone on each point; meaningless for other points.
    head: [Point; CELLS],
    /// The next stone in the ring of the chain.
    next: [Point; CELLS],
    /// Indexed by head; entries of other points are meaningless.
    chains: [Chain; CELLS],
    empty_count: u16,
    empties: [Point; POINTS],
    /// The index of a point in `empties`.
    place: [u16; CELLS],
}

impl Board {
    /// Returns an empty board.
    ///
    /// # Panics
    /// Panics if `size` is 0 or more than 19.
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

    /// Returns the same board with the internal order it has if its stones are put down in point order: the orders of
    /// [`Board::empties`] and [`Board::chain_stones`] then don't depend on the sequence of moves.
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
