//! The result of a finished game.

use crate::RuleId;
use serde::Serialize;

/// The result of a finished game, with one standing per seat in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Outcome {
    pub standings: Vec<Standing>,
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Standing {
    /// 1 for the winner. Tied seats share the better number.
    pub rank: u8,
    /// The seat's score in the game's own unit.
    pub score: i32,
    /// The parts of the score.
    pub points: Vec<Point>,
}

/// Part of a score, with the rule that gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Point {
    /// In the game's own unit.
    pub amount: i32,
    pub rule: RuleId,
}

impl Outcome {
    /// Ranks seats by `keys`, smallest first; equal keys share a rank. `standing` returns the score and points of a
    /// seat.
    ///
    /// ```
    /// use game::{Outcome, Point, RuleId};
    ///
    /// // The fewest points win: two share the first rank, and no seat has rank 2.
    /// let points = [20, 31, 20];
    /// let rule = RuleId("XX-6.2");
    /// let outcome = Outcome::ranked(&points, |seat| (points[seat], vec![Point { amount: points[seat], rule }]));
    /// let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    /// assert_eq!(ranks, [1, 3, 1]);
    /// assert_eq!([0, 1, 2].map(|seat| outcome.win_share(seat)), [0.5, 0.0, 0.5]);
    /// ```
    pub fn ranked<K: Ord>(keys: &[K], mut standing: impl FnMut(usize) -> (i32, Vec<Point>)) -> Outcome {
        let standings = keys
            .iter()
            .enumerate()
            .map(|(seat, key)| {
                let better = keys.iter().filter(|other| *other < key).count();
                let (score, points) = standing(seat);
                Standing { rank: u8::try_from(better + 1).unwrap_or(u8::MAX), score, points }
            })
            .collect();
        Outcome { standings }
    }

    /// Returns a seat's share of the win: 1 for a sole winner, split evenly among those who share the first rank.
    #[must_use]
    pub fn win_share(&self, seat: usize) -> f64 {
        let winners = self.standings.iter().filter(|standing| standing.rank == 1).count();
        match self.standings.get(seat) {
            Some(standing) if standing.rank == 1 => 1.0 / winners as f64,
            _ => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_the_better_rank_and_the_win() {
        let outcome = Outcome::ranked(&[20, 31, 20, 28], |_| (0, Vec::new()));
        let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks, [1, 4, 1, 3]);
        assert_eq!([0, 1, 2, 3].map(|seat| outcome.win_share(seat)), [0.5, 0.0, 0.5, 0.0]);
    }
}
