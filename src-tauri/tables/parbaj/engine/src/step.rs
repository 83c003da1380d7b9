//! Where a duel stands: phases, what is being decided, how it ended.

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
    /// Előkészítő.
    Upkeep,
    /// Húzás.
    Draw,
    /// Főfázis.
    Main,
    /// Mozgás.
    Movement,
    /// Harc: assigning, and the window before the strike.
    Combat,
    /// Harc: the strike, and the window after it.
    Strike,
    /// Gyógyulás.
    Healing,
    /// A kör vége.
    TurnEnd,
}

/// What is being decided. While a card or ability is being announced the step stays as it was: nobody else knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajStep")]
pub enum Step {
    /// Keep the opening hand, or not.
    Mulligan {
        /// Who.
        seat: Seat,
    },
    /// The active player: what happens next in upkeep.
    UpkeepOrder,
    /// Acting alternately (DU-2.9).
    Window {
        /// Who is asked.
        seat: Seat,
        /// Declines in a row before.
        declines: u8,
    },
    /// Replying to the last action of the queue (DU-4.3).
    Reactions {
        /// Who is asked.
        seat: Seat,
        /// Declines in a row before.
        declines: u8,
    },
    /// The active player: moving creatures.
    Movement,
    /// The active player: assigning attackers.
    Attackers,
    /// A guard's master: which attacker it strikes next.
    StrikeOrder {
        /// The guard.
        guard: PermanentId,
    },
    /// What happens now needs a target.
    Target {
        /// Who chooses.
        seat: Seat,
    },
    /// What happens now makes a player discard.
    Discard {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// What happens now makes a player sacrifice.
    Sacrifice {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A player may pay for more to happen.
    May {
        /// Who.
        seat: Seat,
    },
    /// The active player: pay a temporary cost, or sacrifice the permanent.
    TemporaryCost {
        /// Which.
        permanent: PermanentId,
    },
    /// A player chooses what to pay with for one of the two above.
    Paying {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// What goes on once nothing is happening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Resume {
    /// The row of what happens in upkeep.
    UpkeepRow,
    /// A window, with who is asked first.
    Window {
        /// Who.
        seat: Seat,
    },
    /// What follows healing.
    AfterHealing,
    /// The row of what happens at the end of the turn is over.
    TurnOver,
}

/// How a duel has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajEnding")]
pub struct Ending {
    /// Who has won; none: a draw.
    pub winner: Option<Seat>,
    /// By what.
    pub reason: Reason,
}

/// What has ended a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "ParbajReason")]
pub enum Reason {
    /// No Ép left (DU-1.3).
    Life,
    /// Had to draw from an empty deck (DU-1.4).
    EmptyDeck,
    /// A hundred turns (DU-1.8).
    HundredTurns,
    /// Both decks are empty (DU-1.8).
    BothDecksEmpty,
}

impl Reason {
    /// The rule behind it.
    #[must_use]
    pub fn rule(self) -> game::RuleId {
        match self {
            Reason::Life => crate::rules::LOSING,
            Reason::EmptyDeck => crate::rules::EMPTY_DECK,
            Reason::HundredTurns | Reason::BothDecksEmpty => crate::rules::LONG_GAME,
        }
    }
}
