//! What a seat can decide, and what a person can touch.

use crate::card::Card;
use crate::centre::Half;
use game::Seat;
use serde::{Deserialize, Serialize};

/// One decision. Places in the hand count from 0, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiMove")]
pub enum Move {
    /// Play the cards at `left` and `left` + 1 (MO-3.1).
    PlayPair {
        /// Place of the tens.
        left: u8,
    },
    /// Draw a card, as a turn or by a Draw effect (MO-4.1).
    Draw {
        /// Where it comes from.
        from: Source,
    },
    /// Put the card just got before the card at `place`, or at the end (MO-4.2).
    Insert {
        /// 0 to the size of the hand.
        place: u8,
    },
    /// Do nothing, when nothing can be done (MO-2.2).
    Pass,
    /// Carry out this card's effect first (MO-5.5).
    ResolveFirst {
        /// The card of the pair just played.
        half: Half,
    },
    /// Let this seat draw (MO-5.2).
    ChooseDrawer {
        /// Any seat.
        seat: Seat,
    },
    /// Pass this card to the left (MO-5.3).
    PassLeft {
        /// Its place.
        place: u8,
    },
    /// Put this card into the reserve (MO-5.4).
    Reserve {
        /// Its place.
        place: u8,
    },
    /// Don't use the effect (MO-5.5).
    Decline,
    /// Keep this card for the reserve after a round (MO-6.3).
    Keep {
        /// Its place.
        place: u8,
    },
}

/// Where a drawn card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiSource")]
pub enum Source {
    /// A card of the central pair.
    Centre {
        /// Which one.
        half: Half,
    },
    /// The top of the deck.
    Deck,
    /// A card of one's own reserve.
    Reserve {
        /// Which one.
        card: Card,
    },
}

/// A touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "MochiIntent")]
pub enum Intent {
    /// The two hand cards at `left` and `left` + 1.
    Pair {
        /// Place of the left one.
        left: u8,
    },
    /// A card of the centre, the deck, a reserve card.
    Source {
        /// Which one.
        source: Source,
    },
    /// The gap before the hand card at `place`, or after the last.
    Gap {
        /// 0 to the size of the hand.
        place: u8,
    },
    /// One hand card as such: to pass, to reserve, to keep.
    HandCard {
        /// Its place.
        place: u8,
    },
    /// A player.
    Seat {
        /// Which one.
        seat: Seat,
    },
    /// The effect of a card just played.
    Effect {
        /// Of which card.
        half: Half,
    },
    /// The pass button.
    Pass,
    /// The decline button.
    Decline,
}
