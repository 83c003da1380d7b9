//! Every offered combination of options can be dealt.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use game::{OptionKind, Seed, Silent};
use games::{GAMES, GameVisitor, ListedGame, visit_game};

struct Offered;

impl GameVisitor for Offered {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        let options = G::options();
        // Every combination of the options' values.
        let ways: usize = options.iter().map(|option| option.values.len()).product();
        let mut refused = 0;
        for way in 0..ways {
            let mut rest = way;
            let chosen: Vec<(&str, &str)> = options
                .iter()
                .map(|option| {
                    let value = option.values[rest % option.values.len()];
                    rest /= option.values.len();
                    (option.key, value)
                })
                .collect();
            let value_of = |key: &str| chosen.iter().find(|(other, _)| *other == key).unwrap().1;
            let offered = options.iter().all(|option| option.offers(value_of(option.key), value_of));
            let mut setup = G::Setup::default();
            chosen.iter().for_each(|(key, value)| G::configure(&mut setup, key, value).unwrap());
            let possible = G::validate(&setup).is_empty();
            let dealt = G::deal(&setup, Seed(1), &mut Silent);
            assert!(dealt.is_ok() || !offered, "{}: {chosen:?} is offered and refused: {dealt:?}", G::NAME);
            assert_eq!(dealt.is_ok(), possible, "{}: {chosen:?} is judged otherwise than dealt", G::NAME);
            refused += usize::from(dealt.is_err());
        }
        let bound = options.iter().any(|option| !option.beside.is_empty());
        assert!(refused == 0 || bound, "{}", G::NAME);
    }
}

#[test]
fn whatever_is_offered_can_be_dealt() {
    GAMES.iter().for_each(|game| visit_game(game, Offered).unwrap());
}

struct Switches;

impl GameVisitor for Switches {
    type Output = ();

    fn visit<G: ListedGame>(self) {
        for option in G::options() {
            if let OptionKind::Switch { on } = option.kind {
                assert!(option.values.contains(&on), "{}: {}", G::NAME, option.key);
            }
        }
    }
}

#[test]
fn a_switch_is_on_at_one_of_its_values() {
    GAMES.iter().for_each(|game| visit_game(game, Switches).unwrap());
}
