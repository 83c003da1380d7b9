//! The actions played through.

use super::contract::Iszkenderun;
use super::*;
use crate::playing::{assert_alike, assert_conforms, listed, play_all, refused_by};
use game::{Game, Seed};

const ME: Seat = Seat(0);
const NEXT: Seat = Seat(1);
const PASSED: Seat = Seat(2);

const CROSS_2: Card = Card::new(Suit::Cross, 2);
const CROSS_3: Card = Card::new(Suit::Cross, 3);
const CROSS_4: Card = Card::new(Suit::Cross, 4);
const CROSS_7: Card = Card::new(Suit::Cross, 7);
const CRESCENT_3: Card = Card::new(Suit::Crescent, 3);
const CLOSING: Card = Card::new(Suit::Cross, 9);
const OTHER_CLOSING: Card = Card::new(Suit::Turban, 9);

/// My turn; the third player has passed with Crescent 3 in the row.
fn my_turn(mine: &[Card], next: &[Card], hand: &[Card]) -> State {
    let position = contract::Position {
        trump: Suit::Turban,
        active: ME,
        rows: vec![mine.to_vec(), next.to_vec(), vec![CRESCENT_3]],
        passed: vec![false, false, true],
        hands: vec![Some(hand.to_vec()), None, None],
    };
    Iszkenderun::place(&position, Seed(1)).unwrap()
}

fn swap(one: Card, other: Card) -> Move {
    Move::Use { payer: Card::TURBAN_5, targets: Targets::two(one, other), extra: None }
}

fn uses(state: &State) -> Vec<Move> {
    listed::<Iszkenderun>(state).into_iter().filter(|mv| matches!(mv, Move::Use { .. })).collect()
}

fn against(state: &State, payer: Card, targets: &[Card], extra: Option<Card>) -> Vec<&'static str> {
    let touch = Intent::Ability { payer, targets: targets.to_vec(), extra };
    let reasons = Iszkenderun::explain(&Iszkenderun::view(state, ME), &touch);
    reasons.iter().map(|reason| reason.rule().0).collect()
}

#[test]
fn a_swap_is_listed_once_for_every_two_small_cards_in_open_sight() {
    let mut state = my_turn(&[Card::TURBAN_5, CROSS_2, CROSS_7], &[CLOSING, CROSS_4], &[]);
    assert_eq!(uses(&state), [swap(CROSS_2, CLOSING), swap(CROSS_2, CROSS_4), swap(CLOSING, CROSS_4)]);
    assert_eq!(swap(CROSS_2, CLOSING), swap(CLOSING, CROSS_2), "there is no second way to write it");
    assert_eq!(refused_by::<Iszkenderun>(&state, swap(CROSS_2, CROSS_7)).0, "IS-3.8");
    assert_eq!(refused_by::<Iszkenderun>(&state, swap(CROSS_2, CRESCENT_3)).0, "IS-4.7");
    assert_eq!(refused_by::<Iszkenderun>(&state, swap(CROSS_2, CROSS_2)).0, "IS-4.6");
    assert_eq!(refused_by::<Iszkenderun>(&state, swap(CROSS_2, Card::TURBAN_5)).0, "IS-4.13");

    play_all::<Iszkenderun>(&mut state, &[swap(CROSS_2, CLOSING)]);
    assert_eq!(state.table.rows, [vec![CLOSING, CROSS_7], vec![CROSS_2, CROSS_4], vec![CRESCENT_3]]);
    assert!(
        state.table.is_closed(ME) && !state.table.is_closed(NEXT),
        "a swapped closing card closes where it comes to"
    );
}

#[test]
fn values_are_read_after_the_cost_is_paid() {
    // Once Turban 5 has gone, Cross 3 lies right of Crescent 1 and counts 6.
    let state = my_turn(&[Card::CRESCENT_1, Card::TURBAN_5, CROSS_3], &[CROSS_4], &[]);
    assert_eq!(state.table.current_value(CROSS_3), 3);
    assert_eq!(uses(&state), [swap(CROSS_4, Card::CRESCENT_1)]);
    assert_eq!(refused_by::<Iszkenderun>(&state, swap(CROSS_3, CROSS_4)).0, "IS-3.8");
}

#[test]
fn opening_a_row_costs_the_closing_card_and_one_from_hand() {
    let mut state = my_turn(&[CROSS_7, CLOSING], &[], &[CROSS_2, CROSS_3]);
    let open = |extra| Move::Use { payer: CLOSING, targets: Targets::None, extra };
    assert_eq!(uses(&state), [open(Some(CROSS_2)), open(Some(CROSS_3))]);
    assert_eq!(refused_by::<Iszkenderun>(&state, open(None)).0, "IS-4.10");
    assert_eq!(refused_by::<Iszkenderun>(&state, open(Some(CROSS_4))).0, "IS-4.10");
    assert_eq!(refused_by::<Iszkenderun>(&state, Move::Play { card: CROSS_2, row: ME }).0, "IS-3.3");

    let events = play_all::<Iszkenderun>(&mut state, &[open(Some(CROSS_3))]);
    let paid = Event::Paid { seat: ME, payer: CLOSING, extra: Some(CROSS_3) };
    assert_eq!(events, [paid, Event::Opened { row: ME }]);
    assert_eq!(state.table.discard, [CLOSING, CROSS_3]);
    assert_eq!(state.hands[0], [CROSS_2]);
    assert!(!state.table.is_closed(ME));
}

