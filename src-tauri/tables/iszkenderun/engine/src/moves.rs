//! What a seat can decide, and what a person can touch.

use crate::card::{Card, CardSet};
use crate::suit::Suit;
use game::Seat;
use serde::{Deserialize, Serialize};

/// One decision. An ability and an action marker are decided whole: cost, targets and extra card together (IS-4.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunMove")]
pub enum Move {
    /// Lay a hand card at the right end of a row (IS-3.1, IS-3.2).
    Play {
        /// Which card.
        card: Card,
        /// Whose row.
        row: Seat,
    },
    /// Discard a card of one's own row for its ability (IS-4.1).
    Use {
        /// The card that pays.
        card: Card,
        /// What it is aimed at: cards in play, or of the discard pile.
        targets: CardSet,
        /// The hand card that discarding a closing card costs (IS-4.10).
        extra: Option<Card>,
    },
    /// Use the action marker (IS-5.1).
    Marker {
        /// The card that pays, from hand or own row.
        cost: Card,
        /// What for.
        deed: Deed,
        /// The card to protect or to steal, or the hand cards to exchange.
        targets: CardSet,
        /// The hand card that discarding a closing card costs (IS-4.10).
        extra: Option<Card>,
    },
    /// Take no more actions this round (IS-6.1).
    Pass,
    /// Put this one of equal cards on the score pile (IS-7.2).
    Bank {
        /// Which card.
        card: Card,
    },
    /// Discard a hand card, down to the limit (IS-8.4).
    Discard {
        /// Which card.
        card: Card,
    },
}

/// What an action marker can do (IS-5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunDeed")]
pub enum Deed {
    /// Scimitar: protect a card (IS-5.5).
    Protect,
    /// Turban: steal a card (IS-5.6).
    Steal,
    /// Cross: exchange hand cards (IS-5.4).
    Exchange,
    /// Crescent: four more for the score pile (IS-5.3).
    ScorePile,
}

/// A touch, with what is already chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunIntent")]
pub enum Intent {
    /// A card, before anything is said of what it should do.
    Card {
        /// Which card.
        card: Card,
    },
    /// A hand card and the end of a row.
    Play {
        /// Which card.
        card: Card,
        /// Whose row.
        row: Seat,
    },
    /// An ability in the making.
    Use {
        /// The card that pays.
        card: Card,
        /// Targets chosen so far.
        #[serde(default)]
        targets: Vec<Card>,
        /// The extra card, if chosen.
        #[serde(default)]
        extra: Option<Card>,
    },
    /// The action marker, and what is chosen so far.
    Marker {
        /// The card that pays, if chosen.
        #[serde(default)]
        cost: Option<Card>,
        /// The deed, if chosen.
        #[serde(default)]
        deed: Option<Deed>,
        /// Targets chosen so far.
        #[serde(default)]
        targets: Vec<Card>,
        /// The extra card, if chosen.
        #[serde(default)]
        extra: Option<Card>,
    },
    /// The pass button.
    Pass,
    /// A card to put on the score pile.
    Bank {
        /// Which card.
        card: Card,
    },
    /// A hand card to discard at the start of a round.
    Discard {
        /// Which card.
        card: Card,
    },
}

impl Deed {
    /// All deeds, in the order of their suits.
    pub const ALL: [Deed; 4] = [Deed::Protect, Deed::Steal, Deed::Exchange, Deed::ScorePile];

    /// The suit that pays for it (IS-5.2).
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self {
            Deed::Protect => Suit::Scimitar,
            Deed::Steal => Suit::Turban,
            Deed::Exchange => Suit::Cross,
            Deed::ScorePile => Suit::Crescent,
        }
    }

    /// Whether `card` can pay for it: by its suit, or by having none (IS-5.2).
    #[inline]
    #[must_use]
    pub fn paid_by(self, card: Card) -> bool {
        card == Card::SANS_TRUMP || card.suit_bits() & self.suit().bit() != 0
    }
}

impl Move {
    /// The same as a touch with everything chosen.
    pub(crate) fn intent(self) -> Intent {
        match self {
            Move::Play { card, row } => Intent::Play { card, row },
            Move::Use { card, targets, extra } => Intent::Use { card, targets: targets.into(), extra },
            Move::Marker { cost, deed, targets, extra } => {
                Intent::Marker { cost: Some(cost), deed: Some(deed), targets: targets.into(), extra }
            }
            Move::Pass => Intent::Pass,
            Move::Bank { card } => Intent::Bank { card },
            Move::Discard { card } => Intent::Discard { card },
        }
    }
}
