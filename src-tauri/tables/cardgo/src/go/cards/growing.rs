//! A search with cards that goes on, slice by slice.

use super::Dealt;
use super::search::Search;
use crate::CardgoTable;
use bot::{Cancel, Findings, Growing, Unseen};
use cardgo::View;
use game::Chance;

/// A search with cards under way: after so many simulations it has found what [`Dealt::think`] with as many would.
pub(crate) struct GrowingDealt {
    view: View,
    chance: Chance,
    dealt: Dealt,
}

impl GrowingDealt {
    /// Nothing searched yet; `most` simulations will be remembered.
    pub fn new(view: &View, most: u32, mut chance: Chance) -> GrowingDealt {
        let search = Search::new(view, most, None, &mut chance);
        let dealt = Dealt::conclude(search, view.table().step());
        GrowingDealt { view: view.clone(), chance, dealt }
    }
}

impl Growing<CardgoTable> for GrowingDealt {
    fn grow(&mut self, iterations: u32, cancel: &Cancel) -> u32 {
        let mut made = 0;
        while made < iterations && !cancel.is_cancelled() {
            self.dealt.search.simulate(&Unseen::<CardgoTable>(&self.view), &mut self.chance);
            made += 1;
        }
        self.dealt.settle();
        made
    }

    fn findings(&self) -> &dyn Findings<CardgoTable> {
        &self.dealt
    }
}
