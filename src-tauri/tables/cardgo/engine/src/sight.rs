//! What a seat sees of a game when it has to decide: the table and its own cards. Legality is judged by nothing else,
//! so it can't depend on what the seat doesn't know.

mod against;
mod list;

use crate::card::Card;
use crate::hand::Hand;
use crate::table::{Phase, Table};

/// A seat's sight of a game.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) table: &'a Table,
    /// Its own.
    pub(crate) hand: &'a Hand,
    /// How many cards the deck has.
    pub(crate) deck: usize,
    /// What it knows to lie on top of the deck, the top first.
    pub(crate) foreseen: &'a [Card],
}

impl Table {
    /// Whether cards are drawn and played in this game, and it hasn't become ordinary Go.
    #[inline]
    #[must_use]
    pub fn cards_in_play(&self) -> bool {
        self.has_cards() && self.phase == Phase::Playing && !self.resumed && !self.desk.ordinary
    }

    /// Moves to come before anybody may draw (GO-2.1).
    #[inline]
    #[must_use]
    pub fn quiet_left(&self) -> u32 {
        self.setup.quiet.moves().saturating_sub(self.number())
    }
}

impl Sight<'_> {
    /// Whether a card may be drawn now.
    #[inline]
    fn may_draw(&self) -> bool {
        let desk = &self.table.desk;
        !desk.drawn && !desk.carded && desk.lasting.is_none() && self.deck > 0 && self.table.quiet_left() == 0
    }

    /// Whether a card may be played now, if the hand has one.
    #[inline]
    fn may_play_card(&self) -> bool {
        !self.table.desk.carded && self.table.desk.lasting.is_none()
    }

    /// Whether that card of the hand may be played when cards may.
    #[inline]
    fn is_playable(&self, card: Card) -> bool {
        !card.is_counter() && (card != Card::ElbowRoom || self.table.has_elbow_room())
    }
}
