//! Kártyás gó keeps every promise of the contract.

// A failed unwrap is a failed test.
#![allow(clippy::unwrap_used)]

use cardgo::{Cardgo, Cards, Failed, Quiet, Setup};
use game::conformance::check_game;
use game::{Game, Seed, Silent};

fn check(setup: &Setup, seed: u64) {
    let checked = check_game::<Cardgo>(setup, Seed(seed), 2_000).unwrap_or_else(|fault| panic!("{setup:?}: {fault}"));
    assert!(!checked.cut, "{setup:?}, seed {seed} didn't end");
}

#[test]
fn random_games_keep_every_promise_of_the_contract() {
    for (seed, size) in [(1, 9), (2, 13), (3, 19), (4, 9)] {
        let handicap = if seed % 2 == 0 { 4 } else { 0 };
        let plain = Setup { size, handicap, komi: 13 - 2 * seed as i16, cards: Cards::None, ..Setup::default() };
        check(&plain, seed);
    }
}

#[test]
fn random_games_with_cards_keep_every_promise_of_the_contract() {
    for (seed, size) in [(1, 9), (2, 13), (3, 9)] {
        let quiet = if seed == 3 { Quiet::Each } else { Quiet::Together };
        let failed = if seed == 2 { Failed::Move } else { Failed::Lost };
        check(&Setup { size, quiet, failed, ..Setup::default() }, seed);
    }
}

/// Where cards come up often, and turns without a legal point.
#[test]
fn random_games_with_cards_on_small_boards_keep_every_promise_of_the_contract() {
    for seed in 0..120 {
        let failed = if seed % 4 == 0 { Failed::Move } else { Failed::Lost };
        check(&Setup { size: 2 + (seed % 6) as u8, failed, ..Setup::default() }, seed);
    }
}

/// Where superko is met at every turn.
#[test]
fn random_games_on_tiny_boards_keep_every_promise_of_the_contract() {
    for seed in 0..60 {
        let size = 2 + (seed % 4) as u8;
        check(&Setup { size, komi: (seed % 5) as i16, cards: Cards::None, ..Setup::default() }, seed);
    }
}

#[test]
fn a_setup_outside_the_rules_is_refused_with_its_rule() {
    let refused = |setup: Setup| {
        let error = Cardgo::deal(&setup, Seed(1), &mut Silent).unwrap_err();
        (error.option, error.allowed, error.rule.0)
    };
    let usual = Setup::default();
    let wrong = |option: &str, allowed: &str, rule| (option.to_owned(), allowed.to_owned(), rule);
    assert_eq!(refused(Setup { size: 1, ..usual }), wrong("size", "9, 13, 19", "GO-1.1"));
    assert_eq!(refused(Setup { size: 20, ..usual }), wrong("size", "9, 13, 19", "GO-1.1"));
    assert_eq!(refused(Setup { komi: i16::MIN, ..usual }), wrong("komi", "-400–400", "GO-1.4"));
    assert_eq!(refused(Setup { size: 9, handicap: 6, ..usual }), wrong("handicap", "0–5", "GO-1.1"));
    assert_eq!(refused(Setup { handicap: 255, ..usual }), wrong("handicap", "0–9", "GO-1.1"));

    let mut setup = usual;
    for (key, value) in [("size", "11"), ("komi", "7"), ("komi", "+6.5"), ("komi", ".5"), ("handicap", "10")] {
        assert!(Cardgo::configure(&mut setup, key, value).is_err(), "{key} {value}");
    }
    assert_eq!(Cardgo::configure(&mut setup, "seats", "3").unwrap_err().allowed, "2");
    assert!(Cardgo::configure(&mut setup, "cards", "53").is_err());
    assert_eq!(Cardgo::configure(&mut setup, "quiet", "0").unwrap_err().rule.0, "GO-2.1");
    assert!(Cardgo::configure(&mut setup, "target", "30").is_err());
    assert_eq!(setup, usual);
}

#[test]
fn every_listed_option_can_be_set_and_the_usual_one_comes_first() {
    let mut setup = Setup::default();
    for option in Cardgo::options() {
        for value in option.values.iter().rev() {
            Cardgo::configure(&mut setup, option.key, value).unwrap();
        }
    }
    assert_eq!(setup, Setup::default());
    Cardgo::configure(&mut setup, "seats", "2").unwrap();
}

#[test]
fn komi_is_any_half_integer() {
    let mut setup = Setup::default();
    for (value, halves) in [("6.5", 13), ("-0.5", -1), ("12.5", 25), ("0.5", 1)] {
        Cardgo::configure(&mut setup, "komi", value).unwrap();
        assert_eq!((setup.komi, setup.written_komi()), (halves, value.to_owned()));
    }
}
