//! What made the result of a game: the person's decisions, chance, and the others.

use crate::wire::{Balance, TurnCause};
use bot::Verdict;

/// The parts of a result, as shares of the win.
#[derive(Default)]
struct Parts {
    decisions: f64,
    luck: f64,
    others: f64,
    variance: f64,
}

/// Divides the way from the person's first decision to the result among its causes. `own` has the verdicts on the
/// person's decisions with the number of decisions before each, in order; `end` the number of decisions in the game and
/// the person's share of the win. `between` returns what happened between two moments; where nothing did, only the
/// search's estimate changed, which counts among its errors and is left to the others' part.
///
/// Returns `None` if no decision was judged.
pub(crate) fn balance<M: Copy + PartialEq, W>(
    own: impl Iterator<Item = (usize, Verdict<M, W>)>,
    end: (usize, f64),
    between: impl Fn(usize, usize) -> Option<TurnCause>,
) -> Option<Balance> {
    let own: Vec<(usize, Verdict<M, W>)> = own.collect();
    let from = own.first()?.1.preferred.share;
    let next = own.iter().skip(1).map(|(ply, verdict)| (*ply, verdict.preferred.share)).chain([end]);
    let mut parts = Parts::default();
    for ((ply, verdict), (next_ply, next_share)) in own.iter().zip(next) {
        let lost = verdict.lost();
        parts.decisions -= lost;
        parts.variance += verdict.preferred.error.powi(2) + verdict.played.error.powi(2);
        let swing = next_share - (verdict.preferred.share - lost);
        match between(*ply, next_ply) {
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
    Some(Balance { from, decisions, luck, others, to, error: percent(parts.variance.sqrt()) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bot::MoveValue;

    fn verdict(preferred: f64, played: f64) -> Verdict<u8, ()> {
        let value = |mv, share| MoveValue { mv, share, result: 0.0, error: 0.02 };
        Verdict { preferred: value(0, preferred), played: value(u8::from(played < preferred), played), why: None }
    }

    #[test]
    fn what_was_decided_what_chance_did_and_what_the_others_did_add_up_to_the_result() {
        let own = [(0, verdict(0.5, 0.4)), (1, verdict(0.6, 0.6)), (4, verdict(0.3, 0.25))];
        let luck_alone =
            |from: usize, to: usize| Some(if to == from + 1 { TurnCause::Luck } else { TurnCause::Others });
        let told = balance(own.into_iter(), (6, 0.0), luck_alone).unwrap();
        assert_eq!((told.from, told.decisions, told.luck, told.others, told.to), (50, -15, 20, -55, 0));
        assert_eq!(told.from + told.decisions + told.luck + told.others, told.to);
        assert_eq!(told.error, 5, "six judgements of 2 percent each");
    }

    #[test]
    fn a_change_of_the_estimate_alone_counts_as_an_error() {
        let own = [(0, verdict(0.5, 0.5)), (1, verdict(0.6, 0.6))];
        let told = balance(own.into_iter(), (2, 1.0), |from, _| (from > 0).then_some(TurnCause::Others)).unwrap();
        assert_eq!((told.decisions, told.luck, told.others), (0, 0, 50));
        assert_eq!(told.error, 11);
    }

    #[test]
    fn a_game_without_judged_decisions_has_no_balance() {
        assert_eq!(balance::<u8, ()>(std::iter::empty(), (3, 1.0), |_, _| None), None);
    }
}
