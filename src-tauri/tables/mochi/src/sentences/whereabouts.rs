//! Where a card is, as far as one seat may know: nothing here looks further than its view (MO-8).

use game::{RuleId, Seat};
use mochi::{Arrival, Card, Half, View, rules};

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Whereabouts {
    /// In the viewer's hand, at this place.
    OwnHand(u8),
    /// On its way into the viewer's hand.
    OwnArrival,
    /// In the viewer's reserve.
    OwnReserve,
    /// On top of a central pile.
    Centre(Half),
    /// Seen on its way into this hand.
    ArrivalOf(Seat),
    /// Seen going into this hand.
    HandOf(Seat),
    /// Somewhere out of sight.
    Unseen,
}

/// How many cards a seat can't see, and where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfSight {
    pub(super) deck: u16,
    /// Under the tops of the central piles.
    pub(super) covered: u16,
    /// In other hands, or on their way there.
    pub(super) hands: u16,
    /// In other reserves.
    pub(super) reserves: u16,
}

impl Whereabouts {
    pub(super) fn of(card: Card, view: &View) -> Whereabouts {
        if let Some(place) = view.hand.iter().position(|&own| own == card) {
            // A hand holds at most all 70 cards.
            return Whereabouts::OwnHand(place as u8);
        }
        if view.reserve.contains(&card) {
            return Whereabouts::OwnReserve;
        }
        for (half, pile) in [(Half::Left, view.left), (Half::Right, view.right)] {
            if pile.top == card {
                return Whereabouts::Centre(half);
            }
        }
        for (seat, seen) in (0..).map(Seat).zip(&view.seats) {
            if seen.arrival == Some(Arrival { card: Some(card) }) {
                return if seat == view.seat { Whereabouts::OwnArrival } else { Whereabouts::ArrivalOf(seat) };
            }
            if seen.known.contains(&card) {
                return Whereabouts::HandOf(seat);
            }
        }
        Whereabouts::Unseen
    }

    /// The rule that says what the seat may know about it, or do with it there.
    pub(super) fn rule(self) -> RuleId {
        match self {
            Whereabouts::OwnHand(_) | Whereabouts::Unseen => rules::SECRET,
            Whereabouts::OwnArrival => rules::INSERT,
            Whereabouts::OwnReserve => rules::SOURCES,
            Whereabouts::Centre(_) => rules::CENTRE_SETUP,
            Whereabouts::ArrivalOf(_) | Whereabouts::HandOf(_) => rules::REMEMBERED,
        }
    }

    /// The same for any place in the viewer's hand or the centre: for naming several cards at once.
    fn zone(self) -> Whereabouts {
        match self {
            Whereabouts::OwnHand(_) => Whereabouts::OwnHand(0),
            Whereabouts::Centre(_) => Whereabouts::Centre(Half::Left),
            other => other,
        }
    }
}

impl OutOfSight {
    pub(super) fn of(view: &View) -> OutOfSight {
        let others = || (0..).map(Seat).zip(&view.seats).filter(|(seat, _)| *seat != view.seat).map(|(_, seat)| seat);
        let in_hand = others().map(|seat| {
            let arriving = seat.arrival.is_some_and(|arrival| arrival.card.is_none());
            // Every known card is in the hand.
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

/// The other cards of `card`'s number, by where they are; those out of sight last.
pub(super) fn same_number(card: Card, view: &View) -> Vec<(Whereabouts, Vec<Card>)> {
    let mut zones: Vec<(Whereabouts, Vec<Card>)> = Vec::new();
    for other in Card::all().filter(|other| other.number() == card.number() && *other != card) {
        let zone = Whereabouts::of(other, view).zone();
        match zones.iter_mut().find(|(known, _)| *known == zone) {
            Some((_, cards)) => cards.push(other),
            None => zones.push((zone, vec![other])),
        }
    }
    zones.sort_unstable_by_key(|(zone, _)| *zone);
    zones
}

/// The only other player, at a table for two.
pub(super) fn opponent(view: &View) -> Option<Seat> {
    (view.seats.len() == 2).then(|| view.seat.left(2))
}
