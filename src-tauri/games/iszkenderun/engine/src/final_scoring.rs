//! The end of the game: awards, ranking, outcome (IS-9).

use crate::award::Award;
use crate::event::Event;
use crate::rules;
use crate::state::{State, Step};
use game::{Cites, EventSink, Outcome, Point, Seat, clockwise};
use std::cmp::Reverse;
use std::iter;

/// Victory points for a marker on sans-trump or on the record (IS-7.4, IS-7.5).
const MARKED: u8 = 2;

impl State {
    /// Gives the awards and ends the game (IS-9.1).
    pub(crate) fn end_game(&mut self, events: &mut impl EventSink<Event>) {
        self.step = Step::Over;
        let seats = self.seats();
        for award in Award::ALL {
            for seat in clockwise(Seat(0), seats) {
                let vp = self.award(seat, award);
                if vp > 0 {
                    events.record(|| Event::Awarded { seat, award, vp });
                }
            }
        }
        events.record(|| Event::GameEnded {
            totals: clockwise(Seat(0), seats).map(|seat| self.vp_as_it_stands(seat)).collect(),
            winners: {
                let keys = self.ranking();
                let best = keys.iter().min().copied();
                clockwise(Seat(0), seats).filter(|seat| Some(keys[seat.index()]) == best).collect()
            },
        });
    }

    /// Returns the victory points that a seat would get for `award` if the game ended now.
    pub(crate) fn award(&self, seat: Seat, award: Award) -> u8 {
        let at = seat.index();
        match award {
            Award::SansTrump if self.sans_trump[at] => MARKED,
            Award::Record if self.record_marks[at] => MARKED,
            Award::SansTrump | Award::Record => 0,
            Award::ScorePile => self.score_pile_standing()[at].vp,
        }
    }

    /// Returns the victory points of a seat if the game ended now: for places, and for markers and score piles
    /// (IS-9.1).
    #[must_use]
    pub fn vp_as_it_stands(&self, seat: Seat) -> u8 {
        self.vp[seat.index()] + Award::ALL.map(|award| self.award(seat, award)).into_iter().sum::<u8>()
    }

    /// Returns the same victory points by source, each with its rule, including sources that give nothing.
    pub(crate) fn vp_by_source(&self, seat: Seat) -> Vec<Point> {
        let places = Point { amount: i32::from(self.vp[seat.index()]), rule: rules::PLACES };
        let award = |award: Award| Point { amount: i32::from(self.award(seat, award)), rule: award.rule() };
        iter::once(places).chain(Award::ALL.map(award)).collect()
    }

    /// Returns the sort key of each seat, smallest for the best (IS-9.1): victory points, points of the last round,
    /// worth of the score pile.
    fn ranking(&self) -> Vec<Reverse<(u8, u16, u16)>> {
        let last = self.rounds.last().copied().unwrap_or_default();
        let key = |seat: Seat| (self.vp_as_it_stands(seat), last.points[seat.index()], self.score_pile_worth(seat));
        clockwise(Seat(0), self.seats()).map(|seat| Reverse(key(seat))).collect()
    }

    /// Returns the outcome of the game; `None` while it is in progress.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        matches!(self.step, Step::Over).then(|| self.standing())
    }

    /// Returns the ranking if the game ended now; at the end of the game it is the final one.
    pub(crate) fn standing(&self) -> Outcome {
        Outcome::ranked(&self.ranking(), |at| {
            let seat = Seat(at as u8);
            let mut points = self.vp_by_source(seat);
            points.retain(|point| point.amount > 0);
            (i32::from(self.vp_as_it_stands(seat)), points)
        })
    }
}
