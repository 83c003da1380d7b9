//! Checks the implementation against the whole `game::Game` contract.

use game::conformance::check_game;
use game::{ChoiceFault, Game, Seed};
use mochi::{Mochi, Setup, SetupFault, Target};

#[test]
fn random_games_keep_every_promise_of_the_contract() {
    for seed in 0..60 {
        let setup = Setup { seats: 2 + (seed % 5) as u8, target: Target::Usual };
        check_game::<Mochi>(&setup, Seed(seed), 2_000).unwrap_or_else(|fault| panic!("{fault}"));
    }
}

#[test]
fn a_setup_outside_the_rules_is_refused_with_its_rule() {
    for seats in [0, 1, 7, 255] {
        let error = Mochi::deal(&Setup { seats, target: Target::Usual }, Seed(1), &mut game::Silent).unwrap_err();
        assert_eq!(error.faults, [ChoiceFault::Forbidden(SetupFault::Seats { found: seats })]);
        assert_eq!(error.faults[0].rule().unwrap().0, "MO-1.2");
    }
    let mut setup = Setup::default();
    let error = Mochi::configure(&mut setup, "target", "31").unwrap_err();
    assert_eq!((error.faults[0].option(), error.faults[0].rule().unwrap().0), (Some("target"), "MO-7.3"));
    assert!(Mochi::configure(&mut setup, "deck", "2").is_err());
}
