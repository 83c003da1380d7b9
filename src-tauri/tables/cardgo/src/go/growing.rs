//! A search of a position that goes on, slice by slice.

use super::ends::Ends;
use super::player::Player;
use super::thought::{Candidate, Thought};
use bot::{Cancel, Stopped};
use cardgo::{Point, Position};
use game::{Seat, Seed};

/// An evaluation by the net counts as so many iterations, so that levels, hints and reviews are measured in the same
/// small steps as at other tables.
pub(crate) const EVALUATION: u32 = 8;
/// A play that is looked at alone is looked at so often at least: of fewer games nobody takes a reason.
pub(super) const LEAST_ALONE: u32 = 32 * EVALUATION;
/// How often a search that may end early looks whether it is decided, in iterations.
const GLANCE: u32 = 32;

/// A search of a position. It is measured in iterations, the parts of an [`EVALUATION`]: how many were made decides what
/// is known, however they were divided up.
pub(crate) struct Growth {
    player: Player,
    iterations: u32,
    evaluations: u32,
}

impl Growth {
    /// Nothing searched yet; `most` iterations will be remembered. The komi is White's, in half points.
    pub fn new(position: &Position, komi: i16, most: u32, seed: Seed) -> Growth {
        let mut player = Player::for_simulations(komi, most.div_ceil(EVALUATION));
        player.begin(position, seed);
        Growth { player, iterations: 0, evaluations: 0 }
    }

    /// Considers nothing but this play.
    pub fn keep_to(&mut self, play: Option<Point>) {
        self.player.keep_to(play);
    }

    /// From now on it counts what comes to pass that matters to `observer`.
    pub fn count(&mut self, observer: Seat) {
        self.player.count(observer);
    }

    /// What was counted.
    pub fn take_ends(&mut self) -> Option<Ends> {
        self.player.take_ends()
    }

    /// Adds up to so many iterations; returns how many were made before it was interrupted.
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

    /// Makes so many iterations, or fewer if `early` and no other play can become the choice.
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

    /// By how many iterations the root's most tried play is ahead of the next.
    fn lead_at_root(&self) -> u32 {
        EVALUATION * self.player.lead_at_root()
    }

    /// What is known by now; visits are iterations.
    pub fn thought(&self) -> Thought {
        let mut thought = self.player.thought();
        thought.simulations *= EVALUATION;
        thought.candidates.iter_mut().for_each(|candidate| candidate.visits *= EVALUATION);
        thought
    }

    /// Where a play has led from a node of the tree (0 is the root), and how many iterations tried it.
    pub fn after(&self, node: u32, play: Option<Point>) -> Option<(u32, u32)> {
        self.player.after(node, play).map(|(next, visits)| (next, EVALUATION * visits))
    }
}

/// Searches what comes of one play, whatever else there would be to play.
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
) -> Result<Option<(Candidate, Option<Ends>)>, Stopped> {
    let iterations = iterations.max(LEAST_ALONE);
    let mut growth = Growth::new(position, komi, iterations, seed);
    growth.keep_to(play);
    if let Some(observer) = observer {
        growth.count(observer);
    }
    growth.run(iterations, false, cancel)?;
    let ends = growth.take_ends();
    let candidates = growth.thought().candidates;
    Ok(candidates.into_iter().find(|candidate| candidate.play == play).map(|candidate| (candidate, ends)))
}
