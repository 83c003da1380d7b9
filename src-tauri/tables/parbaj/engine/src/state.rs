//! Everything there is to know about a duel in progress.

use crate::action::{Action, Announced, Attack, Job, Paying, Running};
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
    /// Own turns begun.
    pub(crate) turns: u8,
    /// The top is at the end.
    pub(crate) deck: Vec<CardId>,
    /// In the order of the set: its order tells nothing.
    pub(crate) hand: Vec<CardId>,
    /// Cards in hand that the opponent has seen come back, in the order of the set.
    pub(crate) known: Vec<CardId>,
    /// The last is on top.
    pub(crate) discard: Vec<CardId>,
    pub(crate) void: Vec<CardId>,
    /// Has had to draw from an empty deck in this turn.
    pub(crate) drew_from_empty: bool,
    /// Has shuffled the opening hand back.
    pub(crate) mulliganed: bool,
}

/// A duel in progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    /// Turns of both players, from 1.
    pub(crate) turn: u16,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Who began.
    pub(crate) starter: Seat,
    pub(crate) phase: Phase,
    pub(crate) step: Step,
    pub(crate) sides: [SideState; 2],
    /// In the order in which they came.
    pub(crate) permanents: Vec<Permanent>,
    pub(crate) next_id: u16,
    pub(crate) queue: Vec<Action>,
    /// Whether the queue is being carried out, last to first.
    pub(crate) closing: bool,
    /// What goes on once nothing is happening.
    pub(crate) resume: Resume,
    /// What still has to happen in this upkeep.
    pub(crate) upkeep: Vec<Job>,
    /// Whether something has been done after which deaths are looked for (DU-4.7).
    pub(crate) check_due: bool,
    pub(crate) announced: Option<Announced>,
    pub(crate) paying: Option<Paying>,
    pub(crate) running: Option<Running>,
    pub(crate) jobs: Vec<Job>,
    /// Automatic firings in the current action (DU-4.6).
    pub(crate) fired: u8,
    pub(crate) attacks: Vec<Attack>,
    /// Whether somebody has to decide: only within a decision that is being carried out.
    #[serde(skip)]
    pub(crate) waits: bool,
    pub(crate) ended: Option<Ending>,
}

/// The other player.
#[inline]
#[must_use]
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

impl State {
    /// What was chosen before the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Turns of both players, from 1; 0 before the first.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// The phase.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What is being decided.
    #[inline]
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// How it has ended.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ended
    }

    /// A player's Ép.
    #[inline]
    #[must_use]
    pub fn life(&self, seat: Seat) -> i16 {
        self.sides[seat.index()].life
    }

    /// Both players' Ép.
    #[inline]
    #[must_use]
    pub fn lives(&self) -> [i16; 2] {
        [self.sides[0].life, self.sides[1].life]
    }

    /// A player's VP.
    #[inline]
    #[must_use]
    pub fn vp(&self, seat: Seat) -> u8 {
        self.sides[seat.index()].vp
    }

    /// A player's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        &self.sides[seat.index()].hand
    }

    /// How many cards a player's deck has.
    #[must_use]
    pub fn deck_size(&self, seat: Seat) -> usize {
        self.sides[seat.index()].deck.len()
    }

    /// A player's discard pile, the top last.
    #[must_use]
    pub fn discard(&self, seat: Seat) -> &[CardId] {
        &self.sides[seat.index()].discard
    }

    /// Everything in play, in the order in which it came.
    #[inline]
    #[must_use]
    pub fn permanents(&self) -> &[Permanent] {
        &self.permanents
    }

    /// The attackers and what they attack.
    #[must_use]
    pub fn attacks(&self) -> &[Attack] {
        &self.attacks
    }

    /// The reaction queue, the first action first.
    #[must_use]
    pub fn queue(&self) -> &[Action] {
        &self.queue
    }

    /// What is being announced.
    #[must_use]
    pub fn announced(&self) -> Option<&Announced> {
        self.announced.as_ref()
    }

    #[inline]
    pub(crate) fn side(&mut self, seat: Seat) -> &mut SideState {
        &mut self.sides[seat.index()]
    }

    /// The permanent of that name, if it is still in play.
    #[inline]
    #[must_use]
    pub fn permanent(&self, id: PermanentId) -> Option<&Permanent> {
        self.permanents.iter().find(|permanent| permanent.id == id)
    }

    #[inline]
    pub(crate) fn permanent_mut(&mut self, id: PermanentId) -> Option<&mut Permanent> {
        self.permanents.iter_mut().find(|permanent| permanent.id == id)
    }

    /// Who decides now.
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
