//! Where a card's copies are, as far as the viewing seat may know; only the view is used.

use super::other_seat;
use cardgo::{Card, CardsView, Line, Point, View, rules};
use game::{RuleId, Seat};

/// A place where copies of a card are, or the current effect of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardLocation {
    /// Announced, waiting for an answer.
    Announced(Seat),
    /// Its effect lasts.
    InForce {
        by: Seat,
        point: Option<Point>,
        line: Option<Line>,
        /// The moves that its effect still lasts.
        left: u8,
    },
    /// The number of copies in the viewer's own hand.
    OwnHand(usize),
    /// The number of copies known to be in that hand.
    HandOf(Seat, usize),
    /// Known to be in the deck at this position, counted from 1 at the top.
    InDeck(usize),
    /// The number of copies in the discard pile.
    Discards(usize),
    /// The number of copies out of sight, and where they can be.
    Unseen {
        copies: usize,
        /// The cards of the deck that the viewer doesn't know.
        deck: usize,
        /// The cards of the opponent's hand that the viewer doesn't know.
        hand: usize,
        other: Seat,
    },
}

impl CardLocation {
    /// Returns the places of the copies of `card`; empty in a game without cards.
    pub(super) fn of(card: Card, view: &View) -> Vec<CardLocation> {
        let Some(cards) = &view.cards else { return Vec::new() };
        let mut said = at_work(card, cards);
        let announced = cards.announced.iter().filter(|announced| announced.card == card).count();
        // Cards that a seat is looking at are still in the deck.
        let on_top = if cards.looked.is_empty() { &cards.foreseen } else { &cards.looked };
        let seen = [&cards.hand, &cards.known, on_top, &cards.discards].map(|cards| count(cards, card));
        let [own, known, _, discards] = seen;
        let other = other_seat(view.seat);
        if own > 0 {
            said.push(CardLocation::OwnHand(own));
        }
        if known > 0 {
            said.push(CardLocation::HandOf(other, known));
        }
        said.extend(
            (1..).zip(on_top).filter(|(_, known)| **known == card).map(|(place, _)| CardLocation::InDeck(place)),
        );
        if discards > 0 {
            said.push(CardLocation::Discards(discards));
        }
        let copies = card.copies(view.setup.size).saturating_sub(seen.iter().sum::<usize>() + announced);
        let deck = usize::from(cards.deck).saturating_sub(on_top.len());
        let hand = cards.hands.get(other.index()).map_or(0, |&cards| usize::from(cards));
        let hand = hand.saturating_sub(cards.known.len());
        if copies > 0 {
            said.push(CardLocation::Unseen { copies, deck, hand, other });
        }
        said
    }

    /// Returns the rule that explains the place.
    pub(super) fn rule(&self) -> RuleId {
        match self {
            CardLocation::Announced(_) => rules::ANNOUNCING,
            CardLocation::InForce { .. } => rules::LASTING,
            CardLocation::OwnHand(_) | CardLocation::HandOf(..) => rules::TURN,
            CardLocation::InDeck(_) => rules::LANTERN,
            CardLocation::Discards(_) => rules::DISCARDS,
            CardLocation::Unseen { .. } => rules::DECK,
        }
    }
}

/// Returns the current effects of copies of the card.
fn at_work(card: Card, cards: &CardsView) -> Vec<CardLocation> {
    let announced = cards.announced.iter().filter(|announced| announced.card == card);
    let lasting = cards.lasting.iter().filter(|lasting| lasting.card == card);
    announced
        .map(|announced| CardLocation::Announced(announced.seat))
        .chain(lasting.map(|lasting| CardLocation::InForce {
            by: lasting.by,
            point: lasting.point,
            line: lasting.line,
            left: lasting.left,
        }))
        .collect()
}

fn count(cards: &[Card], card: Card) -> usize {
    cards.iter().filter(|&&each| each == card).count()
}
