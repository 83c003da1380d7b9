//! Párbaj: what a state is worth, and what a player would do at a glance.
//!
//! Every card has a worth of its own, read off its figures and what its text does ([`worth`]): no deck and no card is
//! known by name. A state is worth what is on both players' sides, Ép counting more the fewer there are ([`balance`]).
//! A move is judged by what it would bring if nobody answered ([`glance`]).

mod balance;
mod combat;
mod glance;
mod milestone;
mod observation_key;
mod worth;

use crate::ParbajTable;
use bot::{Appraisal, Evaluate, Level, MOST_SEATS, Mind, SearchModel};
use game::{Chance, Game, Milestones, Seat};
use glance::Glance;
pub(crate) use milestone::MUCH;
pub use milestone::Milestone;
use parbaj::{Event, Move, Parbaj, Phase, State, Step, View};

/// Turns of both players after which a search looks no further.
const TURNS_AHEAD: u16 = 2;

/// How far the first seat is ahead, in VP; behind, if negative.
#[cfg(feature = "commands")]
pub(crate) fn lead(state: &State) -> f32 {
    balance::lead(state)
}

impl Milestones for ParbajTable {
    type Milestone = Milestone;
}

impl Evaluate for ParbajTable {
    const LEVELS: &'static [Level] = &[
        Level::measuring("random", Mind::Random),
        Level::offered("beginner", Mind::Search { iterations: 30 }).overlooking(15).rated(1_000),
        Level::measuring("greedy", Mind::Greedy),
        Level::offered("steady", Mind::Search { iterations: 60 }).overlooking(5).rated(1_136),
        Level::offered("strong", Mind::Search { iterations: 300 }).rated(1_251),
        Level::offered("master", Mind::Search { iterations: 3_000 }).rated(1_297),
    ];

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        Glance::of(state).priors(moves, priors);
    }

    /// An attacker, whatever it attacks.
    fn idea(mv: Move) -> Option<u32> {
        match mv {
            Move::Attack { attacker, .. } => Some(u32::from(attacker.0)),
            // Whoever pays X looks how much it takes.
            Move::X { .. } => Some(1 << 16),
            _ => None,
        }
    }

    /// A card that is announced gets played: announcing and taking back could go on for ever.
    fn forborne(state: &State) -> Option<Move> {
        state.announced().map(|_| Move::TakeBack)
    }

    const HINT_BUDGET: u32 = 3_000;

    fn review_budget(view: &View) -> Option<u32> {
        // Steps of announcing are parts of a decision.
        view.announced.is_none().then_some(300)
    }
}

impl SearchModel for ParbajTable {
    const ROLLOUT: u32 = 40;
    const SPREAD: f32 = 1.2;
    const EXPLORATION: f32 = 0.35;

    fn rollout(state: &State, moves: &[Move], priors: &mut Vec<f32>, chance: &mut Chance) -> Move {
        Glance::of(state).priors(moves, priors);
        let mut best = 0;
        for (at, prior) in priors.iter().enumerate() {
            if *prior > priors[best] {
                best = at;
            }
        }
        // Now and then something else: a player who always does the same measures nothing.
        if chance.below(12) == 0 { moves[chance.index(moves.len())] } else { moves[best] }
    }

    fn observation_key(state: &State, mv: Move, observer: Seat) -> u32 {
        observation_key::of(state, mv, observer)
    }

    fn revealed(_mv: Move, after: &State, observer: Seat) -> Option<u32> {
        observation_key::revealed(after, observer)
    }

    fn horizon(start: &State, now: &State) -> bool {
        // At the beginning of a main phase, so that what is compared is comparable.
        now.turn() >= start.turn() + TURNS_AHEAD
            && now.phase() == Phase::Main
            && matches!(now.step(), Step::Window { declines: 0, .. })
            && now.queue().is_empty()
    }

    fn appraise(_start: &State, end: &State) -> Appraisal {
        let mut appraisal = Appraisal { share: [0.0; MOST_SEATS], result: [0.0; MOST_SEATS] };
        let share = match Parbaj::outcome(end) {
            Some(outcome) => outcome.win_share(0) as f32,
            None => balance::share(end),
        };
        appraisal.share[0] = share;
        appraisal.share[1] = 1.0 - share;
        for seat in 0..2 {
            appraisal.result[seat] = f32::from(end.lives()[seat]);
        }
        appraisal
    }

    fn milestones(_start: &State, story: &[Event], _end: &State, observer: Seat, reached: &mut Vec<Milestone>) {
        milestone::reached(story, observer, reached);
    }
}
