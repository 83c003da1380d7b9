//! How a game ended.

use crate::RuleId;
use serde::Serialize;

/// The result of a finished game, one standing per seat in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Outcome {
    /// One per seat.
    pub standings: Vec<Standing>,
}

/// Where one seat came in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Standing {
    /// 1 for the winner; seats that share a place share the better number.
    pub rank: u8,
    /// The seat's score in the table's own unit.
    pub score: i32,
    /// What the score is made of.
    pub points: Vec<Point>,
}

/// Some of a score, and the rule it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, specta::Type)]
pub struct Point {
    /// In the table's own unit.
    pub amount: i32,
    /// The rule that gives it.
    pub rule: RuleId,
}

impl Outcome {
    /// Ranks seats by `keys`, smallest first; equal keys share a rank.
    ///
    /// ```
    /// use game::{Outcome, Point, RuleId};
    ///
    /// // The fewest points win: two share the first place, and nobody is second.
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

    /// Each seat's share of the win: 1 for a sole winner, split evenly among those who share the first place.
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
