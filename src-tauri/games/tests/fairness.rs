//! Bots use only what their seat may know: two states that differ only in hidden cards and the generator lead to the
//! same choice, the same hint and the same analysis.

#![allow(clippy::unwrap_used)]

mod positions;
mod trials;

use bot::{Analysis, Cancel, Evaluate, Level, Mind, decide, hints};
use game::{Chance, Seed};
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use hosting::Deal;
use positions::{points, twin};
use trials::trials;

/// Returns the level with a smaller search, so that the test covers more positions.
fn briefly(level: Level, most: u32) -> Level {
    match level.mind {
        Mind::Search { iterations } => Level { mind: Mind::Search { iterations: iterations.min(most) }, ..level },
        Mind::Random | Mind::Greedy => level,
    }
}

/// Checks that every level chooses the same move in every position of these games and in its twin, with the same
/// expected share of the win, on which resignation depends. Searches take at most `most` iterations.
fn choices_are_fair<G: Evaluate>(games: &[Deal], most: u32) {
    let mut chance = Chance::new(Seed(17));
    let (mut differing, mut seen) = (0, 0);
    for &Deal { seats, seed } in games {
        for state in points::<G>(seats, seed, 7, 12) {
            let other = twin::<G>(&state, &mut chance);
            seen += 1;
            differing += usize::from(other != state);
            let seat = G::to_move(&state).unwrap();
            assert_eq!(G::to_move(&other), Some(seat));
            for &level in G::LEVELS {
                let chosen = [&state, &other].map(|state| {
                    decide::<G>(&G::view(state, seat), briefly(level, most), Seed(5), &Cancel::new()).unwrap()
                });
                assert_eq!(chosen[0], chosen[1], "{} at {state:?}", level.key);
            }
        }
    }
    assert!(seen > 30 && differing * 10 > seen * 9, "only {differing} of {seen} twins differ");
}

/// Checks the same for every hint.
fn hints_are_fair<G: Evaluate>(games: &[Deal], points_each: usize) {
    let mut chance = Chance::new(Seed(23));
    for &Deal { seats, seed } in games {
        for state in points::<G>(seats, seed, 11, points_each) {
            let other = twin::<G>(&state, &mut chance);
            let seat = G::to_move(&state).unwrap();
            let told =
                [&state, &other].map(|state| hints::<G>(&G::view(state, seat), Seed(5), &Cancel::new()).unwrap());
            assert_eq!(told[0], told[1], "{state:?}");
        }
    }
}

/// Checks the same for every analysis of a game that offers analysis.
fn analyses_are_fair<G: Evaluate>(games: &[Deal], points_each: usize) {
    let mut chance = Chance::new(Seed(37));
    let mut begun = 0;
    for &Deal { seats, seed } in games {
        for state in points::<G>(seats, seed, 11, points_each) {
            let other = twin::<G>(&state, &mut chance);
            let seat = G::to_move(&state).unwrap();
            let told = [&state, &other].map(|state| {
                let mut analysis = Analysis::<G>::begin(&G::view(state, seat), Seed(5))?;
                analysis.grow(&Cancel::new());
                analysis.grow(&Cancel::new());
                Some((analysis.done(), analysis.hints(), analysis.survey()))
            });
            assert_eq!(told[0], told[1], "{state:?}");
            begun += usize::from(told[0].is_some());
        }
    }
    assert_eq!(begun > 0, G::ANALYSE.is_some());
}

struct Fair;

impl GameVisitor for Fair {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        choices_are_fair::<G>(trials(G::NAME).choices, trials(G::NAME).iterations);
    }
}

struct FairHints;

impl GameVisitor for FairHints {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        hints_are_fair::<G>(trials(G::NAME).hints, trials(G::NAME).hint_points);
    }
}

struct FairAnalyses;

impl GameVisitor for FairAnalyses {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        analyses_are_fair::<G>(trials(G::NAME).hints, trials(G::NAME).hint_points);
    }
}

#[test]
fn hidden_cards_and_generator_change_no_choice_of_any_level() {
    GAMES.iter().for_each(|game| visit_game(game, Fair).unwrap());
}

#[test]
fn hidden_cards_and_generator_change_no_hint() {
    GAMES.iter().for_each(|game| visit_game(game, FairHints).unwrap());
}

#[test]
fn hidden_cards_and_generator_change_no_analysis() {
    GAMES.iter().for_each(|game| visit_game(game, FairAnalyses).unwrap());
}
