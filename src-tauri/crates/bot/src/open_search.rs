//! Open-ended searches, which a game provides for its [analysis](crate::Analysis).

use crate::cancel::Cancel;
use crate::search_results::SearchResults;
use game::{Chance, Game, Milestones};

/// A search that can be extended at any time.
pub trait OpenEndedSearch<G: Milestones>: Send {
    /// Adds up to `iterations` iterations and returns how many were made before it was cancelled.
    fn grow(&mut self, iterations: u32, cancel: &Cancel) -> u32;

    /// Returns the results so far.
    fn findings(&self) -> &dyn SearchResults<G>;
}

/// Begins an open-ended search from the view of the seat to move, with room for the given number of iterations; returns
/// `None` if there is nothing to search.
pub type Analyse<G> = fn(&<G as Game>::View, u32, Chance) -> Option<Box<dyn OpenEndedSearch<G>>>;
