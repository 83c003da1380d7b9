//! Decides when a bot's decision becomes visible, so that the time reveals nothing about what the bot holds.
//!
//! A bot that has one legal move needs no time, and one that has several thinks: a decision shown as soon as it is made
//! would reveal what the bot holds. So, where anything is hidden, no decision is shown before a time that depends only
//! on what the person sees. That time is measured now and then by a *trial*: the same level decides in a deal that is
//! equally possible for the person, in which the bot holds other cards, and does all the work the level may do.
//!
//! A decision that may be a pass is shown after the longest of the last trials plus a quarter. The person sees nothing
//! but the time of a pass, so the time must be the same whether the bot had to think or not. A thought that takes
//! longer all the same (because the device was busy, or these cards are the hardest to think about) is shown after
//! twice the time, or four times; and so are the next ones, until enough trials have been measured anew. The person can
//! then tell once, and not repeatedly, that there was something to think about.
//!
//! Any other decision is visible itself. It is shown after the shortest of the last trials, or when it is made: so a
//! decision that needs no thought looks like one that needs a little.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// How many of the latest trials count.
const TRIALS: usize = 4;
/// How often the time is doubled at most for a thought that took too long.
const MOST_DOUBLED: u32 = 2;

/// A kind of decisions that take equally long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Kind {
    pub level: &'static str,
    /// Whether the bot may pass.
    pub may_pass: bool,
}

/// How long the decisions of each kind take at a table.
#[derive(Debug, Default)]
pub(crate) struct Paces(BTreeMap<Kind, Pace>);

/// How long the decisions of one kind take.
#[derive(Debug, Default)]
struct Pace {
    /// The number of decisions so far.
    decisions: u32,
    /// The durations of the last trials, the latest first.
    trials: VecDeque<Duration>,
    /// How many more decisions are measured, whatever their number.
    anew: usize,
    /// How often the time is doubled until then.
    doubled: u32,
}

impl Paces {
    /// Returns whether the next decision of a kind is to be measured first: the 1st, 2nd, 4th, 8th …, and some after
    /// one that took too long. The number of decisions is visible to everybody.
    pub fn wants_trial(&self, kind: Kind) -> bool {
        self.0.get(&kind).is_none_or(|pace| pace.anew > 0 || (pace.decisions + 1).is_power_of_two())
    }

    /// Notes the duration of a trial.
    pub fn tried(&mut self, kind: Kind, took: Duration) {
        let pace = self.0.entry(kind).or_default();
        pace.trials.truncate(TRIALS - 1);
        pace.trials.push_front(took);
        pace.anew = pace.anew.saturating_sub(1);
        if pace.anew == 0 {
            pace.doubled = 0;
        }
    }

    /// Returns the earliest time at which a decision of this kind that took `thought` may be shown, counted from when
    /// the bot began to think.
    pub fn shown_after(&mut self, kind: Kind, thought: Duration) -> Duration {
        let pace = self.0.entry(kind).or_default();
        pace.decisions = pace.decisions.saturating_add(1);
        if !kind.may_pass {
            return pace.trials.iter().min().copied().unwrap_or_default();
        }
        let measured = pace.trials.iter().max().copied().unwrap_or_default() * 5 / 4;
        while pace.doubled < MOST_DOUBLED && measured * (1 << pace.doubled) < thought {
            pace.doubled += 1;
            pace.anew = TRIALS;
        }
        measured * (1 << pace.doubled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = Kind { level: "strong", may_pass: true };

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// Returns paces with trials of 100 ms, and the numbers of the decisions before which there was a trial.
    fn paces(decisions: u32) -> (Paces, Vec<u32>) {
        let (mut paces, mut tried) = (Paces::default(), Vec::new());
        for number in 1..=decisions {
            if paces.wants_trial(KIND) {
                paces.tried(KIND, ms(100));
                tried.push(number);
            }
            assert_eq!(paces.shown_after(KIND, ms(0)), ms(125));
        }
        (paces, tried)
    }

    #[test]
    fn how_long_a_bot_thought_does_not_say_when_its_decision_is_shown() {
        let (mut paces, _) = paces(1);
        for thought in [0, 1, 50, 124, 125] {
            assert_eq!(paces.shown_after(KIND, ms(thought)), ms(125), "{thought}");
        }
    }

    #[test]
    fn trials_become_rarer() {
        assert_eq!(paces(100).1, [1, 2, 4, 8, 16, 32, 64]);
    }

    #[test]
    fn a_thought_that_took_too_long_makes_the_next_ones_as_slow_until_they_have_been_measured_anew() {
        let (mut paces, _) = paces(8);
        assert_eq!(paces.shown_after(KIND, ms(126)), ms(250));
        assert_eq!(paces.shown_after(KIND, ms(0)), ms(250), "as slow, with nothing to think about");
        for _ in 0..TRIALS {
            assert!(paces.wants_trial(KIND));
            assert_eq!(paces.shown_after(KIND, ms(0)), ms(250));
            paces.tried(KIND, ms(80));
        }
        assert_eq!(paces.shown_after(KIND, ms(0)), ms(100), "as slow as the device is now");
    }

    #[test]
    fn a_moment_in_which_the_device_stood_still_makes_nothing_slow_for_ever() {
        let (mut paces, _) = paces(8);
        assert_eq!(paces.shown_after(KIND, ms(60_000)), ms(500), "four times as slow at most");
        for _ in 0..TRIALS {
            paces.tried(KIND, ms(100));
        }
        assert_eq!(paces.shown_after(KIND, ms(0)), ms(125));
        paces.tried(KIND, ms(60_000));
        for _ in 0..TRIALS {
            paces.tried(KIND, ms(100));
        }
        assert_eq!(paces.shown_after(KIND, ms(0)), ms(125), "nor does a trial");
    }

    #[test]
    fn a_choice_is_shown_no_sooner_than_after_a_short_thought() {
        let (mut paces, choice) = (Paces::default(), Kind { may_pass: false, ..KIND });
        for took in [300, 100, 200] {
            paces.tried(choice, ms(took));
        }
        for thought in [0, 100, 1_000] {
            assert_eq!(paces.shown_after(choice, ms(thought)), ms(100));
        }
    }

    #[test]
    fn each_kind_of_decision_has_a_time_of_its_own() {
        let (mut paces, _) = paces(1);
        for other in [Kind { level: "master", ..KIND }, Kind { may_pass: false, ..KIND }] {
            assert!(paces.wants_trial(other));
            assert_eq!(paces.shown_after(other, ms(0)), ms(0));
        }
    }
}
