//! Positions of games, and their twins, which a seat can't tell apart.

use bot::{Cancel, Evaluate, choose};
use game::{Chance, Game, Seed, Silent};

/// Returns positions of a game under mixed play, with `apart` decisions between them.
pub fn points<G: Evaluate>(seats: u8, seed: u64, apart: usize, most: usize) -> Vec<G::State> {
    let mut setup = G::Setup::default();
    G::configure(&mut setup, "seats", &seats.to_string()).unwrap();
    let mut chance = Chance::new(Seed(seed));
    let mut state = G::deal(&setup, Seed(seed), &mut Silent).unwrap();
    let mut points = Vec::new();
    for number in 0.. {
        let Some(seat) = G::to_move(&state) else { break };
        if points.len() == most {
            break;
        }
        if number % apart == 0 {
            points.push(state.clone());
        }
        // Half random, half sensible play, so that hands grow, shrink and become empty.
        let level = G::LEVELS[chance.index(3)];
        let mv = choose::<G>(&G::view(&state, seat), level, chance.seed(), &Cancel::new()).unwrap();
        G::apply(&mut state, mv, &mut Silent);
    }
    points
}

/// Returns another state that the seat to move can't tell from `state`.
pub fn twin<G: Game>(state: &G::State, chance: &mut Chance) -> G::State {
    let seat = G::to_move(state).unwrap();
    G::determinize(&G::view(state, seat), chance)
}
