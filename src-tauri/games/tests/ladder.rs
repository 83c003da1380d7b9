//! Every step between levels is an improvement. The tests are small and seeded, hence exact; ladders are measured by
//! the arena. Each game's first rung is tested, with `cargo xtask test --full` all of them.

#![allow(clippy::unwrap_used)]

mod trials;

use bot::{Cancel, Level, Means, choose_by};
use game::{Chance, Seat, Seed, Silent, clockwise};
use games::{GAMES, GameVisitor, ListedGame, visit_game};
use hosting::Rung;
use std::cmp::Ordering;
use std::{env, thread};
use trials::trials;

/// The number of decisions after which a game is cut: random play hardly ends.
const MOST_DECISIONS: usize = 2_000;

/// Returns the share of the win of the stronger level at one seat, over all deals and seats. Against an automaton each
/// level plays every deal separately, and the better result wins.
fn share<G: ListedGame>(rung: &Rung) -> f64 {
    let level = |key| Level::find(G::LEVELS, key).unwrap();
    let stronger = (level(rung.level), Means::All);
    let weaker = (level(rung.over), if rung.fewer { Means::Fewer } else { Means::All });
    let mut setup = G::Setup::default();
    G::configure(&mut setup, "seats", &rung.seats.to_string()).unwrap();
    rung.options.iter().for_each(|(key, value)| G::configure(&mut setup, key, value).unwrap());
    let mut shares = Vec::new();
    if let [automaton] = *G::automata(&setup) {
        for deal in 0..rung.deals {
            let [better, worse] = [stronger, weaker].map(|bot| lead::<G>(&setup, Seed(deal), automaton, bot));
            shares.push(match better.cmp(&worse) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            });
        }
        return shares.iter().sum::<f64>() / shares.len() as f64;
    }
    for deal in 0..rung.deals {
        for place in 0..rung.seats {
            let mut state = G::deal(&setup, Seed(deal), &mut Silent).unwrap();
            let mut chance = Chance::new(Seed(deal * 100 + u64::from(place)));
            for _ in 0..MOST_DECISIONS {
                let Some(seat) = G::to_move(&state) else { break };
                let (level, means) = if seat == Seat(place) { stronger } else { weaker };
                let mv = choose_by::<G>(&G::view(&state, seat), level, means, chance.seed(), &Cancel::new()).unwrap();
                G::apply(&mut state, mv, &mut Silent);
            }
            shares.push(G::outcome(&state).map_or(1.0 / f64::from(rung.seats), |won| won.win_share(place.into())));
        }
    }
    shares.iter().sum::<f64>() / shares.len() as f64
}

/// Returns how a level finishes against the automaton: whether it wins, and its lead in points.
fn lead<G: ListedGame>(setup: &G::Setup, deal: Seed, automaton: Seat, (level, means): (Level, Means)) -> (bool, i32) {
    let mut state = G::deal(setup, deal, &mut Silent).unwrap();
    let mut chance = Chance::new(deal).split();
    let mut listed = Vec::new();
    while let Some(seat) = G::to_move(&state) {
        let mv = if seat == automaton {
            listed.clear();
            G::legal_moves(&state, &mut listed);
            listed[0]
        } else {
            choose_by::<G>(&G::view(&state, seat), level, means, chance.seed(), &Cancel::new()).unwrap()
        };
        G::apply(&mut state, mv, &mut Silent);
    }
    let standings = G::outcome(&state).unwrap().standings;
    let own = clockwise(Seat(0), G::seats(setup)).find(|seat| *seat != automaton).unwrap();
    let [own, its] = [own, automaton].map(|seat| &standings[seat.index()]);
    (own.rank == 1, own.score - its.score)
}

struct Climb;

impl GameVisitor for Climb {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        assert!(!trials(G::NAME).ladder.is_empty(), "{} has no ladder", G::NAME);
        let long = env::var_os("ASZTALTARS_FULL").is_some();
        let rungs = if long { trials(G::NAME).ladder } else { &trials(G::NAME).ladder[..1] };
        // The rungs are independent, so each is tested in a thread of its own.
        thread::scope(|scope| {
            for rung in rungs {
                scope.spawn(move || {
                    let found = share::<G>(rung);
                    assert!(found > rung.share, "{}: {found} of {rung:?}", G::NAME);
                });
            }
        });
    }
}

#[test]
fn every_level_beats_the_one_below() {
    GAMES.iter().for_each(|game| visit_game(game, Climb).unwrap());
}
