//! Iszkenderun: what a state is worth, and what a seat would do at a glance.
//!
//! A round is judged by the points that each row may still reach ([`row`], with [`hand`] for what the cards not yet
//! laid are good for); these give the chances of the places, and places, markers and score piles give the victory
//! points and the share of the win ([`outlook`]). A move is judged by the outlook it leaves ([`glance`]).

mod glance;
mod hand;
mod milestone;
mod observation_key;
mod outlook;
mod pairs;
mod row;
mod stand;

use crate::IszkenderunTable;
use bot::{Appraisal, Evaluate, Level, Mind, SearchModel};
use game::{Chance, Milestones, Seat};
use glance::Glance;
use iszkenderun::{Event, Move, State, View};
pub use milestone::Milestone;

/// Plays and abilities that a seat looks at before it decides in a rollout.
const LOOKED_AT: usize = 6;

impl Milestones for IszkenderunTable {
    type Milestone = Milestone;
}

impl Evaluate for IszkenderunTable {
    const LEVELS: &'static [Level] = &[
        Level::measuring("random", Mind::Random),
        Level::offered("beginner", Mind::Greedy).overlooking(15).rated(1_000),
        Level::measuring("greedy", Mind::Greedy),
        Level::offered("steady", Mind::Search { iterations: 60 }).overlooking(4).rated(1_097),
        Level::offered("strong", Mind::Search { iterations: 200 }).rated(1_152),
        Level::offered("master", Mind::Search { iterations: 2_000 }).rated(1_197),
    ];

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        let Some(mut glance) = Glance::of(state) else { return };
        priors.extend(moves.iter().map(|&mv| glance.prior(mv)));
    }

    /// A card, however it is played or discarded; a deed of the marker, whatever pays for it.
    fn idea(mv: Move) -> Option<u32> {
        match mv {
            Move::Play { card, .. } => Some(card.index() as u32),
            Move::Use { card, .. } => Some(100 + card.index() as u32),
            Move::Marker { deed, .. } => Some(200 + deed as u32),
            Move::Pass | Move::Bank { .. } | Move::Discard { .. } => None,
        }
    }

    const HINT_BUDGET: u32 = 12_000;

    fn review_budget(_view: &View) -> Option<u32> {
        Some(1_300)
    }
}

impl SearchModel for IszkenderunTable {
    const ROLLOUT: u32 = 60;
    const SPREAD: f32 = 0.8;
    const EXPLORATION: f32 = 0.4;

    fn rollout(state: &State, moves: &[Move], _priors: &mut Vec<f32>, chance: &mut Chance) -> Move {
        let mut best = moves[0];
        let Some(mut glance) = Glance::of(state) else { return best };
        let mut most = f32::NEG_INFINITY;
        let mut look_at = |mv| {
            let prior = glance.prior(mv);
            if prior > most {
                (best, most) = (mv, prior);
            }
        };
        // Plays and abilities are listed first, then the many ways to use a marker, only one of which is looked at,
        // and passing last.
        let plain = moves.partition_point(|mv| matches!(mv, Move::Play { .. } | Move::Use { .. }));
        let markers = plain + moves[plain..].partition_point(|mv| matches!(mv, Move::Marker { .. }));
        if plain <= LOOKED_AT {
            moves[..plain].iter().copied().for_each(&mut look_at);
        } else {
            let mut looked_at = [0; LOOKED_AT];
            for glance in 0..LOOKED_AT {
                let at = chance.index(plain);
                // Looking again would tell nothing new.
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
        outlook::appraise(start, end)
    }

    fn milestones(start: &State, story: &[Event], _end: &State, observer: Seat, reached: &mut Vec<Milestone>) {
        milestone::reached(story, observer, start.seats(), reached);
    }
}
