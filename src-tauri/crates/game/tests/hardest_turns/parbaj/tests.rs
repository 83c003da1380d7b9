//! The turn played through.

use super::contract::{Duel, Position};
use super::*;
use crate::playing::{assert_alike, assert_conforms, listed, play_all, refused_by};
use game::{Game, Seed};

const ATTACKER: Seat = Seat(0);
const DEFENDER: Seat = Seat(1);

/// The attacker's main phase with both hands given.
fn main_phase(attacker: &[Card], defender: &[Card]) -> State {
    let hands = [Some(attacker.to_vec()), Some(defender.to_vec())];
    Duel::place(&Position { active: ATTACKER, magic: [6, 6], hands }, Seed(1)).unwrap()
}

/// The moves by which the attacker throws a hailstorm at the defender.
const HAILSTORM: [Move; 2] =
    [Move::Announce { card: Card::Hailstorm }, Move::Target { target: Target::Player { seat: DEFENDER } }];
const EAT_THE_SPELL: Move = Move::React { card: Card::SpellEater, against: 0 };
const CONTRADICT: Move = Move::React { card: Card::Contradictor, against: 1 };

fn life_and_magic(state: &State) -> [(i16, u8); 2] {
    state.table.sides.each_ref().map(|side| (side.life, side.magic))
}

#[test]
fn a_neutralised_spell_does_nothing_and_stays_paid() {
    let mut state = main_phase(&[Card::Hailstorm, Card::Watchman], &[Card::SpellEater, Card::Spark]);
    play_all::<Duel>(&mut state, &HAILSTORM);
    assert_eq!(state.to_move(), Some(DEFENDER), "the opponent of the action's player is asked first (DU-4.3)");
    play_all::<Duel>(&mut state, &[EAT_THE_SPELL, Move::Decline, Move::Decline]);
    assert_eq!(life_and_magic(&state), [(20, 4), (20, 3)]);
    assert_eq!(state.table.sides[0].discard, [Card::Hailstorm]);
    assert_eq!(state.table.sides[1].reserve, [Creature { card: Card::SpellEater, damage: 0, passive: true }]);
}

#[test]
fn a_neutralised_neutraliser_lets_the_spell_happen() {
    let attacker = [Card::Hailstorm, Card::Contradictor, Card::Watchman];
    let mut state = main_phase(&attacker, &[Card::SpellEater, Card::Spark]);
    let events = play_all::<Duel>(&mut state, &HAILSTORM);
    assert_eq!(events.last(), Some(&Event::Paid { seat: ATTACKER, magic: 2 }));
    play_all::<Duel>(&mut state, &[EAT_THE_SPELL, CONTRADICT, Move::Decline]);
    assert_eq!(state.to_move(), Some(ATTACKER), "one decline doesn't close the queue");

    let events = play_all::<Duel>(&mut state, &[Move::Decline]);
    let resolved: Vec<&Event> = events.iter().filter(|event| !matches!(event, Event::Declined { .. })).collect();
    let [Event::Entered { card: Card::Contradictor, .. }, Event::Drew { .. }, prevented, damaged] = resolved[..] else {
        panic!("{resolved:?}")
    };
    assert_eq!(*prevented, Event::Prevented { seat: DEFENDER, card: Card::SpellEater });
    assert_eq!(*damaged, Event::Damaged { target: Target::Player { seat: DEFENDER }, damage: 3 });
    assert_eq!(life_and_magic(&state), [(20, 2), (17, 3)]);
    assert_eq!(state.table.sides[1].discard, [Card::SpellEater], "a prevented creature goes to the discard");
}

#[test]
fn a_neutralisation_names_an_action_within_its_scope() {
    let mut state = main_phase(&[Card::Hailstorm, Card::SpellEater], &[Card::SpellEater, Card::Contradictor]);
    play_all::<Duel>(&mut state, &HAILSTORM);
    assert_eq!(listed::<Duel>(&state), [EAT_THE_SPELL, Move::Decline]);
    assert_eq!(refused_by::<Duel>(&state, Move::React { card: Card::Contradictor, against: 0 }).0, "DU-91.2.10");
    assert_eq!(refused_by::<Duel>(&state, Move::Announce { card: Card::Spark }).0, "DU-4.2");
    play_all::<Duel>(&mut state, &[EAT_THE_SPELL]);
    assert_eq!(listed::<Duel>(&state), [Move::Decline], "a creature isn't a general spell");
}

#[test]
fn who_holds_no_neutraliser_is_asked_alike() {
    let armed = main_phase(&[Card::Hailstorm, Card::Watchman], &[Card::SpellEater, Card::Contradictor]);
    let unarmed = main_phase(&[Card::Hailstorm, Card::Watchman], &[Card::Watchman, Card::Hailstorm]);
    let until_all_declined = [&HAILSTORM[..], &[Move::Decline; 4]].concat();
    assert_alike::<Duel>(&armed, &unarmed, ATTACKER, &until_all_declined);
}

#[test]
fn who_is_publicly_unable_declines_without_being_asked() {
    let mut state = main_phase(&[Card::Hailstorm, Card::Watchman], &[]);
    let events = play_all::<Duel>(&mut state, &HAILSTORM);
    assert_eq!(state.to_move(), Some(ATTACKER), "the defender has no card");
    assert_eq!(events.last(), Some(&Event::Declined { seat: DEFENDER }), "and that is recorded alike (DU-2.10)");
}

#[test]
fn what_a_player_draws_the_other_does_not_see() {
    let drew = Event::Drew { seat: ATTACKER, card: Some(Card::Spark) };
    assert_eq!(Duel::redact(&drew, ATTACKER), Some(drew.clone()));
    assert_eq!(Duel::redact(&drew, DEFENDER), Some(Event::Drew { seat: ATTACKER, card: None }));
}

#[test]
fn the_contract_holds() {
    assert_conforms::<Duel>(&Setup {}, 60, 200);
}
