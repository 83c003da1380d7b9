//! What a seat sees of a game when it has to decide: the public state and its own cards. The legality of a move
//! depends on nothing else, so it can't reveal what the seat doesn't know.

mod move_list;
mod move_refusals;

use crate::card::Card;
use crate::hand::Hand;
use crate::public_state::{Phase, PublicState};

/// The part of a game that one seat sees.
#[derive(Clone, Copy)]
pub(crate) struct SeatKnowledge<'a> {
    pub(crate) table: &'a PublicState,
    /// The seat's own hand.
    pub(crate) hand: &'a Hand,
    /// Number of cards in the deck.
    pub(crate) deck: usize,
    /// The cards that the seat knows to be on top of the deck, the top one first.
    pub(crate) foreseen: &'a [Card],
}

impl PublicState {
    /// Whether cards can still be drawn and played: the game has cards and hasn't become ordinary Go.
    #[inline]
    #[must_use]
    pub fn cards_in_play(&self) -> bool {
        self.has_cards() && self.phase == Phase::Playing && !self.resumed && !self.desk.ordinary
    }

    /// Number of moves before anybody may draw (GO-2.1).
    #[inline]
    #[must_use]
    pub fn quiet_left(&self) -> u32 {
        self.setup.quiet.moves().saturating_sub(self.number())
    }
}

impl SeatKnowledge<'_> {
    /// Whether a card may be drawn now.
    #[inline]
    fn may_draw(&self) -> bool {
        let desk = &self.table.desk;
        !desk.drawn && !desk.carded && desk.lasting.is_none() && self.deck > 0 && self.table.quiet_left() == 0
    }

    /// Whether a card may be played now, if the hand has a playable one.
    #[inline]
    fn may_play_card(&self) -> bool {
        !self.table.desk.carded && self.table.desk.lasting.is_none()
    }

    /// Whether that card of the hand is playable in a turn in which cards may be played.
    #[inline]
    fn is_playable(&self, card: Card) -> bool {
        !card.is_counter() && (card != Card::ElbowRoom || self.table.has_elbow_room())
    }
}
