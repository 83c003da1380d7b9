//! Places in a round: what they require and give (IS-7.2, IS-7.3).

use crate::banking_duty::BankingDuty;
use crate::card::CardSet;
use crate::event::Event;
use crate::play_area::MOST_SEATS;
use crate::setup::Third;
use crate::state::State;
use game::{EventSink, Seat, clockwise};

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

    /// Pays out the victory points for the places of the round just counted (IS-7.3).
    pub(crate) fn give_places(&mut self, points: &[u16; MOST_SEATS], events: &mut impl EventSink<Event>) {
        for wanted in 1..=self.seats() {
            for seat in clockwise(self.starter, self.seats()) {
                if self.place_among(seat, points) != wanted {
                    continue;
                }
                let (at, vp) = (seat.index(), self.place_vp(wanted));
                self.vp[at] += vp;
                if let Some(result) = self.rounds.last_mut() {
                    result.vp[at] = vp;
                }
                let (points, total) = (points[at], self.vp[at]);
                events.record(|| Event::Placed { seat, place: wanted, points, vp, total });
            }
        }
    }
}
