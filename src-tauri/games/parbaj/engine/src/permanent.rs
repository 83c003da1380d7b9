//! Permanents: cards and tokens in play.

use crate::card::CardId;
use game::Seat;
use parbaj_cards::CounterKind;
use serde::{Deserialize, Serialize};

/// Identifies a permanent for as long as it is in play; never reused in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, specta::Type)]
#[serde(transparent)]
#[serde(rename = "ParbajPermanentId")]
pub struct PermanentId(pub u16);

/// A permanent as events name it; also usable after it has left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "ParbajPiece")]
pub struct PermanentRef {
    pub id: PermanentId,
    pub card: CardId,
    /// The number that tells permanents of the same card in play apart: 0 for the first to come, then 2, 3 …
    #[serde(default, skip_serializing_if = "is_zero")]
    pub twin: u8,
}

/// The counters on a permanent (DU-3.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "ParbajCounters")]
pub struct Counters {
    /// Counters of +1/+1 each.
    pub strength: u8,
    /// Counters of −1/−1 each.
    pub weakness: u8,
    pub poison: u8,
    pub temporary_cost: u8,
    /// Burden counters: in each upkeep of the permanent's master, the master loses 1 Ép and one counter is removed.
    /// Version 1 of the rules had none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub burden: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
pub(crate) fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl Counters {
    /// Returns the number of counters of a kind.
    #[must_use]
    pub fn of(self, kind: CounterKind) -> u8 {
        match kind {
            CounterKind::Strength => self.strength,
            CounterKind::Weakness => self.weakness,
            CounterKind::Poison => self.poison,
            CounterKind::TemporaryCost => self.temporary_cost,
            CounterKind::Burden => self.burden,
        }
    }

    /// Returns the greatest number of counters of any one kind.
    pub(crate) fn most(self) -> u8 {
        CounterKind::ALL.into_iter().map(|kind| self.of(kind)).max().unwrap_or(0)
    }

    pub(crate) fn of_mut(&mut self, kind: CounterKind) -> &mut u8 {
        match kind {
            CounterKind::Strength => &mut self.strength,
            CounterKind::Weakness => &mut self.weakness,
            CounterKind::Poison => &mut self.poison,
            CounterKind::TemporaryCost => &mut self.temporary_cost,
            CounterKind::Burden => &mut self.burden,
        }
    }
}

/// A card or token in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Permanent {
    pub(crate) id: PermanentId,
    pub(crate) card: CardId,
    /// The seat whose deck it came from; for a token, the seat that made it (DU-1.7).
    pub(crate) owner: Seat,
    /// The seat on whose side it lies.
    pub(crate) master: Seat,
    pub(crate) passive: bool,
    /// Whether it is a creature at the guard post.
    pub(crate) guard: bool,
    pub(crate) damage: u8,
    pub(crate) counters: Counters,
    /// The X chosen as it was played.
    pub(crate) x: u8,
    /// Damage and Ép (or structure) that were computed once, as it came into play (DU-91.2.5).
    pub(crate) reckoned: Option<(u8, u8)>,
    /// The change of damage and Ép until the end of the turn.
    pub(crate) boost: (i8, i8),
    /// Whether it has lost all abilities until the end of the turn.
    pub(crate) silenced: bool,
    /// Whether it has lost its drawbacks until the end of the turn.
    pub(crate) lifted: bool,
    /// The clauses used in this turn, one bit each (DU-4.6).
    pub(crate) used: u16,
    /// The number that tells permanents of the same card in play apart: 0 for the first to come, then 2, 3 … Always 0
    /// under version 1 of the rules.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) twin: u8,
    /// Whether it has moved in this movement phase.
    pub(crate) moved: bool,
    /// The seats whose sources have damaged it or lowered its Ép in this turn (for a building: ever), one bit per seat.
    pub(crate) hurt_by: u8,
    /// The seats whose sources have put weakness or poison counters on it since the last check for deaths, one bit per
    /// seat.
    pub(crate) countered_by: u8,
}

impl Permanent {
    /// Creates a permanent as it comes into play.
    pub(crate) fn new(id: PermanentId, card: CardId, owner: Seat, master: Seat, passive: bool) -> Permanent {
        Permanent {
            id,
            card,
            owner,
            master,
            passive,
            guard: false,
            damage: 0,
            counters: Counters::default(),
            x: 0,
            reckoned: None,
            boost: (0, 0),
            silenced: false,
            lifted: false,
            used: 0,
            twin: 0,
            moved: false,
            hurt_by: 0,
            countered_by: 0,
        }
    }

    /// Returns the permanent as events name it.
    #[must_use]
    pub fn piece(&self) -> PermanentRef {
        PermanentRef { id: self.id, card: self.card, twin: self.twin }
    }

    /// Returns its identifier.
    #[must_use]
    pub fn id(&self) -> PermanentId {
        self.id
    }

    /// Returns its card.
    #[inline]
    #[must_use]
    pub fn card(&self) -> CardId {
        self.card
    }

    /// Returns the seat on whose side it lies.
    #[inline]
    #[must_use]
    pub fn master(&self) -> Seat {
        self.master
    }

    /// Whether it is at the guard post.
    #[inline]
    #[must_use]
    pub fn guards(&self) -> bool {
        self.guard
    }

    /// Returns the damage on it.
    #[must_use]
    pub fn damage_on(&self) -> u8 {
        self.damage
    }

    /// Returns the counters on it.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.counters
    }
}
