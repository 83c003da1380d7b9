//! A search with cards that goes on, slice by slice.

use super::super::growing::EVALUATION;
use super::Dealt;
use super::search::Search;
use crate::CardgoTable;
use bot::{Cancel, Findings, Growing, Unseen};
use cardgo::View;
use game::Chance;

/// A search with cards under way: after so many iterations it has found what [`Dealt::think`] with as many would.
pub(crate) struct GrowingDealt {
    view: View,
    chance: Chance,
    iterations: u32,
    dealt: Dealt,
}

impl GrowingDealt {
    /// Nothing searched yet; `most` iterations will be remembered.
    pub fn new(view: &View, most: u32, mut chance: Chance) -> GrowingDealt {
        let search = Search::new(view, most.div_ceil(EVALUATION), None, &mut chance);
        let dealt = Dealt::conclude(search, view.table().step());
        GrowingDealt { view: view.clone(), chance, iterations: 0, dealt }
    }
}

impl Growing<CardgoTable> for GrowingDealt {
    fn grow(&mut self, iterations: u32, cancel: &Cancel) -> u32 {
        let (before, due) = (self.iterations, self.iterations + iterations);
        let now = self.dealt.grow(due, &Unseen::<CardgoTable>(&self.view), &mut self.chance, cancel);
        self.iterations = now.max(before);
        self.dealt.settle();
        self.iterations - before
    }

    fn findings(&self) -> &dyn Findings<CardgoTable> {
        &self.dealt
    }
}
