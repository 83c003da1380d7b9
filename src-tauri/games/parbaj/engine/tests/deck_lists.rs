//! Tests that a deck list from any source is checked against the rules before it is played.

use game::{ChoiceFault, Game, Seed, Silent};
use parbaj::{DeckList, Parbaj, Setup, SetupFault};
use serde_json::{Value, json};

/// Returns the faults of a setup whose first deck is this list.
fn faults(list: Value) -> Vec<SetupFault> {
    let list: DeckList = serde_json::from_value(list).unwrap();
    let setup = Setup { lists: [Some(list), None], ..Setup::default() };
    let refused = Parbaj::deal(&setup, Seed(1), &mut Silent).unwrap_err();
    let forbidden = refused.faults.into_iter().filter_map(|fault| match fault {
        ChoiceFault::Forbidden(fault) => Some(fault),
        _ => None,
    });
    forbidden.collect()
}

#[test]
fn an_unknown_card_is_refused_wherever_a_list_comes_from() {
    let mut setup = Setup::default();
    let refused = Parbaj::configure(&mut setup, "list", "3 lombor\n3 nincs-ilyen").unwrap_err();
    assert!(
        matches!(&refused.faults[..], [ChoiceFault::InValue { option, fault: SetupFault::NoSuchCard { name } }]
            if option == "list" && name == "nincs-ilyen"),
        "{refused:?}"
    );
    assert_eq!(setup, Setup::default(), "what is refused changes nothing");
    let problem = serde_json::from_value::<DeckList>(json!([{ "card": "nincs-ilyen", "copies": 3 }])).unwrap_err();
    assert!(problem.to_string().contains("nincs-ilyen"), "{problem}");
}

#[test]
fn a_card_that_is_named_twice_counts_once_with_all_its_copies() {
    let of = |card: &str, copies: u8| json!({ "card": card, "copies": copies });
    let found = faults(json!([of("lombor", 3), of("mezei-kaszas", 42), of("lombor", 2)]));
    assert!(
        matches!(found[..], [SetupFault::TooManyCopies { card, copies: 5, most: 3, .. }] if card.first_printing().kind().id == "lombor"),
        "{found:?}"
    );
}

#[test]
fn a_list_longer_than_can_be_counted_is_refused() {
    let entries = vec![json!({ "card": "mezei-kaszas", "copies": 255 }); 300];
    assert!(matches!(faults(Value::Array(entries))[..], [SetupFault::DeckSize { cards: u16::MAX }]));
}
