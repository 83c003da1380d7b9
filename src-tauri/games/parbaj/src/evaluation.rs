//! The evaluation of states and the priors of moves of Párbaj.
//!
//! The value of a card is derived from its figures and from what its text does ([`card_value`]); no deck or card is known by
//! name. The value of a state is the sum over both players' sides; a point of Ép counts more the fewer there are
//! ([`position_value`]). The prior of a move is its result if the opponent doesn't react ([`priors`]).

mod card_value;
mod combat;
mod milestone;
mod observation_key;
mod position_value;
mod priors;

use crate::HostedParbaj;
use crate::levels;
use bot::{Appraisal, Evaluate, Level, MOST_SEATS, SearchModel};
use game::{Chance, Game, Milestones, Seat};
pub(crate) use milestone::MUCH;
pub use milestone::Milestone;
use parbaj::{Event, Move, Parbaj, Phase, State, Step, View};
use priors::MovePriors;

/// The horizon of a search, in turns of both players.
const TURNS_AHEAD: u16 = 2;

/// Returns the first seat's lead in VP; negative if it is behind.
#[must_use]
pub fn lead(state: &State) -> f32 {
    position_value::lead(state)
}

impl Milestones for HostedParbaj {
    type Milestone = Milestone;
}

impl Evaluate for HostedParbaj {
    const LEVELS: &'static [Level] = levels::LEVELS;

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        MovePriors::of(state).priors(moves, priors);
    }

    /// Moves with the same attacker share an idea, whatever the target.
    fn idea(mv: Move) -> Option<u32> {
        match mv {
            Move::Attack { attacker, .. } => Some(u32::from(attacker.0)),
            // All values of X share an idea.
            Move::X { .. } => Some(1 << 16),
            _ => None,
        }
    }

    /// A card that is announced gets played: otherwise announcing and taking back could alternate for ever.
    fn forborne(state: &State) -> Option<Move> {
        state.announced().map(|_| Move::TakeBack)
    }

    const HINT_BUDGET: u32 = levels::HINT_BUDGET;

    fn review_budget(view: &View) -> Option<u32> {
        // Steps of announcing are parts of a decision.
        view.announced.is_none().then_some(300)
    }
}

impl SearchModel for HostedParbaj {
    const ROLLOUT: u32 = 40;
    const SPREAD: f32 = 1.2;
    const EXPLORATION: f32 = 0.35;

    fn rollout(state: &State, moves: &[Move], priors: &mut Vec<f32>, chance: &mut Chance) -> Move {
        MovePriors::of(state).priors(moves, priors);
        let mut best = 0;
        for (at, prior) in priors.iter().enumerate() {
            if *prior > priors[best] {
                best = at;
            }
        }
        // Every twelfth move is random: rollouts that always play the same moves would measure nothing.
        if chance.below(12) == 0 { moves[chance.index(moves.len())] } else { moves[best] }
    }

    fn observation_key(state: &State, mv: Move, observer: Seat) -> u32 {
        observation_key::of(state, mv, observer)
    }

    fn revealed(_mv: Move, after: &State, observer: Seat) -> Option<u32> {
        observation_key::revealed(after, observer)
    }

    fn horizon(start: &State, now: &State) -> bool {
        // At the beginning of a main phase, so that the states compared are comparable.
        now.turn() >= start.turn() + TURNS_AHEAD
            && now.phase() == Phase::Main
            && matches!(now.step(), Step::Window { declines: 0, .. })
            && now.queue().is_empty()
    }

    fn appraise(_start: &State, end: &State) -> Appraisal {
        let mut appraisal = Appraisal { share: [0.0; MOST_SEATS], result: [0.0; MOST_SEATS] };
        let share = match Parbaj::outcome(end) {
            Some(outcome) => outcome.win_share(0) as f32,
            None => position_value::share(end),
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
