//! Where a card's copies are, as far as one seat may know: nothing here looks further than its view.

use super::other_seat;
use cardgo::{Card, CardsView, Line, Point, View, rules};
use game::{RuleId, Seat};

/// Where copies of a card are, or what one of them does just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// It is announced and waits for an answer.
    Announced(Seat),
    /// Its effect lasts.
    InForce {
        by: Seat,
        point: Option<Point>,
        line: Option<Line>,
        /// Moves still to come.
        left: u8,
    },
    /// So many in the viewer's own hand.
    OwnHand(usize),
    /// So many are known to be in that hand.
    HandOf(Seat, usize),
    /// Known to lie there in the deck, counted from 1 at the top.
    InDeck(usize),
    /// So many in the discard pile.
    Discards(usize),
    /// So many out of sight, and where they can be.
    Unseen {
        copies: usize,
        /// Cards of the deck that the viewer doesn't know.
        deck: usize,
        /// Cards of the other's hand that the viewer doesn't know.
        hand: usize,
        other: Seat,
    },
}

impl Place {
    /// Everything that can be said of where copies of `card` are; nothing at a table without cards.
    pub(super) fn of(card: Card, view: &View) -> Vec<Place> {
        let Some(cards) = &view.cards else { return Vec::new() };
        let mut said = at_work(card, cards);
        let announced = cards.announced.iter().filter(|announced| announced.card == card).count();
        // While they are looked at, the cards still lie on the deck.
        let on_top = if cards.looked.is_empty() { &cards.foreseen } else { &cards.looked };
        let seen = [&cards.hand, &cards.known, on_top, &cards.discards].map(|cards| count(cards, card));
        let [own, known, _, discards] = seen;
        let other = other_seat(view.seat);
        if own > 0 {
            said.push(Place::OwnHand(own));
        }
        if known > 0 {
            said.push(Place::HandOf(other, known));
        }
        said.extend((1..).zip(on_top).filter(|(_, known)| **known == card).map(|(place, _)| Place::InDeck(place)));
        if discards > 0 {
            said.push(Place::Discards(discards));
        }
        let copies = card.copies(view.setup.size).saturating_sub(seen.iter().sum::<usize>() + announced);
        let deck = usize::from(cards.deck).saturating_sub(on_top.len());
        let hand = cards.hands.get(other.index()).map_or(0, |&cards| usize::from(cards));
        let hand = hand.saturating_sub(cards.known.len());
        if copies > 0 {
            said.push(Place::Unseen { copies, deck, hand, other });
        }
        said
    }

    /// The rule behind it.
    pub(super) fn rule(&self) -> RuleId {
        match self {
            Place::Announced(_) => rules::ANNOUNCING,
            Place::InForce { .. } => rules::LASTING,
            Place::OwnHand(_) | Place::HandOf(..) => rules::TURN,
            Place::InDeck(_) => rules::LANTERN,
            Place::Discards(_) => rules::DISCARDS,
            Place::Unseen { .. } => rules::DECK,
        }
    }
}

/// What a copy of the card does just now.
fn at_work(card: Card, cards: &CardsView) -> Vec<Place> {
    let announced = cards.announced.iter().filter(|announced| announced.card == card);
    let lasting = cards.lasting.iter().filter(|lasting| lasting.card == card);
    announced
        .map(|announced| Place::Announced(announced.seat))
        .chain(lasting.map(|lasting| Place::InForce {
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
