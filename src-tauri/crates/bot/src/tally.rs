//! Counts how often each milestone was reached in a set of games.

use std::collections::BTreeMap;

/// How often each milestone was reached in a set of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally<W> {
    games: u32,
    /// The number of games that reached each milestone; milestones reached by none are absent.
    reached: BTreeMap<W, u32>,
}

impl<W> Default for Tally<W> {
    fn default() -> Self {
        Tally { games: 0, reached: BTreeMap::new() }
    }
}

impl<W: Copy + Ord> Tally<W> {
    /// Counts a game that reached these milestones.
    pub fn add(&mut self, reached: &[W]) {
        self.games += 1;
        for (at, milestone) in reached.iter().enumerate() {
            // A milestone listed twice counts once per game.
            if !reached[..at].contains(milestone) {
                *self.reached.entry(*milestone).or_default() += 1;
            }
        }
    }

    /// Returns the number of games counted.
    pub(crate) fn games(&self) -> u32 {
        self.games
    }

    /// Returns the milestones that at least one game reached.
    pub(crate) fn milestones(&self) -> impl Iterator<Item = W> {
        self.reached.keys().copied()
    }

    /// Returns the proportion of the games that reached a milestone.
    pub(crate) fn share(&self, milestone: W) -> f64 {
        f64::from(self.reached.get(&milestone).copied().unwrap_or(0)) / f64::from(self.games.max(1))
    }

    /// Returns the squared standard error of [`share`](Self::share). Two games, one that reached the milestone and one
    /// that did not, are added so that proportions of 0 and 1 have an error too.
    pub(crate) fn variance(&self, milestone: W) -> f64 {
        let (games, reached) = (f64::from(self.games) + 2.0, self.share(milestone) * f64::from(self.games) + 1.0);
        let share = reached / games;
        share * (1.0 - share) / games
    }
}
