//! The evaluation of states: from hands and scores to shares of the win.
//!
//! Between rounds only the scores matter: a seat's share falls off exponentially with the points it is behind, and
//! more slowly the more points there are still to come. Within a round each seat is first charged the probable
//! penalty of its hand, which depends on how many more turns it needs than the quickest other seat. All constants
//! were fitted to the winners of several thousand games of 2, 3, 4 and 6 seats.

use super::shape::{best_weight, turns};
use bot::{Appraisal, MOST_SEATS, decay};
use game::{Game, Seat};
use mochi::{Mochi, State, Step};

/// The number of turns that each card costs in addition to the turns of the [shape](super::shape).
const CARD: f32 = 0.2;
/// The number of turns that a card on its way into the hand costs.
const ARRIVING: f32 = 0.9;
/// How many turns the seat that moves last is behind the seat that moves first.
const LAST_TO_MOVE: f32 = 1.4;
/// The fraction of its hand that a seat pays if it needs as many turns as the quickest other seat.
const PAID: f32 = 0.14;
/// How much that fraction grows with being behind, and shrinks with being ahead.
const PAID_BEHIND: f32 = 0.333;
/// The number of points that each other seat adds to a seat's expected penalty of the round.
const PAID_ANYHOW: f32 = 1.05;
/// The width of the distribution of final scores, in points times seats: between rounds, and within one.
const BETWEEN: Width = Width { at_least: 20.0, per_point_to_go: 0.95 };
const WITHIN: Width = Width { at_least: 22.0, per_point_to_go: 0.6 };
/// Narrow enough that only the seats with the fewest points win.
const DECIDED: f32 = 0.01;

/// How slowly the share of the win falls off with the points behind.
struct Width {
    at_least: f32,
    per_point_to_go: f32,
}

type PerSeat = [f32; MOST_SEATS];

/// Returns the value of `end`, reached by a search from `start`, to each seat; results are penalty points since
/// `start`.
pub(super) fn appraise(start: &State, end: &State) -> Appraisal {
    let mut totals = points(end.scores());
    let before = points(start.scores());
    let seats = end.scores().len();
    let mut appraisal = Appraisal::default();
    if matches!(end.step(), Step::Over { .. }) {
        share_out(&totals[..seats], DECIDED, &mut appraisal.share);
    } else if end.rounds_finished() > start.rounds_finished() {
        let width = BETWEEN.of(end, &totals[..seats]);
        share_out(&totals[..seats], width, &mut appraisal.share);
    } else {
        charge(end, &mut totals[..seats]);
        let width = WITHIN.of(end, &totals[..seats]);
        share_out(&totals[..seats], width, &mut appraisal.share);
        let anyhow = PAID_ANYHOW * (seats - 1) as f32;
        totals[..seats].iter_mut().for_each(|total| *total += anyhow);
    }
    for seat in 0..seats {
        appraisal.result[seat] = totals[seat] - before[seat];
    }
    appraisal
}

fn points(scores: &[u16]) -> PerSeat {
    let mut all = [0.0; MOST_SEATS];
    for (slot, &score) in all.iter_mut().zip(scores) {
        *slot = f32::from(score);
    }
    all
}

/// Adds the probable penalty of each seat's hand to its points.
fn charge(state: &State, totals: &mut [f32]) {
    let seats = totals.len();
    let mut needs = [0.0_f32; MOST_SEATS];
    let mut sums = [0.0_f32; MOST_SEATS];
    for seat in 0..seats {
        let (need, sum) = hand(state, Seat(seat as u8));
        let wait = (seat + seats - state.active().index()) % seats;
        needs[seat] = need.max(0.0) + LAST_TO_MOVE * wait as f32 / seats as f32;
        sums[seat] = sum;
    }
    for seat in 0..seats {
        let others = (0..seats).filter(|&other| other != seat).map(|other| needs[other]);
        let quickest = others.fold(f32::INFINITY, f32::min);
        let behind = (needs[seat] - quickest) / (needs[seat] + quickest + 1.0);
        totals[seat] += sums[seat] * (PAID + PAID_BEHIND * behind).max(0.0);
    }
}

/// Returns the number of turns that a hand needs, and the sum of its numbers.
fn hand(state: &State, seat: Seat) -> (f32, f32) {
    let cards = state.hand(seat);
    let sum: f32 = cards.iter().map(|card| f32::from(card.number())).sum();
    let weight = best_weight(cards.iter().copied(), state.side());
    let need = turns(cards.len(), weight) + CARD * cards.len() as f32;
    match state.arrival(seat) {
        Some(card) => (need + ARRIVING, sum + f32::from(card.number())),
        None => (need, sum),
    }
}

impl Width {
    fn of(&self, state: &State, totals: &[f32]) -> f32 {
        let target = f32::from(Mochi::setup(state).target.points());
        let most = totals.iter().copied().fold(0.0, f32::max);
        (self.at_least + self.per_point_to_go * (target - most).max(0.0)) / totals.len() as f32
    }
}

/// Writes each seat's share of the win, which decreases with its points.
fn share_out(totals: &[f32], width: f32, share: &mut PerSeat) {
    let least = totals.iter().copied().fold(f32::INFINITY, f32::min);
    let mut whole = 0.0;
    for (slot, &total) in share.iter_mut().zip(totals) {
        *slot = decay((total - least) / width);
        whole += *slot;
    }
    for slot in &mut share[..totals.len()] {
        *slot /= whole;
    }
}
