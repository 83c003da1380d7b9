//! The location of a card as far as one seat may know. Everything here is computed from the seat's view (IS-1.3).

use game::{RuleId, Seat};
use iszkenderun::{Card, CardView, SeatView, Suit, TwoSuited, View, rules};

/// The location of a card, or a fact about its state there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CardLocation {
    /// In a row.
    InRow {
        /// The owner of the row.
        row: Seat,
        /// Counted from the left, from 1.
        place: usize,
    },
    /// Its value in the row, with the reasons.
    Worth(CardView),
    /// Points from the tokens on it.
    Tokens(u8),
    /// Guarded by this neighbour.
    GuardedBy(Card),
    /// Protected by this seat's action marker.
    ProtectedBy(Seat),
    /// Closes the row of this seat.
    Closes(Seat),
    /// Can't be a target, because this seat, the owner of the row, has passed.
    OutOfReach(Seat),
    /// In the viewer's hand.
    OwnHand {
        /// Whether every seat knows that it is there.
        known: bool,
    },
    /// Known to be in this seat's hand.
    HandOf(Seat),
    /// In the discard pile.
    Discards {
        /// Whether it is on top.
        top: bool,
    },
    /// On this seat's score pile.
    ScorePile(Seat),
    /// Not known to the viewer.
    Unseen(OutOfSight),
}

/// The number of cards that a seat can't see, by zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfSight {
    pub(super) draw_pile: u16,
    /// In the other seats' hands.
    pub(super) hands: u16,
}

/// The zone of several cards. Unseen cards come last in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CardZone {
    /// In any row.
    InPlay,
    /// In the viewer's hand.
    OwnHand,
    /// Known to be in this seat's hand.
    HandOf(Seat),
    /// In the discard pile.
    Discards,
    /// On any score pile.
    ScorePiles,
    /// Not known to the viewer.
    Unseen,
}

impl CardLocation {
    /// Returns the location of `card`, followed by the facts about its state there.
    pub(super) fn of(card: Card, view: &View) -> Vec<CardLocation> {
        for (row, seat) in seats(view) {
            if let Some(at) = seat.row.iter().position(|laid| laid.card == card) {
                return CardLocation::in_row(row, seat, at);
            }
            if seat.score_pile.contains(card) {
                return vec![CardLocation::ScorePile(row)];
            }
            if row == view.seat && view.hand.contains(card) {
                return vec![CardLocation::OwnHand { known: seat.known.contains(card) }];
            }
            if seat.known.contains(card) {
                return vec![CardLocation::HandOf(row)];
            }
        }
        if view.discards.contains(&card) {
            return vec![CardLocation::Discards { top: view.discards.last() == Some(&card) }];
        }
        vec![CardLocation::Unseen(OutOfSight::of(view))]
    }

    fn in_row(row: Seat, seat: &SeatView, at: usize) -> Vec<CardLocation> {
        let laid = &seat.row[at];
        let mut said = vec![CardLocation::InRow { row, place: at + 1 }, CardLocation::Worth(laid.clone())];
        if laid.tokens > 0 {
            said.push(CardLocation::Tokens(laid.tokens));
        }
        said.extend(laid.guarded_by.map(CardLocation::GuardedBy));
        said.extend(laid.protected_by.map(CardLocation::ProtectedBy));
        if seat.closed_by == Some(laid.card) {
            said.push(CardLocation::Closes(row));
        }
        if seat.passed {
            said.push(CardLocation::OutOfReach(row));
        }
        said
    }

    /// Returns the rule that the statement follows from.
    pub(super) fn rule(&self) -> RuleId {
        match self {
            CardLocation::InRow { .. } => rules::OWN_ROW,
            CardLocation::Worth(_) => rules::VALUES,
            CardLocation::Tokens(_) => rules::TOKENS,
            CardLocation::GuardedBy(_) => rules::GUARD,
            CardLocation::ProtectedBy(_) => rules::PROTECTION,
            CardLocation::Closes(_) => rules::CLOSED,
            CardLocation::OutOfReach(_) => rules::PASS,
            CardLocation::ScorePile(_) => rules::BANK,
            CardLocation::OwnHand { .. }
            | CardLocation::HandOf(_)
            | CardLocation::Discards { .. }
            | CardLocation::Unseen(_) => rules::SECRECY,
        }
    }

    fn zone(&self) -> CardZone {
        match self {
            CardLocation::OwnHand { .. } => CardZone::OwnHand,
            CardLocation::HandOf(seat) => CardZone::HandOf(*seat),
            CardLocation::Discards { .. } => CardZone::Discards,
            CardLocation::ScorePile(_) => CardZone::ScorePiles,
            CardLocation::Unseen(_) => CardZone::Unseen,
            CardLocation::InRow { .. }
            | CardLocation::Worth(_)
            | CardLocation::Tokens(_)
            | CardLocation::GuardedBy(_)
            | CardLocation::ProtectedBy(_)
            | CardLocation::Closes(_)
            | CardLocation::OutOfReach(_) => CardZone::InPlay,
        }
    }
}

impl OutOfSight {
    fn of(view: &View) -> OutOfSight {
        let others = seats(view).filter(|(seat, _)| *seat != view.seat).map(|(_, seat)| seat);
        OutOfSight {
            draw_pile: u16::from(view.draw_pile),
            // Every known card is in the hand, so the difference is never negative.
            hands: others.map(|seat| u16::from(seat.hand) - u16::from(seat.known.len())).sum(),
        }
    }

    pub(super) fn total(self) -> u16 {
        self.draw_pile + self.hands
    }
}

/// Returns the other cards that count as `suit` with the options of this game, grouped by zone.
pub(super) fn suit_mates(card: Card, suit: Suit, view: &View) -> Vec<(CardZone, Vec<Card>)> {
    let belongs = |other: Card| {
        other.suits().any(|own| own == suit) && (view.setup.two_suited == TwoSuited::Always || !other.is_two_suited())
    };
    let mut zones: Vec<(CardZone, Vec<Card>)> = Vec::new();
    for other in Card::all().filter(|&other| other != card && belongs(other)) {
        let Some(zone) = CardLocation::of(other, view).first().map(CardLocation::zone) else { continue };
        match zones.iter_mut().find(|(known, _)| *known == zone) {
            Some((_, cards)) => cards.push(other),
            None => zones.push((zone, vec![other])),
        }
    }
    zones.sort_unstable_by_key(|(zone, _)| *zone);
    zones
}

fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    (0..).map(Seat).zip(&view.seats)
}
