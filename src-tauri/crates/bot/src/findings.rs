//! The results of a search of any kind.

use crate::survey::Survey;
use crate::tally::Tally;
use game::{Milestones, Seat};

/// A move that a search has tried, with what it found out.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How many iterations tried it.
    pub visits: u32,
    /// Mean share of the win.
    pub share: f64,
    /// Mean result in the table's unit.
    pub result: f64,
}

/// A move that alone was searched, and what the games after it came to, if that was counted.
#[derive(Clone, Debug)]
pub struct Foreseen<G: Milestones> {
    /// The move.
    pub candidate: Candidate<G::Move>,
    /// What came of it.
    pub tally: Option<Tally<G::Milestone>>,
}

/// Somewhere in a finished search's tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreePlace(pub u32);

/// A finished search.
pub trait Findings<G: Milestones> {
    /// The seat that searched.
    fn observer(&self) -> Seat;

    /// Its moves, the choice first, then the most visited.
    fn ranked(&self) -> Vec<Candidate<G::Move>>;

    /// Where the search began.
    fn beginning(&self) -> TreePlace;

    /// Where `mv` leads from `place`, `before` and `after` being the states around it. `None` if the search hasn't been
    /// there.
    fn follow(&self, place: TreePlace, before: &G::State, mv: G::Move, after: &G::State) -> Option<TreePlace>;

    /// How often `mv`, legal in `state`, was tried at `place`; `None` if the search hasn't been there.
    fn tries(&self, place: TreePlace, state: &G::State, mv: G::Move) -> Option<u32>;

    /// What the games after `mv` came to; `None` if that wasn't counted.
    fn tally(&self, _mv: G::Move) -> Option<&Tally<G::Milestone>> {
        None
    }

    /// How the board is likely to be divided in the end; `None` for tables where it isn't.
    fn survey(&self) -> Option<Survey> {
        None
    }

    /// The most tried of `moves`, legal in `state` at `place`, and how often it was tried; the earlier of equals.
    fn most_tried(&self, place: TreePlace, state: &G::State, moves: &[G::Move]) -> Option<(G::Move, u32)> {
        let tried = moves.iter().filter_map(|&mv| Some((mv, self.tries(place, state, mv)?)));
        tried.reduce(|best, other| if other.1 > best.1 { other } else { best })
    }
}
