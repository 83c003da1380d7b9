//! A search that goes on for as long as it is asked to: what a table provides to be [analysed](crate::Analysis).

use crate::cancel::Cancel;
use crate::findings::Findings;
use game::{Chance, Game, Milestones};

/// A search that goes on.
pub trait Growing<G: Milestones>: Send {
    /// Adds up to so many iterations; returns how many were made before it was interrupted.
    fn grow(&mut self, iterations: u32, cancel: &Cancel) -> u32;

    /// What is known by now.
    fn findings(&self) -> &dyn Findings<G>;
}

/// How a table begins a search that goes on, from the view of the seat to move, with room for so many iterations;
/// nothing where there is nothing to be searched.
pub type Analyse<G> = fn(&<G as Game>::View, u32, Chance) -> Option<Box<dyn Growing<G>>>;
