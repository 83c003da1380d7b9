//! Astra: what a state is worth, and what the person would do at a glance.
//!
//! How much of the game is left ([`clock`]) determines what stardust, pouch, wisdom and abilities may still bring
//! ([`price`]) and how many cards of each element either side may end with ([`elements`]). A displayed card is a race
//! between the two ([`race`]), in which Auptolemy's next step can be read off its library ([`threat`]). All this gives
//! both sides' points and the share of the win ([`outlook`]). A move is judged by how it changes them ([`glance`]).

mod clock;
mod elements;
mod glance;
mod milestone;
mod observation_key;
mod outlook;
mod price;
mod race;
mod threat;

use crate::AstraTable;
use astra::{Event, Move, PERSON, State, Step, View};
use bot::{Appraisal, Evaluate, Level, Mind, SearchModel};
use game::{Chance, Milestones, Seat};
use glance::Glance;
pub use milestone::Milestone;
pub(crate) use milestone::SEVERAL;

/// Paths that a rollout looks at before it decides.
const LOOKED_AT: usize = 16;
/// Turns of both sides after which a search looks no further.
const TURNS_AHEAD: u16 = 6;

impl Milestones for AstraTable {
    type Milestone = Milestone;
}

impl Evaluate for AstraTable {
    const LEVELS: &'static [Level] = &[
        Level::measuring("random", Mind::Random),
        Level::offered("beginner", Mind::Greedy).overlooking(10).rated(1_000),
        Level::measuring("greedy", Mind::Greedy),
        Level::offered("steady", Mind::Search { iterations: 150 }).overlooking(15).rated(1_145),
        Level::offered("strong", Mind::Search { iterations: 1_000 }).rated(1_368),
        Level::offered("master", Mind::Search { iterations: 6_000 }).rated(1_376),
    ];

    const AUTOMATON: Option<i32> = Some(893);

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        Glance::of(state).priors(moves, priors);
    }

    /// A displayed card, whatever the path; an ability, whatever it is aimed at.
    fn idea(mv: Move) -> Option<u32> {
        match mv {
            Move::Observe { place, .. } => Some(place.index() as u32),
            Move::Use { card, .. } => Some(100 + card.index() as u32),
            // Whoever puts cards in order looks at all of them.
            Move::Reorder { .. } => Some(10),
            _ => None,
        }
    }

    const HINT_BUDGET: u32 = 6_000;

    fn review_budget(_view: &View) -> Option<u32> {
        Some(1_000)
    }
}

impl SearchModel for AstraTable {
    const ROLLOUT: u32 = 40;
    const SPREAD: f32 = 0.8;
    const EXPLORATION: f32 = 0.3;

    fn rollout(state: &State, moves: &[Move], priors: &mut Vec<f32>, chance: &mut Chance) -> Move {
        let glance = Glance::of(state);
        let paths = moves.iter().filter(|mv| matches!(mv, Move::Observe { .. })).count();
        // Most moves are paths, many of which differ little.
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
        // Always at the beginning of a turn of the person, so that appraisals are comparable.
        now.turn() >= start.turn() + TURNS_AHEAD && now.active() == PERSON && now.step() == Step::Turn
    }

    fn appraise(_start: &State, end: &State) -> Appraisal {
        outlook::appraise(end)
    }

    fn milestones(_start: &State, story: &[Event], _end: &State, _observer: Seat, reached: &mut Vec<Milestone>) {
        milestone::reached(story, reached);
    }
}
