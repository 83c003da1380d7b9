//! The results of a search, independent of its method.

use crate::ownership::Survey;
use crate::tally::Tally;
use game::{Milestones, Seat};

/// A move that a search has tried, with its statistics.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    pub mv: M,
    /// The number of iterations that tried it.
    pub visits: u32,
    /// The mean share of the win, 0 to 1.
    pub share: f64,
    /// The mean result in the game's unit.
    pub result: f64,
}

/// The result of searching a single move.
#[derive(Clone, Debug)]
pub struct SingleMoveSearch<G: Milestones> {
    pub candidate: Candidate<G::Move>,
    /// The milestones of the games after it, if they were counted.
    pub tally: Option<Tally<G::Milestone>>,
}

/// A node of a finished search's tree, by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreePlace(pub u32);

/// The results of a search.
pub trait SearchResults<G: Milestones> {
    /// Returns the seat that searched.
    fn observer(&self) -> Seat;

    /// Returns the moves: the chosen one first, then by visits.
    fn ranked(&self) -> Vec<Candidate<G::Move>>;

    /// Returns the root of the tree.
    fn beginning(&self) -> TreePlace;

    /// Returns the node that `mv` leads to from `place`, where `before` and `after` are the states around the move;
    /// `None` if it isn't in the tree.
    fn follow(&self, place: TreePlace, before: &G::State, mv: G::Move, after: &G::State) -> Option<TreePlace>;

    /// Returns how often `mv`, legal in `state`, was tried at `place`; `None` if it isn't in the tree.
    fn tries(&self, place: TreePlace, state: &G::State, mv: G::Move) -> Option<u32>;

    /// Returns the milestones of the games after `mv`; `None` if they weren't counted.
    fn tally(&self, _mv: G::Move) -> Option<&Tally<G::Milestone>> {
        None
    }

    /// Returns the expected ownership of the board; `None` for games without it.
    fn survey(&self) -> Option<Survey> {
        None
    }

    /// Returns the most tried of `moves`, legal in `state` at `place`, with its number of tries; of equals, the first
    /// listed.
    fn most_tried(&self, place: TreePlace, state: &G::State, moves: &[G::Move]) -> Option<(G::Move, u32)> {
        let tried = moves.iter().filter_map(|&mv| Some((mv, self.tries(place, state, mv)?)));
        tried.reduce(|best, other| if other.1 > best.1 { other } else { best })
    }
}
