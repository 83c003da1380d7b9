//! The expected lead of the person, for games whose results are margins: it is displayed beside the win rate.

use crate::play::table_state::Played;
use games::ListedGame;
use hosting::{ScoreKind, ScoreMeasure};

/// The person's expected result at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Odds {
    /// The win rate in percent.
    pub percent: u8,
    /// The lead in half points; `None` if the game's results are no margins.
    pub lead: Option<i32>,
}

/// Converts a result in the game's own unit to a lead in half points; `None` if the game's results are no margins.
pub(crate) fn lead_of(measure: ScoreMeasure, result: f64) -> Option<i32> {
    let halves = if measure.halves { result } else { 2.0 * result };
    (measure.kind == ScoreKind::Margin).then_some(halves.round() as i32)
}

impl<G: ListedGame> Played<G> {
    /// Returns the person's final lead in half points; `None` while the game is running, if it was resigned, and if the
    /// game's results are no margins.
    pub(crate) fn final_lead(&self) -> Option<i32> {
        let outcome = G::outcome(&self.state).filter(|_| self.conceded().is_none())?;
        let person = self.viewer.index();
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
