//! Tests that a damaged state from a file is refused, or at least doesn't crash the app.

use game::damage::{self, damage};
use game::{Game, PositionError, Seed};
use parbaj::{Parbaj, Position, PositionFault, Setup, State};
use parbaj_cards::Deck;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Returns a state in the middle of a random duel, with each pair of decks in turn.
fn some_state(seed: u64, moves: usize) -> State {
    let deck = |at: u64| Deck::ALL[(at % 4) as usize];
    let setup = Setup { decks: [deck(seed), deck(seed / 4)], ..Setup::default() };
    damage::some_state::<Parbaj>(&setup, Seed(seed), moves).unwrap()
}

/// Returns what the audit finds wrong with a state from a file.
fn refused(value: Value) -> String {
    Parbaj::audit(&serde_json::from_value::<State>(value).unwrap()).unwrap_err()
}

#[test]
fn an_undamaged_state_comes_back_whole() {
    let state = some_state(7, 60);
    let value = serde_json::to_value(&state).unwrap();
    assert_eq!(serde_json::from_value::<State>(value).unwrap(), state);
}

#[test]
fn a_card_in_two_zones_is_refused() {
    let state = some_state(11, 30);
    let mut value = serde_json::to_value(&state).unwrap();
    let card = value["sides"][0]["deck"][0].clone();
    value["sides"][0]["discard"].as_array_mut().unwrap().push(card);
    let problem = refused(value);
    assert!(problem.ends_with("isn't in one place only"), "{problem}");
}

/// Returns, as JSON, the first state of random duels that satisfies `wanted`.
fn some_state_with(wanted: impl Fn(&Value) -> bool) -> Value {
    (0..400u64)
        .flat_map(|seed| (20..300).step_by(7).map(move |moves| (seed, moves)))
        .map(|(seed, moves)| serde_json::to_value(some_state(seed, moves)).unwrap())
        .find(|value| wanted(value))
        .unwrap()
}

#[test]
fn nobody_pays_another_cost_than_the_one_asked_for() {
    let paying = some_state_with(|value| value["paying"].is_object());
    let mut dearer = paying.clone();
    dearer["paying"]["cost"]["builders"] = json!(7);
    assert_eq!(refused(dearer), "nobody asks for what is paid");
    let mut given = paying;
    let permanent = given["permanents"][0]["id"].clone();
    given["paying"]["payment"]["builders"] = json!([permanent, permanent, permanent, permanent, permanent]);
    assert_eq!(refused(given), "more is paid than asked for");
}

#[test]
fn an_attacker_beyond_the_others_is_refused() {
    let mut value = some_state_with(|value| !value["attacks"].as_array().unwrap().is_empty());
    value["attacks"][0]["order"] = json!(255);
    assert_eq!(refused(value), "a place beyond the attackers");
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_place() {
    let faults = |position: Value| -> Vec<(String, PositionFault)> {
        let position: Position = serde_json::from_value(position).unwrap();
        let PositionError { faults } = Parbaj::place(&position, Seed(1)).unwrap_err();
        faults.into_iter().map(|it| (it.at, it.fault)).collect()
    };
    let sapling = "sarj".parse().unwrap();
    assert_eq!(
        faults(json!({ "sides": [{ "guard": [{ "card": "sarj", "passive": true }] }, {}] })),
        [("sides[0].guard[0]".to_owned(), PositionFault::PassiveGuard { card: sapling })]
    );
    assert_eq!(
        faults(json!({ "sides": [{ "hand": ["sarj"], "vp": 11 }, { "others": ["sarj"] }] })),
        [
            ("sides[1].others[0]".to_owned(), PositionFault::DoesntLieThere { card: sapling }),
            ("sides[0].vp".to_owned(), PositionFault::TooManyVp),
            ("sides[0].hand".to_owned(), PositionFault::Token { card: sapling }),
        ]
    );
    assert_eq!(
        faults(json!({ "sides": [{ "reserve": [{ "card": "sarj", "damage": 1 }] }, {}] })),
        [("sides".to_owned(), PositionFault::Dead { card: sapling })]
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_changed_value_is_refused_or_harmless(
        seed in 0..10_000u64,
        moves in 0..300usize,
        place in any::<prop::sample::Index>(),
        number in prop_oneof![0..15i64, Just(255), Just(65_535), Just(-1), Just(-128), Just(-32_768)],
        text in prop_oneof![Just(""), Just("sarj"), Just("permanent"), Just("window"), Just("over"), Just("main")],
        as_text in any::<bool>(),
    ) {
        let wrong = if as_text { Value::from(text) } else { Value::from(number) };
        damage::<Parbaj>(&some_state(seed, moves), |leaves| place.index(leaves), wrong, Seed(seed));
    }
}
