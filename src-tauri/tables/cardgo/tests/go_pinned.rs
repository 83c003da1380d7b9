//! Plain Go is played as before: its strength is measured over many hours, and the measured bot is the one we have.

#![allow(clippy::unwrap_used)]

use bot::{Cancel, Evaluate, Level, choose};
use cardgo::{Cardgo, Move, Position, Setup};
use cardgo_table::CardgoTable;
use cardgo_table::go::{Budget, Limit, Player};
use game::{Game, Seed, Silent};

/// The game that a level plays against itself on 9×9 without cards, up to so many moves.
fn game_of(level: &str, moves: u64) -> String {
    let mut setup = Setup::default();
    Cardgo::configure(&mut setup, "size", "9").unwrap();
    Cardgo::configure(&mut setup, "cards", "0").unwrap();
    let mut state = Cardgo::deal(&setup, Seed(1), &mut Silent).unwrap();
    let level = Level::find(CardgoTable::LEVELS, level).unwrap();
    let mut played = Vec::new();
    for seed in 0..moves {
        let seat = Cardgo::to_move(&state).unwrap();
        let mv = choose::<CardgoTable>(&Cardgo::view(&state, seat), level, Seed(seed), &Cancel::new()).unwrap();
        Cardgo::apply(&mut state, mv, &mut Silent);
        played.push(match mv {
            Move::Play { point } => point.to_string(),
            other => format!("{other:?}"),
        });
    }
    played.join(" ")
}

#[test]
fn strong_plays_the_moves_it_always_played() {
    assert_eq!(
        game_of("strong", 30),
        "G4 G3 F3 F4 E4 F5 H3 E3 G2 D4 E5 E6 D5 C5 D6 D7 C6 B6 C7 C8 B7 B8 A7 A8 A6 A5 B4 B3 C3 B2"
    );
}

#[test]
fn greedy_plays_the_moves_it_always_played() {
    assert_eq!(
        game_of("greedy", 30),
        "C3 C2 B2 D2 C1 D1 B1 B3 B4 A4 A3 D3 D4 E4 E3 F3 E2 F2 E1 F1 F4 E5 G4 G3 H3 H2 H4 J3 J4 J2"
    );
}

#[test]
fn a_search_finds_what_it_always_found() {
    let budget = Budget { limit: Limit::Simulations(1_000), threads: 1, early: false };
    let thought = Player::new(13).think(&Position::new(13), budget, Seed(7), &Cancel::new()).unwrap();
    let told: Vec<String> = thought
        .candidates
        .iter()
        .take(5)
        .map(|tried| format!("{} {} {:.4}", tried.play.unwrap(), tried.visits, tried.share))
        .collect();
    assert_eq!(told, ["L4 245 0.5633", "M4 191 0.5236", "C11 89 0.4831", "B6 65 0.5385", "B7 57 0.5263"]);
}
