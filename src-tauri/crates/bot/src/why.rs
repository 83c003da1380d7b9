//! Reasons: what one move achieves that another doesn't, taken from the games that a search has played after each.

use crate::findings::Candidate;
use crate::tally::Tally;
use game::{Milestone, Seat};
use serde::Serialize;

/// A difference below this share of the games is no reason.
const LEAST: f64 = 0.06;
/// Nor is one below so many of its standard errors: the largest of several differences is asked for, and chance alone
/// makes one of them large.
const ERRORS: f64 = 3.0;
/// A move that isn't expected to bring at least so much more of the win than the other needs no reason.
const BETTER: f64 = 0.01;
/// After a move that was followed by fewer games nothing is said.
const FEWEST_GAMES: u32 = 25;

/// Whether so many games were counted that something may be said of them.
pub(crate) fn tells_enough<W: Milestone>(tally: Option<&Tally<W>>) -> bool {
    tally.is_some_and(|tally| tally.games() >= FEWEST_GAMES)
}

/// What a move achieves that another doesn't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename = "BotWhy")]
pub struct Why<W> {
    /// What happens more often after it, or less often if it is nothing to be wished for.
    pub milestone: W,
    /// In how many of a hundred games after it.
    pub percent: u8,
    /// In how many of a hundred games after the other.
    pub other: u8,
}

impl<W> Why<W> {
    /// The same with the milestone converted to another representation.
    pub fn map<V>(self, spell: impl Fn(W) -> V) -> Why<V> {
        Why { milestone: spell(self.milestone), percent: self.percent, other: self.other }
    }

    /// What speaks for the better move of `seat`: of all that clearly happens more often after it and is welcome, or less
    /// often and isn't, the milestone with the greatest difference; of equals, the first in the table's order. `None` if
    /// nothing is clear, or the move isn't better.
    pub fn of<M>(
        seat: Seat,
        (better, after): (Candidate<M>, Option<&Tally<W>>),
        (other, after_other): (Candidate<M>, Option<&Tally<W>>),
    ) -> Option<Why<W>>
    where
        W: Milestone,
    {
        let (after, after_other) = (after?, after_other?);
        if better.share < other.share + BETTER || after.games().min(after_other.games()) < FEWEST_GAMES {
            return None;
        }
        let mut best: Option<(f64, W)> = None;
        for milestone in after.milestones().chain(after_other.milestones()) {
            let more = after.share(milestone) - after_other.share(milestone);
            let gain = if milestone.welcome(seat) { more } else { -more };
            let error = (after.variance(milestone) + after_other.variance(milestone)).sqrt();
            if gain < LEAST || gain < ERRORS * error {
                continue;
            }
            let first = |most, earlier| gain > most || (gain >= most && milestone < earlier);
            if best.is_none_or(|(most, earlier)| first(most, earlier)) {
                best = Some((gain, milestone));
            }
        }
        let percent = |tally: &Tally<W>, milestone| (100.0 * tally.share(milestone)).round() as u8;
        best.map(|(_, milestone)| Why {
            milestone,
            percent: percent(after, milestone),
            other: percent(after_other, milestone),
        })
    }
}
