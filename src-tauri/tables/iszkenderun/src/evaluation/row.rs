//! The points that a row may reach by the end of the round.

use super::hand::{self, Hand};
use game::{Seat, Silent};
use iszkenderun::{Marker, State};

/// The fraction of its hand's points that a seat will actually score.
const LAID: f32 = 0.85;
/// The same while its row is closed.
const LAID_IF_CLOSED: f32 = 0.2;
/// Points that an action marker is good for in the round.
const MARKER: f32 = 2.0;
/// The fraction of a row's best card that each other seat still in the round puts at risk.
const DANGER: f32 = 0.06;
/// Variances, in points squared: of a seat still in the round, of each known card it holds, of each unseen one, and
/// of changes of trump, per other seat still in.
const STILL_IN: f32 = 6.0;
const KNOWN: f32 = 4.0;
const HIDDEN: f32 = 9.0;
const TRUMP: f32 = 1.5;

/// What a row may reach.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    /// Expected points.
    pub points: f32,
    /// Their variance, in points squared.
    pub variance: f32,
    /// The highest printed value in the row.
    pub highest: f32,
}

/// Assesses a seat's row; `still_in` says whether the seat itself hasn't passed, `others_in` how many others haven't.
pub(super) fn prospect(state: &State, seat: Seat, hand: Hand, still_in: bool, others_in: u8) -> Prospect {
    let table = state.table();
    let row = table.row(seat);
    let (mut total, mut best, mut highest) = (0.0_f32, 0.0_f32, 0.0_f32);
    for (place, laid) in row.iter().enumerate() {
        let value = table.value(seat, place, &mut Silent);
        let points = f32::from(value.final_value);
        total += points;
        highest = highest.max(f32::from(value.printed));
        if points > best && table.protector(laid.card).is_none() {
            best = points;
        }
    }
    let others = f32::from(others_in);
    let mut prospect = Prospect { points: total, variance: TRUMP * others, highest };
    if !still_in {
        return prospect;
    }
    let part = if table.closed_by(seat).is_some() { LAID_IF_CLOSED } else { LAID };
    let mut more = hand::points(state, hand);
    if let Some(last) = row.last()
        && hand.len() > 0.0
    {
        // What the last card will give to the next one.
        more += f32::from(last.card.face().passive.right);
    }
    prospect.points += part * more - DANGER * best * others;
    if table.marker(seat) == Marker::Ready && (hand.len() > 0.0 || !row.is_empty()) {
        prospect.points += MARKER;
    }
    prospect.variance += STILL_IN + KNOWN * f32::from(hand.cards.len()) + HIDDEN * hand.unseen;
    prospect
}
