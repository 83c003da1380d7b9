//! Plain Go is played exactly as before: its strength was measured over many hours, and that measurement holds only for
//! an unchanged bot.

use bot::{Cancel, Evaluate, Level, choose};
use cardgo::{Cardgo, Move, Position, Setup};
use cardgo_hosted::HostedCardgo;
use cardgo_hosted::go::{Budget, Limit, Player};
use game::{Game, Seed, Silent};

/// Plays a game of a level against itself on 9×9 without cards, up to `moves` moves.
fn game_of(level: &str, moves: u64) -> String {
    let mut setup = Setup::default();
    Cardgo::configure(&mut setup, "size", "9").unwrap();
    Cardgo::configure(&mut setup, "cards", "0").unwrap();
    let mut state = Cardgo::deal(&setup, Seed(1), &mut Silent).unwrap();
    let level = Level::find(HostedCardgo::LEVELS, level).unwrap();
    let mut played = Vec::new();
    for seed in 0..moves {
        let seat = Cardgo::to_move(&state).unwrap();
        let mv = choose::<HostedCardgo>(&Cardgo::view(&state, seat), level, Seed(seed), &Cancel::new()).unwrap();
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
        "E5 E3 C4 G4 G5 H5 G6 D7 F4 G3 C6 C7 F3 F2 G2 H2 E2 G1 E8 B6 B5 D6 C5 F7 F8 G7 H6 H7 E7 E6"
    );
}

#[test]
fn a_search_finds_what_it_always_found() {
    let budget = Budget { limit: Limit::Simulations(100), early: false };
    let thought = Player::new(13).think(&Position::new(13), budget, Seed(7), &Cancel::new()).unwrap();
    let told: Vec<String> = thought
        .candidates
        .iter()
        .take(5)
        .map(|tried| format!("{} {} {:.4}", tried.play.unwrap(), tried.visits, tried.share))
        .collect();
    assert_eq!(told, ["D4 17 0.5032", "K4 17 0.5030", "K10 15 0.4938", "D10 14 0.4957", "D3 5 0.5020"]);
}
