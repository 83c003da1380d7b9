//! A board as files have it: stones come and go by whatever rules, and moves are carried out whether they are allowed
//! or not.
//!
//! It is cheap to change all of it at once, for a file may do so in ten letters; the engine's board is not. And it may
//! be larger than the engine's, or oblong.

use crate::grid::{Grid, Spot};
use crate::spots::Spots;
use cardgo::{Board, Colour};

/// The stones on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    grid: Grid,
    /// Every point of the board.
    all: Spots,
    /// By colour.
    of: [Spots; 2],
}

/// Where the stones of both colours are, kept small: a long record has one for each of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Colouring(Box<[u64]>);

impl Stones {
    /// An empty board.
    #[must_use]
    pub fn new(grid: Grid) -> Stones {
        Stones { grid, all: Spots::board(grid), of: [Spots::EMPTY; 2] }
    }

    /// Stones in those places.
    pub(crate) fn of(grid: Grid, Colouring(words): &Colouring) -> Stones {
        let (black, white) = words.split_at(words.len() / 2);
        Stones { of: [black, white].map(Spots::of_words), ..Stones::new(grid) }
    }

    /// The stone on a point.
    #[must_use]
    pub fn at(&self, spot: Spot) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|colour| self.of[colour.index()].contains(spot))
    }

    /// Whether the board has that point.
    #[must_use]
    pub fn has(&self, spot: Spot) -> bool {
        self.grid.has(spot)
    }

    /// Where the stones of a colour are.
    #[must_use]
    pub fn spots(&self, colour: Colour) -> Spots {
        self.of[colour.index()]
    }

    /// The board in rows from the top: `X` black, `O` white, `.` empty.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let sign = |column, row| match Spot::new(column, row).and_then(|spot| self.at(spot)) {
            Some(Colour::Black) => 'X',
            Some(Colour::White) => 'O',
            None => '.',
        };
        let row = |row| (0..self.grid.columns()).map(|column| sign(column, row)).collect();
        (0..self.grid.rows()).rev().map(row).collect()
    }

    /// The same as a board of the engine's, without a ko; none where that has no such board.
    #[must_use]
    pub fn board(&self) -> Option<Board> {
        let mut board = Board::new(self.grid.size()?);
        for colour in Colour::BOTH {
            self.of[colour.index()].iter().filter_map(Spot::point).for_each(|point| board.put(point, colour));
        }
        Some(board)
    }

    pub(crate) fn colouring(&self) -> Colouring {
        let [black, white] = &self.of;
        Colouring([black.words(self.grid), white.words(self.grid)].concat().into_boxed_slice())
    }

    /// Puts stones on points, or takes off what is there; captures nothing.
    pub(crate) fn set(&mut self, spots: &Spots, stone: Option<Colour>) {
        let spots = spots.and(&self.all);
        self.of = self.of.map(|stones| stones.without(&spots));
        if let Some(colour) = stone {
            let own = &mut self.of[colour.index()];
            *own = own.or(&spots);
        }
    }

    /// Carries out a move as the format says: its stone stands there whatever stood there before, takes what has no
    /// liberty, and goes with its group if that has none then. How many stones are taken off, by the colour that gains.
    pub(crate) fn play(&mut self, spot: Spot, colour: Colour) -> [u16; 2] {
        let enemy = colour.opponent();
        self.set(&Spots::from_iter([spot]), Some(colour));
        let mut taken = Spots::EMPTY;
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

    /// The group of that colour on that point if it has no liberty, else nothing.
    pub(crate) fn lifeless(&self, spot: Spot, colour: Colour) -> Spots {
        let empty = self.all.without(&self.of[0]).without(&self.of[1]);
        let own = self.of[colour.index()];
        let mut group = Spots::from_iter([spot]);
        loop {
            let around = group.spread();
            if around.meets(&empty) {
                return Spots::EMPTY;
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
        let mut stones = Stones::new(Grid::square(board.size()));
        for colour in Colour::BOTH {
            stones.set(&board.stones(colour).iter().map(Spot::from).collect(), Some(colour));
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
        let mut stones = Stones::new(Grid::square(5));
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
        let grid = Grid::new(25, 3).unwrap();
        let mut stones = Stones::new(grid);
        stones.play("Z3".parse().unwrap(), Colour::Black);
        stones.play("A1".parse().unwrap(), Colour::White);
        assert_eq!(Stones::of(grid, &stones.colouring()), stones);
        assert_eq!(stones.rows()[0], format!("{}X", ".".repeat(24)));
        assert_eq!((stones.rows().len(), stones.board()), (3, None));
    }
}
