//! The public cards and markers that determine values: rows, tokens, markers, trump.

use crate::card::{Card, CardSet};
use crate::deck::CARDS;
use crate::setup::{Closes, Setup, TwoSuited};
use crate::suit::{Suit, Trump};
use arrayvec::ArrayVec;
use game::Seat;
use serde::{Deserialize, Serialize};

/// The greatest number of seats.
pub(crate) const MOST_SEATS: usize = 4;

/// A sequence of cards, with room for all of them.
pub(crate) type Cards = ArrayVec<Card, { CARDS as usize }>;

/// A row, from left to right.
pub(crate) type Row = ArrayVec<PlayedCard, { CARDS as usize }>;

/// Copies all cards at once. A derived clone would copy them one by one, and the search clones very often.
pub(crate) fn copied<T: Copy, const MOST: usize>(cards: &ArrayVec<T, MOST>) -> ArrayVec<T, MOST> {
    let mut copy = ArrayVec::new();
    // Both have the same capacity, so this can't fail.
    let _ = copy.try_extend_from_slice(cards);
    copy
}

/// A card in a row, with its tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedCard {
    pub card: Card,
    /// Points from tokens (IS-3.10).
    pub tokens: u8,
}

/// The place of a seat's action marker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunMarker")]
pub enum Marker {
    /// Not used yet.
    #[default]
    Ready,
    /// On the score pile, which is worth four more (IS-5.3).
    OnScorePile,
    /// On a card, which it protects (IS-5.5).
    OnCard { card: Card },
    /// Out of the game.
    Gone,
}

/// The rows and everything that determines the values of their cards and which cards can be targets. All of it is
/// public.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayArea {
    pub(crate) setup: Setup,
    pub(crate) trump: Trump,
    pub(crate) rows: [Row; MOST_SEATS],
    pub(crate) passed: [bool; MOST_SEATS],
    pub(crate) markers: [Marker; MOST_SEATS],
}

impl Clone for PlayArea {
    fn clone(&self) -> PlayArea {
        PlayArea {
            setup: self.setup,
            trump: self.trump,
            rows: std::array::from_fn(|at| copied(&self.rows[at])),
            passed: self.passed,
            markers: self.markers,
        }
    }
}

impl PlayArea {
    /// Puts tokens on a card in play and returns the owner of its row.
    pub(crate) fn add_tokens(&mut self, card: Card, amount: u8) -> Option<Seat> {
        let (row, place) = self.find(card)?;
        let laid = &mut self.rows[row.index()][place];
        laid.tokens = laid.tokens.saturating_add(amount);
        Some(row)
    }

    /// Swaps the first two of these cards that are in play, with their tokens (IS-4.6). Returns both with the owners
    /// of the rows they were in.
    pub(crate) fn swap(&mut self, cards: CardSet) -> Option<[(Card, Seat); 2]> {
        let mut places = cards.into_iter().filter_map(|card| self.find(card));
        let ((one_row, one_place), (other_row, other_place)) = (places.next()?, places.next()?);
        let (one, other) = (self.rows[one_row.index()][one_place], self.rows[other_row.index()][other_place]);
        self.rows[one_row.index()][one_place] = other;
        self.rows[other_row.index()][other_place] = one;
        Some([(one.card, one_row), (other.card, other_row)])
    }

    /// Returns empty rows with unused markers and no trump.
    pub(crate) fn empty(setup: Setup) -> PlayArea {
        PlayArea {
            setup,
            trump: Trump::SansTrump,
            rows: Default::default(),
            passed: [false; MOST_SEATS],
            markers: [Marker::Ready; MOST_SEATS],
        }
    }

    /// Returns the current trump.
    #[must_use]
    pub fn trump(&self) -> Trump {
        self.trump
    }

    /// Returns a seat's row, from left to right.
    #[must_use]
    pub fn row(&self, seat: Seat) -> &[PlayedCard] {
        &self.rows[seat.index()]
    }

