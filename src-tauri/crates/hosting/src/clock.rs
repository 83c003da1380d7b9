//! A clock for the person at a table: their time limit and what is left of it.
//!
//! It belongs to the app, like [resignation](crate::ending): whoever runs out of time has lost. No engine and no bot
//! knows of it.

use serde::{Deserialize, Serialize};

/// The time a person has for the decisions of a game, in seconds: the main time, then a number of periods (byo-yomi). A
/// period is used up only when a decision takes longer than it. Without periods the game is lost when the main time is
/// over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TimeLimit {
    pub main_s: u32,
    pub periods: u32,
    /// The length of a period.
    pub period_s: u32,
}

/// What is left of a [`TimeLimit`] when a decision begins, in whole periods: a decision made within a period leaves it
/// complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    pub main_ms: u64,
    pub periods: u32,
    /// The length of a period.
    pub period_ms: u64,
}

impl TimeLimit {
    /// The longest main time, the most periods and the longest period.
    const MOST: TimeLimit = TimeLimit { main_s: 24 * 60 * 60, periods: 100, period_s: 60 * 60 };

    /// Whether the limit is allowed: it has some time and stays within the maxima.
    #[must_use]
    pub fn is_possible(self) -> bool {
        let TimeLimit { main_s, periods, period_s } = self;
        (main_s > 0 || periods > 0)
            && (periods > 0) == (period_s > 0)
            && main_s <= Self::MOST.main_s
            && periods <= Self::MOST.periods
            && period_s <= Self::MOST.period_s
    }

    /// Returns the full time.
    #[must_use]
    pub fn whole(self) -> TimeLeft {
        TimeLeft {
            main_ms: u64::from(self.main_s) * 1_000,
            periods: self.periods,
            period_ms: u64::from(self.period_s) * 1_000,
        }
    }
}

impl TimeLeft {
    /// Returns what is left after a decision that took `spent_ms` milliseconds; `None` if the time ran out before. A
    /// period is used up at its very end.
    #[must_use]
    pub fn after(self, spent_ms: u64) -> Option<TimeLeft> {
        let TimeLeft { main_ms, periods, period_ms } = self;
        let Some(over) = spent_ms.checked_sub(main_ms) else {
            return Some(TimeLeft { main_ms: main_ms - spent_ms, ..self });
        };
        let used = over.checked_div(period_ms)?;
        let left = u64::from(periods).checked_sub(used).filter(|left| *left > 0)?;
        Some(TimeLeft { main_ms: 0, periods: u32::try_from(left).unwrap_or(periods), period_ms })
    }

    /// Returns the thinking time until the game is lost, in milliseconds.
    #[must_use]
    pub fn until_over_ms(self) -> u64 {
        self.main_ms + u64::from(self.periods) * self.period_ms
    }
}

#[cfg(test)]
mod tests {
    use super::{TimeLeft, TimeLimit};

    const SUDDEN: TimeLimit = TimeLimit { main_s: 10, periods: 0, period_s: 0 };
    const BYOYOMI: TimeLimit = TimeLimit { main_s: 10, periods: 3, period_s: 5 };

    /// Returns the main time and the periods left after decisions that took these milliseconds.
    fn left(limit: TimeLimit, spent: &[u64]) -> Option<(u64, u32)> {
        let left = spent.iter().try_fold(limit.whole(), |left, spent| left.after(*spent))?;
        Some((left.main_ms, left.periods))
    }

    #[test]
    fn sudden_death_is_over_with_the_main_time() {
        for (spent, told) in [
            (&[][..], Some((10_000, 0))),
            (&[4_000, 5_999], Some((1, 0))),
            (&[4_000, 6_000], None),
            (&[10_000], None),
            (&[u64::MAX], None),
        ] {
            assert_eq!(left(SUDDEN, spent), told, "{spent:?}");
        }
    }

    #[test]
    fn a_period_lasts_for_every_decision_made_within_it() {
        for (spent, told) in [
            (&[9_999][..], Some((1, 3))),
            (&[10_000], Some((0, 3))),
            (&[10_000, 4_999, 4_999, 4_999, 4_999], Some((0, 3))),
            (&[14_999], Some((0, 3))),
            (&[15_000], Some((0, 2))),
            (&[10_000, 5_000, 4_999], Some((0, 2))),
            (&[10_000, 5_000, 9_999], Some((0, 1))),
            (&[10_000, 5_000, 10_000], None),
            (&[24_999], Some((0, 1))),
            (&[25_000], None),
        ] {
            assert_eq!(left(BYOYOMI, spent), told, "{spent:?}");
        }
    }

    #[test]
    fn it_goes_as_a_clock_would_that_ticks() {
        /// Counts down one decision, millisecond by millisecond.
        fn ticked(mut left: TimeLeft, spent: u64) -> Option<TimeLeft> {
            let mut period = left.period_ms;
            for _ in 0..spent {
                if left.main_ms > 0 {
                    left.main_ms -= 1;
                } else {
                    period -= 1;
                }
                if left.main_ms == 0 && period == 0 {
                    left.periods = left.periods.checked_sub(1)?;
                    period = left.period_ms;
                }
                if left.main_ms == 0 && left.periods == 0 {
                    return None;
                }
            }
            Some(left)
        }
        for main_ms in 0..5 {
            for periods in 0..4 {
                for period_ms in u64::from(periods > 0)..5 {
                    let left = TimeLeft { main_ms, periods, period_ms: if periods > 0 { period_ms } else { 0 } };
                    for spent in (0..30).filter(|_| left.until_over_ms() > 0) {
                        assert_eq!(left.after(spent), ticked(left, spent), "{left:?} {spent}");
                        assert_eq!(left.after(spent).is_none(), spent >= left.until_over_ms());
                    }
                }
            }
        }
    }

    #[test]
    fn only_time_that_can_be_sat_through_is_possible() {
        let limit = |main_s, periods, period_s| TimeLimit { main_s, periods, period_s };
        for possible in [SUDDEN, BYOYOMI, limit(0, 1, 1), limit(86_400, 100, 3_600)] {
            assert!(possible.is_possible(), "{possible:?}");
        }
        for other in [
            limit(0, 0, 0),
            limit(0, 0, 30),
            limit(60, 0, 30),
            limit(60, 5, 0),
            limit(86_401, 0, 0),
            limit(0, 101, 1),
            limit(0, 1, 3_601),
            limit(u32::MAX, u32::MAX, u32::MAX),
        ] {
            assert!(!other.is_possible(), "{other:?}");
        }
    }
}
