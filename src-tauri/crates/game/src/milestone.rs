//! Milestones: what a game may come to that a player would call a reason for a move.

use crate::{Cites, Game, Seat};
use serde::Serialize;
use std::fmt::Debug;

/// A game that has milestones: somebody goes out, a creature dies, a group is taken.
///
/// They are few and telling: who wins isn't one, for that is what reasons are wanted for.
pub trait Milestones: Game {
    /// One of them, with the seat it is about and the rule by which it comes.
    type Milestone: Copy + Debug + Ord + Cites + Serialize + Send + Sync + 'static;

    /// One of each kind: what must be so of any of them is tested on these.
    fn each() -> Vec<Self::Milestone>;

    /// Whether `seat` likes to see it.
    fn welcome(milestone: Self::Milestone, seat: Seat) -> bool;
}
