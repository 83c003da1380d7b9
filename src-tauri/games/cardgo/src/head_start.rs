//! Handicap stones and komi that balance a game between players of different rank (GO-1.1, GO-1.4).
//!
//! The points of a step between ranks were measured by the runs `ranks-cardgo` of `cargo xtask measure`.

use crate::HostedCardgo;
use cardgo::Setup;
use hosting::HeadStart;

pub(crate) const HEAD_START: HeadStart<HostedCardgo> =
    HeadStart { options: &["handicap", "komi"], points, steps, with };

/// The value of moving first, in points. A further handicap stone is worth twice as much.
const MOVING_FIRST: f64 = 7.0;
/// The komi values that can be chosen, in half points.
const KOMI: [i16; 10] = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
/// The komi of an even game, in half points.
const EVEN_KOMI: i16 = 13;
/// The common komi values, in half points; another value must come closer by two points to be preferred.
const USUAL_KOMI: [i16; 2] = [1, EVEN_KOMI];

/// The points of each step between ranks from the weakest up, on boards of up to 9, of up to 15, and of more lines.
/// Weak players gain less from a stone.
const STEPS: [[f64; 9]; 3] = [
    [14.5, 14.5, 14.5, 11.5, 12.5, 11.5, 11.5, 11.5, 11.5],
    [34.5, 34.5, 34.5, 20.5, 20.5, 20.5, 20.5, 20.5, 20.5],
    [62.5, 76.5, 90.5, 48.5, 48.5, 48.5, 34.5, 48.5, 48.5],
];

fn points(setup: &Setup) -> f64 {
    let more_stones = f64::from(setup.handicap.saturating_sub(1));
    let points = MOVING_FIRST * (1.0 + 2.0 * more_stones) - f64::from(setup.komi) / 2.0;
    // In an even game the komi leaves a remainder of half a point; it counts as no head start.
    if points.abs() < 2.0 { 0.0 } else { points }
}

fn steps(setup: &Setup) -> &'static [f64] {
    &STEPS[match setup.size {
        0..=9 => 0,
        10..=15 => 1,
        _ => 2,
    }]
}

fn with(setup: &Setup, wished: f64) -> Setup {
    let stones = (0..=cardgo::most_handicap(setup.size)).filter(|stones| *stones != 1);
    let given = stones.flat_map(|handicap| KOMI.map(|komi| Setup { handicap, komi, ..*setup }));
    let even = Setup { handicap: 0, komi: EVEN_KOMI, ..*setup };
    let off = |setup: &Setup| (points(setup) - wished).abs() + if USUAL_KOMI.contains(&setup.komi) { 0.0 } else { 2.0 };
    given.fold(even, |best, other| if off(&other) < off(&best) { other } else { best })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_game_gives_nobody_a_head_start() {
        let usual = Setup::default();
        assert!(points(&usual).abs() < f64::EPSILON);
        assert_eq!(with(&Setup { handicap: 5, komi: 1, ..usual }, 0.0), usual);
    }

    #[test]
    fn more_points_are_more_stones() {
        for size in [9, 13, 19] {
            let usual = Setup { size, ..Setup::default() };
            let setups: Vec<Setup> = (0..150).map(|points| with(&usual, f64::from(points))).collect();
            assert!(setups.windows(2).all(|pair| points(&pair[0]) <= points(&pair[1])), "{size}: {setups:?}");
            for (wished, setup) in (0..).zip(&setups[..40]) {
                assert!((points(setup) - f64::from(wished)).abs() <= 5.0, "{size}: {wished} points, {setup:?}");
            }
            assert!(setups.iter().all(|setup| setup.handicap != 1), "one stone is moving first");
            assert_eq!(setups.last().map(|setup| setup.handicap), Some(cardgo::most_handicap(size)));
        }
    }

    #[test]
    fn what_is_given_is_what_was_wished_where_there_are_stones_for_it() {
        for handicap in [0, 2, 3, 4, 5] {
            for size in [9, 13, 19] {
                let given = Setup { size, handicap, komi: 1, ..Setup::default() };
                assert_eq!(with(&given, points(&given)), given);
            }
        }
    }

    #[test]
    fn there_is_a_step_between_any_two_ranks() {
        let ranks = <HostedCardgo as bot::Evaluate>::LEVELS.iter().filter(|level| level.rank.is_some()).count();
        assert_eq!(steps(&Setup::default()).len(), ranks - 1);
    }
}
