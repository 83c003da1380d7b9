//! Decisions, and the touches that lead to them.

use crate::card::CardId;
use crate::permanent::PermanentId;
use game::Seat;
use parbaj_cards::Place;
use serde::{Deserialize, Serialize};

/// What is chosen as a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajTarget")]
pub enum Target {
    /// A player.
    Player {
        /// Who.
        seat: Seat,
    },
    /// Something in play.
    Permanent {
        /// Which.
        permanent: PermanentId,
    },
    /// A card in a discard pile; one of several equal ones is as good as another.
    Discarded {
        /// Whose pile.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
}

/// Something that has to happen in upkeep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajHappening")]
pub enum Happening {
    /// A clause of the permanent: an ability, a drawback, its temporary cost.
    Clause {
        /// Its place in the text, from 0.
        clause: u8,
    },
    /// One more poison counter.
    Poison,
    /// The drawback of its burden counters (DU-91.3.7).
    Burden,
}

/// One decision. Playing a card or using an ability takes several, each of which can be taken back until it is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajMove")]
pub enum Move {
    /// Keep the opening hand.
    Keep,
    /// Shuffle it back and draw five new cards, once.
    Mulligan,
    /// Begin to play a card from hand.
    Play {
        /// Which.
        card: CardId,
    },
    /// Begin to play a card from hand by its Neutralisation.
    React {
        /// Which.
        card: CardId,
    },
    /// Begin to use an ability of a permanent, or to activate a drawback that is one's choice.
    Use {
        /// Whose.
        permanent: PermanentId,
        /// Its place in the text, from 0.
        clause: u8,
    },
    /// Begin to use an ability of a card in hand or discard pile.
    UseCard {
        /// Where the card is.
        place: Place,
        /// Which.
        card: CardId,
        /// The ability's place in the text, from 0.
        clause: u8,
    },
    /// The action to prevent.
    Against {
        /// Its place in the reaction queue, from 0, the first action.
        action: u8,
    },
    /// The next target.
    Target {
        /// Which.
        target: Target,
    },
    /// The X of a variable cost.
    X {
        /// How much.
        x: u8,
    },
    /// A permanent given: a builder, a sacrifice.
    Give {
        /// Which.
        permanent: PermanentId,
    },
    /// A card from hand given: discarded as a cost or by an effect.
    GiveCard {
        /// Which.
        card: CardId,
    },
    /// Pay for what is announced.
    Pay,
    /// Take the last step of announcing back.
    TakeBack,
    /// Do nothing in a window or in reply.
    Decline,
    /// Move a creature between reserve and guard post.
    March {
        /// Which.
        permanent: PermanentId,
    },
    /// Assign an attacker.
    Attack {
        /// Who attacks.
        attacker: PermanentId,
        /// What it attacks: a player or a permanent.
        target: Target,
    },
    /// No more creatures move, or attack.
    Done,
    /// What happens next in upkeep.
    Next {
        /// On which permanent.
        permanent: PermanentId,
        /// What.
        what: Happening,
    },
    /// Which attacker a guard attacked by several strikes next.
    StrikeNext {
        /// The attacker.
        attacker: PermanentId,
    },
    /// Pay what may or must be paid.
    Accept,
    /// Don't pay it.
    Refuse,
}

/// A touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajIntent")]
pub enum Intent {
    /// A complete move.
    Move {
        /// What.
        r#move: Move,
    },
    /// A card in one's hand, whatever it could be touched for now.
    HandCard {
        /// Which.
        card: CardId,
    },
    /// A permanent, whatever it could be touched for now.
    Permanent {
        /// Which.
        permanent: PermanentId,
    },
}
