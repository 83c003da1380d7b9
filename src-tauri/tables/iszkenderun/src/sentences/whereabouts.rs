//! Where a card is, as far as one seat may know: nothing here looks further than its view (IS-1.3).

use game::{RuleId, Seat};
use iszkenderun::{Card, CardView, SeatView, Suit, TwoSuited, View, rules};

/// Where a card is, or how it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In this row, counted from 1.
    InRow {
        /// Whose.
        row: Seat,
        /// From the left.
        place: usize,
    },
    /// What it is worth there, and why.
    Worth(CardView),
    /// Tokens lie on it.
    Tokens(u8),
    /// A neighbour guards it.
    GuardedBy(Card),
    /// Somebody's action marker protects it.
    ProtectedBy(Seat),
    /// It keeps new cards off this row.
    Closes(Seat),
    /// Nothing reaches it: the owner of the row has passed.
    OutOfReach(Seat),
    /// In the viewer's hand.
    OwnHand {
        /// Whether everybody knows.
        known: bool,
    },
    /// Known to be in this hand.
    HandOf(Seat),
    /// In the discard pile.
    Discards {
        /// On top of it.
        top: bool,
    },
    /// On this score pile.
    ScorePile(Seat),
    /// Somewhere out of sight.
    Unseen(OutOfSight),
}

/// How many cards a seat can't see, and where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfSight {
    pub(super) draw_pile: u16,
    /// In other hands.
    pub(super) hands: u16,
}

/// Where several cards are at once; those out of sight come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Zone {
    /// In any row.
    InPlay,
    /// In the viewer's hand.
    OwnHand,
    /// Known to be in this hand.
    HandOf(Seat),
    /// In the discard pile.
    Discards,
    /// On any score pile.
    ScorePiles,
    /// Out of sight.
    Unseen,
}

impl Place {
    /// Everything that can be said about where `card` is, its place first.
    pub(super) fn of(card: Card, view: &View) -> Vec<Place> {
        for (row, seat) in seats(view) {
            if let Some(at) = seat.row.iter().position(|laid| laid.card == card) {
                return Place::in_row(row, seat, at);
            }
            if seat.score_pile.contains(card) {
                return vec![Place::ScorePile(row)];
            }
            if row == view.seat && view.hand.contains(card) {
                return vec![Place::OwnHand { known: seat.known.contains(card) }];
            }
            if seat.known.contains(card) {
                return vec![Place::HandOf(row)];
            }
        }
        if view.discards.contains(&card) {
            return vec![Place::Discards { top: view.discards.last() == Some(&card) }];
        }
        vec![Place::Unseen(OutOfSight::of(view))]
    }

    fn in_row(row: Seat, seat: &SeatView, at: usize) -> Vec<Place> {
        let laid = &seat.row[at];
        let mut said = vec![Place::InRow { row, place: at + 1 }, Place::Worth(laid.clone())];
        if laid.tokens > 0 {
            said.push(Place::Tokens(laid.tokens));
        }
        said.extend(laid.guarded_by.map(Place::GuardedBy));
        said.extend(laid.protected_by.map(Place::ProtectedBy));
        if seat.closed_by == Some(laid.card) {
            said.push(Place::Closes(row));
        }
        if seat.passed {
            said.push(Place::OutOfReach(row));
        }
        said
    }

    /// The rule behind it.
    pub(super) fn rule(&self) -> RuleId {
        match self {
            Place::InRow { .. } => rules::OWN_ROW,
            Place::Worth(_) => rules::VALUES,
            Place::Tokens(_) => rules::TOKENS,
            Place::GuardedBy(_) => rules::GUARD,
            Place::ProtectedBy(_) => rules::PROTECTION,
            Place::Closes(_) => rules::CLOSED,
            Place::OutOfReach(_) => rules::PASS,
            Place::ScorePile(_) => rules::BANK,
            Place::OwnHand { .. } | Place::HandOf(_) | Place::Discards { .. } | Place::Unseen(_) => rules::SECRECY,
        }
    }

    fn zone(&self) -> Zone {
        match self {
            Place::OwnHand { .. } => Zone::OwnHand,
            Place::HandOf(seat) => Zone::HandOf(*seat),
            Place::Discards { .. } => Zone::Discards,
            Place::ScorePile(_) => Zone::ScorePiles,
            Place::Unseen(_) => Zone::Unseen,
            Place::InRow { .. }
            | Place::Worth(_)
            | Place::Tokens(_)
            | Place::GuardedBy(_)
            | Place::ProtectedBy(_)
            | Place::Closes(_)
            | Place::OutOfReach(_) => Zone::InPlay,
        }
    }
}

impl OutOfSight {
    fn of(view: &View) -> OutOfSight {
        let others = seats(view).filter(|(seat, _)| *seat != view.seat).map(|(_, seat)| seat);
        OutOfSight {
            draw_pile: u16::from(view.draw_pile),
            // Every known card is in the hand.
            hands: others.map(|seat| u16::from(seat.hand) - u16::from(seat.known.len())).sum(),
        }
    }

    pub(super) fn total(self) -> u16 {
        self.draw_pile + self.hands
    }
}

/// The other cards that count as `suit` at this table, by where they are.
pub(super) fn suit_mates(card: Card, suit: Suit, view: &View) -> Vec<(Zone, Vec<Card>)> {
    let belongs = |other: Card| {
        other.suits().any(|own| own == suit) && (view.setup.two_suited == TwoSuited::Always || !other.is_two_suited())
    };
    let mut zones: Vec<(Zone, Vec<Card>)> = Vec::new();
    for other in Card::all().filter(|&other| other != card && belongs(other)) {
        let Some(zone) = Place::of(other, view).first().map(Place::zone) else { continue };
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
