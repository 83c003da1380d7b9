//! The moves of a seat, and the intents of a person (what can be touched).

use crate::card::Card;
use crate::pair::Half;
use game::Seat;
use serde::{Deserialize, Serialize};

/// One decision. Places in the hand are counted from 0, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiMove")]
pub enum Move {
    /// Play the cards at `left` and `left` + 1 (MO-3.1).
    PlayPair {
        /// Place of the tens digit.
        left: u8,
    },
    /// Draw a card, as a turn or by a Draw effect (MO-4.1).
    Draw { from: Source },
    /// Insert the drawn card before the card at `place`, or at the end (MO-4.2).
    Insert {
        /// 0 to the size of the hand.
        place: u8,
    },
    /// Pass, if neither a pair nor a draw is possible (MO-2.2).
    Pass,
    /// Carry out this card's effect first (MO-5.5).
    ResolveFirst {
        /// The half of the pair just played whose effect comes first.
        half: Half,
    },
    /// Make this seat draw (MO-5.2).
    ChooseDrawer {
        /// Any seat, including the active one.
        seat: Seat,
    },
    /// Pass this card to the left (MO-5.3).
    PassLeft {
        /// Place in the hand.
        place: u8,
    },
    /// Put this card into the reserve (MO-5.4).
    Reserve {
        /// Place in the hand.
        place: u8,
    },
    /// Decline the optional effect (MO-5.5).
    Decline,
    /// Keep this card for the reserve after a round (MO-6.3).
    Keep {
        /// Place in the hand.
        place: u8,
    },
}

/// The source of a drawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiSource")]
pub enum Source {
    /// A card of the central pair.
    Centre { half: Half },
    /// The top of the deck.
    Deck,
    /// A card of the seat's own reserve.
    Reserve { card: Card },
}

/// What a person touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiIntent")]
pub enum Intent {
    /// The two hand cards at `left` and `left` + 1.
    Pair {
        /// Place of the left card.
        left: u8,
    },
    /// A central card, the deck or a reserve card.
    Source { source: Source },
    /// The gap before the hand card at `place`, or after the last card.
    Gap {
        /// 0 to the size of the hand.
        place: u8,
    },
    /// A single hand card: to pass, to reserve or to keep.
    HandCard {
        /// Place in the hand.
        place: u8,
    },
    /// A player.
    Seat { seat: Seat },
    /// The effect of a card of the pair just played.
    Effect {
        /// The half of the pair.
        half: Half,
    },
    /// The pass button.
    Pass,
    /// The decline button.
    Decline,
}
