//! Actions: announced, in the queue, being carried out, and what waits to happen by itself.

use crate::card::CardId;
use crate::moves::{Happening, Move, Target};
use crate::permanent::{PermanentId, Piece, is_zero};
use arrayvec::ArrayVec;
use game::Seat;
use parbaj_cards::{Cost, MOST_GIVEN, MOST_TARGETS, Place};
use serde::{Deserialize, Serialize};

/// The most decisions that announcing one action can take: what it is against, its targets, X, and what is given.
pub(crate) const MOST_PICKS: usize = 24;

/// Where an action comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajOrigin")]
pub enum Origin {
    /// A card played from hand.
    Card {
        /// Which.
        card: CardId,
    },
    /// An ability of a permanent, or a drawback that is a player's choice.
    Permanent {
        /// Which.
        permanent: PermanentId,
        /// What it is.
        card: CardId,
        /// The clause's place in the text, from 0.
        clause: u8,
    },
    /// An ability of a card in hand or discard pile.
    Elsewhere {
        /// Where the card was.
        place: Place,
        /// Which.
        card: CardId,
        /// The clause's place in the text, from 0.
        clause: u8,
    },
}

impl Origin {
    /// What card it is.
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
    /// VP paid.
    pub(crate) vp: u8,
    pub(crate) targets: Targets,
    /// The action in the queue that it is meant to prevent.
    pub(crate) against: Option<u8>,
    pub(crate) prevented: bool,
    /// What paying for it has brought about: it waits for the end of the action (DU-4.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) linked: Vec<Job>,
}

/// A card or ability being announced: its player's own business until it is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Announced {
    pub(crate) seat: Seat,
    pub(crate) origin: Origin,
    /// By its Neutralisation.
    pub(crate) neutralises: bool,
    /// What has been chosen so far, by a player or because there was nothing else to choose.
    pub(crate) picks: ArrayVec<Pick, MOST_PICKS>,
}

/// Something chosen in announcing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    pub(crate) chosen: Move,
    /// Nothing else could be chosen: taken back with the choice before.
    pub(crate) alone: bool,
}

/// What has been given of a cost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    pub(crate) builders: ArrayVec<PermanentId, MOST_GIVEN>,
    pub(crate) sacrifices: ArrayVec<PermanentId, MOST_GIVEN>,
    pub(crate) discards: ArrayVec<CardId, MOST_GIVEN>,
}

impl Payment {
    /// Takes what a move gives: permanents are builders until the cost wants no more of them.
    pub(crate) fn take(&mut self, cost: &Cost, mv: Move) {
        // No card asks for more than there is room for: that is looked at when the set is read.
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

/// A cost being paid in the middle of what happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paying {
    pub(crate) seat: Seat,
    pub(crate) cost: Cost,
    pub(crate) payment: Payment,
    /// The permanent whose temporary cost it is; none: it is for what is happening now.
    pub(crate) temporary: Option<PermanentId>,
}

/// What is happening now: a program being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Running {
    pub(crate) card: CardId,
    /// The clause; none for a whole spell.
    pub(crate) clause: Option<u8>,
    /// The permanent that says so, if it is one.
    pub(crate) permanent: Option<PermanentId>,
    /// Who "you" is.
    pub(crate) you: Seat,
    /// Whose source it is: the master of the card at this moment (DU-6.1).
    pub(crate) source: Seat,
    pub(crate) x: u8,
    pub(crate) targets: ArrayVec<Option<Target>, MOST_TARGETS>,
    /// The permanent that the occasion is about.
    pub(crate) it: Option<PermanentId>,
    /// The action that it may prevent.
    pub(crate) against: Option<u8>,
    /// The next step of the program.
    pub(crate) at: u16,
    /// Which of several players the step has come to.
    pub(crate) part: u8,
    /// How many this player still has to give; 0 before it is computed.
    pub(crate) left: u8,
}

/// Something that is going to happen by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Job {
    pub(crate) card: CardId,
    /// The permanent that says so; perhaps gone by then.
    pub(crate) permanent: PermanentId,
    /// Who "you" is: its master, or whoever gets a bounty.
    pub(crate) you: Seat,
    /// Whose source it is.
    pub(crate) source: Seat,
    pub(crate) what: Happening,
    pub(crate) it: Option<PermanentId>,
    pub(crate) x: u8,
    /// As the permanent comes into play: part of the action that played it.
    pub(crate) on_play: bool,
    /// Judged on the state before the permanent left.
    pub(crate) leaving: bool,
    /// Which of several of its name the permanent is; see [`Permanent`](crate::Permanent).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) twin: u8,
}

impl Job {
    /// The permanent that says so, as events name it.
    pub(crate) fn piece(&self) -> Piece {
        Piece { id: self.permanent, card: self.card, twin: self.twin }
    }
}

/// An attacker and what it attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "ParbajAttack")]
pub struct Attack {
    /// Who attacks.
    pub attacker: PermanentId,
    /// A player or a permanent.
    pub target: Target,
    /// Its place in the order of the guard's strikes, from 1; 0 until one is chosen.
    pub order: u8,
}

impl Action {
    /// Whose it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Where it comes from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Its targets.
    #[must_use]
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// The action in the queue that it is meant to prevent.
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

impl Announced {
    /// Where it comes from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        self.origin
    }
}
