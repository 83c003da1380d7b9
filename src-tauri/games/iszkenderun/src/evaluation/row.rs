//! The points that a row may reach by the end of the round.

use super::hand::Hand;
use game::Seat;
use iszkenderun::{CardSet, PlayArea};

/// The fraction of its hand's points that a seat will actually score.
const LAID: f32 = 0.85;
/// The same fraction while the seat's row is closed.
const LAID_IF_CLOSED: f32 = 0.2;
/// The points that an unused action marker brings in the round.
const MARKER: f32 = 2.0;
/// The fraction of a row's best card that each other seat that hasn't passed puts at risk.
const DANGER: f32 = 0.06;
/// Variances in points squared: of a seat that hasn't passed, of each known card in its hand, of each unseen one, and
/// of changes of trump for each other seat that hasn't passed.
const STILL_IN: f32 = 6.0;
const KNOWN: f32 = 4.0;
const HIDDEN: f32 = 9.0;
const TRUMP: f32 = 1.5;

/// A summary of the cards in a row.
#[derive(Clone, Copy, Default)]
pub(super) struct RowSummary {
    /// The sum of the final values.
    total: f32,
    /// The greatest final value of a card that other seats may discard or steal.
    best: f32,
    /// The highest printed value.
    highest: f32,
    /// The points that the last card gives to the next one; `None` in an empty row.
    last: Option<f32>,
    closed: bool,
    /// Whether the row has a zero card, whose value depends on the cards in other rows.
    pub counts: bool,
}

/// The estimated result of a row at the end of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct RowEstimate {
    /// Expected points.
    pub points: f32,
    /// The variance of the points, in points squared.
    pub variance: f32,
    /// The highest printed value in the row.
    pub highest: f32,
}

impl RowSummary {
    /// Summarises a seat's row; `protected` are the cards under a marker.
    pub fn of(table: &PlayArea, seat: Seat, protected: CardSet) -> RowSummary {
        let (mut total, mut best, mut highest, mut cards) = (0, 0, 0, CardSet::EMPTY);
        table.each_value(seat, |laid, value| {
            total += value.final_value;
            highest = highest.max(value.printed);
            cards.insert(laid.card);
            if !protected.contains(laid.card) {
                best = best.max(value.final_value);
            }
        });
        RowSummary {
            total: f32::from(total),
            best: f32::from(best),
            highest: f32::from(highest),
            last: table.row(seat).last().map(|last| f32::from(last.card.face().passive.right)),
            closed: table.closed_by(seat).is_some(),
            counts: !cards.among(CardSet::COUNTING).is_empty(),
        }
    }

    /// Estimates the result of the row. `more` are the points that its owner's hand would
    /// [bring](super::hand::points), `ready` says whether the owner's action marker is unused, `still_in` whether the
    /// owner hasn't passed, `others_in` how many other seats haven't passed.
    pub fn prospect(&self, hand: Hand, mut more: f32, ready: bool, still_in: bool, others_in: u8) -> RowEstimate {
        let others = f32::from(others_in);
        let mut prospect = RowEstimate { points: self.total, variance: TRUMP * others, highest: self.highest };
        if !still_in {
            return prospect;
        }
        let part = if self.closed { LAID_IF_CLOSED } else { LAID };
        if let Some(last) = self.last
            && hand.len() > 0.0
        {
            more += last;
        }
        prospect.points += part * more - DANGER * self.best * others;
        if ready && (hand.len() > 0.0 || self.last.is_some()) {
            prospect.points += MARKER;
        }
        prospect.variance += STILL_IN + KNOWN * f32::from(hand.cards.len()) + HIDDEN * hand.unseen;
        prospect
    }
}
