//! Games of random moves, for tests.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::play::players::Players;
use crate::play::table_encoding::StoredSetup;
use crate::play::table_place::TablePlace;
use crate::play::table_state::Played;
use crate::stamp::new_id;
use game::{Chance, Game, Seed, Silent};
use games::ListedGame;
use hosting::Player;
use store::Store;

/// The most decisions of a game.
const MOST_DECISIONS: usize = 3_000;

/// A game of these players with the usual setup: at most `decisions` random moves.
pub(crate) fn random_game<G: ListedGame>(
    store: &mut Store,
    players: &[Player],
    seed: Seed,
    decisions: usize,
) -> Played<G> {
    let setup = <G as Game>::Setup::default();
    let players = Players::seat::<G>(players, &setup, seed).unwrap();
    let dealt = G::deal(&setup, seed, &mut Silent).unwrap();
    let (mut state, mut chance, mut listed) = (dealt.clone(), Chance::new(seed).split(), Vec::new());
    let moves: Vec<_> = std::iter::from_fn(|| {
        listed.clear();
        G::legal_moves(&state, &mut listed);
        let mv = chance.pick(&listed)?;
        G::apply(&mut state, mv, &mut Silent);
        Some(mv)
    })
    .take(decisions.min(MOST_DECISIONS))
    .collect();
    let kept = StoredSetup { setup, players, opening: Vec::new(), placed: None, imported: None, clock: None };
    let place = TablePlace { store, id: new_id(), name: String::new(), seed, now_ms: 0 };
    place.lay_played::<G>(kept, dealt, &moves, None).unwrap()
}
