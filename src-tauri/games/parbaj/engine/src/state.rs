//! The complete state of a duel.

use crate::action::{Action, Announcement, Attack, PaymentInProgress, PendingClause, RunningProgram};
use crate::card::CardId;
use crate::permanent::{Permanent, PermanentId};
use crate::setup::Setup;
use crate::step::{Ending, Phase, Resume, Step};
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// A player's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SideState {
    pub(crate) life: i16,
    pub(crate) vp: u8,
    /// The number of own turns begun.
    pub(crate) turns: u8,
    /// The cards of the deck; the last one is the top.
    pub(crate) deck: Vec<CardId>,
    /// Sorted in the order of the set, so that the order reveals nothing.
    pub(crate) hand: Vec<CardId>,
    /// Cards in hand that the opponent has seen return to it, in the order of the set.
    pub(crate) known: Vec<CardId>,
    /// The last card is the top.
    pub(crate) discard: Vec<CardId>,
    pub(crate) void: Vec<CardId>,
    /// Whether the player has had to draw from an empty deck in this turn.
    pub(crate) drew_from_empty: bool,
    /// Whether the player has shuffled the opening hand back.
    pub(crate) mulliganed: bool,
}

/// The complete state of a duel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    /// The turn's number, counting both players' turns, from 1.
    pub(crate) turn: u16,
    /// The seat whose turn it is.
    pub(crate) active: Seat,
    /// The seat that began.
    pub(crate) starter: Seat,
    pub(crate) phase: Phase,
    pub(crate) step: Step,
    pub(crate) sides: [SideState; 2],
    /// In the order in which they came into play.
    pub(crate) permanents: Vec<Permanent>,
    pub(crate) next_id: u16,
    pub(crate) queue: Vec<Action>,
    /// Whether the queue is being carried out, last to first.
    pub(crate) closing: bool,
    /// Where the turn continues when nothing is running and nothing is queued.
    pub(crate) resume: Resume,
    /// The jobs that are still to be carried out in this upkeep.
    pub(crate) upkeep: Vec<PendingClause>,
    /// Whether a check for deaths is due (DU-4.7).
    pub(crate) check_due: bool,
    pub(crate) announced: Option<Announcement>,
    pub(crate) paying: Option<PaymentInProgress>,
    pub(crate) running: Option<RunningProgram>,
    pub(crate) jobs: Vec<PendingClause>,
    /// The number of automatic firings in the current action (DU-4.6).
    pub(crate) fired: u8,
    pub(crate) attacks: Vec<Attack>,
    /// Whether a seat has to decide. Only set while a decision is being carried out.
    #[serde(skip)]
    pub(crate) waits: bool,
    pub(crate) ended: Option<Ending>,
}

/// Returns the other player's seat.
#[inline]
#[must_use]
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

impl State {
    /// Returns the setup.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the turn's number, counting both players' turns, from 1; 0 before the first turn.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Returns the seat whose turn it is.
    #[inline]
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the current phase.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the decision to be made.
    #[inline]
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Returns how the duel has ended; `None` while it is in progress.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ended
    }

    /// Returns a player's Ép.
    #[inline]
    #[must_use]
    pub fn life(&self, seat: Seat) -> i16 {
        self.sides[seat.index()].life
    }

    /// Returns both players' Ép, by seat.
    #[inline]
    #[must_use]
    pub fn lives(&self) -> [i16; 2] {
        [self.sides[0].life, self.sides[1].life]
    }

    /// Returns a player's VP.
    #[inline]
    #[must_use]
    pub fn vp(&self, seat: Seat) -> u8 {
        self.sides[seat.index()].vp
    }

    /// Returns a player's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        &self.sides[seat.index()].hand
    }

    /// Returns the number of cards in a player's deck.
    #[must_use]
    pub fn deck_size(&self, seat: Seat) -> usize {
        self.sides[seat.index()].deck.len()
    }

    /// Returns a player's discard pile, the top last.
    #[must_use]
    pub fn discard(&self, seat: Seat) -> &[CardId] {
        &self.sides[seat.index()].discard
    }

    /// Returns all permanents, in the order in which they came into play.
    #[inline]
    #[must_use]
    pub fn permanents(&self) -> &[Permanent] {
        &self.permanents
    }

    /// Returns the attackers and what they attack.
    #[must_use]
    pub fn attacks(&self) -> &[Attack] {
        &self.attacks
    }

    /// Returns the reaction queue, the first action first.
    #[must_use]
    pub fn queue(&self) -> &[Action] {
        &self.queue
    }

    /// Returns the card or ability being announced.
    #[must_use]
    pub fn announced(&self) -> Option<&Announcement> {
        self.announced.as_ref()
    }

    #[inline]
    pub(crate) fn side(&mut self, seat: Seat) -> &mut SideState {
        &mut self.sides[seat.index()]
    }

    /// Returns the permanent with this identifier, if it is still in play.
    #[inline]
    #[must_use]
    pub fn permanent(&self, id: PermanentId) -> Option<&Permanent> {
        self.permanents.iter().find(|permanent| permanent.id == id)
    }

    #[inline]
    pub(crate) fn permanent_mut(&mut self, id: PermanentId) -> Option<&mut Permanent> {
        self.permanents.iter_mut().find(|permanent| permanent.id == id)
    }

    /// Returns the seat that decides now; `None` when the duel is over.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Mulligan { seat }
            | Step::Window { seat, .. }
            | Step::Reactions { seat, .. }
            | Step::Target { seat }
            | Step::Discard { seat, .. }
            | Step::Sacrifice { seat, .. }
            | Step::May { seat }
            | Step::Paying { seat } => Some(seat),
            Step::UpkeepOrder | Step::Movement | Step::Attackers | Step::TemporaryCost { .. } => Some(self.active),
            Step::StrikeOrder { .. } => Some(other(self.active)),
            Step::Over => None,
        }
    }
}
