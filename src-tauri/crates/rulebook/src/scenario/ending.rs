//! Something that was so, and no longer is: what a rule shows that ends something.
//!
//! That a move isn't listed proves nothing by itself, for neither is one with a slip of the pen. So whatever is said to
//! have ended must have been the other way round earlier in the same scenario.

use crate::reading::json;
use crate::scenario::expectation::Expectation;
use game::{Cites, Game};

/// The table before a move, and what the move before that had brought about.
#[derive(Debug)]
pub(super) struct Moment<G: Game> {
    pub(super) state: G::State,
    pub(super) events: Vec<G::Event>,
}

impl<G: Game> Expectation<G> {
    /// Whether it says anything that may have been otherwise.
    pub(super) fn can_have_been_otherwise(&self) -> bool {
        !(self.listed.is_empty() && self.unlisted.is_empty() && self.no_events.is_empty())
    }

    /// Everything that never was the other way round. Moves are held against those that the same seat had.
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
