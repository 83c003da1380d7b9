//! The turn played through. Seat 0 is black, seat 1 is white; points are counted row by row.

use super::contract::{CardGo, Position};
use super::*;
use crate::playing::{assert_alike, assert_conforms, listed, play_all, refused_by};
use game::{Game, Seed};

const BLACK: Seat = Seat(0);
const WHITE: Seat = Seat(1);

/// Black's ninth turn: a lone white stone at 12, a black one at 0.
fn ninth_turn(black: &[Card], white: &[Card], top: Card) -> State {
    let hands = [black.to_vec(), white.to_vec()];
    let stones = [vec![0], vec![12]];
    CardGo::place(&Position { active: BLACK, turns: 8, stones, hands, top: Some(top) }, Seed(1)).unwrap()
}

#[test]
fn a_drawn_immediate_card_is_played_at_once_and_the_move_remains() {
    let mut state = ninth_turn(&[Card::Pluck], &[], Card::Storm);
    let events = play_all::<CardGo>(&mut state, &[Move::Draw]);
    let cards = [vec![Card::Pluck], vec![]];
    assert_eq!(
        events,
        [
            Event::Drew { seat: BLACK, card: Some(Card::Storm), immediate: true },
            Event::Announced { seat: BLACK, card: Card::Storm, target: None },
            Event::HandsDiscarded { cards },
        ]
    );
    assert_eq!(refused_by::<CardGo>(&state, Move::Draw).0, "GO-3.1");
    play_all::<CardGo>(&mut state, &[Move::Place { point: 6 }]);
    assert_eq!(state.to_move(), Some(WHITE));
}

#[test]
fn a_shielded_pluck_leaves_the_stone_and_the_move() {
    let mut state = ninth_turn(&[Card::Pluck], &[Card::Shield], Card::Headwind);
    let events = play_all::<CardGo>(&mut state, &[Move::Draw, Move::Play { card: Card::Pluck }]);
    let drew = Event::Drew { seat: BLACK, card: Some(Card::Headwind), immediate: false };
    assert_eq!(events, [drew], "a card is announced with its target, not before");
    assert_eq!(listed::<CardGo>(&state), [Move::Aim { point: 12 }]);
    assert_eq!(refused_by::<CardGo>(&state, Move::Aim { point: 0 }).0, "GO-4.4");

    play_all::<CardGo>(&mut state, &[Move::Aim { point: 12 }]);
    assert_eq!(state.to_move(), Some(WHITE));
    play_all::<CardGo>(&mut state, &[Move::Counter { card: Card::Shield }]);
    assert_eq!(state.table.discard, [Card::Pluck, Card::Shield]);
    assert_eq!(state.table.board.at(12), Some(WHITE));
    assert_eq!(refused_by::<CardGo>(&state, Move::Play { card: Card::Pluck }).0, "GO-3.1");
    assert!(listed::<CardGo>(&state).iter().all(|mv| matches!(mv, Move::Place { .. } | Move::Pass)));
}

#[test]
fn an_uncountered_pluck_is_the_move() {
    let mut state = ninth_turn(&[Card::Pluck], &[Card::Shield], Card::Storm);
    play_all::<CardGo>(&mut state, &[Move::Play { card: Card::Pluck }, Move::Aim { point: 12 }, Move::Decline]);
    assert_eq!(state.table.board.at(12), None);
    assert_eq!(state.to_move(), Some(WHITE));
    assert_eq!(state.table.step, Step::Turn);
}

#[test]
fn a_shield_does_not_reach_a_card_that_is_not_aimed() {
    let mut state = ninth_turn(&[], &[Card::Shield], Card::Dilemma);
    play_all::<CardGo>(&mut state, &[Move::Draw]);
    assert_eq!(listed::<CardGo>(&state), [Move::Decline]);
    assert_eq!(refused_by::<CardGo>(&state, Move::Counter { card: Card::Shield }).0, "GO-4.25");
}

#[test]
fn a_dilemma_is_asked_to_and_fro_within_one_turn() {
    let mut state = ninth_turn(&[], &[Card::Shield], Card::Dilemma);
    play_all::<CardGo>(&mut state, &[Move::Draw, Move::Decline, Move::Name { point: 7 }]);
    assert_eq!(refused_by::<CardGo>(&state, Move::Name { point: 7 }).0, "GO-4.17");
    assert_eq!(refused_by::<CardGo>(&state, Move::Name { point: 12 }).0, "GO-1.2");
    play_all::<CardGo>(&mut state, &[Move::Name { point: 3 }]);
    assert_eq!(state.to_move(), Some(WHITE));
    let events = play_all::<CardGo>(&mut state, &[Move::Answer { point: 7 }]);
    assert_eq!(events, [Event::Placed { seat: BLACK, point: 7, captured: 0 }], "the named point was black's move");
    assert_eq!(state.to_move(), Some(WHITE));
}

#[test]
fn no_card_is_drawn_in_the_first_eight_moves() {
    let mut state = CardGo::deal(&Setup::default(), Seed(1), &mut game::Silent).unwrap();
    play_all::<CardGo>(&mut state, &[0, 1, 2, 3, 4, 5, 6].map(|point| Move::Place { point }));
    assert_eq!(refused_by::<CardGo>(&state, Move::Draw).0, "GO-2.1");
    play_all::<CardGo>(&mut state, &[Move::Place { point: 7 }]);
    assert!(listed::<CardGo>(&state).contains(&Move::Draw));
}

#[test]
fn which_cards_the_opponent_holds_does_not_show_until_they_are_used() {
    let armed = ninth_turn(&[Card::Pluck], &[Card::Shield], Card::Headwind);
    let unarmed = ninth_turn(&[Card::Pluck], &[Card::Pluck], Card::Headwind);
    let moves = [Move::Draw, Move::Play { card: Card::Pluck }, Move::Aim { point: 12 }, Move::Decline];
    assert_alike::<CardGo>(&armed, &unarmed, BLACK, &moves);
}

#[test]
fn what_the_opponent_drew_does_not_show() {
    let shield = ninth_turn(&[], &[Card::Pluck], Card::Shield);
    let headwind = ninth_turn(&[], &[Card::Pluck], Card::Headwind);
    assert_alike::<CardGo>(&shield, &headwind, WHITE, &[Move::Draw, Move::Place { point: 24 }]);
}

#[test]
fn the_contract_holds() {
    assert_conforms::<CardGo>(&Setup { moves_before_cards: 2 }, 40, 2000);
}
