//! Playing a skeleton from a test: moves one after the other, and the claims that every skeleton makes.

use game::conformance::check_game;
use game::{Cites, Game, RuleId, Seat, Seed, SetupError};
use serde::Serialize;

/// Puts `games` random games, at most `most` moves each, through the conformance suite.
pub fn assert_conforms<G: Game>(setup: &G::Setup, games: u64, most: usize) {
    for seed in 0..games {
        let checked = check_game::<G>(setup, Seed(seed), most).unwrap();
        assert!(!checked.cut, "game {seed} doesn't end");
    }
}

/// Plays `moves` from two states that `seat` can't tell apart, and checks that it never can: who is asked, what it
/// sees of the states and of what happens.
pub fn assert_alike<G: Game>(one: &G::State, other: &G::State, seat: Seat, moves: &[G::Move]) {
    assert_ne!(one, other, "there is something to tell apart");
    assert_eq!(G::view(one, seat), G::view(other, seat));
    let (mut one, mut other) = (one.clone(), other.clone());
    for &mv in moves {
        assert_eq!(G::to_move(&one), G::to_move(&other), "who is asked tells something");
        let happened = [&mut one, &mut other].map(|state| {
            let events = play_all::<G>(state, &[mv]);
            events.iter().filter_map(|event| G::redact(event, seat)).collect::<Vec<_>>()
        });
        assert_eq!(happened[0], happened[1], "the events of {mv:?} tell something");
        assert_eq!(G::view(&one, seat), G::view(&other, seat), "the view after {mv:?} tells something");
    }
}

/// Plays `moves` one after the other for whoever is to move, and gives all events.
pub fn play_all<G: Game>(state: &mut G::State, moves: &[G::Move]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for &mv in moves {
        let seat = G::to_move(state).unwrap();
        assert!(listed::<G>(state).contains(&mv), "{mv:?} isn't listed");
        G::play(state, seat, mv, &mut events).unwrap();
    }
    events
}

/// The rule that stands against `mv` of the seat to move.
pub fn refused_by<G: Game>(state: &G::State, mv: G::Move) -> RuleId {
    G::check(state, G::to_move(state).unwrap(), mv).unwrap_err().rule()
}

/// The listed moves.
pub fn listed<G: Game>(state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    G::legal_moves(state, &mut moves);
    moves
}

/// The answer to `configure` of a table for two without choices.
pub fn configure_two(key: &str, value: &str, rule: RuleId) -> Result<(), SetupError<NoFault>> {
    match (key, value) {
        ("seats", "2") => Ok(()),
        ("seats", _) => Err(SetupError::no_such_value(key, value, &["2"], rule)),
        _ => Err(SetupError::unknown(&[], key, value)),
    }
}

/// Nothing can be wrong with a setup where there is nothing to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum NoFault {}

impl Cites for NoFault {
    fn rule(&self) -> RuleId {
        match *self {}
    }
}
