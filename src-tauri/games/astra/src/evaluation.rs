//! The evaluation of Astra: the value of a state, and priors for the person's moves.
//!
//! The time left in the game ([`clock`]) determines the value of stardust, pouch, wisdom and abilities
//! ([`resource_values`]) and how many cards of each element either side may have in the end ([`elements`]). A displayed
//! card is a race between the two sides ([`race`]), in which Auptolemy's next step can be predicted from its library
//! ([`threat`]).
//! All this gives both sides' points and the share of the win ([`position_value`]). The prior of a move depends on how it
//! changes them ([`priors`]).

mod clock;
mod elements;
mod milestone;
mod observation_key;
mod position_value;
mod priors;
mod race;
mod resource_values;
mod threat;

use crate::HostedAstra;
use crate::levels;
use astra::{Event, Move, PERSON, State, Step, View};
use bot::{Appraisal, Evaluate, Level, SearchModel};
use game::{Chance, Milestones, Seat};
pub use milestone::Milestone;
pub(crate) use milestone::SEVERAL;
use priors::Priors;

/// The number of paths that are evaluated for each decision of a rollout.
const LOOKED_AT: usize = 16;
/// The number of turns of both sides after which a search stops.
const TURNS_AHEAD: u16 = 6;

impl Milestones for HostedAstra {
    type Milestone = Milestone;
}

impl Evaluate for HostedAstra {
    const LEVELS: &'static [Level] = levels::LEVELS;

    const AUTOMATON: Option<i32> = Some(893);

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        Priors::of(state).priors(moves, priors);
    }

    /// Groups moves: all paths on a displayed card are one idea, and so are all targets of an ability.
    fn idea(mv: Move) -> Option<u32> {
        match mv {
            Move::Observe { place, .. } => Some(place.index() as u32),
            Move::Use { card, .. } => Some(100 + card.index() as u32),
            // All orders of the deck's top cards are one idea, because the person looks at all the cards at once.
            Move::Reorder { .. } => Some(10),
            _ => None,
        }
    }

    const HINT_BUDGET: u32 = levels::HINT_BUDGET;

    fn review_budget(_view: &View) -> Option<u32> {
        Some(1_000)
    }
}

impl SearchModel for HostedAstra {
    const ROLLOUT: u32 = 40;
    const SPREAD: f32 = 0.8;
    const EXPLORATION: f32 = 0.3;

    fn rollout(state: &State, moves: &[Move], priors: &mut Vec<f32>, chance: &mut Chance) -> Move {
        let glance = Priors::of(state);
        let paths = moves.iter().filter(|mv| matches!(mv, Move::Observe { .. })).count();
        // Most moves are paths, and many paths differ little, so only some are evaluated.
        let some: Vec<Move> = if paths <= LOOKED_AT {
            moves.to_vec()
        } else {
            let first = moves.iter().position(|mv| matches!(mv, Move::Observe { .. })).unwrap_or(0);
            let others = moves.iter().copied().filter(|mv| !matches!(mv, Move::Observe { .. }));
            others.chain((0..LOOKED_AT).map(|_| moves[first + chance.index(paths)])).collect()
        };
        glance.priors(&some, priors);
        let mut best = 0;
        for (at, prior) in priors.iter().enumerate() {
            if *prior > priors[best] {
                best = at;
            }
        }
        some.get(best).copied().unwrap_or(moves[0])
    }

    fn observation_key(state: &State, mv: Move, _observer: Seat) -> u32 {
        observation_key::of(state, mv)
    }

    fn revealed(mv: Move, after: &State, _observer: Seat) -> Option<u32> {
        observation_key::revealed(mv, after)
    }

    fn horizon(start: &State, now: &State) -> bool {
        // The search stops only at the beginning of a turn of the person, so that appraisals are comparable.
        now.turn() >= start.turn() + TURNS_AHEAD && now.active() == PERSON && now.step() == Step::Turn
    }

    fn appraise(_start: &State, end: &State) -> Appraisal {
        position_value::appraise(end)
    }

    fn milestones(_start: &State, story: &[Event], _end: &State, _observer: Seat, reached: &mut Vec<Milestone>) {
        milestone::reached(story, reached);
    }
}
