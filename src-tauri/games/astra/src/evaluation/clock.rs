//! Estimates of how much of the game is left.

use astra::{PERSON, State};

/// The approximate number of rounds for which each card of the deck lasts.
const ROUNDS_PER_CARD: f32 = 1.6;
/// The fraction of the cards above the end card that get displayed; the others are discarded when the marker crosses.
const DISPLAYED: f32 = 0.85;
/// The person's fraction of the discoveries.
const MINE: f32 = 0.5;
/// The average number of rounds between two Rests of the person.
const ROUNDS_PER_REST: f32 = 3.0;

/// What is expected until the end of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    /// Turns of the person, including the current one if it isn't over.
    pub rounds: f32,
    /// Discoveries by the person.
    pub mine: f32,
    /// Discoveries by Auptolemy.
    pub its: f32,
    /// Rests of the person.
    pub rests: f32,
}

impl Clock {
    /// Estimates what is left from a state.
    pub fn of(state: &State) -> Clock {
        let (rounds, discoveries) = match state.turns_left() {
            // Every second turn is the person's.
            Some(left) => {
                let left = f32::from(left) + 1.0;
                let rounds = if state.active() == PERSON { (left / 2.0).ceil() } else { (left / 2.0).floor() };
                (rounds, 0.5 * left)
            }
            None => {
                let deck = f32::from(state.deck_size());
                (ROUNDS_PER_CARD * deck + 1.5, DISPLAYED * deck + 1.5)
            }
        };
        Clock {
            rounds,
            mine: MINE * discoveries,
            its: (1.0 - MINE) * discoveries,
            rests: (rounds - 1.0).max(0.0) / ROUNDS_PER_REST,
        }
    }

    /// Returns the fraction of a plan of `rounds` rounds that can be expected to be carried out; 1 means all of it.
    pub fn time_for(&self, rounds: f32) -> f32 {
        (self.rounds / (rounds + 0.5)).min(1.0)
    }
}
