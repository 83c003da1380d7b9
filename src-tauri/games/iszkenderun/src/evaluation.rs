//! The evaluation of Iszkenderun: the value of a state, and priors for moves.
//!
//! A round is judged by the points that each row may still reach ([`row`]; [`hand`] estimates the cards not yet
//! played). They give the chances of the places, and places, markers and score piles give the victory points and the
//! share of the win ([`position_value`]). The prior of a move depends on the outlook it leaves ([`priors`]).

mod hand;
mod milestone;
mod observation_key;
mod pairs;
mod position_value;
mod priors;
mod round_evaluation;
mod row;

use crate::HostedIszkenderun;
use crate::levels;
use bot::{Appraisal, Evaluate, Level, SearchModel};
use game::{Chance, Milestones, Seat};
use iszkenderun::{Event, Move, State, View};
pub use milestone::Milestone;
use priors::Priors;

/// The number of plays and abilities that are evaluated for each decision of a rollout.
const LOOKED_AT: usize = 6;

impl Milestones for HostedIszkenderun {
    type Milestone = Milestone;
}

impl Evaluate for HostedIszkenderun {
    const LEVELS: &'static [Level] = levels::LEVELS;

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        let Some(mut glance) = Priors::of(state) else { return };
        priors.extend(moves.iter().map(|&mv| glance.prior(mv)));
    }

    /// Groups moves: all ways to play or discard a card are one idea, and so are all ways to pay for a deed.
    fn idea(mv: Move) -> Option<u32> {
        match mv {
            Move::Play { card, .. } => Some(card.index() as u32),
            Move::Use { card, .. } => Some(100 + card.index() as u32),
            Move::Marker { deed, .. } => Some(200 + deed as u32),
            Move::Pass | Move::Bank { .. } | Move::Discard { .. } => None,
        }
    }

    const HINT_BUDGET: u32 = levels::HINT_BUDGET;

    fn review_budget(_view: &View) -> Option<u32> {
        Some(1_300)
    }
}

impl SearchModel for HostedIszkenderun {
    const ROLLOUT: u32 = 60;
    const SPREAD: f32 = 0.8;
    const EXPLORATION: f32 = 0.4;

    fn rollout(state: &State, moves: &[Move], _priors: &mut Vec<f32>, chance: &mut Chance) -> Move {
        let mut best = moves[0];
        let Some(mut glance) = Priors::of(state) else { return best };
        let mut most = f32::NEG_INFINITY;
        let mut look_at = |mv| {
            let prior = glance.prior(mv);
            if prior > most {
                (best, most) = (mv, prior);
            }
        };
        // Plays and abilities are listed first, then the many uses of the marker, only one of which is evaluated, and
        // passing last.
        let plain = moves.partition_point(|mv| matches!(mv, Move::Play { .. } | Move::Use { .. }));
        let markers = plain + moves[plain..].partition_point(|mv| matches!(mv, Move::Marker { .. }));
        if plain <= LOOKED_AT {
            moves[..plain].iter().copied().for_each(&mut look_at);
        } else {
            let mut looked_at = [0; LOOKED_AT];
            for glance in 0..LOOKED_AT {
                let at = chance.index(plain);
                // A move that has been evaluated needn't be evaluated again.
                if !looked_at[..glance].contains(&at) {
                    look_at(moves[at]);
                }
                looked_at[glance] = at;
            }
        }
        chance.pick(&moves[plain..markers]).into_iter().for_each(&mut look_at);
        moves[markers..].iter().copied().for_each(&mut look_at);
        best
    }

    fn observation_key(_state: &State, mv: Move, _observer: Seat) -> u32 {
        observation_key::of(mv)
    }

    fn revealed(mv: Move, after: &State, observer: Seat) -> Option<u32> {
        observation_key::revealed(mv, after, observer)
    }

    fn horizon(start: &State, now: &State) -> bool {
        now.round() > start.round()
    }

    fn appraise(start: &State, end: &State) -> Appraisal {
        position_value::appraise(start, end)
    }

    fn milestones(start: &State, story: &[Event], _end: &State, observer: Seat, reached: &mut Vec<Milestone>) {
        milestone::reached(story, observer, start.seats(), reached);
    }
}
