//! Milestones: events that a player would give as a reason for a move.

use crate::{Cites, Game, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// A game that has milestones.
pub trait Milestones: Game {
    type Milestone: Milestone;
}

/// Something a game may come to, such as a player going out, the death of a creature or the capture of a group, with
/// its seat and its rule.
///
/// There are few kinds. Winning is not one, since reasons are to explain why a move wins.
pub trait Milestone: Copy + Debug + Ord + Cites + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Returns one milestone of each kind, for tests.
    fn each() -> Vec<Self>;

    /// Whether `seat` profits from it.
    fn welcome(self, seat: Seat) -> bool;
}
