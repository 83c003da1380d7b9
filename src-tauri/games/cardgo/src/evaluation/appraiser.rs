//! The quick appraisal of a view by the net's evaluation of its board.

use super::plays_cards;
use crate::HostedCardgo;
use crate::go::RawEvaluator;
use bot::{Appraisal, Appraise};
use cardgo::{Phase, View};

/// Creates the appraiser.
pub(super) fn begin() -> Box<dyn Appraise<HostedCardgo>> {
    Box::new(Board(RawEvaluator::default()))
}

/// Appraises a view by its board alone.
struct Board(RawEvaluator);

impl Appraise<HostedCardgo> for Board {
    /// Returns `None` while cards may be played: the net doesn't know cards, and only a search can value them.
    fn appraise(&mut self, view: &View) -> Option<Appraisal> {
        let table = view.table();
        if table.phase() == Phase::Over || plays_cards(table) {
            return None;
        }
        let stands = self.0.standing(table.position(), table.setup().komi);
        let mut appraisal = Appraisal::default();
        let black = [(stands.share, 2.0 * stands.lead), (1.0 - stands.share, -2.0 * stands.lead)];
        for (seat, (share, result)) in black.into_iter().enumerate() {
            appraisal.share[seat] = share as f32;
            appraisal.result[seat] = result as f32;
        }
        Some(appraisal)
    }
}
