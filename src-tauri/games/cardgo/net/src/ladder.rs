//! Ladders, read to the end: a chain with one or two liberties is caught if its owner can't reach three, whatever the
//! owner tries: extending, or capturing surrounding stones. The owner is assumed to win every ko, so that only the
//! enemy is bound by the rule that a stone can't be recaptured at once.

use crate::ladder_board::LadderBoard;
use arrayvec::ArrayVec;
use cardgo::{Board, Colour, Point, Position};

/// Maximum number of plays of a ladder that are read; a longer ladder counts as an escape.
const LONGEST: usize = 200;
/// Maximum number of plays tried for one chain; if more are needed, it counts as an escape.
const MOST_TRIES: u32 = 500;

/// Reads ladders; reuses its memory from one position to the next.
#[derive(Default)]
pub struct Ladders {
    sketch: LadderBoard,
    side: Colour,
    /// The point where the side to move can't recapture at once.
    ko: Option<Point>,
    /// Number of plays that may still be tried.
    left: u32,
}

/// A caught chain.
pub(crate) struct Caught {
    /// The points where the enemy can play to catch it; empty if it has only one liberty.
    pub by: ArrayVec<Point, 2>,
}

impl Ladders {
    /// Sets the board and the side to move for the following calls.
    pub(crate) fn turn_to(&mut self, board: &Board, side: Colour) {
        self.sketch.copy(board);
        (self.side, self.ko) = (side, board.ko());
    }

    /// Whether the chain of that stone is caught: with one liberty, if its owner, moving first, can't get away; with
    /// two, if its enemy, moving first, catches it. A chain with more liberties isn't.
    pub(crate) fn caught(&mut self, stone: Point) -> Option<Caught> {
        self.left = MOST_TRIES;
        // The ko binds only the side to move; if the other side moves first, it isn't bound.
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

    /// Whether a play of the side to move decides a ladder: it catches a chain with two liberties, or saves a chain of
    /// its own that the opponent would catch next. The play must be legal.
    pub fn decides(&mut self, position: &Position, point: Point) -> bool {
        let (board, own) = (position.board(), position.turn());
        self.turn_to(board, own);
        let enemy = |next: &Point| board.stone(*next) == Some(own.opponent());
        let mut beside = point.neighbours().into_iter().filter(enemy);
        if beside.any(|next| self.caught(next).is_some_and(|caught| caught.by.contains(&point))) {
            return true;
        }
        // A play far away may break a ladder.
        let exposed = board.points().filter(|&stone| {
            board.stone(stone) == Some(own) && board.head(stone) == stone && board.liberties(stone) == 2
        });
        let caught: Vec<Point> = exposed.filter(|&stone| self.caught(stone).is_some()).collect();
        let mut after = position.clone();
        after.play(point);
        self.turn_to(after.board(), after.turn());
        caught.into_iter().any(|stone| self.caught(stone).is_none())
    }

    /// Whether a chain in atari gets away with its owner to move.
    fn gets_away(&mut self, depth: usize, stone: Point) -> bool {
        let mut ways: ArrayVec<Point, 13> = self.sketch.counter_captures(stone).into_iter().collect();
        ways.extend(self.sketch.liberties(stone).into_iter().take(1));
        ways.into_iter().any(|way| self.gets_away_by(depth, stone, way))
    }

    /// Whether a chain gets away if its owner plays on that point.
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
                // Closing the liberty with more room, away from the edge, succeeds more often, so it is tried first.
                let wider = self.sketch.room_at(other) > self.sketch.room_at(one);
                let both = if wider { [other, one] } else { [one, other] };
                !both.into_iter().any(|point| self.is_caught_by(depth + 1, stone, point))
            }
            _ => true,
        };
        self.sketch.take_back();
        away
    }

    /// Whether a chain with two liberties is caught if its enemy plays on that liberty.
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

    /// Whether one more play exceeds the limits; counts the play if it doesn't.
    fn is_too_long(&mut self, depth: usize) -> bool {
        if depth >= LONGEST || self.left == 0 {
            return true;
        }
        self.left -= 1;
        false
    }
}
