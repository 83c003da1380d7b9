//! A board for viewing files: stones may be set up in any way, and moves are carried out whether or not they are
//! legal.
//!
//! Changing the whole board at once is cheap, because a file may do so in ten letters; on the engine's board it isn't.
//! The board may also be larger than the engine's, or oblong.

use crate::any_point_set::AnyPointSet;
use crate::grid::{AnyPoint, BoardSize};
use cardgo::{Board, Colour};

/// The stones on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    grid: BoardSize,
    /// Every point of the board.
    all: AnyPointSet,
    /// The stones by colour.
    of: [AnyPointSet; 2],
}

/// The points of the stones of both colours in compact form; a long record has one for each of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Colouring(Box<[u64]>);

impl Stones {
    /// Returns an empty board.
    #[must_use]
    pub fn new(grid: BoardSize) -> Stones {
        Stones { grid, all: AnyPointSet::board(grid), of: [AnyPointSet::EMPTY; 2] }
    }

    /// Returns a board with the stones of a colouring.
    pub(crate) fn of(grid: BoardSize, Colouring(words): &Colouring) -> Stones {
        let (black, white) = words.split_at(words.len() / 2);
        Stones { of: [black, white].map(AnyPointSet::of_words), ..Stones::new(grid) }
    }

    /// The stone on a point, if there is one.
    #[must_use]
    pub fn at(&self, spot: AnyPoint) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|colour| self.of[colour.index()].contains(spot))
    }

    /// Whether the point is on the board.
    #[must_use]
    pub fn has(&self, spot: AnyPoint) -> bool {
        self.grid.has(spot)
    }

    /// The points with stones of a colour.
    #[must_use]
    pub fn spots(&self, colour: Colour) -> AnyPointSet {
        self.of[colour.index()]
    }

    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let sign = |column, row| match AnyPoint::new(column, row).and_then(|spot| self.at(spot)) {
            Some(Colour::Black) => 'X',
            Some(Colour::White) => 'O',
            None => '.',
        };
        let row = |row| (0..self.grid.columns()).map(|column| sign(column, row)).collect();
        (0..self.grid.rows()).rev().map(row).collect()
    }

    /// The same stones on a board of the engine, without a ko; `None` if the engine doesn't support the size.
    #[must_use]
    pub fn board(&self) -> Option<Board> {
        let mut board = Board::new(self.grid.size()?);
        for colour in Colour::BOTH {
            self.of[colour.index()].iter().filter_map(AnyPoint::point).for_each(|point| board.put(point, colour));
        }
        Some(board)
    }

    pub(crate) fn colouring(&self) -> Colouring {
        let [black, white] = &self.of;
        Colouring([black.words(self.grid), white.words(self.grid)].concat().into_boxed_slice())
    }

    /// Sets up stones on points, or removes those there; captures nothing.
    pub(crate) fn set(&mut self, spots: &AnyPointSet, stone: Option<Colour>) {
        let spots = spots.and(&self.all);
        self.of = self.of.map(|stones| stones.without(&spots));
        if let Some(colour) = stone {
            let own = &mut self.of[colour.index()];
            *own = own.or(&spots);
        }
    }

    /// Carries out a move as the format demands: places its stone whatever was there before, removes enemy groups
    /// without liberties, then its own group if it has none. Returns the numbers of stones removed, by the colour that
    /// gains them.
    pub(crate) fn play(&mut self, spot: AnyPoint, colour: Colour) -> [u16; 2] {
        let enemy = colour.opponent();
        self.set(&AnyPointSet::from_iter([spot]), Some(colour));
        let mut taken = AnyPointSet::EMPTY;
        for next in spot.neighbours() {
            if self.of[enemy.index()].contains(next) && !taken.contains(next) {
                taken = taken.or(&self.lifeless(next, enemy));
            }
        }
        self.set(&taken, None);
        let lost = self.lifeless(spot, colour);
        self.set(&lost, None);
        let mut gains = [0; 2];
        gains[colour.index()] = taken.len() as u16;
        gains[enemy.index()] = lost.len() as u16;
        gains
    }

    /// The group of that colour on that point if it has no liberty; otherwise the empty set.
    pub(crate) fn lifeless(&self, spot: AnyPoint, colour: Colour) -> AnyPointSet {
        let empty = self.all.without(&self.of[0]).without(&self.of[1]);
        let own = self.of[colour.index()];
        let mut group = AnyPointSet::from_iter([spot]);
        loop {
            let around = group.spread();
            if around.meets(&empty) {
                return AnyPointSet::EMPTY;
            }
            let larger = group.or(&around.and(&own));
            if larger == group {
                return group;
            }
            group = larger;
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use cardgo::Point;

    fn stones(rows: &[&str]) -> Stones {
        let board = Board::from_rows(rows).unwrap();
        let mut stones = Stones::new(BoardSize::square(board.size()));
        for colour in Colour::BOTH {
            stones.set(&board.stones(colour).iter().map(AnyPoint::from).collect(), Some(colour));
        }
        stones
    }

    fn played(rows: &[&str], point: &str, colour: Colour) -> (Vec<String>, [u16; 2]) {
        let mut stones = stones(rows);
        let gains = stones.play(point.parse().unwrap(), colour);
        (stones.rows(), gains)
    }

    #[test]
    fn a_move_takes_what_has_no_liberty() {
        let (rows, gains) = played(&["XXO", "OOX", "..X"], "B1", Colour::Black);
        assert_eq!((rows.join(" ").as_str(), gains), ("XXO OOX .XX", [0, 0]));
        let (rows, gains) = played(&["OX.", "OX.", ".X."], "A1", Colour::Black);
        assert_eq!((rows.join(" ").as_str(), gains), (".X. .X. XX.", [2, 0]));
    }

    #[test]
    fn a_move_that_kills_its_own_group_takes_it_off() {
        let (rows, gains) = played(&[".XO", "XO.", "OO."], "A3", Colour::Black);
        assert_eq!((rows.join(" ").as_str(), gains), ("..O .O. OO.", [0, 3]));
    }

    #[test]
    fn a_stone_stands_whatever_stood_there() {
        let (rows, gains) = played(&["O..", "...", "..."], "A3", Colour::Black);
        assert_eq!((rows.join(" ").as_str(), gains), ("X.. ... ...", [0, 0]));
    }

    #[test]
    fn it_plays_as_the_engine_does_where_that_plays() {
        let mut board = Board::new(5);
        let mut stones = Stones::new(BoardSize::square(5));
        let mut colour = Colour::Black;
        for turn in 0..2_000_u32 {
            let point = Point::new((turn * turn / 7 % 5) as u8, (turn * 13 / 3 % 5) as u8);
            if board.is_empty(point) && !board.is_suicide(point, colour) {
                let captured = board.play(point, colour);
                assert_eq!(stones.play(point.into(), colour)[colour.index()], captured);
                assert_eq!(stones.rows(), board.rows());
                colour = colour.opponent();
            }
        }
    }

    #[test]
    fn a_board_of_any_shape_comes_back_from_what_is_remembered_of_it() {
        let grid = BoardSize::new(25, 3).unwrap();
        let mut stones = Stones::new(grid);
        stones.play("Z3".parse().unwrap(), Colour::Black);
        stones.play("A1".parse().unwrap(), Colour::White);
        assert_eq!(Stones::of(grid, &stones.colouring()), stones);
        assert_eq!(stones.rows()[0], format!("{}X", ".".repeat(24)));
        assert_eq!((stones.rows().len(), stones.board()), (3, None));
    }
}
