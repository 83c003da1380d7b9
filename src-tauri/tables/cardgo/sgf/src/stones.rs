//! A board as files have it: stones come and go by whatever rules, and moves are carried out whether they are allowed
//! or not.
//!
//! It is cheap to change all of it at once, for a file may do so in ten letters; the engine's board is not.

use cardgo::{Board, Colour, Point, PointSet};

/// The stones on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    size: u8,
    /// Every point of the board.
    all: PointSet,
    /// By colour.
    of: [PointSet; 2],
}

/// Where the stones of both colours are.
pub(crate) type Colouring = [PointSet; 2];

impl Stones {
    /// An empty board.
    ///
    /// # Panics
    /// If there is no board of that size.
    #[must_use]
    pub fn new(size: u8) -> Stones {
        Stones { size, all: PointSet::board(size), of: [PointSet::EMPTY; 2] }
    }

    /// Stones in those places.
    pub(crate) fn of(size: u8, of: Colouring) -> Stones {
        Stones { of, ..Stones::new(size) }
    }

    /// The stone on a point.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|colour| self.of[colour.index()].contains(point))
    }

    /// Whether the board has that point.
    #[must_use]
    pub fn has(&self, point: Point) -> bool {
        self.all.contains(point)
    }

    /// The same as a board of the engine's, without a ko.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.size);
        for colour in Colour::BOTH {
            self.of[colour.index()].iter().for_each(|point| board.put(point, colour));
        }
        board
    }

    pub(crate) fn colouring(&self) -> Colouring {
        self.of
    }

    /// Puts stones on points, or takes off what is there; captures nothing.
    pub(crate) fn set(&mut self, points: PointSet, stone: Option<Colour>) {
        let points = points & self.all;
        self.of = self.of.map(|stones| stones - points);
        if let Some(colour) = stone {
            self.of[colour.index()] |= points;
        }
    }

    /// Carries out a move as the format says: its stone stands there whatever stood there before, takes what has no
    /// liberty, and goes with its group if that has none then. How many stones are taken off, by the colour that gains.
    pub(crate) fn play(&mut self, point: Point, colour: Colour) -> [u16; 2] {
        let enemy = colour.opponent();
        self.set(PointSet::from_iter([point]), Some(colour));
        let mut taken = PointSet::EMPTY;
        for next in point.neighbours() {
            if self.of[enemy.index()].contains(next) && !taken.contains(next) {
                taken |= self.lifeless(next, enemy);
            }
        }
        self.set(taken, None);
        let lost = self.lifeless(point, colour);
        self.set(lost, None);
        let mut gains = [0; 2];
        gains[colour.index()] = taken.len() as u16;
        gains[enemy.index()] = lost.len() as u16;
        gains
    }

    /// The group of that colour on that point if it has no liberty, else nothing.
    fn lifeless(&self, point: Point, colour: Colour) -> PointSet {
        let empty = self.all - self.of[0] - self.of[1];
        let own = self.of[colour.index()];
        let mut group = PointSet::from_iter([point]);
        loop {
            let around = group.spread();
            if around.meets(&empty) {
                return PointSet::EMPTY;
            }
            let larger = group | (around & own);
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

    fn stones(rows: &[&str]) -> Stones {
        let board = Board::from_rows(rows).unwrap();
        let mut stones = Stones::new(board.size());
        Colour::BOTH.into_iter().for_each(|colour| stones.set(board.stones(colour), Some(colour)));
        stones
    }

    fn played(rows: &[&str], point: &str, colour: Colour) -> (Vec<String>, [u16; 2]) {
        let mut stones = stones(rows);
        let gains = stones.play(point.parse().unwrap(), colour);
        (stones.board().rows(), gains)
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
        let mut stones = Stones::new(5);
        let mut colour = Colour::Black;
        for turn in 0..2_000_u32 {
            let point = Point::new((turn * turn / 7 % 5) as u8, (turn * 13 / 3 % 5) as u8);
            if board.is_empty(point) && !board.is_suicide(point, colour) {
                let captured = board.play(point, colour);
                assert_eq!(stones.play(point, colour)[colour.index()], captured);
                assert_eq!(stones.board().rows(), board.rows());
                colour = colour.opponent();
            }
        }
    }
}
