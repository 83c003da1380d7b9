//! The stages of a duel: phases, decisions, and how it ended.

use crate::permanent::PermanentId;
use game::Seat;
use serde::{Deserialize, Serialize};

/// The phases of a turn, in their order (DU-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajPhase")]
pub enum Phase {
    /// Before the first turn: opening hands.
    Opening,
    /// Called *Előkészítő* in Hungarian.
    Upkeep,
    /// Called *Húzás* in Hungarian.
    Draw,
    /// Called *Főfázis* in Hungarian.
    Main,
    /// Called *Mozgás* in Hungarian.
    Movement,
    /// Part of *Harc*: assigning attackers, and the window before the strike.
    Combat,
    /// Part of *Harc*: the strike, and the window after it.
    Strike,
    /// Called *Gyógyulás* in Hungarian.
    Healing,
    /// Called *A kör vége* in Hungarian.
    TurnEnd,
}

/// The decision to be made. While a card or ability is being announced the step doesn't change, since the announcement
/// is hidden from the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajStep")]
pub enum Step {
    /// Whether to keep the opening hand.
    Mulligan {
        seat: Seat,
    },
    /// The active player chooses what happens next in upkeep.
    UpkeepOrder,
    /// Players act alternately (DU-2.9).
    Window {
        /// The seat that acts.
        seat: Seat,
        /// The number of declines in a row before.
        declines: u8,
    },
    /// Players reply to the last action of the queue (DU-4.3).
    Reactions {
        /// The seat that replies.
        seat: Seat,
        /// The number of declines in a row before.
        declines: u8,
    },
    /// The active player moves creatures.
    Movement,
    /// The active player assigns attackers.
    Attackers,
    /// A guard's master chooses which attacker it strikes next.
    StrikeOrder {
        guard: PermanentId,
    },
    /// The running program needs a target.
    Target {
        seat: Seat,
    },
    /// The running program makes a player discard.
    Discard {
        seat: Seat,
        /// How many are still to be discarded.
        left: u8,
    },
    /// The running program makes a player sacrifice.
    Sacrifice {
        seat: Seat,
        /// How many are still to be sacrificed.
        left: u8,
    },
    /// A player may pay a cost that the running program offers.
    May {
        seat: Seat,
    },
    /// The active player pays a temporary cost or sacrifices the permanent.
    TemporaryCost {
        permanent: PermanentId,
    },
    /// A player chooses what to pay with for `May` or `TemporaryCost`.
    Paying {
        seat: Seat,
    },
    Over,
}

/// Where the turn continues when nothing is running and nothing is queued.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Resume {
    /// With the next of the jobs of this upkeep.
    UpkeepRow,
    /// With a window, in which `seat` is asked first.
    Window { seat: Seat },
    /// With the end of the turn, after healing.
    AfterHealing,
    /// With the check for the end of the duel, after the jobs of the end of the turn.
    TurnOver,
}

/// How a duel has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajEnding")]
pub struct Ending {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    pub reason: Reason,
}

/// The cause of a duel's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReason")]
pub enum Reason {
    /// A player has no Ép left (DU-1.3).
    Life,
    /// A player had to draw from an empty deck (DU-1.4).
    EmptyDeck,
    /// A hundred turns have been played (DU-1.8).
    HundredTurns,
    /// Both decks are empty (DU-1.8).
    BothDecksEmpty,
}

impl Reason {
    /// Returns the rule that the cause belongs to.
    #[must_use]
    pub fn rule(self) -> game::RuleId {
        match self {
            Reason::Life => crate::rules::LOSING,
            Reason::EmptyDeck => crate::rules::EMPTY_DECK,
            Reason::HundredTurns | Reason::BothDecksEmpty => crate::rules::LONG_GAME,
        }
    }
}
