//! The forms of challenge codes.

// A failed `unwrap` ends the test.
#![allow(clippy::unwrap_used)]

use games::{GAMES, GameVisitor, ListedGame, visit_game};
use hosting::CodeForm;
use std::collections::BTreeSet;

/// Returns the forms of a game's codes, and the number of values of each of its options.
struct Forms;

impl GameVisitor for Forms {
    type Output = (&'static [CodeForm], Vec<usize>);

    fn visit<G: ListedGame>(self) -> Self::Output {
        let newest = G::CODES.last().unwrap();
        assert!(G::CODES.iter().all(|form| form.rules <= newest.rules), "{}", G::NAME);
        assert!(newest.rules <= G::RULES_VERSION, "{}", G::NAME);
        (G::CODES, G::options().iter().map(|option| option.values.len()).collect())
    }
}

fn forms(game: &str) -> (&'static [CodeForm], Vec<usize>) {
    visit_game(game, Forms).unwrap()
}

/// Pinned: a change would change the meaning of shared codes. Forms are only added.
const FOR_EVER: [(&str, u8, u32, u8, &[u16]); 10] = [
    ("mochi", 0, 1, 8, &[4]),
    ("iszkenderun", 1, 1, 8, &[4, 4, 4, 4]),
    ("cardgo", 2, 1, 8, &[4, 16, 16, 4, 4, 4]),
    ("astra", 3, 1, 8, &[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]),
    ("parbaj", 4, 1, 8, &[8, 8, 4, 2, 2]),
    ("cardgo", 5, 2, 8, &[4, 16, 16, 4, 4, 4]),
    ("astra", 6, 2, 8, &[4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]),
    ("parbaj", 7, 2, 8, &[8, 8, 4, 2, 2, 4]),
    ("parbaj", 8, 3, 8, &[8, 8, 4, 2, 2, 4]),
    ("cardgo", 9, 2, 32, &[4, 16, 16, 4, 4, 4]),
];

#[test]
fn the_forms_of_today_stay_as_they_are() {
    for (game, number, rules, players, rooms) in FOR_EVER {
        assert!(forms(game).0.contains(&CodeForm { number, rules, players, rooms }), "{game}: {number}");
    }
}

#[test]
fn new_codes_have_room_for_every_value() {
    for game in GAMES {
        let (forms, values) = forms(game);
        let rules = forms.last().unwrap().rules;
        for form in forms.iter().filter(|form| form.rules == rules) {
            assert_eq!(form.rooms.len(), values.len(), "{game}: a room for each option");
            for (room, values) in form.rooms.iter().zip(&values) {
                assert!(
                    *values <= usize::from(*room),
                    "{game}: {values} values in a room for {room}: a new form is needed"
                );
            }
        }
    }
}

#[test]
fn no_number_of_a_code_is_given_twice() {
    let numbers: Vec<u8> = GAMES.iter().flat_map(|game| forms(game).0).map(|form| form.number).collect();
    assert!(numbers.iter().all(|number| *number < 16), "{numbers:?}");
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len(), "{numbers:?}");
}
