//! An analysis: one search that goes on for as long as somebody looks at it, slice by slice.
//!
//! Each slice adds to the same tree. Slices follow from the number of iterations made so far and from nothing else, so
//! an analysis of the same view and seed has found the same after the same count, on every device and however often it
//! was interrupted.

use crate::cancel::Cancel;
use crate::evaluate::Evaluate;
use crate::findings::Candidate;
use crate::growing::Growing;
use crate::hint::{DEALS, Expectation, Hint, HintsOf, line, worth_showing};
use crate::survey::Survey;
use game::{Chance, Seed};

/// How many moves are shown at most.
const MOST: usize = 6;
/// A move is shown once one in so many iterations has tried it.
const SELDOM: u32 = 60;
/// A slice is the larger, the more is known already: at first one waits for anything at all, later one sees little
/// change.
const SLICES: [u32; 2] = [250, 2_000];

/// An analysis under way.
pub struct Analysis<G: Evaluate> {
    growing: Box<dyn Growing<G>>,
    /// A few of the deals that the view allows: what is the same in all of them is known.
    deals: Vec<G::State>,
    done: u32,
}

impl<G: Evaluate> Analysis<G> {
    /// The most iterations: from then on a tree takes memory and tells hardly anything new.
    pub const MOST: u32 = 40_000;

    /// Begins from the view of the seat to move; `None` if the table offers no analysis, or that seat has no choice.
    #[must_use]
    pub fn begin(view: &G::View, seed: Seed) -> Option<Analysis<G>> {
        let analyse = G::ANALYSE?;
        let mut chance = Chance::new(seed);
        let deals: Vec<_> = (0..DEALS).map(|_| G::determinize(view, &mut chance)).collect();
        G::to_move(&deals[0])?;
        let mut moves = Vec::new();
        G::legal_moves(&deals[0], &mut moves);
        if moves.len() < 2 {
            return None;
        }
        Some(Analysis { growing: analyse(view, Self::MOST, Chance::new(seed))?, deals, done: 0 })
    }

    /// Thinks through another slice, or as much of it as there is time for until it is cancelled.
    pub fn grow(&mut self, cancel: &Cancel) {
        self.done += self.growing.grow(self.slice(), cancel);
    }

    /// What is left of the slice under way.
    fn slice(&self) -> u32 {
        let mut end = 0;
        while end <= self.done {
            end += (end / 4).clamp(SLICES[0], SLICES[1]);
        }
        end.min(Self::MOST) - self.done
    }

    /// How many iterations were made.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done
    }

    /// Whether it is at its end.
    #[must_use]
    pub fn complete(&self) -> bool {
        self.done >= Self::MOST
    }

    /// The moves worth looking at, best first, and how each is expected to go on.
    #[must_use]
    pub fn hints(&self) -> HintsOf<G> {
        if self.done == 0 {
            return Vec::new();
        }
        let found = self.growing.findings();
        worth_showing(found.ranked(), MOST, self.done / SELDOM + 1)
            .map(|Candidate { mv, visits, share, result }| Hint {
                mv,
                expected: Some(Expectation { share, result, tries: visits }),
                line: line(found, self.deals.clone(), mv),
                why: None,
            })
            .collect()
    }

    /// How the board is likely to be shared out, for tables where it is.
    #[must_use]
    pub fn survey(&self) -> Option<Survey> {
        self.growing.findings().survey().filter(|_| self.done > 0)
    }
}
