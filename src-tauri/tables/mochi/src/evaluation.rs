//! Boldog mocsik: what a state is worth, and what a seat would do at a glance.
//!
//! The measure of a hand is how many turns it still needs ([`shape`]); the hands give each seat's chance of going out
//! first and what the others pay; scores and payments give the share of the win ([`outlook`]). Moves are judged by
//! the hand they leave ([`glance`]).

mod glance;
mod milestone;
mod outlook;
mod shape;

use crate::MochiTable;
use bot::{Appraisal, Evaluate, Level, Mind, SearchModel};
use game::{Chance, Milestones, Seat};
use glance::Glance;
pub(crate) use milestone::MANY;
pub use milestone::Milestone;
use mochi::{Card, Event, Half, Move, Source, State, Step, View};

impl Evaluate for MochiTable {
    const LEVELS: &'static [Level] = &[
        Level::measuring("random", Mind::Random),
        Level::offered("beginner", Mind::Search { iterations: 60 }).overlooking(11).rated(1_000),
        Level::measuring("greedy", Mind::Greedy),
        Level::offered("steady", Mind::Search { iterations: 100 }).overlooking(3).rated(1_121),
        Level::offered("strong", Mind::Search { iterations: 1_000 }).rated(1_233),
        Level::offered("master", Mind::Search { iterations: 10_000 }).rated(1_263),
    ];

    fn priors(state: &State, moves: &[Move], priors: &mut Vec<f32>) {
        let Some(glance) = Glance::of(state) else { return };
        priors.extend(moves.iter().map(|&mv| glance.prior(mv)));
    }

    const HINT_BUDGET: u32 = 30_000;

    fn review_budget(_view: &View) -> Option<u32> {
        Some(4_000)
    }
}

impl Milestones for MochiTable {
    type Milestone = Milestone;
}

impl SearchModel for MochiTable {
    const ROLLOUT: u32 = 20;
    const SPREAD: f32 = 0.7;

    fn rollout(state: &State, moves: &[Move], _priors: &mut Vec<f32>, _chance: &mut Chance) -> Move {
        let mut best = moves[0];
        let Some(glance) = Glance::of(state) else { return best };
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
        // Places are hidden from the others (MO-8.2).
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
            // A new deal: a hash of the hand, practically unique.
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
        outlook::appraise(start, end)
    }

    fn milestones(start: &State, story: &[Event], _end: &State, observer: Seat, reached: &mut Vec<Milestone>) {
        milestone::reached(start, story, observer, reached);
    }
}

/// A card as a number, 0 to 69.
fn number(card: Card) -> u32 {
    card.colour() as u32 * 10 + u32::from(card.number())
}
