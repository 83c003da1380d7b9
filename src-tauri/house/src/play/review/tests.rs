//! Tests of which decisions are judged, in a long game.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::*;
use crate::play::players::Players;
use crate::play::players::opponents;
use crate::play::table_encoding::StoredSetup;
use crate::play::table_place::TablePlace;
use crate::stamp::new_id;
use game::{Chance, Game, Seat, Seed, Silent};
use games::{GAMES, GameVisitor, visit_game};
use store::{Opened, Store};
use tempfile::TempDir;

/// A long game that isn't over, so that hidden things are still hidden.
fn long_game<G: ListedGame>() -> Played<G> {
    let directory = TempDir::new().unwrap();
    let Opened::Ready(mut store, _) = Store::open(directory.path()).unwrap() else { panic!("the store is free") };
    let setup = <G as Game>::Setup::default();
    let players = opponents::<G>(&setup, Seat(0), "beginner");
    let players = Players::seat::<G>(&players, &setup, Seed(3)).unwrap();
    let dealt = G::deal(&setup, Seed(3), &mut Silent).unwrap();
    let (mut state, mut chance, mut listed) = (dealt.clone(), Chance::new(Seed(5)), Vec::new());
    let moves: Vec<_> = std::iter::from_fn(|| {
        G::legal_moves(&state, &mut listed);
        let mv = listed[chance.below(listed.len() as u32) as usize];
        listed.clear();
        G::apply(&mut state, mv, &mut Silent);
        G::to_move(&state).map(|_| mv)
    })
    .take(400)
    .collect();
    let kept = StoredSetup { setup, players, opening: Vec::new(), placed: None, imported: None, clock: None };
    let place = TablePlace { store: &mut store, id: new_id(), name: String::new(), seed: Seed(3), now_ms: 0 };
    place.lay_played::<G>(kept, dealt, &moves, None).unwrap()
}

/// Judges a game to its end; returns the number of decisions.
struct Judges;

impl GameVisitor for Judges {
    type Output = usize;

    fn visit<G: ListedGame>(self) -> usize {
        let game = long_game::<G>();
        let mut state = game.line.state_at(0).unwrap();
        let mut known = Verdicts::new();
        let mut own = 0;
        for (ply, made) in game.line.plies().iter().enumerate() {
            if made.seat == game.viewer {
                let next = game.first_unjudged(&known, None).unwrap();
                assert_eq!(next.node, made.node, "{}: after {ply} decisions", G::NAME);
                let moment = game.moments().nth(own).unwrap();
                assert_eq!((moment.ply, Some(moment.mv)), (ply, made.mv));
                assert_eq!(game.view_before(&moment), Some(G::view(&state, made.seat)));
                known.insert(next.node, None);
                own += 1;
            }
            G::apply(&mut state, made.mv.unwrap(), &mut Silent);
        }
        assert!(game.first_unjudged(&known, None).is_none());
        let told = game.judged_from(&known, 0, Lang::Hu);
        assert_eq!((told.all, told.done, told.decisions.len()), (own as u32, own as u32, 0));
        own
    }
}

#[test]
fn every_decision_is_judged_once_in_its_turn_and_by_what_its_seat_saw() {
    let judged: usize = GAMES.iter().map(|game| visit_game(game, Judges).unwrap()).sum();
    assert!(judged > 100, "{judged}");
}
