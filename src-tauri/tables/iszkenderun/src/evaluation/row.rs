//! The points that a row may reach by the end of the round.

use super::hand::Hand;
use game::Seat;
use iszkenderun::{CardSet, Table};

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

/// What lies in a row.
#[derive(Clone, Copy, Default)]
pub(super) struct Laid {
    /// The sum of the final values.
    total: f32,
    /// The greatest final value of a card that others may discard or steal.
    best: f32,
    /// The highest printed value.
    highest: f32,
    /// What the last card will give to the next one; `None` in an empty row.
    last: Option<f32>,
    closed: bool,
    /// Whether cards in other rows matter: a card of the row counts them.
    pub counts: bool,
}

/// What a row may reach.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Prospect {
    /// Expected points.
    pub points: f32,
    /// Their variance, in points squared.
    pub variance: f32,
    /// The highest printed value in the row.
    pub highest: f32,
}

impl Laid {
    /// What lies in a seat's row, `protected` being the cards under a marker.
    pub fn of(table: &Table, seat: Seat, protected: CardSet) -> Laid {
        let (mut total, mut best, mut highest, mut cards) = (0, 0, 0, CardSet::EMPTY);
        table.each_value(seat, |laid, value| {
            total += value.final_value;
            highest = highest.max(value.printed);
            cards.insert(laid.card);
            if !protected.contains(laid.card) {
                best = best.max(value.final_value);
            }
        });
        Laid {
            total: f32::from(total),
            best: f32::from(best),
            highest: f32::from(highest),
            last: table.row(seat).last().map(|last| f32::from(last.card.face().passive.right)),
            closed: table.closed_by(seat).is_some(),
            counts: !cards.among(CardSet::COUNTING).is_empty(),
        }
    }

    /// What the row may reach; `more` is what its owner's hand would [bring](super::hand::points), `ready` says whether
    /// the owner's action marker is still to be used, `still_in` whether the owner hasn't passed, `others_in` how many
    /// others haven't.
    pub fn prospect(&self, hand: Hand, mut more: f32, ready: bool, still_in: bool, others_in: u8) -> Prospect {
        let others = f32::from(others_in);
        let mut prospect = Prospect { points: self.total, variance: TRUMP * others, highest: self.highest };
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