    /// Returns whether a seat has passed in this round.
    #[must_use]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed[seat.index()]
    }

    /// Returns the place of a seat's action marker.
    #[must_use]
    pub fn marker(&self, seat: Seat) -> Marker {
        self.markers[seat.index()]
    }

    /// Returns every seat's row, in seat order.
    #[inline]
    pub fn rows(&self) -> impl Iterator<Item = (Seat, &[PlayedCard])> {
        (0..self.setup.seats).map(|seat| (Seat(seat), &self.rows[usize::from(seat)][..]))
    }

    /// Returns the rows of the seats that haven't passed (IS-4.7).
    pub(crate) fn open_to_deeds(&self) -> impl Iterator<Item = (Seat, &[PlayedCard])> {
        self.rows().filter(|(seat, _)| !self.passed[seat.index()])
    }

    /// Returns the owner of the row in which a card lies, and its place in the row, from 0.
    #[must_use]
    pub fn find(&self, card: Card) -> Option<(Seat, usize)> {
        self.rows().find_map(|(seat, row)| row.iter().position(|laid| laid.card == card).map(|place| (seat, place)))
    }

    /// Returns the place of a card in a seat's row.
    pub(crate) fn place_in(&self, seat: Seat, card: Card) -> Option<usize> {
        self.rows[seat.index()].iter().position(|laid| laid.card == card)
    }

    /// Returns the closing card because of which a row takes no more cards (IS-3.3).
    #[inline]
    #[must_use]
    pub fn closed_by(&self, seat: Seat) -> Option<Card> {
        let row = &self.rows[seat.index()];
        let closing = |laid: &&PlayedCard| laid.card.is_closing();
        match self.setup.closes {
            Closes::Anywhere => row.iter().find(closing),
            Closes::Rightmost => row.last().filter(closing),
        }
        .map(|laid| laid.card)
    }

    /// Returns whether a card may be played in a row (IS-3.3, IS-3.4).
    #[inline]
    pub(crate) fn takes_cards(&self, seat: Seat) -> bool {
        !self.passed[seat.index()] && self.closed_by(seat).is_none()
    }

    /// Returns whether a card counts as one of `suit` while it is in play (IS-3.6).
    #[inline]
    #[must_use]
    pub fn belongs(&self, card: Card, suit: Suit) -> bool {
        self.members(suit).contains(card)
    }

    /// Returns every card that counts as one of `suit` while it is in play (IS-3.6).
    #[inline]
    #[must_use]
    pub fn members(&self, suit: Suit) -> CardSet {
        let cards = CardSet::of_suit(suit);
        match self.setup.two_suited {
            TwoSuited::Always => cards,
            TwoSuited::FinalOnly => cards.without(CardSet::TWO_SUITED),
        }
    }

    /// Returns the neighbour that guards the card at `place` (IS-4.4).
    #[inline]
    #[must_use]
    pub fn guard_of(&self, seat: Seat, place: usize) -> Option<Card> {
        let row = &self.rows[seat.index()];
        let right = row.get(place + 1).filter(|laid| laid.card.face().passive.guards_left);
        let left = || row[..place].last().filter(|laid| laid.card.face().passive.guards_right);
        right.or_else(left).map(|laid| laid.card)
    }

    /// Returns the cards under an action marker (IS-5.5).
    #[inline]
    #[must_use]
    pub fn protected(&self) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for marker in self.markers {
            if let Marker::OnCard { card } = marker {
                cards.insert(card);
            }
        }
        cards
    }

    /// Returns the owner of the marker on a card.
    #[must_use]
    pub fn protector(&self, card: Card) -> Option<Seat> {
        let owner = self.markers.iter().position(|marker| *marker == Marker::OnCard { card });
        owner.map(|owner| Seat(owner as u8))
    }

    /// Adds a card at the right end of a row (IS-3.1).
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        self.rows[seat.index()].push(PlayedCard { card, tokens: 0 });
    }

    /// Removes the card at `place` from a row, which closes up (IS-3.7). Its tokens are lost, and so is any marker on
    /// it (IS-5.5); returns the owner of that marker.
    pub(crate) fn remove(&mut self, seat: Seat, place: usize) -> Option<Seat> {
        let laid = self.rows[seat.index()].remove(place);
        let owner = self.protector(laid.card)?;
        self.markers[owner.index()] = Marker::Gone;
        Some(owner)
    }

    /// Returns a copy in which a card of a row has been discarded to pay (IS-4.13).
    pub(crate) fn once_paid(&self, seat: Seat, place: usize) -> PlayArea {
        let mut table = self.clone();
        table.remove(seat, place);
        table
    }
}
