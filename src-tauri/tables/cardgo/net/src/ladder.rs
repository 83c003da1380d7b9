//! Ladders, read to the end: a chain with one or two liberties is caught if its owner can't get three, whatever the
//! owner tries: running, or capturing what stands around. The owner is presumed to win every ko, so that only the enemy has
//! to mind that a stone can't be retaken at once.

use crate::sketch::Sketch;
use arrayvec::ArrayVec;
use cardgo::{Board, Colour, Point};

/// The most plays of a ladder that are read; what is longer counts as an escape.
const LONGEST: usize = 200;
/// The most plays tried for one chain; what takes more counts as an escape.
const MOST_TRIES: u32 = 500;

/// Reads ladders; keeps its room from one position to the next.
#[derive(Default)]
pub struct Ladders {
    sketch: Sketch,
    side: Colour,
    /// Where the side to move can't retake at once.
    ko: Option<Point>,
    /// Plays that may still be tried.
    left: u32,
}

/// A chain that is caught.
pub(crate) struct Caught {
    /// Where its enemy catches it, if it has two liberties.
    pub by: ArrayVec<Point, 2>,
}

impl Ladders {
    /// Turns to a board with that side to move; what is asked next is about it.
    pub(crate) fn turn_to(&mut self, board: &Board, side: Colour) {
        self.sketch.copy(board);
        (self.side, self.ko) = (side, board.ko());
    }

    /// Whether the chain of that stone is caught: with one liberty if its owner, moving first, can't get away; with two
    /// if its enemy, moving first, catches it. Others aren't.
    pub(crate) fn caught(&mut self, stone: Point) -> Option<Caught> {
        self.left = MOST_TRIES;
        // The other side, which would be first to play here, isn't bound by the ko.
        let is_own = self.sketch.stone(stone) == Some(self.side);
        self.sketch.set_ko(self.ko.filter(|_| !is_own));
        match self.sketch.liberties(stone)[..] {
            [_] => (!self.gets_away(0, stone)).then(|| Caught { by: ArrayVec::new() }),
            [one, other] => {
                let mut by = ArrayVec::new();
                for point in [one, other] {
                    self.left = MOST_TRIES;
                    if self.is_caught_by(0, stone, point) {
                        by.push(point);
                    }
                }
                (!by.is_empty()).then_some(Caught { by })
            }
            _ => None,
        }
    }

    /// Whether a chain in atari gets away, its owner to move.
    fn gets_away(&mut self, depth: usize, stone: Point) -> bool {
        let mut ways: ArrayVec<Point, 13> = self.sketch.counter_captures(stone).into_iter().collect();
        ways.extend(self.sketch.liberties(stone).into_iter().take(1));
        ways.into_iter().any(|way| self.gets_away_by(depth, stone, way))
    }

    /// Whether a chain gets away by its owner's play.
    fn gets_away_by(&mut self, depth: usize, stone: Point, point: Point) -> bool {
        let Some(colour) = self.sketch.stone(stone) else { return false };
        if self.is_too_long(depth) {
            return true;
        }
        if !self.sketch.play(point, colour) {
            return false;
        }
        let away = match self.sketch.liberties(stone)[..] {
            [] | [_] => false,
            [one, other] => {
                // The wider way out is more often the one to close, and the one away from the edge.
                let wider = self.sketch.room_at(other) > self.sketch.room_at(one);
                let both = if wider { [other, one] } else { [one, other] };
                !both.into_iter().any(|point| self.is_caught_by(depth + 1, stone, point))
            }
            _ => true,
        };
        self.sketch.take_back();
        away
    }

    /// Whether a chain with two liberties is caught by its enemy's play on one of them.
    fn is_caught_by(&mut self, depth: usize, stone: Point, point: Point) -> bool {
        let Some(colour) = self.sketch.stone(stone) else { return false };
        let retakes = self.sketch.ko() == Some(point);
        if retakes || self.is_too_long(depth) || !self.sketch.play(point, colour.opponent()) {
            return false;
        }
        let caught = self.sketch.liberties(stone).len() == 1 && !self.gets_away(depth + 1, stone);
        self.sketch.take_back();
        caught
    }

    /// Whether one more play would be too many.
    fn is_too_long(&mut self, depth: usize) -> bool {
        if depth >= LONGEST || self.left == 0 {
            return true;
        }
        self.left -= 1;
        false
    }
}
