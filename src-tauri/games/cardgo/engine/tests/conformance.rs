//! Conformance of Kártyás go to the contract of [`game::Game`].

use cardgo::{Cardgo, Cards, FailedCardRule, FirstMovesRule, Setup, SetupFault};
use game::conformance::check_game;
use game::{ChoiceFault, Cites, Game, Seed, SetupError, Silent};

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
        let quiet = if seed == 3 { FirstMovesRule::Each } else { FirstMovesRule::Together };
        let failed = if seed == 2 { FailedCardRule::Move } else { FailedCardRule::Lost };
        check(&Setup { size, quiet, failed, ..Setup::default() }, seed);
    }
}

/// Small boards, where cards are frequent and some turns have no legal point.
#[test]
fn random_games_with_cards_on_small_boards_keep_every_promise_of_the_contract() {
    for seed in 0..120 {
        let failed = if seed % 4 == 0 { FailedCardRule::Move } else { FailedCardRule::Lost };
        check(&Setup { size: 2 + (seed % 6) as u8, failed, ..Setup::default() }, seed);
    }
}

/// Tiny boards, where superko applies in nearly every turn.
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
        let told = |fault: &ChoiceFault<SetupFault>| match fault {
            ChoiceFault::Forbidden(fault) => (fault.clone(), fault.rule().0),
            other => panic!("{other}"),
        };
        error.faults.iter().map(told).collect::<Vec<_>>()
    };
    let usual = Setup::default();
    assert_eq!(refused(Setup { size: 1, ..usual }), [(SetupFault::Size { lines: 1 }, "GO-1.1")]);
    assert_eq!(refused(Setup { size: 20, ..usual }), [(SetupFault::Size { lines: 20 }, "GO-1.1")]);
    let komi = SetupFault::Komi { half_points: i16::MIN };
    assert_eq!(refused(Setup { komi: i16::MIN, ..usual }), [(komi.clone(), "GO-1.4")]);
    let five = SetupFault::Handicap { stones: 6, most: 5 };
    assert_eq!(refused(Setup { size: 9, handicap: 6, ..usual }), [(five.clone(), "GO-1.1")]);
    let nine = SetupFault::Handicap { stones: 255, most: 9 };
    assert_eq!(refused(Setup { handicap: 255, ..usual }), [(nine, "GO-1.1")]);
    // All faults in one setup.
    let all = refused(Setup { size: 9, handicap: 6, komi: i16::MIN, ..usual });
    assert_eq!(all, [(five, "GO-1.1"), (komi, "GO-1.4")]);

    let mut setup = usual;
    for (key, value) in [("size", "11"), ("komi", "7"), ("komi", "+6.5"), ("komi", ".5"), ("handicap", "10")] {
        assert!(Cardgo::configure(&mut setup, key, value).is_err(), "{key} {value}");
    }
    let rule = |error: SetupError<SetupFault>| error.faults[0].rule().unwrap().0;
    assert_eq!(rule(Cardgo::configure(&mut setup, "seats", "3").unwrap_err()), "GO-1.1");
    assert!(Cardgo::configure(&mut setup, "cards", "53").is_err());
    assert_eq!(rule(Cardgo::configure(&mut setup, "quiet", "0").unwrap_err()), "GO-2.1");
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
