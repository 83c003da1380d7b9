//! Every step up is a step up. Small, seeded and hence exact; the measured ladder is the arena's work.

#![allow(clippy::unwrap_used)]

use bot::{Cancel, Judge, Level, Means, choose_by};
use cardgo::Cardgo;
use game::{Chance, Seat, Seed, Silent};
use iszkenderun::Iszkenderun;
use mochi::Mochi;

/// A game is cut there: random play hardly ends.
const MOST_DECISIONS: usize = 2_000;

/// The share of the win that one seat of level `one` takes from seats of level `other`, over `deals` deals, each
/// played with `one` at every seat in turn.
fn share<G: Judge>(seats: u8, deals: u64, one: &str, other: &str) -> f64 {
    let level = |key| (Level::find(G::LEVELS, key).unwrap(), Means::All);
    let mut setup = G::Setup::default();
    G::configure(&mut setup, "seats", &seats.to_string()).unwrap();
    share_of::<G>(&setup, deals, level(one), level(other))
}

/// The same between bots of any means.
fn share_of<G: Judge>(setup: &G::Setup, deals: u64, one: (Level, Means), other: (Level, Means)) -> f64 {
    let seats = G::seats(setup);
    let mut shares = Vec::new();
    for deal in 0..deals {
        for place in 0..seats {
            let mut state = G::deal(setup, Seed(deal), &mut Silent).unwrap();
            let mut chance = Chance::new(Seed(deal * 100 + u64::from(place)));
            for _ in 0..MOST_DECISIONS {
                let Some(seat) = G::to_move(&state) else { break };
                let (level, means) = if seat == Seat(place) { one } else { other };
                let mv = choose_by::<G>(&G::view(&state, seat), level, means, chance.seed(), &Cancel::new()).unwrap();
                G::apply(&mut state, mv, &mut Silent);
            }
            shares.push(G::outcome(&state).map_or(1.0 / f64::from(seats), |won| won.win_share(place.into())));
        }
    }
    shares.iter().sum::<f64>() / shares.len() as f64
}

#[test]
fn a_beginner_beats_random_play() {
    assert!(share::<Mochi>(2, 20, "beginner", "random") > 0.8);
    assert!(share::<Mochi>(4, 10, "beginner", "random") > 0.5);
    assert!(share::<Iszkenderun>(3, 10, "beginner", "random") > 0.8);
    assert!(share::<Iszkenderun>(4, 10, "beginner", "random") > 0.8);
    assert!(share::<Cardgo>(2, 4, "beginner", "random") > 0.8);
}

#[test]
fn greedy_beats_a_beginner() {
    assert!(share::<Mochi>(2, 100, "greedy", "beginner") > 0.55);
    assert!(share::<Mochi>(4, 50, "greedy", "beginner") > 0.3);
    assert!(share::<Iszkenderun>(3, 50, "greedy", "beginner") > 0.5);
    assert!(share::<Iszkenderun>(4, 50, "greedy", "beginner") > 0.4);
    assert!(share::<Cardgo>(2, 10, "greedy", "beginner") > 0.55);
}

#[test]
fn looking_ahead_a_little_beats_greed() {
    assert!(share::<Mochi>(2, 20, "steady", "greedy") > 0.6);
    assert!(share::<Mochi>(4, 10, "steady", "greedy") > 0.3);
    assert!(share::<Iszkenderun>(4, 10, "steady", "greedy") > 0.3);
    // Fewer games can be lost by luck of the cards.
    let cardgo = share::<Cardgo>(2, 10, "steady", "greedy");
    assert!(cardgo > 0.8, "{cardgo}");
}

#[test]
fn who_may_use_cards_beats_who_may_not() {
    let setup = cardgo::Setup { size: 9, ..cardgo::Setup::default() };
    let steady = Level::find(Cardgo::LEVELS, "steady").unwrap();
    assert!(share_of::<Cardgo>(&setup, 5, (steady, Means::All), (steady, Means::Fewer)) > 0.6);
}
