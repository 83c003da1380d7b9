//! What a card in a row is worth, and why (IS-3.8, IS-3.9). Everything that needs a value asks here.

use crate::card::Card;
use crate::rules;
use crate::setup::Zeros;
use crate::suit::Suit;
use crate::table::{Laid, Table};
use game::{Cites, EventSink, RuleId, Seat, Silent};
use serde::{Deserialize, Serialize};

/// The three values of a card in play (IS-3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunValue")]
pub struct Value {
    /// As printed.
    pub printed: u16,
    /// With neighbours, tokens and the zero card's count.
    pub current: u16,
    /// The current value, doubled if the card is trump.
    pub final_value: u16,
}

/// Some points of a card's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "IszkenderunReason")]
pub struct Reason {
    /// How many.
    pub amount: u16,
    /// What gives them.
    pub why: Why,
}

/// What gives points to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunWhy")]
pub enum Why {
    /// The number on the card.
    Printed,
    /// A neighbour's passive effect.
    Neighbour {
        /// Which card.
        card: Card,
    },
    /// Tokens.
    Tokens,
    /// The cards that a zero card counts.
    Count {
        /// Their suit.
        suit: Suit,
    },
    /// It is trump: as much again.
    Trump {
        /// The trump suit.
        suit: Suit,
    },
}

impl Cites for Reason {
    fn rule(&self) -> RuleId {
        match self.why {
            Why::Printed | Why::Trump { .. } => rules::VALUES,
            Why::Neighbour { card } => card.rule(),
            Why::Tokens => rules::TOKENS,
            Why::Count { .. } => rules::ZERO,
        }
    }
}

impl Table {
    /// The values of the card at `place` of a row; `reasons` receives the reason for every point.
    ///
    /// # Panics
    /// If there is no card at that place.
    #[inline]
    pub fn value(&self, seat: Seat, place: usize, reasons: &mut impl EventSink<Reason>) -> Value {
        let row = &self.rows[seat.index()];
        self.value_between(seat, row[..place].last(), row[place], row.get(place + 1), reasons)
    }

    /// The values of a row's cards, from left to right.
    #[inline]
    pub fn each_value(&self, seat: Seat, mut each: impl FnMut(Laid, Value)) {
        let mut left = None;
        let mut row = self.rows[seat.index()].iter().peekable();
        while let Some(laid) = row.next() {
            each(*laid, self.value_between(seat, left, *laid, row.peek().copied(), &mut Silent));
            left = Some(laid);
        }
    }

    /// The values of a card of a row between its neighbours.
    #[inline(always)]
    fn value_between(
        &self,
        seat: Seat,
        left: Option<&Laid>,
        laid: Laid,
        right: Option<&Laid>,
        reasons: &mut impl EventSink<Reason>,
    ) -> Value {
        let printed = u16::from(laid.card.printed());
        reasons.record(|| Reason { amount: printed, why: Why::Printed });
        let mut current = printed;
        let mut add = |amount: u8, why: Why| {
            if amount > 0 {
                let amount = u16::from(amount);
                current += amount;
                reasons.record(|| Reason { amount, why });
            }
        };
        if let Some(left) = left {
            add(left.card.face().passive.right, Why::Neighbour { card: left.card });
        }
        if let Some(right) = right {
            add(right.card.face().passive.left, Why::Neighbour { card: right.card });
        }
        add(laid.tokens, Why::Tokens);
        if let Some(suit) = laid.card.face().passive.counts {
            add(self.count(seat, suit), Why::Count { suit });
        }
        let mut final_value = current;
        if self.trump.doubles(laid.card)
            && let Some(suit) = self.trump.suit()
        {
            final_value += current;
            reasons.record(|| Reason { amount: current, why: Why::Trump { suit } });
        }
        Value { printed, current, final_value }
    }

    /// The current value of the card at `place` of a row, which is what the limits of abilities refer to.
    #[inline]
    pub(crate) fn current(&self, seat: Seat, place: usize) -> u16 {
        self.value(seat, place, &mut Silent).current
    }

    /// The sum of a row's final values (IS-2.2, IS-7.1).
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        let mut total = 0;
        self.each_value(seat, |_, value| total += value.final_value);
        total
    }

    /// The totals of all rows, in seat order.
    #[must_use]
    pub fn totals(&self) -> Vec<u16> {
        (0..self.setup.seats).map(|seat| self.total(Seat(seat))).collect()
    }

    /// What a zero card in this seat's row counts (IS-3.9).
    #[must_use]
    pub fn count(&self, seat: Seat, suit: Suit) -> u8 {
        let members = self.members(suit);
        let in_row = |row: &[Laid]| row.iter().filter(|laid| members.contains(laid.card)).count() as u8;
        match self.setup.zeros {
            Zeros::InPlay => self.rows().map(|(_, row)| in_row(row)).sum(),
            Zeros::OwnRow => in_row(&self.rows[seat.index()]),
        }
    }
}
