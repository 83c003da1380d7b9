//! Everything there is to know about a game in progress.

use crate::card::Card;
use crate::hand::Hand;
use crate::hidden::Hidden;
use crate::sight::Sight;
use crate::table::Table;
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    pub(crate) table: Table,
    /// Nothing in plain Go.
    #[serde(default, skip_serializing_if = "Hidden::is_bare")]
    pub(crate) hidden: Hidden,
    pub(crate) chance: Chance,
}

impl State {
    /// Who decides now.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    /// The game without the cards that lie face down.
    #[inline]
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A seat's hand.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        self.hidden.hand(seat)
    }

    /// The deck, its top last.
    #[inline]
    #[must_use]
    pub fn deck(&self) -> &[Card] {
        &self.hidden.deck
    }

    /// What a seat knows to lie on top of the deck, the top first.
    #[inline]
    #[must_use]
    pub fn foreseen(&self, seat: Seat) -> &[Card] {
        &self.hidden.foreseen[seat.index()]
    }

    /// What a seat sees when it has to decide.
    #[inline]
    pub(crate) fn sight(&self, seat: Seat) -> Sight<'_> {
        let (hand, foreseen) = (self.hidden.hand(seat), self.foreseen(seat));
        Sight { table: &self.table, hand, deck: self.hidden.deck.len(), foreseen }
    }
}
