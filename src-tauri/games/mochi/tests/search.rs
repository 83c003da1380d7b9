//! Tests the tree search on a real game.

use bot::{Cancel, Effort, Means, StopRule, Think};
use game::{Chance, Game, Seed, Silent};
use mochi::{Mochi, Move, Setup, View};
use mochi_hosted::HostedMochi;

fn visits(view: &View, seed: Seed, ending: StopRule) -> (Move, u32) {
    let effort = Effort { iterations: 1_000, ending, means: Means::All, counts: false };
    let ranked = HostedMochi::think(view, effort, &mut Chance::new(seed), &Cancel::new()).unwrap().ranked();
    (ranked[0].mv, ranked.iter().map(|candidate| candidate.visits).sum())
}

#[test]
fn stopping_once_decided_chooses_what_the_whole_search_chooses() {
    let mut saved = 0;
    for number in 0..20 {
        let setup = Setup { seats: 2 + number as u8 % 5, ..Setup::default() };
        let state = Mochi::deal(&setup, Seed(number), &mut Silent).unwrap();
        let view = Mochi::view(&state, state.active());
        let (early, fewer) = visits(&view, Seed(number), StopRule::WhenDecided);
        let (whole, all) = visits(&view, Seed(number), StopRule::AtTheCap);
        assert_eq!((early, all), (whole, 1_000));
        saved += all - fewer;
    }
    assert!(saved > 0, "no search was ever decided early");
}
