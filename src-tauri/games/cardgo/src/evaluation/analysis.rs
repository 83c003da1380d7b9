//! The analysis: a search of the current position that continues as long as it is shown.

use super::plain_findings::PlainFindings;
use super::plays_cards;
use crate::HostedCardgo;
use crate::go::{IncrementalSearch, cards};
use bot::{Cancel, OpenEndedSearch, SearchResults};
use cardgo::{Phase, View};
use game::Chance;

/// Begins an analysis; returns `None` unless the game is in the playing phase.
pub(super) fn begin(view: &View, most: u32, mut chance: Chance) -> Option<Box<dyn OpenEndedSearch<HostedCardgo>>> {
    let table = view.table();
    if table.phase() != Phase::Playing {
        return None;
    }
    if plays_cards(table) {
        return Some(Box::new(cards::IncrementalCardSearch::new(view, most, chance)));
    }
    let growth = IncrementalSearch::new(table.position(), table.setup().komi, most, chance.seed());
    let thought = growth.thought();
    let searched = PlainFindings { observer: view.seat, size: table.setup().size, growth, thought, ends: None };
    Some(Box::new(PlainAnalysis(searched)))
}

/// A search of plain Go in progress, with its findings after the last slice.
struct PlainAnalysis(PlainFindings);

impl OpenEndedSearch<HostedCardgo> for PlainAnalysis {
    fn grow(&mut self, iterations: u32, cancel: &Cancel) -> u32 {
        let made = self.0.growth.grow(iterations, cancel);
        self.0.thought = self.0.growth.thought();
        made
    }

    fn findings(&self) -> &dyn SearchResults<HostedCardgo> {
        &self.0
    }
}
