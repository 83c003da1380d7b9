//! The moves of a seat, and the intents of a person (what can be touched).

use crate::card::{Card, CardSet};
use crate::suit::Suit;
use game::Seat;
use serde::{Deserialize, Serialize};

/// One decision. For an ability or the action marker, cost, targets and extra card are decided together (IS-4.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunMove")]
pub enum Move {
    /// Play a hand card at the right end of a row (IS-3.1, IS-3.2).
    Play {
        card: Card,
        /// The owner of the row.
        row: Seat,
    },
    /// Discard a card of one's own row for its ability (IS-4.1).
    Use {
        /// The card that is discarded.
        card: Card,
        /// Cards in play or in the discard pile, depending on the ability.
        targets: CardSet,
        /// The hand card that is the extra cost of discarding a closing card (IS-4.10).
        extra: Option<Card>,
    },
    /// Use the action marker (IS-5.1).
    Marker {
        /// The card discarded to pay, from the hand or one's own row.
        cost: Card,
        deed: MarkerAction,
        /// The card to protect or to steal, or the hand cards to exchange.
        targets: CardSet,
        /// The hand card that is the extra cost of discarding a closing card (IS-4.10).
        extra: Option<Card>,
    },
    /// Pass: take no more actions in this round (IS-6.1).
    Pass,
    /// Put this one of several equal cards on the score pile (IS-7.2).
    Bank { card: Card },
    /// Discard a hand card to get down to the limit (IS-8.4).
    Discard { card: Card },
}

/// The effects of an action marker (IS-5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "IszkenderunDeed")]
pub enum MarkerAction {
    /// Scimitar: protect a card (IS-5.5).
    Protect,
    /// Turban: steal a card (IS-5.6).
    Steal,
    /// Cross: exchange hand cards (IS-5.4).
    Exchange,
    /// Crescent: make the score pile worth four more (IS-5.3).
    ScorePile,
}

/// A touch, with everything that is already chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "IszkenderunIntent")]
pub enum Intent {
    /// A card whose use hasn't been chosen yet.
    Card { card: Card },
    /// A hand card and the row it is played in.
    Play {
        card: Card,
        /// The owner of the row.
        row: Seat,
    },
    /// An ability, with the targets chosen so far.
    Use {
        /// The card that is discarded.
        card: Card,
        #[serde(default)]
        targets: Vec<Card>,
        #[serde(default)]
        extra: Option<Card>,
    },
    /// The action marker, with what is chosen so far.
    Marker {
        /// The card discarded to pay.
        #[serde(default)]
        cost: Option<Card>,
        #[serde(default)]
        deed: Option<MarkerAction>,
        #[serde(default)]
        targets: Vec<Card>,
        #[serde(default)]
        extra: Option<Card>,
    },
    /// The pass button.
    Pass,
    /// A card to put on the score pile.
    Bank { card: Card },
    /// A hand card to discard at the start of a round.
    Discard { card: Card },
}

impl MarkerAction {
    /// All deeds, in the order of their suits.
    pub const ALL: [MarkerAction; 4] =
        [MarkerAction::Protect, MarkerAction::Steal, MarkerAction::Exchange, MarkerAction::ScorePile];

    /// Returns the suit of the cards that pay for the deed (IS-5.2).
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self {
            MarkerAction::Protect => Suit::Scimitar,
            MarkerAction::Steal => Suit::Turban,
            MarkerAction::Exchange => Suit::Cross,
            MarkerAction::ScorePile => Suit::Crescent,
        }
    }

    /// Returns whether `card` can pay for the deed, by its suit or by having none (IS-5.2).
    #[inline]
    #[must_use]
    pub fn paid_by(self, card: Card) -> bool {
        card == Card::SANS_TRUMP || card.suit_bits() & self.suit().bit() != 0
    }
}

impl Move {
    /// Returns the touch in which all parts of this move are chosen.
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
