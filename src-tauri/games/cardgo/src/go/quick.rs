//! The net's win rate and lead for a position, without a search.

use super::net_evaluation::NetEvaluator;
use super::tree::PositionValue;
use cardgo::Position;

/// Black's prospects in a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Black's win rate.
    pub share: f64,
    /// Black's expected lead in points, komi included.
    pub lead: f64,
}

/// Evaluates positions one after another, without a search.
pub struct RawEvaluator(NetEvaluator);

impl Default for RawEvaluator {
    fn default() -> RawEvaluator {
        RawEvaluator(NetEvaluator::new())
    }
}

impl RawEvaluator {
    /// Returns the net's judgement of a position, with White's komi in half points.
    pub fn standing(&mut self, position: &Position, komi: i16) -> Standing {
        let PositionValue { share, lead } = self.0.judge_all_ways(position, komi).0.for_black(position.turn());
        Standing { share, lead }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_is_blacks_whoever_is_to_move() {
        let mut quick = RawEvaluator::default();
        let mut position = Position::new(9);
        // Only Black has stones.
        for point in ["E5", "C3", "G7"] {
            position.play(point.parse().unwrap());
            let stands = quick.standing(&position, 0);
            position.pass();
            let passed = quick.standing(&position, 0);
            assert!(stands.share > 0.5 && stands.lead > 0.0, "{point}: {stands:?}");
            assert!(passed.share >= stands.share - 0.02 && passed.lead > stands.lead, "{point}: {stands:?} {passed:?}");
        }
    }
}
