//! By how much one side leads, for tables whose results are that: it stands beside the share of the win.

use crate::play::played::Played;
use table::{ScoreKind, ScoreMeasure};
use tables::TableGame;

/// What the person may expect at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Odds {
    /// The share of the win.
    pub percent: u8,
    /// By how many half points they lead; `None` where results are no lead.
    pub lead: Option<i32>,
}

/// A result in the table's own unit as a lead in half points; `None` where results are no lead of one side.
pub(crate) fn lead_of(measure: ScoreMeasure, result: f64) -> Option<i32> {
    let halves = if measure.halves { result } else { 2.0 * result };
    (measure.kind == ScoreKind::Margin).then_some(halves.round() as i32)
}

impl<G: TableGame> Played<G> {
    /// By how many half points the person was ahead in the end; `None` while the game goes on, where it was given up, and
    /// where results are no lead.
    pub(crate) fn final_lead(&self) -> Option<i32> {
        let outcome = G::outcome(&self.state).filter(|_| self.conceded().is_none())?;
        let person = self.person().index();
        let own = outcome.standings.get(person)?.score;
        let others = outcome.standings.iter().enumerate().filter(|(seat, _)| *seat != person);
        let best = others.map(|(_, standing)| standing.score).max()?;
        lead_of(G::MEASURE, f64::from(own - best))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_told_in_half_points_and_only_where_a_result_is_one() {
        let told = |kind, halves, result| lead_of(ScoreMeasure { kind, halves }, result);
        assert_eq!(told(ScoreKind::Margin, true, 6.6), Some(7));
        assert_eq!(told(ScoreKind::Margin, true, -0.4), Some(0));
        assert_eq!(told(ScoreKind::Margin, false, -3.3), Some(-7));
        assert_eq!(told(ScoreKind::Most, true, 6.6), None);
        assert_eq!(told(ScoreKind::Fewest, false, 6.6), None);
    }
}
