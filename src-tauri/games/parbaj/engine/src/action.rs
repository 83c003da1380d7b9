//! Actions in all their stages: announced, in the reaction queue, being carried out; and the jobs that wait to happen
//! automatically.

use crate::card::CardId;
use crate::moves::{Move, Target, UpkeepStep};
use crate::permanent::{PermanentId, PermanentRef, is_zero};
use arrayvec::ArrayVec;
use game::Seat;
use parbaj_cards::{AbilityZone, Cost, MOST_GIVEN, MOST_TARGETS};
use serde::{Deserialize, Serialize};

/// The most decisions that announcing one action can take: the action it is against, its targets, X, and what is given
/// for the cost.
pub(crate) const MOST_PICKS: usize = 24;

/// What an action comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajOrigin")]
pub enum Origin {
    /// A card played from hand.
    Card { card: CardId },
    /// An ability of a permanent, or a drawback that a player may choose.
    Permanent {
        permanent: PermanentId,
        card: CardId,
        /// The clause's index in the text, from 0.
        clause: u8,
    },
    /// An ability of a card in hand or in the discard pile.
    Elsewhere {
        place: AbilityZone,
        card: CardId,
        /// The clause's index in the text, from 0.
        clause: u8,
    },
}

impl Origin {
    /// Returns the card that the action comes from.
    #[must_use]
    pub fn card(self) -> CardId {
        match self {
            Origin::Card { card } | Origin::Permanent { card, .. } | Origin::Elsewhere { card, .. } => card,
        }
    }
}

/// Targets in the order in which they were chosen.
pub type Targets = ArrayVec<Target, MOST_TARGETS>;

/// An action in the reaction queue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Action {
    pub(crate) seat: Seat,
    pub(crate) origin: Origin,
    pub(crate) x: u8,
    /// VP paid for it.
    pub(crate) vp: u8,
    pub(crate) targets: Targets,
    /// Index in the queue of the action that it is meant to prevent.
    pub(crate) against: Option<u8>,
    pub(crate) prevented: bool,
    /// Jobs triggered by paying the cost; they wait until the end of the action (DU-4.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) linked: Vec<PendingClause>,
}

/// A card or ability being announced. Only its player knows of it until it is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Announcement {
    pub(crate) seat: Seat,
    pub(crate) origin: Origin,
    /// Whether the card is played by its Neutralisation.
    pub(crate) neutralises: bool,
    /// The choices so far, made by the player or because there was only one option.
    pub(crate) picks: ArrayVec<AnnouncedChoice, MOST_PICKS>,
}

/// One choice made while announcing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnnouncedChoice {
    pub(crate) chosen: Move,
    /// Whether it was the only option. Such a choice is taken back together with the choice before it.
    pub(crate) alone: bool,
}

/// What has been given for a cost so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    pub(crate) builders: ArrayVec<PermanentId, MOST_GIVEN>,
    pub(crate) sacrifices: ArrayVec<PermanentId, MOST_GIVEN>,
    pub(crate) discards: ArrayVec<CardId, MOST_GIVEN>,
}

impl Payment {
    /// Adds what a move gives. Permanents count as builders until the cost needs no more builders.
    pub(crate) fn take(&mut self, cost: &Cost, mv: Move) {
        // The array can't overflow: the check of the set bounds what a card may ask for.
        let _ = match mv {
            Move::Give { permanent } if self.builders.len() < usize::from(cost.builders) => {
                self.builders.try_push(permanent).is_ok()
            }
            Move::Give { permanent } => self.sacrifices.try_push(permanent).is_ok(),
            Move::GiveCard { card } => self.discards.try_push(card).is_ok(),
            _ => false,
        };
    }

    /// Whether nothing has been given that the cost doesn't ask for.
    pub(crate) fn is_part_of(&self, cost: &Cost) -> bool {
        self.builders.len() <= usize::from(cost.builders)
            && self.sacrifices.len() <= cost.sacrifice.map_or(0, |sacrifice| usize::from(sacrifice.count))
            && self.discards.len() <= usize::from(cost.discard)
    }
}

/// A cost being paid while an effect or the upkeep is being carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaymentInProgress {
    pub(crate) seat: Seat,
    pub(crate) cost: Cost,
    pub(crate) payment: Payment,
    /// The permanent whose temporary cost it is; `None` if the running program asks for it.
    pub(crate) temporary: Option<PermanentId>,
}

/// A program being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RunningProgram {
    pub(crate) card: CardId,
    /// The clause; `None` for a whole spell.
    pub(crate) clause: Option<u8>,
    /// The permanent whose text it is; `None` for a card outside play.
    pub(crate) permanent: Option<PermanentId>,
    /// The seat that "you" in the text refers to.
    pub(crate) you: Seat,
    /// The seat whose source it is: the master of the card when the program started (DU-6.1).
    pub(crate) source: Seat,
    pub(crate) x: u8,
    pub(crate) targets: ArrayVec<Option<Target>, MOST_TARGETS>,
    /// The permanent that the triggering occasion is about.
    pub(crate) it: Option<PermanentId>,
    /// Index in the queue of the action that it may prevent.
    pub(crate) against: Option<u8>,
    /// The index of the next step of the program.
    pub(crate) at: u16,
    /// Index of the player that the current step has reached, for steps that several players carry out.
    pub(crate) part: u8,
    /// How many this player still has to give; 0 before the number is computed.
    pub(crate) left: u8,
}

/// An automatic ability, drawback or counter effect that waits to be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PendingClause {
    pub(crate) card: CardId,
    /// The permanent whose text it is; it may have left play since.
    pub(crate) permanent: PermanentId,
    /// The seat that "you" in the text refers to: the permanent's master, or the seat that gets a bounty.
    pub(crate) you: Seat,
    /// The seat whose source it is.
    pub(crate) source: Seat,
    pub(crate) what: UpkeepStep,
    pub(crate) it: Option<PermanentId>,
    pub(crate) x: u8,
    /// Whether it happens as the permanent comes into play, as part of the action that played it.
    pub(crate) on_play: bool,
    /// Whether it is judged on the state before the permanent left.
    pub(crate) leaving: bool,
    /// The number that tells permanents of the same card apart; see [`Permanent`](crate::Permanent).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) twin: u8,
}

impl PendingClause {
    /// Returns the permanent whose text it is, as events name it.
    pub(crate) fn piece(&self) -> PermanentRef {
        PermanentRef { id: self.permanent, card: self.card, twin: self.twin }
    }
}

/// An attacker and what it attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "ParbajAttack")]
pub struct Attack {
    pub attacker: PermanentId,
    pub target: Target,
    /// Its place in the order of the guard's strikes, from 1; 0 until one is chosen.
    pub order: u8,
}

impl Action {
    /// Returns the seat that announced the action.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns what the action comes from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Returns its targets.
    #[must_use]
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// Returns the index in the queue of the action that it is meant to prevent.
    #[must_use]
    pub fn against(&self) -> Option<u8> {
        self.against
    }

    /// Whether it is a reaction: played by Neutralisation, or an ability that prevents (DU-4.3).
    #[inline]
    #[must_use]
    pub fn is_reaction(&self) -> bool {
        self.against.is_some()
    }
}

impl Announcement {
    /// Returns what the announced action comes from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.origin
    }
}
