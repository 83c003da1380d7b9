//! Plain Go is played as before: its strength is measured over many hours, and the measured bot is the one we have.

use bot::{Cancel, Evaluate, Level, choose};
use cardgo::{Cardgo, Move, Position, Setup};
use cardgo_table::CardgoTable;
use cardgo_table::go::{Budget, Limit, Player, Thinker};
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
        "E5 E3 C4 E7 F6 F7 G6 C6 G3 C3 C5 B3 C7 G7 D7 D6 B6 E6 E4 F3 H7 H8 H6 J8 G2 F4 F5 G4 H4 H5"
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
    assert_eq!(told, ["K10 254 0.5039", "C6 127 0.4961", "D11 120 0.5250", "D3 109 0.5229", "C11 58 0.4310"]);
}
