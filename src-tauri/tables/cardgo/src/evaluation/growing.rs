//! A search of the table that goes on for as long as somebody looks at it.

use super::plays_cards;
use super::searched::Searched;
use crate::CardgoTable;
use crate::go::{Growth, cards};
use bot::{Cancel, Findings, Growing};
use cardgo::{Phase, View};
use game::Chance;

/// Begins one; `None` unless stones are being placed.
pub(super) fn begin(view: &View, most: u32, mut chance: Chance) -> Option<Box<dyn Growing<CardgoTable>>> {
    let table = view.table();
    if table.phase() != Phase::Playing {
        return None;
    }
    if plays_cards(table) {
        return Some(Box::new(cards::GrowingDealt::new(view, most, chance)));
    }
    let growth = Growth::new(table.position(), table.setup().komi, most, chance.seed());
    let thought = growth.thought();
    let searched = Searched { observer: view.seat, size: table.setup().size, growth, thought, ends: None };
    Some(Box::new(GrowingSearch(searched)))
}

/// A search of plain Go under way, and what was known of it when the last slice ended.
struct GrowingSearch(Searched);

impl Growing<CardgoTable> for GrowingSearch {
    fn grow(&mut self, iterations: u32, cancel: &Cancel) -> u32 {
        let made = self.0.growth.grow(iterations, cancel);
        self.0.thought = self.0.growth.thought();
        made
    }

    fn findings(&self) -> &dyn Findings<CardgoTable> {
        &self.0
    }
}
