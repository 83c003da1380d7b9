//! The value of a card in a row, and its reasons (IS-3.8, IS-3.9). No other module computes values.

use crate::card::Card;
use crate::play_area::{PlayArea, PlayedCard};
use crate::rules;
use crate::setup::Zeros;
use crate::suit::Suit;
use game::{Cites, EventSink, RuleId, Seat, Silent};
use serde::{Deserialize, Serialize};

/// The three values of a card in play (IS-3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunValue")]
pub struct Value {
    pub printed: u16,
    /// With the neighbours' effects, tokens and the zero card's count.
    pub current: u16,
    /// The current value, doubled if the card is trump.
    pub final_value: u16,
}

/// A part of a card's value, with its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename = "IszkenderunReason")]
pub struct ValuePart {
    /// Points.
    pub amount: u16,
    pub why: PointSource,
}

/// The sources of a card's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase")]
#[serde(rename = "IszkenderunWhy")]
pub enum PointSource {
    /// The printed value.
    Printed,
    /// The passive effect of a neighbour.
    Neighbour {
        /// The neighbour.
        card: Card,
    },
    /// The tokens on the card.
    Tokens,
    /// The cards that a zero card counts.
    Count {
        /// The suit that is counted.
        suit: Suit,
    },
    /// The card is trump, which doubles its current value.
    Trump { suit: Suit },
}

impl Cites for ValuePart {
    fn rule(&self) -> RuleId {
        match self.why {
            PointSource::Printed | PointSource::Trump { .. } => rules::VALUES,
            PointSource::Neighbour { card } => card.rule(),
            PointSource::Tokens => rules::TOKENS,
            PointSource::Count { .. } => rules::ZERO,
        }
    }
}

impl PlayArea {
    /// Returns the values of the card at `place` of a row; `reasons` receives the sources of all points.
    ///
    /// # Panics
    ///
    /// If there is no card at that place.
    #[inline]
    pub fn value(&self, seat: Seat, place: usize, reasons: &mut impl EventSink<ValuePart>) -> Value {
        let row = &self.rows[seat.index()];
        self.value_between(seat, row[..place].last(), row[place], row.get(place + 1), reasons)
    }

    /// Calls `each` with the cards of a row and their values, from left to right.
    #[inline]
    pub fn each_value(&self, seat: Seat, mut each: impl FnMut(PlayedCard, Value)) {
        let mut left = None;
        let mut row = self.rows[seat.index()].iter().peekable();
        while let Some(laid) = row.next() {
            each(*laid, self.value_between(seat, left, *laid, row.peek().copied(), &mut Silent));
            left = Some(laid);
        }
    }

    /// Returns the values of a card of a row between its neighbours.
    #[inline(always)]
    fn value_between(
        &self,
        seat: Seat,
        left: Option<&PlayedCard>,
        laid: PlayedCard,
        right: Option<&PlayedCard>,
        reasons: &mut impl EventSink<ValuePart>,
    ) -> Value {
        let printed = u16::from(laid.card.printed());
        reasons.record(|| ValuePart { amount: printed, why: PointSource::Printed });
        let mut current = printed;
        let mut add = |amount: u8, why: PointSource| {
            if amount > 0 {
                let amount = u16::from(amount);
                current += amount;
                reasons.record(|| ValuePart { amount, why });
            }
        };
        if let Some(left) = left {
            add(left.card.face().passive.right, PointSource::Neighbour { card: left.card });
        }
        if let Some(right) = right {
            add(right.card.face().passive.left, PointSource::Neighbour { card: right.card });
        }
        add(laid.tokens, PointSource::Tokens);
        if let Some(suit) = laid.card.face().passive.counts {
            add(self.count(seat, suit), PointSource::Count { suit });
        }
        let mut final_value = current;
        if self.trump.doubles(laid.card)
            && let Some(suit) = self.trump.suit()
        {
            final_value += current;
            reasons.record(|| ValuePart { amount: current, why: PointSource::Trump { suit } });
        }
        Value { printed, current, final_value }
    }

    /// Returns the current value of the card at `place` of a row; the limits of abilities refer to it.
    #[inline]
    pub(crate) fn current(&self, seat: Seat, place: usize) -> u16 {
        self.value(seat, place, &mut Silent).current
    }

    /// Returns the sum of a row's final values (IS-2.2, IS-7.1).
    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        let mut total = 0;
        self.each_value(seat, |_, value| total += value.final_value);
        total
    }

    /// Returns the totals of all rows, in seat order.
    #[must_use]
    pub fn totals(&self) -> Vec<u16> {
        (0..self.setup.seats).map(|seat| self.total(Seat(seat))).collect()
    }

    /// Returns how many cards of `suit` a zero card in this seat's row counts (IS-3.9).
    #[must_use]
    pub fn count(&self, seat: Seat, suit: Suit) -> u8 {
        let members = self.members(suit);
        let in_row = |row: &[PlayedCard]| row.iter().filter(|laid| members.contains(laid.card)).count() as u8;
        match self.setup.zeros {
            Zeros::InPlay => self.rows().map(|(_, row)| in_row(row)).sum(),
            Zeros::OwnRow => in_row(&self.rows[seat.index()]),
        }
    }
}