#[test]
fn only_discarding_ones_own_closing_card_costs_an_extra_card() {
    let state = my_turn(&[Card::SCIMITAR_6, OTHER_CLOSING], &[CLOSING], &[CROSS_2, CROSS_3]);
    let discard = |target, extra| Move::Use { payer: Card::SCIMITAR_6, targets: Targets::one(target), extra };
    let with_scimitar: Vec<Move> =
        uses(&state).into_iter().filter(|mv| matches!(mv, Move::Use { payer: Card::SCIMITAR_6, .. })).collect();
    assert_eq!(
        with_scimitar,
        [discard(OTHER_CLOSING, Some(CROSS_2)), discard(OTHER_CLOSING, Some(CROSS_3)), discard(CLOSING, None),]
    );
    assert_eq!(refused_by::<Iszkenderun>(&state, discard(CLOSING, Some(CROSS_2))).0, "IS-4.10");
}

#[test]
fn a_guarded_card_neither_pays_nor_is_discarded_but_may_be_swapped() {
    let state = my_turn(&[Card::SCIMITAR_6, Card::SCIMITAR_1], &[Card::SCIMITAR_2, CROSS_2], &[]);
    let discard = Move::Use { payer: Card::SCIMITAR_6, targets: Targets::one(CROSS_2), extra: None };
    assert_eq!(uses(&state), []);
    assert_eq!(against(&state, Card::SCIMITAR_6, &[CROSS_2], None), ["IS-4.3", "IS-4.4"]);
    assert_eq!(refused_by::<Iszkenderun>(&state, discard).0, "IS-4.3");

    let state = my_turn(&[Card::TURBAN_5], &[Card::SCIMITAR_2, CROSS_2], &[]);
    assert_eq!(uses(&state), [swap(Card::SCIMITAR_2, CROSS_2)]);
}

#[test]
fn a_touch_is_welcome_while_a_listed_move_goes_on_from_it() {
    let state = my_turn(&[Card::TURBAN_5, CROSS_2, CROSS_7], &[CROSS_4], &[CROSS_3]);
    let nothing: [&str; 0] = [];
    assert_eq!(against(&state, Card::TURBAN_5, &[], None), nothing, "the payer");
    assert_eq!(against(&state, Card::TURBAN_5, &[CROSS_4], None), nothing, "the first target");
    assert_eq!(against(&state, Card::TURBAN_5, &[CROSS_4, CROSS_2], None), nothing, "the second, in any order");
    assert_eq!(against(&state, Card::TURBAN_5, &[CROSS_7], None), ["IS-3.8"]);
    assert_eq!(against(&state, Card::TURBAN_5, &[CROSS_4], Some(CROSS_3)), ["IS-4.10"]);
    assert_eq!(against(&state, CROSS_7, &[], None), ["IS-4.1"]);

    let alone = my_turn(&[Card::TURBAN_5, CROSS_2], &[], &[]);
    assert_eq!(against(&alone, Card::TURBAN_5, &[CROSS_2], None), ["IS-4.2"], "nothing to swap it with");
}

#[test]
fn a_use_survives_being_written_and_a_swap_is_read_in_card_order() {
    let text = r#"{"kind":"use","payer":15,"targets":{"kind":"two","cards":[25,23]},"extra":null}"#;
    let read: Move = serde_json::from_str(text).unwrap();
    assert_eq!(read, swap(CROSS_2, CROSS_4));
    assert_eq!(serde_json::from_str::<Move>(&serde_json::to_string(&read).unwrap()).unwrap(), read);
    assert!(serde_json::from_str::<Move>(&text.replace("25", "44")).is_err(), "there is no such card");
}

#[test]
fn other_hands_do_not_show() {
    let state = my_turn(&[Card::TURBAN_5, CROSS_2], &[CROSS_4], &[CROSS_3]);
    let other = Iszkenderun::determinize(&Iszkenderun::view(&state, ME), &mut Chance::new(Seed(5)));
    assert_alike::<Iszkenderun>(&state, &other, ME, &[swap(CROSS_2, CROSS_4), Move::Pass, Move::Pass]);
    assert_ne!(Iszkenderun::view(&state, PASSED), Iszkenderun::view(&other, PASSED), "their owner sees the difference");
}

#[test]
fn the_contract_holds() {
    for seats in [3, 4] {
        assert_conforms::<Iszkenderun>(&Setup { seats }, 30, 400);
    }
}
