//! The evaluation of Boldog mocsik: the value of a state, and priors for moves.
//!
//! A hand is measured by the number of turns it still needs ([`shape`]). The hands give each seat's chance of
//! emptying its hand first and the penalties of the others; scores and penalties give the shares of the win
//! ([`position_value`]). The prior of a move depends on the hand it leaves ([`priors`]).

mod milestone;
mod position_value;
mod priors;
mod shape;

use crate::HostedMochi;
use crate::levels;
use bot::{Appraisal, Evaluate, Level, SearchModel};
use game::{Chance, Milestones, Seat};
pub(crate) use milestone::MANY;
pub use milestone::Milestone;
use mochi::{Card, Event, Half, Move, Source, State, Step, View};
use priors::Priors;

impl Evaluate for HostedMochi {
    const LEVELS: &'static [Level] = levels::LEVELS;

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        let Some(glance) = Priors::of(state) else { return };
        priors.extend(moves.iter().map(|&mv| glance.prior(mv)));
    }

    const HINT_BUDGET: u32 = levels::HINT_BUDGET;

    fn review_budget(_view: &View) -> Option<u32> {
        Some(4_000)
    }
}

impl Milestones for HostedMochi {
    type Milestone = Milestone;
}

impl SearchModel for HostedMochi {
    const ROLLOUT: u32 = 20;
    const SPREAD: f32 = 0.7;

    fn rollout(state: &State, moves: &[Move], _priors: &mut Vec<f32>, _chance: &mut Chance) -> Move {
        let mut best = moves[0];
        let Some(glance) = Priors::of(state) else { return best };
        let mut most = f32::NEG_INFINITY;
        for &mv in moves {
            let prior = glance.prior(mv);
            if prior > most {
                (best, most) = (mv, prior);
            }
        }
        best
    }

    fn observation_key(state: &State, mv: Move, observer: Seat) -> u32 {
        let own = state.to_move() == Some(observer);
        // Places in the hand are hidden from the other seats (MO-8.2).
        let place_of = |place: u8| if own { u32::from(place) } else { 0 };
        let (kind, detail) = match mv {
            Move::PlayPair { left } if own => (0, u32::from(left)),
            Move::PlayPair { left } => {
                let hand = state.hand(state.active());
                let left = usize::from(left);
                (1, number(hand[left]) * 100 + number(hand[left + 1]))
            }
            Move::Draw { from: Source::Centre { half } } => (2, half as u32),
            Move::Draw { from: Source::Deck } => (3, 0),
            Move::Draw { from: Source::Reserve { card } } => (4, if own { number(card) } else { 0 }),
            Move::Insert { place } => (5, place_of(place)),
            Move::Pass => (6, 0),
            Move::ResolveFirst { half } => (7, half as u32),
            Move::ChooseDrawer { seat } => (8, u32::from(seat.0)),
            Move::PassLeft { place } => (9, place_of(place)),
            Move::Reserve { place } => (10, place_of(place)),
            Move::Decline => (11, 0),
            Move::Keep { place } => (12, place_of(place)),
        };
        kind << 16 | detail
    }

    fn revealed(mv: Move, after: &State, observer: Seat) -> Option<u32> {
        let centre = after.centre();
        match mv {
            Move::Draw { from: Source::Centre { half: Half::Left } } => Some(number(centre.left)),
            Move::Draw { from: Source::Centre { half: Half::Right } } => Some(number(centre.right)),
            Move::Draw { from: Source::Deck } => match after.step() {
                Step::Insert { seat, .. } if seat == observer => after.arrival(observer).map(number),
                _ => None,
            },
            Move::PassLeft { .. } => after.arrival(observer).map(number),
            // A new round is dealt after the last kept card; a hash of the new hand, practically unique, tells deals
            // apart.
            Move::Keep { .. } => {
                let hand = after.hand(observer).iter().fold(0, |all, &card| (all * 71 + number(card)) & 0x00ff_ffff);
                Some(hand)
            }
            _ => None,
        }
    }

    fn horizon(start: &State, now: &State) -> bool {
        now.rounds_finished() > start.rounds_finished()
    }

    fn appraise(start: &State, end: &State) -> Appraisal {
        position_value::appraise(start, end)
    }

    fn milestones(start: &State, story: &[Event], _end: &State, observer: Seat, reached: &mut Vec<Milestone>) {
        milestone::reached(start, story, observer, reached);
    }
}

/// Returns a card as a number, 0 to 69.
fn number(card: Card) -> u32 {
    card.colour() as u32 * 10 + u32::from(card.number())
}
