//! Milestones: what a game may come to that a player would call a reason for a move.

use crate::{Cites, Game, Seat};
use serde::Serialize;
use std::fmt::Debug;

/// A game that has milestones.
pub trait Milestones: Game {
    /// What they are.
    type Milestone: Milestone;
}

/// What a game may come to: somebody goes out, a creature dies, a group is taken; with the seat it is about and the rule
/// by which it comes.
///
/// They are few and telling: who wins isn't one, for that is what reasons are wanted for.
pub trait Milestone: Copy + Debug + Ord + Cites + Serialize + Send + Sync + 'static {
    /// One of each kind: what must be so of any of them is tested on these.
    fn each() -> Vec<Self>;

    /// Whether `seat` likes to see it.
    fn welcome(self, seat: Seat) -> bool;
}
