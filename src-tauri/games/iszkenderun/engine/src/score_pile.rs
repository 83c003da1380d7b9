//! The worth of the score piles (IS-7.6).

use crate::play_area::{MOST_SEATS, Marker};
use crate::state::State;
use game::{Seat, clockwise};
use serde::{Deserialize, Serialize};

/// The number of points that the action marker adds to a score pile (IS-5.3).
const MARKER_WORTH: u16 = 4;

/// The worth of a score pile (IS-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "IszkenderunPileStanding")]
pub struct PileStanding {
    /// The sum of the printed values, and four for a marker.
    pub worth: u16,
    /// Victory points that the pile would give at the end of the game, as things stand.
    pub vp: u8,
}

impl Marker {
    /// Returns the number of points that the marker adds to its owner's score pile (IS-5.3).
    #[inline]
    #[must_use]
    pub fn on_score_pile(self) -> u16 {
        if self == Marker::OnScorePile { MARKER_WORTH } else { 0 }
    }
}

impl State {
    /// Returns the worth of a score pile, in points (IS-7.6).
    #[must_use]
    pub fn score_pile_worth(&self, seat: Seat) -> u16 {
        self.score_piles[seat.index()].worth() + self.table.marker(seat).on_score_pile()
    }

    /// Returns the worth of every score pile and the victory points it would give now, in seat order (IS-7.6).
    #[must_use]
    pub fn score_pile_standing(&self) -> [PileStanding; MOST_SEATS] {
        let mut worth = [0; MOST_SEATS];
        for seat in clockwise(Seat(0), self.seats()) {
            worth[seat.index()] = self.score_pile_worth(seat);
        }
        worth.map(|own| {
            let better = worth.iter().filter(|other| **other > own).count();
            let vp = match better {
                _ if own == 0 => 0,
                0 => 3,
                1 => 1,
                _ => 0,
            };
            PileStanding { worth: own, vp }
        })
    }
}
