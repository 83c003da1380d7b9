//! How a position looks to the net at once, without a search.

use super::judge::Judge;
use super::tree::Worth;
use cardgo::Position;

/// How a position stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Black's share of the win.
    pub share: f64,
    /// By how many points Black leads, komi counted in.
    pub lead: f64,
}

/// Tells how positions stand, one after another.
pub struct Quick(Judge);

impl Default for Quick {
    fn default() -> Quick {
        Quick(Judge::new())
    }
}

impl Quick {
    /// How a position stands, with White's komi in half points.
    pub fn standing(&mut self, position: &Position, komi: i16) -> Standing {
        let Worth { share, lead } = self.0.judge_all_ways(position, komi).0.for_black(position.turn());
        Standing { share, lead }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_is_blacks_whoever_is_to_move() {
        let mut quick = Quick::default();
        let mut position = Position::new(9);
        // Black alone has stones.
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
