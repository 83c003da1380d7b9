//! Checks expectations that a rule has ended something.
//!
//! That a move isn't listed proves nothing by itself, because a mistyped move isn't listed either. So whatever is said
//! to have ended must have been the other way round earlier in the same scenario.

use crate::scenario::expectation::Expectation;
use crate::strict_json::json;
use game::{Cites, Game};

/// The state before a move, and the events of the move before it.
#[derive(Debug)]
pub(super) struct Moment<G: Game> {
    pub(super) state: G::State,
    pub(super) events: Vec<G::Event>,
}

impl<G: Game> Expectation<G> {
    /// Whether the expectation contains anything that may have been the other way round.
    pub(super) fn can_have_been_otherwise(&self) -> bool {
        !(self.listed.is_empty() && self.unlisted.is_empty() && self.no_events.is_empty())
    }

    /// Returns everything that never was the other way round. Moves are compared with those that the same seat had
    /// earlier.
    pub(super) fn never_otherwise(&self, state: &G::State, earlier: &[Moment<G>]) -> Vec<String> {
        let same_seat = earlier.iter().filter(|moment| G::to_move(&moment.state) == G::to_move(state));
        let choices: Vec<Vec<G::Move>> = same_seat
            .map(|moment| {
                let mut listed = Vec::new();
                G::legal_moves(&moment.state, &mut listed);
                listed
            })
            .collect();
        let mut wrong = Vec::new();
        for mv in &self.listed {
            if choices.iter().all(|listed| listed.contains(mv)) {
                wrong.push(format!("{} was listed for this seat all along", json(mv)));
            }
        }
        for mv in &self.unlisted {
            if !choices.iter().any(|listed| listed.contains(mv)) {
                wrong.push(format!("{} was never listed for this seat", json(mv)));
            }
        }
        for rule in &self.no_events {
            if !earlier.iter().flat_map(|moment| &moment.events).any(|event| event.rule() == *rule) {
                wrong.push(format!("no earlier event cites {rule}"));
            }
        }
        wrong
    }
}
