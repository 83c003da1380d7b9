//! An open-ended analysis: one search that is extended slice by slice while the analysis is displayed.
//!
//! Each slice adds to the same tree. The size of a slice depends only on the number of iterations made so far, so an
//! analysis of the same view and seed has the same result after the same number of iterations, on every device and
//! regardless of interruptions.

use crate::cancel::Cancel;
use crate::evaluate::Evaluate;
use crate::hint::{DEALS, Expectation, Hint, HintsOf, line, worth_showing};
use crate::open_search::OpenEndedSearch;
use crate::ownership::Survey;
use crate::search_results::Candidate;
use game::{Chance, Seed};

/// The most moves that are shown.
const MOST: usize = 6;
/// A move is shown once more than 1 / `SELDOM` of the iterations have tried it.
const SELDOM: u32 = 60;
/// The smallest and the largest slice, in iterations. Slices grow with the number of iterations made: the first results
/// should appear quickly, later ones change little.
const SLICES: [u32; 2] = [250, 2_000];

/// An analysis in progress.
pub struct Analysis<G: Evaluate> {
    growing: Box<dyn OpenEndedSearch<G>>,
    /// A few determinizations of the view; lines show only what is the same in all of them.
    deals: Vec<G::State>,
    /// Iterations made.
    done: u32,
}

impl<G: Evaluate> Analysis<G> {
    /// The most iterations. A larger tree takes more memory and hardly changes the result.
    pub const MOST: u32 = 40_000;

    /// Begins an analysis from the view of the seat to move. Returns `None` if the game offers no analysis, or if that
    /// seat has fewer than two legal moves.
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

    /// Searches the rest of the current slice, or part of it if cancelled.
    pub fn grow(&mut self, cancel: &Cancel) {
        self.done += self.growing.grow(self.slice(), cancel);
    }

    /// Returns the number of iterations left in the current slice.
    fn slice(&self) -> u32 {
        let mut end = 0;
        while end <= self.done {
            end += (end / 4).clamp(SLICES[0], SLICES[1]);
        }
        end.min(Self::MOST) - self.done
    }

    /// Returns the number of iterations made.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done
    }

    /// Whether the analysis has made its [most](Self::MOST) iterations.
    #[must_use]
    pub fn complete(&self) -> bool {
        self.done >= Self::MOST
    }

    /// Returns the best moves, best first, each with its expected line.
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

    /// Returns the expected ownership of the board, in games that support it.
    #[must_use]
    pub fn survey(&self) -> Option<Survey> {
        self.growing.findings().survey().filter(|_| self.done > 0)
    }
}
