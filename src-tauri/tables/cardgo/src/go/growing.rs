//! A search of a position that goes on, slice by slice.

use super::dice::Dice;
use super::ends::Ends;
use super::player::Player;
use super::simulation::{Start, Worker};
use super::thought::Thought;
use bot::Cancel;
use cardgo::Position;
use game::{Chance, Seat, Seed};

/// What a player's search needs to go on, in one thread: after so many simulations it knows what [`Player::think`] with
/// the same seed and that limit would.
pub(crate) struct Growth {
    start: Start,
    /// A pass isn't considered.
    goes_on: bool,
    worker: Worker,
}

impl Growth {
    /// Makes a position the root of the player's tree.
    pub fn new(player: &mut Player, position: &Position, seed: Seed) -> Growth {
        let (start, goes_on) = player.begin(position);
        let worker = Worker::new(&start, Dice::new(&mut Chance::new(seed)));
        Growth { start, goes_on, worker }
    }

    /// Adds up to so many simulations to the tree; returns how many were made before it was interrupted.
    pub fn grow(&mut self, player: &Player, simulations: u32, cancel: &Cancel) -> u32 {
        let mut made = 0;
        while made < simulations && !cancel.is_cancelled() {
            player.simulate(&self.start, &mut self.worker);
            made += 1;
        }
        made
    }

    /// From now on it counts what games come to that matters to `observer`.
    pub fn count(&mut self, observer: Seat) {
        self.worker.ends = Some(Ends::new(&self.start.board, observer));
    }

    /// What was counted.
    pub fn into_ends(self) -> Option<Ends> {
        self.worker.ends
    }

    /// What is known by now.
    pub fn thought(&self, player: &Player) -> Thought {
        player.conclude(&self.start, self.worker.tally.clone(), self.goes_on)
    }
}
