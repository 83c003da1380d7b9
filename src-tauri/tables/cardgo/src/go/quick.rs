//! How a position looks to the net at once, without a search.

use super::judge::Judge;
use super::tree::Worth;
use cardgo::{Colour, Position};
use cardgo_net::SYMMETRIES;

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
    /// How a position stands, with White's komi in half points. It is the mean of all ways to turn the board, as in a
    /// single one the net has its own preferences.
    pub fn standing(&mut self, position: &Position, komi: i16) -> Standing {
        let [mut share, mut lead] = [0.0; 2];
        for symmetry in 0..SYMMETRIES {
            let worth: Worth = self.0.judge(position, komi, symmetry);
            share += worth.share / f64::from(SYMMETRIES);
            lead += worth.lead / f64::from(SYMMETRIES);
        }
        match position.turn() {
            Colour::Black => Standing { share, lead },
            Colour::White => Standing { share: 1.0 - share, lead: -lead },
        }
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
