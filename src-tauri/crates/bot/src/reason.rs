//! Reasons: what one move achieves that another does not, taken from the games that a search played after each.

use crate::search_results::Candidate;
use crate::tally::Tally;
use game::{Milestone, Seat};
use serde::{Deserialize, Serialize};

/// The smallest difference, as a proportion of the games, that counts as a reason.
const LEAST: f64 = 0.06;
/// The smallest difference in standard errors. It is large because the largest of several differences is chosen, and
/// one of them is large by chance alone.
const ERRORS: f64 = 3.0;
/// The smallest gain in the share of the win for which a reason is given.
const BETTER: f64 = 0.01;
/// No reason is given for a move that was followed by fewer games.
const FEWEST_GAMES: u32 = 25;

/// Whether enough games were counted to give a reason.
pub(crate) fn tells_enough<W: Milestone>(tally: Option<&Tally<W>>) -> bool {
    tally.is_some_and(|tally| tally.games() >= FEWEST_GAMES)
}

/// What a move achieves that another does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "BotWhy")]
pub struct Why<W> {
    /// The event that happens more often after the move, or less often if it is unwelcome.
    pub milestone: W,
    /// The percentage of games in which it happens after the move.
    pub percent: u8,
    /// The percentage of games in which it happens after the other move.
    pub other: u8,
}

impl<W> Why<W> {
    /// Converts the milestone to another representation.
    pub fn map<V>(self, spell: impl Fn(W) -> V) -> Why<V> {
        Why { milestone: spell(self.milestone), percent: self.percent, other: self.other }
    }

    /// Returns the reason for the better move of `seat`. Of all milestones that happen significantly more often after
    /// it and are welcome, or less often and are not, it is the one with the greatest difference; of equals, the first
    /// in the game's order. `None` if no difference is significant, or if the move is not better.
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
