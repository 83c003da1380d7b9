//! Changes of the board that aren't moves: handicap stones, set-up positions, effects of cards.
//!
//! They capture nothing, so chains without liberties may remain until they are [cleared](Board::clear_lifeless).

use super::{Board, POINTS};
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use arrayvec::ArrayVec;
use game::Chance;

impl Board {
    /// Puts a stone on an empty point without capturing anything.
    ///
    /// # Panics
    /// Panics if the point isn't empty.
    pub fn put(&mut self, point: Point, colour: Colour) {
        assert!(self.is_empty(point), "{point:?} isn't empty");
        self.settle(point, colour);
        self.ko = None;
    }

    /// Removes one stone; its chain may fall apart.
    ///
    /// # Panics
    /// Panics if there is no stone.
    pub fn lift(&mut self, point: Point) {
        let colour = self.stone(point);
        assert!(colour.is_some(), "no stone at {point:?}");
        let Some(colour) = colour else { return };
        let stones: ArrayVec<Point, POINTS> = self.chain_stones(point).collect();
        self.remove_chain(point);
        for stone in stones.into_iter().filter(|&stone| stone != point) {
            self.settle(stone, colour);
        }
        self.ko = None;
    }

    /// Removes the chains of that colour that have no liberty, all at once, and returns their stones.
    pub fn clear_lifeless(&mut self, colour: Colour) -> PointSet {
        let stones = self.lifeless(colour);
        for stone in stones {
            if self.stone(stone).is_some() {
                self.remove_chain(stone);
            }
        }
        if !stones.is_empty() {
            self.ko = None;
        }
        stones
    }

    /// Like [`Board::clear_lifeless`], if only chains at those points or next to them can have lost a liberty.
    pub(crate) fn clear_lifeless_near(&mut self, colour: Colour, points: [Point; 2]) -> PointSet {
        let mut stones = PointSet::EMPTY;
        let near = points.into_iter().flat_map(|point| point.neighbours().into_iter().chain([point]));
        for point in near {
            if self.stone(point) == Some(colour) && self.liberties(point) == 0 {
                stones |= self.chain_set(point);
            }
        }
        for stone in stones {
            if self.stone(stone).is_some() {
                self.remove_chain(stone);
            }
        }
        stones
    }

    /// Picks a move of a light playout: a random point that is neither suicide, nor the immediate recapture of a ko,
    /// nor one of the colour's own eyes. All such points are equally likely; returns `None` (a pass) if there is none.
    #[inline]
    pub fn pick_light(&mut self, colour: Colour, chance: &mut Chance) -> Option<Point> {
        let mut left = self.empties().len();
        while left > 0 {
            let place = chance.index(left);
            let point = self.empties[place];
            if self.is_light(point, colour) {
                return Some(point);
            }
            left -= 1;
            self.swap_empties(place, left);
        }
        None
    }

    /// Whether a light playout may play on that empty point.
    #[inline]
    #[must_use]
    pub fn is_light(&self, point: Point, colour: Colour) -> bool {
        self.has_empty_neighbour(point) && self.ko != Some(point)
            || !self.is_eye(point, colour) && self.ko != Some(point) && !self.is_suicide(point, colour)
    }

    /// Plays random moves of [`Board::pick_light`] until both colours pass, or for `most` moves. Returns the number of
    /// moves, passes included.
    pub fn play_light(&mut self, first: Colour, most: u32, chance: &mut Chance) -> u32 {
        let (mut colour, mut passes, mut moves) = (first, 0, 0);
        while passes < 2 && moves < most {
            match self.pick_light(colour, chance) {
                Some(point) => {
                    self.play(point, colour);
                    passes = 0;
                }
                None => {
                    self.pass();
                    passes += 1;
                }
            }
            colour = colour.opponent();
            moves += 1;
        }
        moves
    }
}
