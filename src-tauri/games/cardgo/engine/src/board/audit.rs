//! The audit of a board: a slow but simple check of all data derived from its colouring.

use super::Board;
use crate::cell::Cell;
use crate::colour::Colour;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::zobrist;

impl Board {
    /// Recomputes all derived data from the colouring and compares.
    ///
    /// # Errors
    /// Returns a description of the first difference.
    pub fn audit(&self) -> Result<(), String> {
        let all = PointSet::board(self.size);
        let mut hash = 0;
        let mut counts = [0; 2];
        for index in 0..Point::INDICES {
            let point = Point::from_index(index);
            ensure(all.contains(point) == self.has(point), || format!("{point:?} is a point or isn't"))?;
        }
        for point in all {
            ensure(self.around(point) == self.look_around(point), || format!("what is around {point}"))?;
            match self.stone(point) {
                None => self.audit_empty(point)?,
                Some(colour) => {
                    hash ^= zobrist::stone(point, colour);
                    counts[colour.index()] += 1;
                    self.audit_chain(point, colour)?;
                }
            }
        }
        ensure(hash == self.hash, || "the hash".to_owned())?;
        ensure(counts == self.stones, || "the number of stones".to_owned())?;
        let empty = all.len() - usize::from(counts[0] + counts[1]);
        ensure(self.empties().len() == empty, || "the number of empty points".to_owned())?;
        ensure(self.ko.is_none_or(|ko| self.is_empty(ko)), || "the ko point isn't empty".to_owned())
    }

    fn audit_empty(&self, point: Point) -> Result<(), String> {
        let place = usize::from(self.place[point.index()]);
        ensure(self.empties().get(place) == Some(&point), || format!("{point} isn't where it should be among empties"))
    }

    fn audit_chain(&self, stone: Point, colour: Colour) -> Result<(), String> {
        let (stones, liberties) = self.flood(stone);
        let wrong = |what: &str| format!("the {what} of the chain of {colour:?} at {stone}");
        let chain = self.chain(stone);
        let hash = stones.iter().fold(0, |hash, stone| hash ^ zobrist::stone(stone, colour));
        ensure(stones.contains(self.head(stone)), || wrong("head"))?;
        ensure(stones.iter().all(|other| self.head(other) == self.head(stone)), || wrong("heads"))?;
        ensure(usize::from(chain.stones) == stones.len(), || wrong("number of stones"))?;
        ensure(self.chain_set(stone) == stones, || wrong("ring"))?;
        ensure(chain.liberties == liberties, || wrong("liberties"))?;
        ensure(usize::from(chain.liberty_count) == liberties.len(), || wrong("number of liberties"))?;
        ensure(chain.hash == hash, || wrong("hash"))
    }

    /// Returns the stones connected to the given one, and their liberties, by flood fill.
    fn flood(&self, stone: Point) -> (PointSet, PointSet) {
        let (mut stones, mut liberties) = (PointSet::from_iter([stone]), PointSet::EMPTY);
        let mut waiting = vec![stone];
        while let Some(at) = waiting.pop() {
            for next in at.neighbours() {
                if self.cell(next) == Cell::Empty {
                    liberties.insert(next);
                } else if self.cell(next) == self.cell(stone) && stones.insert(next) {
                    waiting.push(next);
                }
            }
        }
        (stones, liberties)
    }

    fn look_around(&self, point: Point) -> u16 {
        let eight = point.neighbours().into_iter().chain(point.diagonals());
        eight.enumerate().fold(0, |around, (nth, next)| around | (self.cell(next) as u16) << (2 * nth))
    }
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}
