//! Moves, and the intents that stand for them.

use crate::card::CardId;
use crate::permanent::PermanentId;
use game::Seat;
use parbaj_cards::AbilityZone;
use serde::{Deserialize, Serialize};

/// A target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajTarget")]
pub enum Target {
    Player {
        seat: Seat,
    },
    /// A permanent in play.
    Permanent {
        permanent: PermanentId,
    },
    /// A card in a discard pile. Copies of the same card are interchangeable.
    Discarded {
        /// The owner of the pile.
        seat: Seat,
        card: CardId,
    },
}

/// Something that has to happen in upkeep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajHappening")]
pub enum UpkeepStep {
    /// A clause of the permanent: an ability, a drawback, its temporary cost.
    Clause {
        /// The clause's index in the text, from 0.
        clause: u8,
    },
    /// A further poison counter is added.
    Poison,
    /// The drawback of its burden counters (DU-91.3.7).
    Burden,
}

/// One decision. Playing a card or using an ability takes several moves, each of which can be taken back until it is
/// paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajMove")]
pub enum Move {
    /// Keeps the opening hand.
    Keep,
    /// Shuffles the opening hand back and draws five new cards; allowed once.
    Mulligan,
    /// Starts to play a card from hand.
    Play { card: CardId },
    /// Starts to play a card from hand by its Neutralisation.
    React { card: CardId },
    /// Starts to use an ability of a permanent, or to activate a drawback by choice.
    Use {
        permanent: PermanentId,
        /// The clause's index in the text, from 0.
        clause: u8,
    },
    /// Starts to use an ability of a card in hand or discard pile.
    UseCard {
        place: AbilityZone,
        card: CardId,
        /// The ability's index in the text, from 0.
        clause: u8,
    },
    /// Chooses the action to prevent.
    Against {
        /// Its index in the reaction queue, from 0 for the first action.
        action: u8,
    },
    /// Chooses the next target.
    Target { target: Target },
    /// Chooses the X of a variable cost.
    X { x: u8 },
    /// Gives a permanent for a cost or an effect: a builder or a sacrifice.
    Give { permanent: PermanentId },
    /// Gives a card from hand: discarded as a cost or by an effect.
    GiveCard { card: CardId },
    /// Pays for what is announced.
    Pay,
    /// Takes back the last choice of announcing.
    TakeBack,
    /// Does nothing in a window or in reply.
    Decline,
    /// Moves a creature between reserve and guard post.
    March { permanent: PermanentId },
    /// Assigns an attacker.
    Attack {
        attacker: PermanentId,
        /// A player or a permanent.
        target: Target,
    },
    /// Ends moving creatures, or assigning attackers.
    Done,
    /// Chooses what happens next in upkeep.
    Next { permanent: PermanentId, what: UpkeepStep },
    /// Chooses the attacker that a guard with several attackers strikes next.
    StrikeNext { attacker: PermanentId },
    /// Pays a cost that may or must be paid.
    Accept,
    /// Refuses to pay it.
    Refuse,
}

/// What was touched on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajIntent")]
pub enum Intent {
    /// A complete move.
    Move { r#move: Move },
    /// A card in the player's hand; the move it stands for depends on the step.
    HandCard { card: CardId },
    /// A permanent; the move it stands for depends on the step.
    Permanent { permanent: PermanentId },
}
