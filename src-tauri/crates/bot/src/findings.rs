//! The results of a search, whichever kind of search it was.

use crate::survey::Survey;
use game::{Game, Seat};

/// A move that a search has tried, with what it found out about it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// Iterations that tried it.
    pub visits: u32,
    /// Mean share of the win.
    pub share: f64,
    /// Mean result in the table's unit.
    pub result: f64,
}

/// Somewhere in a finished search's tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreePlace(pub u32);

/// A finished search.
pub trait Findings<G: Game> {
    /// The seat that searched.
    fn observer(&self) -> Seat;

    /// Its moves, the choice first, then the most visited.
    fn ranked(&self) -> Vec<Candidate<G::Move>>;

    /// Where the search began.
    fn beginning(&self) -> TreePlace;

    /// Where `mv` has led from `place`: `before` and `after` are the states around it. `None` where the search hasn't
    /// been.
    fn follow(&self, place: TreePlace, before: &G::State, mv: G::Move, after: &G::State) -> Option<TreePlace>;

    /// How often `mv`, legal in `state`, was tried at `place`; `None` where the search hasn't been.
    fn tries(&self, place: TreePlace, state: &G::State, mv: G::Move) -> Option<u32>;

    /// How it saw the board shared out in the end; `None` where nothing is shared out.
    fn survey(&self) -> Option<Survey> {
        None
    }

    /// Of `moves`, legal in `state` at `place`, the most tried one and how often it was tried; of equals the earlier.
    fn most_tried(&self, place: TreePlace, state: &G::State, moves: &[G::Move]) -> Option<(G::Move, u32)> {
        let tried = moves.iter().filter_map(|&mv| Some((mv, self.tries(place, state, mv)?)));
        tried.reduce(|best, other| if other.1 > best.1 { other } else { best })
    }
}
