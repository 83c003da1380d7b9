//! What made the result of a game: the person's decisions, chance, and the others.

use crate::wire::{Balance, TurnCause};

/// A judged decision, in shares of the win of the person.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    /// The number of decisions before it.
    pub ply: usize,
    /// Whether it was the person's.
    pub own: bool,
    /// The share with the best move, as the deciding seat expects it.
    pub preferred: f64,
    /// What the move that was made gave away; 0 or less for the person's decisions, 0 or more for the others'.
    pub change: f64,
    /// The sum of the variances of both estimates.
    pub variance: f64,
}

/// The parts of a result, as shares of the win.
#[derive(Default)]
struct Parts {
    decisions: f64,
    luck: f64,
    others: f64,
    variance: f64,
}

/// Divides the way from the first judged decision to the result among its causes. `judged` has the person's decisions in
/// order, and with `both` the opponent's as well; `end` the number of decisions in the game and the person's share of
/// the win. `between` returns what happened between two moments; where nothing did, only the search's estimate changed,
/// which counts among its errors and is left to the others' part.
///
/// Returns `None` if no decision of the person was judged.
pub(crate) fn balance(
    judged: &[Judged],
    both: bool,
    end: (usize, f64),
    between: impl Fn(usize, usize) -> Option<TurnCause>,
) -> Option<Balance> {
    judged.iter().find(|decision| decision.own)?;
    let from = judged.first()?.preferred;
    let next = judged.iter().skip(1).map(|next| (next.ply, next.preferred)).chain([end]);
    let mut parts = Parts::default();
    for (&Judged { ply, own, preferred, change, variance }, (next_ply, next_share)) in judged.iter().zip(next) {
        *(if own { &mut parts.decisions } else { &mut parts.others }) += change;
        parts.variance += variance;
        let swing = next_share - (preferred + change);
        match between(ply, next_ply) {
            Some(TurnCause::Luck) => parts.luck += swing,
            Some(TurnCause::Others | TurnCause::Decision) => parts.others += swing,
            None => {
                parts.others += swing;
                parts.variance += swing.powi(2);
            }
        }
    }
    let percent = |share: f64| (100.0 * share).round() as i32;
    let [from, to] = [from, end.1].map(percent);
    let (decisions, luck) = (percent(parts.decisions), percent(parts.luck));
    // The parts are rounded so that they add up.
    let others = to - from - decisions - luck;
    Some(Balance { from, decisions, luck, others, both, to, error: percent(parts.variance.sqrt()) })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    /// A decision that made `preferred` percent into `played`, both estimated with an error of 2 percent.
    fn judged(ply: usize, own: bool, preferred: f64, played: f64) -> Judged {
        Judged { ply, own, preferred, change: played - preferred, variance: 2.0 * 0.02 * 0.02 }
    }

    #[test]
    fn what_was_decided_what_chance_did_and_what_the_others_did_add_up_to_the_result() {
        let own = [judged(0, true, 0.5, 0.4), judged(1, true, 0.6, 0.6), judged(4, true, 0.3, 0.25)];
        let luck_alone =
            |from: usize, to: usize| Some(if to == from + 1 { TurnCause::Luck } else { TurnCause::Others });
        let told = balance(&own, false, (6, 0.0), luck_alone).unwrap();
        assert_eq!((told.from, told.decisions, told.luck, told.others, told.to), (50, -15, 20, -55, 0));
        assert_eq!(told.from + told.decisions + told.luck + told.others, told.to);
        assert_eq!(told.error, 5, "six judgements of 2 percent each");
    }

    #[test]
    fn where_both_sides_are_judged_the_opponents_mistakes_are_told_apart_from_luck() {
        let both = [judged(0, true, 0.5, 0.4), judged(1, false, 0.4, 0.7), judged(2, true, 0.6, 0.6)];
        let told = balance(&both, true, (3, 1.0), |_, _| Some(TurnCause::Luck)).unwrap();
        assert_eq!((told.from, told.decisions, told.others, told.luck, told.to), (50, -10, 30, 30, 100));
        assert!(told.both);
    }

    #[test]
    fn a_change_of_the_estimate_alone_counts_as_an_error() {
        let own = [judged(0, true, 0.5, 0.5), judged(1, true, 0.6, 0.6)];
        let told = balance(&own, false, (2, 1.0), |from, _| (from > 0).then_some(TurnCause::Others)).unwrap();
        assert_eq!((told.decisions, told.luck, told.others), (0, 0, 50));
        assert_eq!(told.error, 11);
    }

    #[test]
    fn a_game_without_judged_decisions_has_no_balance() {
        assert_eq!(balance(&[], false, (3, 1.0), |_, _| None), None);
        assert_eq!(balance(&[judged(0, false, 0.5, 0.5)], true, (3, 1.0), |_, _| None), None);
    }
}
