//! The search of plain Go that answers: by the net, or by playouts.

use super::barred::Barred;
use super::net::{self, NetPlayer};
use super::player::{Budget, Player};
use super::thought::{Candidate, Thought};
use bot::{Cancel, Stopped};
use cardgo::Position;
use game::Seed;

/// What a search under way can be asked.
pub trait Thinking {
    /// The plays at the root, the most tried first, and with the most promising of those not tried yet so many if there
    /// can be.
    fn candidates_of(&self, least: usize) -> Vec<Candidate>;
}

impl Thinking for Player {
    fn candidates_of(&self, least: usize) -> Vec<Candidate> {
        Player::candidates_of(self, least)
    }
}

impl Thinking for NetPlayer {
    fn candidates_of(&self, least: usize) -> Vec<Candidate> {
        NetPlayer::candidates_of(self, least)
    }
}

/// Somebody who thinks about a game of plain Go and remembers what was thought.
pub enum Thinker {
    /// By the net.
    Net(Box<NetPlayer>),
    /// By games played out.
    Playouts(Box<Player>),
}

impl Thinker {
    /// By the net, where the board has enough lines for it.
    #[must_use]
    pub fn new(komi: i16, size: u8) -> Thinker {
        match NetPlayer::new(komi).filter(|_| net::fits(size)) {
            Some(player) => Thinker::Net(Box::new(player)),
            None => Thinker::Playouts(Box::new(Player::new(komi))),
        }
    }

    /// Thinks about what to play; `hear` is called every now and then, and ends the search by `false`.
    ///
    /// # Errors
    /// If cancelled.
    pub fn think_aloud(
        &mut self,
        position: &Position,
        budget: Budget,
        seed: Seed,
        cancel: &Cancel,
        hear: &mut dyn FnMut(&dyn Thinking) -> bool,
    ) -> Result<Thought, Stopped> {
        match self {
            Thinker::Net(player) => player.think_aloud(position, budget, seed, cancel, &mut |player| hear(player)),
            Thinker::Playouts(player) => player.think_aloud(position, budget, seed, cancel, &mut |player| hear(player)),
        }
    }

    /// See [`Thinking::candidates_of`].
    #[must_use]
    pub fn candidates_of(&self, least: usize) -> Vec<Candidate> {
        match self {
            Thinker::Net(player) => player.candidates_of(least),
            Thinker::Playouts(player) => player.candidates_of(least),
        }
    }

    /// Forgets what it has thought so far.
    pub fn forget(&mut self) {
        match self {
            Thinker::Net(player) => player.forget(),
            Thinker::Playouts(player) => player.forget(),
        }
    }

    /// Leaves plays out from now on; forgets what it has thought if that changes.
    pub fn bar(&mut self, barred: Barred) {
        match self {
            Thinker::Net(player) => player.bar(barred),
            Thinker::Playouts(player) => player.bar(barred),
        }
    }
}
