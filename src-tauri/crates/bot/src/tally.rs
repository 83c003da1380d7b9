//! What games came to: how often each milestone was reached.

use std::collections::BTreeMap;

/// What games came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally<W> {
    games: u32,
    /// In how many of them a milestone was reached; none where it wasn't.
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
            // However often it happened in this game.
            if !reached[..at].contains(milestone) {
                *self.reached.entry(*milestone).or_default() += 1;
            }
        }
    }

    /// How many games were counted.
    pub(crate) fn games(&self) -> u32 {
        self.games
    }

    /// The milestones that any of them reached.
    pub(crate) fn milestones(&self) -> impl Iterator<Item = W> {
        self.reached.keys().copied()
    }

    /// The share of the games that reached a milestone.
    pub(crate) fn share(&self, milestone: W) -> f64 {
        f64::from(self.reached.get(&milestone).copied().unwrap_or(0)) / f64::from(self.games.max(1))
    }

    /// How far off a share may be by chance, squared. A share of 0 or 1 isn't certain either: two games more, one of
    /// each kind, are thought of.
    pub(crate) fn variance(&self, milestone: W) -> f64 {
        let (games, reached) = (f64::from(self.games) + 2.0, self.share(milestone) * f64::from(self.games) + 1.0);
        let share = reached / games;
        share * (1.0 - share) / games
    }
}
