//! The complete state of a game.

use crate::card::Card;
use crate::hand::Hand;
use crate::hidden::Hidden;
use crate::public_state::PublicState;
use crate::seat_knowledge::SeatKnowledge;
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// The complete state of a game: the public part, the hidden part and the random generator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    pub(crate) table: PublicState,
    /// Empty in plain Go.
    #[serde(default, skip_serializing_if = "Hidden::is_bare")]
    pub(crate) hidden: Hidden,
    pub(crate) chance: Chance,
}

impl State {
    /// The seat that decides now; `None` when the game is over.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    /// The public part of the game.
    #[inline]
    #[must_use]
    pub fn table(&self) -> &PublicState {
        &self.table
    }

    /// The hand of a seat.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        self.hidden.hand(seat)
    }

    /// The deck, its top card last.
    #[inline]
    #[must_use]
    pub fn deck(&self) -> &[Card] {
        &self.hidden.deck
    }

    /// The cards that a seat knows to be on top of the deck, the top one first.
    #[inline]
    #[must_use]
    pub fn foreseen(&self, seat: Seat) -> &[Card] {
        &self.hidden.foreseen[seat.index()]
    }

    /// The part of the game that a seat sees when it has to decide.
    #[inline]
    pub(crate) fn sight(&self, seat: Seat) -> SeatKnowledge<'_> {
        let (hand, foreseen) = (self.hidden.hand(seat), self.foreseen(seat));
        SeatKnowledge { table: &self.table, hand, deck: self.hidden.deck.len(), foreseen }
    }
}
