//! The hidden part of a state, which no player sees completely: the order of the deck and the hands.

use crate::card::{CARDS, Card};
use crate::hand::Hand;
use arrayvec::ArrayVec;
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// The maximum number of cards of the deck that a player can know: as many as Lantern shows.
pub(crate) const SEEN: usize = 3;

/// Deck, hands, and each seat's knowledge of the deck.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Hidden {
    /// The top card last.
    pub(crate) deck: ArrayVec<Card, CARDS>,
    /// In seat order.
    pub(crate) hands: [Hand; 2],
    /// The cards that each seat knows to be on top of the deck, the top one first.
    pub(crate) foreseen: [ArrayVec<Card, SEEN>; 2],
}

impl Hidden {
    /// Returns a shuffled deck for a board of that size, and empty hands.
    pub(crate) fn shuffled(size: u8, chance: &mut Chance) -> Hidden {
        let mut deck = whole_deck(size);
        chance.shuffle(&mut deck);
        Hidden { deck, ..Hidden::default() }
    }

    /// Whether there are no cards at all, as in plain Go.
    pub(crate) fn is_bare(&self) -> bool {
        *self == Hidden::default()
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index()]
    }

    /// Removes the top card of the deck, also from the cards that each seat foresees. Returns it with the seats that
    /// knew it.
    pub(crate) fn take_top(&mut self) -> Option<(Card, [bool; 2])> {
        let card = self.deck.pop()?;
        let knew = self.foreseen.each_ref().map(|foreseen| !foreseen.is_empty());
        for foreseen in &mut self.foreseen {
            foreseen.pop_at(0);
        }
        Some((card, knew))
    }

    /// The top cards of the deck that Lantern would show, the top one first.
    pub(crate) fn top(&self) -> ArrayVec<Card, SEEN> {
        self.deck.iter().rev().take(SEEN).copied().collect()
    }

    /// Whether deck and hands hold no card that can be played in a player's own turn (GO-2.3).
    #[inline]
    pub(crate) fn is_played_out(&self) -> bool {
        self.deck.is_empty() && self.hands.iter().all(Hand::only_counters)
    }
}

/// Every card of the deck for a board of that size, in order.
pub(crate) fn whole_deck(size: u8) -> ArrayVec<Card, CARDS> {
    Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, card.copies(size))).collect()
}
