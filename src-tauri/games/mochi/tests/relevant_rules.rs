//! The rules shown beside the board are those relevant to the current position.

use game::{Chance, Game, Seat, Seed};
use mochi::{Half, Mochi, Move, Setup, Source, State};
use mochi_hosted::HostedMochi;
use proptest::prelude::*;
use rulebook::phrase::Phrase;
use serde_json::{Value, json};

/// Returns the state after these moves from a position.
fn after(position: Value, moves: &[Move]) -> State {
    let mut state = Mochi::place(&serde_json::from_value(position).unwrap(), Seed(1)).unwrap();
    for &mv in moves {
        let seat = Mochi::to_move(&state).unwrap();
        Mochi::play(&mut state, seat, mv, &mut game::Silent).unwrap();
    }
    state
}

fn rules(state: &State) -> Vec<&'static str> {
    HostedMochi::at_hand(&Mochi::view(state, Seat(0))).iter().map(|rule| rule.0).collect()
}

/// Returns an ordinary position at the start of a turn: two colours in the centre, no happy mochi in hand.
fn plain() -> Value {
    json!({ "hands": [["V5", "B7", "G1"], 5], "left": ["Y6"], "right": ["B8"], "side": "minus" })
}

fn with(change: impl FnOnce(&mut Value)) -> Value {
    let mut position = plain();
    change(&mut position);
    position
}

#[test]
fn a_plain_turn_tells_of_pair_value_and_sources() {
    assert_eq!(rules(&after(plain(), &[])), ["MO-2.1", "MO-3.1", "MO-3.2", "MO-4.1", "MO-4.3"]);
}

#[test]
fn colour_is_told_only_when_the_centre_has_one() {
    let state = after(with(|it| it["right"] = json!(["Y8"])), &[]);
    assert_eq!(rules(&state), ["MO-2.1", "MO-3.1", "MO-3.2", "MO-3.3", "MO-4.1", "MO-4.3"]);
}

#[test]
fn happy_mochi_is_told_only_to_who_holds_one() {
    let state = after(with(|it| it["hands"] = json!([["G1", "B7", "V7"], ["O1", "O2", "O3"]])), &[]);
    let told =
        [Seat(0), Seat(1)].map(|seat| HostedMochi::at_hand(&Mochi::view(&state, seat)).contains(&mochi::rules::HAPPY));
    assert_eq!(told, [true, false]);
}

#[test]
fn a_hand_about_to_be_empty_brings_up_the_end_of_the_round() {
    let state = after(with(|it| it["hands"] = json!([["V5", "B7", "G1"], 2])), &[]);
    assert_eq!(rules(&state).last(), Some(&"MO-6.1"));
}

#[test]
fn an_empty_deck_is_told_and_so_is_the_standstill() {
    let covered = after(with(|it| it["rest"] = json!("left")), &[]);
    assert!(rules(&covered).contains(&"MO-4.4") && !rules(&covered).contains(&"MO-6.5"));
    let nothing = after(with(|it| it["rest"] = json!({ "reserve": 1 })), &[]);
    assert!(rules(&nothing).contains(&"MO-6.5"));
}

#[test]
fn who_can_do_nothing_hears_of_passing_first() {
    let stuck = with(|it| {
        it["hands"] = json!([["S9"], 5]);
        it["rest"] = json!({ "reserve": 1 });
    });
    assert_eq!(rules(&after(stuck, &[]))[0], "MO-2.2");
}

#[test]
fn the_hundred_turns_come_up_when_they_are_near() {
    let late = with(|it| it["turns"] = json!([95, 95]));
    assert!(rules(&after(late, &[])).contains(&"MO-6.6"));
}

#[test]
fn effects_are_told_while_they_wait() {
    // Violet 1 has Pass left, violet 3 has Reserve: the rule about the order comes first, then the rule of each
    // effect.
    let two = with(|it| it["hands"][0] = json!(["V1", "V3", "G1", "O9"]));
    let order = after(two.clone(), &[Move::PlayPair { left: 0 }]);
    assert_eq!(rules(&order)[..4], ["MO-5.5", "MO-5.3", "MO-5.4", "MO-5.6"]);
    let reserving = after(two, &[Move::PlayPair { left: 0 }, Move::ResolveFirst { half: Half::Right }]);
    assert_eq!(rules(&reserving)[..4], ["MO-5.4", "MO-5.5", "MO-6.4", "MO-5.3"]);
    let drawing = with(|it| it["hands"][0] = json!(["P2", "V5", "G1", "O9"]));
    let whom = after(drawing, &[Move::PlayPair { left: 0 }]);
    assert_eq!(rules(&whom), ["MO-5.2", "MO-4.1", "MO-5.6", "MO-6.1"]);
}

#[test]
fn a_card_on_its_way_is_told_by_where_it_comes_from() {
    let drawn = |half| after(plain(), &[Move::Draw { from: half }]);
    assert_eq!(rules(&drawn(Source::Deck)), ["MO-4.2", "MO-4.1", "MO-8.2"]);
    assert_eq!(rules(&drawn(Source::Centre { half: Half::Left })), ["MO-4.2", "MO-4.3", "MO-8.3"]);
}

#[test]
fn between_rounds_it_is_about_keeping_and_counting() {
    let ending = with(|it| it["hands"] = json!([["V5", "B7"], 2]));
    let keeping = after(ending.clone(), &[Move::PlayPair { left: 0 }]);
    assert_eq!(rules(&keeping), ["MO-6.3", "MO-6.2", "MO-6.4", "MO-7.1"]);
    let last = with(|it| {
        it["hands"] = json!([["V5", "B7"], ["O9"]]);
        it["scores"] = json!([0, 29]);
    });
    assert_eq!(rules(&after(last, &[Move::PlayPair { left: 0 }])), ["MO-7.2", "MO-6.2", "MO-7.3"]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn there_is_always_something_to_read_but_never_too_much(seed: u64, seats in 2_u8..=6) {
        let mut state = Mochi::deal(&Setup { seats, ..Setup::default() }, Seed(seed), &mut game::Silent).unwrap();
        let mut chance = Chance::new(Seed(seed));
        let mut moves = Vec::new();
        for _ in 0..400 {
            for seat in 0..seats {
                let told = HostedMochi::at_hand(&Mochi::view(&state, Seat(seat)));
                prop_assert!((1..=8).contains(&told.len()), "{:?}", told);
                prop_assert!(told.iter().enumerate().all(|(at, rule)| !told[..at].contains(rule)), "{:?}", told);
            }
            moves.clear();
            Mochi::legal_moves(&state, &mut moves);
            let Some(&mv) = moves.get(chance.index(moves.len().max(1))) else { break };
            Mochi::apply(&mut state, mv, &mut game::Silent);
        }
    }
}
