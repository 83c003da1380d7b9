//! What the two searches of plain Go have in common, for whoever doesn't mind which of them answers.

use super::barred::Barred;
use super::net::{self, NetPlayer};
use super::player::{Budget, Player};
use super::thought::{Candidate, Thought};
use bot::{Cancel, Stopped};
use cardgo::Position;
use game::Seed;

/// Somebody who thinks about a game of plain Go and remembers what was thought.
pub trait Thinker {
    /// Thinks about what to play, for somebody who listens: `hear` is called every now and then, may ask for the
    /// [candidates](Thinker::candidates_of) by then, and ends the search by `false`.
    ///
    /// # Errors
    /// If cancelled.
    fn think_aloud(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: Seed,
        cancel: &Cancel,
        hear: &mut dyn FnMut(&dyn Thinker) -> bool,
    ) -> Result<Thought, Stopped>;

    /// The same where nobody listens.
    ///
    /// # Errors
    /// If cancelled.
    fn think(&mut self, position: &Position, budget: Budget, seed: Seed, cancel: &Cancel) -> Result<Thought, Stopped> {
        self.think_aloud(position, budget, seed, cancel, &mut |_| true)
    }

    /// The plays at the root, the most tried first, and with the most promising of those not tried yet so many if there
    /// can be.
    fn candidates_of(&self, least: usize) -> Vec<Candidate>;

    /// Leaves plays out from now on; forgets what it has thought if that changes.
    fn bar(&mut self, barred: Barred);

    /// Forgets what it has thought so far.
    fn forget(&mut self);
}

/// Who thinks about games with this komi, in half points, on a board of so many lines: the net, where there are enough.
#[must_use]
pub fn thinker(komi: i16, size: u8) -> Box<dyn Thinker> {
    match NetPlayer::new(komi).filter(|_| net::fits(size)) {
        Some(player) => Box::new(player),
        None => Box::new(Player::new(komi)),
    }
}
