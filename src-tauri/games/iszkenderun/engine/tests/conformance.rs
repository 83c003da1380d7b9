//! Checks the implementation against the whole `game::Game` contract.

use game::conformance::check_game;
use game::{ChoiceFault, Game, Seed};
use iszkenderun::{Closes, Iszkenderun, Setup, SetupFault, Third, TwoSuited, Zeros};

/// Returns the setup for a number; consecutive numbers give every combination of seats and options.
fn some_setup(number: u64) -> Setup {
    let on = |bit: u64| number >> bit & 1 == 1;
    Setup {
        seats: if on(0) { 3 } else { 4 },
        zeros: if on(1) { Zeros::OwnRow } else { Zeros::InPlay },
        two_suited: if on(2) { TwoSuited::FinalOnly } else { TwoSuited::Always },
        closes: if on(3) { Closes::Rightmost } else { Closes::Anywhere },
        third: if on(4) { Third::Nothing } else { Third::One },
    }
}

#[test]
fn random_games_keep_every_promise_of_the_contract() {
    for seed in 0..64 {
        let checked = check_game::<Iszkenderun>(&some_setup(seed), Seed(seed), 2_000);
        let checked = checked.unwrap_or_else(|fault| panic!("{fault}"));
        assert!(!checked.cut, "seed {seed} didn't end");
    }
}

#[test]
fn a_setup_outside_the_rules_is_refused_with_its_rule() {
    for seats in [0, 2, 5, 255] {
        let setup = Setup { seats, ..Setup::default() };
        let error = Iszkenderun::deal(&setup, Seed(1), &mut game::Silent).unwrap_err();
        assert_eq!(error.faults, [ChoiceFault::Forbidden(SetupFault::Seats { found: seats })]);
        assert_eq!(error.faults[0].rule().unwrap().0, "IS-1.2");
    }
    let mut setup = Setup::default();
    let mut ruled_out = |key, value| Iszkenderun::configure(&mut setup, key, value).unwrap_err().faults[0].rule();
    assert_eq!(ruled_out("zeros", "nowhere").unwrap().0, "IS-3.9");
    assert_eq!(ruled_out("third", "2").unwrap().0, "IS-7.3");
    assert_eq!(ruled_out("target", "30"), None);
}

#[test]
fn every_listed_option_can_be_set_and_the_usual_one_comes_first() {
    let mut setup = Setup::default();
    for option in Iszkenderun::options() {
        for value in option.values.iter().rev() {
            Iszkenderun::configure(&mut setup, option.key, value).unwrap();
        }
    }
    assert_eq!(setup, Setup::default());
}
