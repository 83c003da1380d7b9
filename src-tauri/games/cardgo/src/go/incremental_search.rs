//! A search of a position that is continued in slices.

use super::milestone_tallies::MilestoneTallies;
use super::player::Player;
use super::thought::{Candidate, SearchResult};
use bot::{Cancel, Stopped};
use cardgo::{Point, Position};
use game::{Seat, Seed};

/// The number of iterations that one evaluation by the net counts for, so that levels, hints and reviews are measured
/// in steps as small as in the other games.
pub const EVALUATION: u32 = 8;
/// The minimum number of iterations for a play that is searched alone; fewer games don't suffice for a reason.
pub(super) const LEAST_ALONE: u32 = 32 * EVALUATION;
/// The iterations between two checks whether a search that may end early is decided.
const GLANCE: u32 = 32;

/// A search of a position. Its unit is the iteration, a fraction of an [`EVALUATION`]: the result depends on the total
/// number of iterations only, not on the slices.
pub(crate) struct IncrementalSearch {
    player: Player,
    iterations: u32,
    evaluations: u32,
}

impl IncrementalSearch {
    /// Creates a search without any simulation; its tree has room for `most` iterations. The komi is White's, in half
    /// points.
    pub fn new(position: &Position, komi: i16, most: u32, seed: Seed) -> IncrementalSearch {
        let mut player = Player::for_simulations(komi, most.div_ceil(EVALUATION));
        player.begin(position, seed);
        IncrementalSearch { player, iterations: 0, evaluations: 0 }
    }

    /// Restricts the root to this play.
    pub fn keep_to(&mut self, play: Option<Point>) {
        self.player.keep_to(play);
    }

    /// Starts counting the milestones that matter to `observer`.
    pub fn count(&mut self, observer: Seat) {
        self.player.count(observer);
    }

    /// Takes the counted milestones.
    pub fn take_ends(&mut self) -> Option<MilestoneTallies> {
        self.player.take_ends()
    }

    /// Adds up to `more` iterations; returns how many were made before a cancellation.
    pub fn grow(&mut self, more: u32, cancel: &Cancel) -> u32 {
        let before = self.iterations;
        let due = (before + more).div_ceil(EVALUATION);
        let made = self.player.grow(due - self.evaluations, cancel);
        self.evaluations += made;
        self.iterations = match made {
            0 if self.evaluations < due => before,
            _ if self.evaluations < due => before.max(EVALUATION * self.evaluations),
            _ => before + more,
        };
        self.iterations - before
    }

    /// Makes that many iterations, or fewer if `early` and no other play can become the choice.
    ///
    /// # Errors
    /// If cancelled.
    pub fn run(&mut self, iterations: u32, early: bool, cancel: &Cancel) -> Result<(), Stopped> {
        let mut made = 0;
        while made < iterations {
            let slice = if early { GLANCE.min(iterations - made) } else { iterations };
            if self.grow(slice, cancel) < slice {
                return Err(Stopped::Cancelled);
            }
            made += slice;
            if early && self.lead_at_root() > iterations - made {
                break;
            }
        }
        Ok(())
    }

    /// Returns by how many iterations the root's most visited play is ahead of the next.
    fn lead_at_root(&self) -> u32 {
        EVALUATION * self.player.lead_at_root()
    }

    /// Returns the current result; visits are iterations.
    pub fn thought(&self) -> SearchResult {
        let mut thought = self.player.thought();
        thought.simulations *= EVALUATION;
        thought.candidates.iter_mut().for_each(|candidate| candidate.visits *= EVALUATION);
        thought
    }

    /// Returns the node that a play leads to from a node of the tree (0 is the root), and its iterations.
    pub fn after(&self, node: u32, play: Option<Point>) -> Option<(u32, u32)> {
        self.player.after(node, play).map(|(next, visits)| (next, EVALUATION * visits))
    }
}

/// Searches a single play of a position.
///
/// # Errors
/// If cancelled.
pub(crate) fn foresee(
    position: &Position,
    komi: i16,
    play: Option<Point>,
    iterations: u32,
    seed: Seed,
    observer: Option<Seat>,
    cancel: &Cancel,
) -> Result<Option<(Candidate, Option<MilestoneTallies>)>, Stopped> {
    let iterations = iterations.max(LEAST_ALONE);
    let mut growth = IncrementalSearch::new(position, komi, iterations, seed);
    growth.keep_to(play);
    if let Some(observer) = observer {
        growth.count(observer);
    }
    growth.run(iterations, false, cancel)?;
    let ends = growth.take_ends();
    let candidates = growth.thought().candidates;
    Ok(candidates.into_iter().find(|candidate| candidate.play == play).map(|candidate| (candidate, ends)))
}
