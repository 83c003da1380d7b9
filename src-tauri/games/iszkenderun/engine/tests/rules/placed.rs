//! Helpers for tests: written positions, and moves made in them.

use game::{Cites, Game, Seat, Seed};
use iszkenderun::{Card, CardSet, Event, Iszkenderun, Move, State};
use serde_json::Value as Json;

/// Returns the state that `position` describes.
pub fn placed(position: Json) -> State {
    let position = serde_json::from_value(position).unwrap_or_else(|error| panic!("{error}"));
    Iszkenderun::place(&position, Seed(1)).unwrap_or_else(|error| panic!("{error}"))
}

/// Parses a card.
pub fn card(code: &str) -> Card {
    code.parse().unwrap()
}

/// Parses a set of cards.
pub fn cards(codes: &[&str]) -> CardSet {
    codes.iter().map(|code| card(code)).collect()
}

/// Returns the move that uses `payer`'s ability on these targets, without an extra card.
pub fn use_on(payer: &str, targets: &[&str]) -> Move {
    Move::Use { card: card(payer), targets: cards(targets), extra: None }
}

/// Returns the legal moves.
pub fn listed(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    Iszkenderun::legal_moves(state, &mut moves);
    moves
}

/// Plays a move, which must be legal, and returns its events.
pub fn do_it(state: &mut State, mv: Move) -> Vec<Event> {
    let mut events = Vec::new();
    let seat = state.to_move().unwrap();
    Iszkenderun::play(state, seat, mv, &mut events).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
    events
}

/// Returns the rules that forbid a move, as IDs.
pub fn against(state: &State, mv: Move) -> Vec<&'static str> {
    let view = Iszkenderun::view(state, state.to_move().unwrap());
    Iszkenderun::explain(&view, &Iszkenderun::intent(mv)).iter().map(|refusal| refusal.rule().0).collect()
}

/// Returns the codes of the cards in a row, from left to right.
pub fn row(state: &State, seat: u8) -> Vec<String> {
    state.table().row(Seat(seat)).iter().map(|laid| laid.card.to_string()).collect()
}

/// Returns the state and the events after seat 0 has passed as the last one.
pub fn last_pass(position: Json) -> (State, Vec<Event>) {
    let mut state = placed(position);
    let events = do_it(&mut state, Move::Pass);
    (state, events)
}
