//! The location of a card as far as one seat may know. Everything here is computed from the seat's view (MO-8).

use game::{RuleId, Seat};
use mochi::{Arrival, Card, Half, View, rules};

/// The location of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CardLocation {
    /// In the viewer's hand, at this place.
    OwnHand(u8),
    /// On its way into the viewer's hand.
    OwnArrival,
    /// In the viewer's reserve.
    OwnReserve,
    /// On top of a central pile.
    Centre(Half),
    /// On its way into this seat's hand; the viewer has seen it.
    ArrivalOf(Seat),
    /// In this seat's hand; the viewer has seen it go there.
    HandOf(Seat),
    /// Not known to the viewer.
    Unseen,
}

/// The number of cards that a seat can't see, by zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfSight {
    pub(super) deck: u16,
    /// Under the top cards of the central piles.
    pub(super) covered: u16,
    /// In the other seats' hands, or on their way there.
    pub(super) hands: u16,
    /// In the other seats' reserves.
    pub(super) reserves: u16,
}

impl CardLocation {
    pub(super) fn of(card: Card, view: &View) -> CardLocation {
        if let Some(place) = view.hand.iter().position(|&own| own == card) {
            // A hand holds at most the 70 cards.
            return CardLocation::OwnHand(place as u8);
        }
        if view.reserve.contains(&card) {
            return CardLocation::OwnReserve;
        }
        for (half, pile) in [(Half::Left, view.left), (Half::Right, view.right)] {
            if pile.top == card {
                return CardLocation::Centre(half);
            }
        }
        for (seat, seen) in (0..).map(Seat).zip(&view.seats) {
            if seen.arrival == Some(Arrival { card: Some(card) }) {
                return if seat == view.seat { CardLocation::OwnArrival } else { CardLocation::ArrivalOf(seat) };
            }
            if seen.known.contains(&card) {
                return CardLocation::HandOf(seat);
            }
        }
        CardLocation::Unseen
    }

    /// Returns the rule about what the viewer may know of a card in this location, or do with it there.
    pub(super) fn rule(self) -> RuleId {
        match self {
            CardLocation::OwnHand(_) | CardLocation::Unseen => rules::SECRET,
            CardLocation::OwnArrival => rules::INSERT,
            CardLocation::OwnReserve => rules::SOURCES,
            CardLocation::Centre(_) => rules::CENTRE_SETUP,
            CardLocation::ArrivalOf(_) | CardLocation::HandOf(_) => rules::REMEMBERED,
        }
    }

    /// Returns the location without its place in the viewer's hand or its half of the centre, for grouping several
    /// cards.
    fn zone(self) -> CardLocation {
        match self {
            CardLocation::OwnHand(_) => CardLocation::OwnHand(0),
            CardLocation::Centre(_) => CardLocation::Centre(Half::Left),
            other => other,
        }
    }
}

impl OutOfSight {
    pub(super) fn of(view: &View) -> OutOfSight {
        let others = || (0..).map(Seat).zip(&view.seats).filter(|(seat, _)| *seat != view.seat).map(|(_, seat)| seat);
        let in_hand = others().map(|seat| {
            let arriving = seat.arrival.is_some_and(|arrival| arrival.card.is_none());
            // Every known card is in the hand, so the difference is never negative.
            u16::from(seat.hand) - seat.known.len() as u16 + u16::from(arriving)
        });
        OutOfSight {
            deck: u16::from(view.deck),
            covered: [view.left, view.right].iter().map(|pile| u16::from(pile.height) - 1).sum(),
            hands: in_hand.sum(),
            reserves: others().map(|seat| u16::from(seat.reserve)).sum(),
        }
    }

    pub(super) fn total(self) -> u16 {
        self.deck + self.covered + self.hands + self.reserves
    }
}

/// Returns the other cards of `card`'s number, grouped by location; unseen ones are last.
pub(super) fn same_number(card: Card, view: &View) -> Vec<(CardLocation, Vec<Card>)> {
    let mut zones: Vec<(CardLocation, Vec<Card>)> = Vec::new();
    for other in Card::all().filter(|other| other.number() == card.number() && *other != card) {
        let zone = CardLocation::of(other, view).zone();
        match zones.iter_mut().find(|(known, _)| *known == zone) {
            Some((_, cards)) => cards.push(other),
            None => zones.push((zone, vec![other])),
        }
    }
    zones.sort_unstable_by_key(|(zone, _)| *zone);
    zones
}

/// Returns the only other seat in a game of two.
pub(super) fn opponent(view: &View) -> Option<Seat> {
    (view.seats.len() == 2).then(|| view.seat.left(2))
}
