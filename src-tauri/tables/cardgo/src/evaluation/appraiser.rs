//! What a table is worth at a glance, as the net sees its board.

use super::plays_cards;
use crate::CardgoTable;
use crate::go::Quick;
use bot::{Appraisal, Appraise};
use cardgo::{Phase, View};

/// Begins to appraise.
pub(super) fn begin() -> Box<dyn Appraise<CardgoTable>> {
    Box::new(Board(Quick::default()))
}

/// Appraises a table by its board alone.
struct Board(Quick);

impl Appraise<CardgoTable> for Board {
    /// Nothing while cards may be played: the net knows of none, and what they are worth only a search tells.
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
