//! A search with cards that is continued in slices.

use super::super::incremental_search::EVALUATION;
use super::CardFindings;
use super::search::Search;
use crate::HostedCardgo;
use bot::{Cancel, OpenEndedSearch, SearchResults, ViewDeterminizations};
use cardgo::View;
use game::Chance;

/// A search with cards in progress: after a number of iterations its findings equal those of [`CardFindings::think`] with the
/// same number.
pub(crate) struct IncrementalCardSearch {
    view: View,
    chance: Chance,
    iterations: u32,
    dealt: CardFindings,
}

impl IncrementalCardSearch {
    /// Creates a search without any simulation; its tree has room for `most` iterations.
    pub fn new(view: &View, most: u32, mut chance: Chance) -> IncrementalCardSearch {
        let search = Search::new(view, most.div_ceil(EVALUATION), None, &mut chance);
        let dealt = CardFindings::conclude(search, view.table().step());
        IncrementalCardSearch { view: view.clone(), chance, iterations: 0, dealt }
    }
}

impl OpenEndedSearch<HostedCardgo> for IncrementalCardSearch {
    fn grow(&mut self, iterations: u32, cancel: &Cancel) -> u32 {
        let (before, due) = (self.iterations, self.iterations + iterations);
        let now = self.dealt.grow(due, &ViewDeterminizations::<HostedCardgo>(&self.view), &mut self.chance, cancel);
        self.iterations = now.max(before);
        self.dealt.settle();
        self.iterations - before
    }

    fn findings(&self) -> &dyn SearchResults<HostedCardgo> {
        &self.dealt
    }
}
