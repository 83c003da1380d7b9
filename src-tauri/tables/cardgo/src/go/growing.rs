//! A search of a position that goes on, slice by slice.

use super::dice::Dice;
use super::ends::Ends;
use super::net::{self, NetPlayer};
use super::player::Player;
use super::simulation::{Start, Worker};
use super::thought::{Candidate, Thought};
use bot::{Cancel, Stopped};
use cardgo::{Point, Position};
use game::{Chance, Seat, Seed};

/// An evaluation by the net counts as so many iterations: it takes about as long as so many playouts, on a processor
/// without the widest vectors.
pub(crate) const EVALUATION: u32 = 8;
/// Fewer iterations than this are played out: the weaker levels must not play as well as the net's first thought.
pub(crate) const LEAST_FOR_NET: u32 = 300;
/// A play that is looked at alone is looked at so often at least: of fewer games nobody takes a reason.
const LEAST_ALONE: u32 = 32 * EVALUATION;
/// How often a search that may end early looks whether it is decided, in iterations.
const GLANCE: u32 = 32;

/// A search of a position, by the net or by playouts.
///
/// It is measured in iterations: simulations by playouts, or parts of an [`EVALUATION`] by the net. How many were made
/// decides what is known, however they were divided up.
pub(crate) struct Growth(Way);

/// How a position is searched.
enum Way {
    /// By the net.
    Net { player: Box<NetPlayer>, iterations: u32, evaluations: u32 },
    /// By playouts: after so many simulations it knows what [`Player::think`] with the same seed and that limit would.
    Playouts {
        player: Box<Player>,
        start: Box<Start>,
        /// A pass isn't considered.
        goes_on: bool,
        worker: Box<Worker>,
    },
}

impl Growth {
    /// Nothing searched yet: by the net where `most` iterations and the board are enough for it. The komi is White's, in
    /// half points.
    pub fn new(position: &Position, komi: i16, most: u32, seed: Seed) -> Growth {
        Growth::begin(position, komi, most, seed, most >= LEAST_FOR_NET)
    }

    fn begin(position: &Position, komi: i16, most: u32, seed: Seed, by_net: bool) -> Growth {
        let by_net = by_net && net::fits(position.board().size());
        match NetPlayer::for_simulations(komi, most.div_ceil(EVALUATION)).filter(|_| by_net) {
            Some(mut player) => {
                player.begin(position, seed);
                Growth(Way::Net { player: Box::new(player), iterations: 0, evaluations: 0 })
            }
            None => {
                let mut player = Player::for_simulations(komi, most);
                let (start, goes_on) = player.begin(position);
                let worker = Box::new(Worker::new(&start, Dice::new(&mut Chance::new(seed))));
                Growth(Way::Playouts { player: Box::new(player), start: Box::new(start), goes_on, worker })
            }
        }
    }

    /// Considers nothing but this play.
    pub fn keep_to(&mut self, play: Option<Point>) {
        match &mut self.0 {
            Way::Net { player, .. } => player.keep_to(play),
            Way::Playouts { player, .. } => player.keep_to(play),
        }
    }

    /// From now on it counts what comes to pass that matters to `observer`.
    pub fn count(&mut self, observer: Seat) {
        match &mut self.0 {
            Way::Net { player, .. } => player.count(observer),
            Way::Playouts { start, worker, .. } => worker.ends = Some(Ends::new(&start.board, observer)),
        }
    }

    /// What was counted.
    pub fn take_ends(&mut self) -> Option<Ends> {
        match &mut self.0 {
            Way::Net { player, .. } => player.take_ends(),
            Way::Playouts { worker, .. } => worker.ends.take(),
        }
    }

    /// Adds up to so many iterations; returns how many were made before it was interrupted.
    pub fn grow(&mut self, more: u32, cancel: &Cancel) -> u32 {
        match &mut self.0 {
            Way::Net { player, iterations, evaluations } => {
                let before = *iterations;
                let due = (before + more).div_ceil(EVALUATION);
                let made = player.grow(due - *evaluations, cancel);
                *evaluations += made;
                *iterations = match made {
                    0 if *evaluations < due => before,
                    _ if *evaluations < due => before.max(EVALUATION * *evaluations),
                    _ => before + more,
                };
                *iterations - before
            }
            Way::Playouts { player, start, worker, .. } => {
                let mut made = 0;
                while made < more && !cancel.is_cancelled() {
                    player.simulate(start, worker);
                    made += 1;
                }
                made
            }
        }
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
        match &self.0 {
            Way::Net { player, .. } => EVALUATION * player.lead_at_root(),
            Way::Playouts { player, .. } => player.lead_at_root(),
        }
    }

    /// What is known by now; visits are iterations.
    pub fn thought(&self) -> Thought {
        match &self.0 {
            Way::Net { player, .. } => {
                let mut thought = player.thought();
                thought.simulations *= EVALUATION;
                thought.candidates.iter_mut().for_each(|candidate| candidate.visits *= EVALUATION);
                thought
            }
            Way::Playouts { player, start, goes_on, worker } => player.conclude(start, worker.tally.owners(), *goes_on),
        }
    }

    /// Where a play has led from a node of the tree (0 is the root), and how many iterations tried it.
    pub fn after(&self, node: u32, play: Option<Point>) -> Option<(u32, u32)> {
        match &self.0 {
            Way::Net { player, .. } => player.after(node, play).map(|(next, visits)| (next, EVALUATION * visits)),
            Way::Playouts { player, .. } => player.after(node, play),
        }
    }
}

/// Searches what comes of one play, whatever else there would be to play: by the net, however few iterations are asked
/// for, so that it can be compared with what else the net has judged.
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
    let mut growth = Growth::begin(position, komi, iterations, seed, true);
    growth.keep_to(play);
    if let Some(observer) = observer {
        growth.count(observer);
    }
    growth.run(iterations, false, cancel)?;
    let ends = growth.take_ends();
    let candidates = growth.thought().candidates;
    Ok(candidates.into_iter().find(|candidate| candidate.play == play).map(|candidate| (candidate, ends)))
}
