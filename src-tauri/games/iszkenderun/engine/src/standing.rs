//! Places in a round, what they require and give, and the worth of the score piles.

use crate::card::CardSet;
use crate::play_area::{MOST_SEATS, Marker};
use crate::setup::Third;
use crate::state::State;
use game::{Seat, clockwise};
use serde::{Deserialize, Serialize};

/// The number of points that the action marker adds to a score pile (IS-5.3).
const MARKER_WORTH: u16 = 4;
/// Victory points for a marker on sans-trump or on the record (IS-7.4, IS-7.5).
pub(crate) const MARKED: u8 = 2;

/// What a seat has to put on its score pile because of its place in the round (IS-7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunDuty")]
pub enum BankingDuty {
    /// For the most points: the card of highest printed value.
    Highest,
    /// For the second most points: the card of lowest printed value.
    Lowest,
}

/// The worth of a score pile (IS-7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "IszkenderunPileStanding")]
pub struct PileStanding {
    /// The sum of the printed values, and four for a marker.
    pub worth: u16,
    /// Victory points that the pile would give at the end of the game, as things stand.
    pub vp: u8,
}

/// The sources of victory points at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunAward")]
pub enum Award {
    /// A marker for a round without trump.
    SansTrump,
    /// A marker on the record.
    Record,
    /// The score pile.
    ScorePile,
}

impl Marker {
    /// Returns the number of points that the marker adds to its owner's score pile (IS-5.3).
    #[inline]
    #[must_use]
    pub fn on_score_pile(self) -> u16 {
        if self == Marker::OnScorePile { MARKER_WORTH } else { 0 }
    }
}

impl Award {
    /// All awards, in the order in which they are given.
    pub const ALL: [Award; 3] = [Award::SansTrump, Award::Record, Award::ScorePile];
}

impl State {
    /// Returns the place of a seat among `points`, from 1; tied seats share the better place (IS-7.3).
    pub(crate) fn place_among(&self, seat: Seat, points: &[u16; MOST_SEATS]) -> u8 {
        let seats = usize::from(self.seats());
        1 + points[..seats].iter().filter(|other| **other > points[seat.index()]).count() as u8
    }

    /// Returns the seats that were first in the round just counted.
    pub(crate) fn round_winners(&self, points: &[u16; MOST_SEATS]) -> impl Iterator<Item = Seat> + use<> {
        let most = points[..usize::from(self.seats())].iter().max().copied();
        let points = *points;
        clockwise(Seat(0), self.seats()).filter(move |seat| Some(points[seat.index()]) == most)
    }

    /// Returns what a seat's place requires it to put on its score pile (IS-7.2).
    pub(crate) fn duty(&self, seat: Seat, points: &[u16; MOST_SEATS]) -> Option<BankingDuty> {
        match self.place_among(seat, points) {
            1 => Some(BankingDuty::Highest),
            // If several seats are first, no seat is second: the places after them are skipped.
            2 => Some(BankingDuty::Lowest),
            _ => None,
        }
    }

    /// Returns the cards of a seat's row that satisfy its duty: several if they are equal (IS-7.2).
    pub(crate) fn to_bank(&self, seat: Seat, duty: BankingDuty) -> CardSet {
        let row = &self.table.rows[seat.index()];
        let values = row.iter().map(|laid| laid.card.printed());
        let wanted = match duty {
            BankingDuty::Highest => values.max(),
            BankingDuty::Lowest => values.min(),
        };
        row.iter().map(|laid| laid.card).filter(|card| Some(card.printed()) == wanted).collect()
    }

    /// Returns the victory points for a place (IS-7.3).
    pub(crate) fn place_vp(&self, place: u8) -> u8 {
        let spared = place == 3 && self.seats() == 3 && self.setup().third == Third::Nothing;
        if spared { 0 } else { 4u8.saturating_sub(place) }
    }

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
