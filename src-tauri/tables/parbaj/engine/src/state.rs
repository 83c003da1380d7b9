//! Everything there is to know about a duel in progress.

use crate::card::CardId;
use crate::moves::{Happening, Move, Target};
use crate::permanent::{Permanent, PermanentId};
use crate::setup::Setup;
use arrayvec::ArrayVec;
use game::{Chance, Seat};
use parbaj_cards::{Cost, MOST_TARGETS, Place};
use serde::{Deserialize, Serialize};

/// The most decisions there are in announcing one action: what it is against, its targets, X, and what is given.
pub(crate) const MOST_PICKS: usize = 24;
/// The most permanents or cards that any part of a cost asks for.
pub(crate) const MOST_GIVEN: usize = 6;

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
    /// A guard's master: whom it strikes next.
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
    /// A player chooses with what to pay for one of the two above.
    Paying {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

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
    /// The action of the queue that it is to prevent.
    pub(crate) against: Option<u8>,
    pub(crate) prevented: bool,
}

/// A card or ability being announced: its player's own business until it is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Announced {
    pub(crate) seat: Seat,
    pub(crate) origin: Origin,
    /// By its Neutralisation.
    pub(crate) neutralises: bool,
    /// What has been chosen so far, by a player and because there was nothing else to choose.
    pub(crate) picks: ArrayVec<Pick, MOST_PICKS>,
}

/// Something chosen in announcing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    pub(crate) chosen: Move,
    /// Nothing else could be chosen: taken back with what was chosen before.
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

/// A cost being paid in the course of what happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paying {
    pub(crate) seat: Seat,
    pub(crate) cost: Cost,
    pub(crate) payment: Payment,
    /// The permanent whose temporary cost it is; none: what happens now may be paid for.
    pub(crate) temporary: Option<PermanentId>,
}

/// What happens now: a program being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Running {
    pub(crate) card: CardId,
    /// The clause; none: all that a spell does.
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
    /// How many this player still has to give; 0 before it is reckoned.
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
    /// The permanent as it comes: part of the action by which it was played.
    pub(crate) on_play: bool,
    /// Judged on the state before the permanent left.
    pub(crate) leaving: bool,
}

/// An attacker and whom it attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(deny_unknown_fields)]
#[serde(rename = "ParbajAttack")]
pub struct Attack {
    /// Who attacks.
    pub attacker: PermanentId,
    /// Whom: a player or a permanent.
    pub target: Target,
    /// The place in the order of its guard's strikes, from 1; 0 as long as none is chosen.
    pub order: u8,
}

/// What is before a player.
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
    /// Whether somebody is to decide: only within a decision that is being carried out.
    #[serde(skip)]
    pub(crate) waits: bool,
    pub(crate) ended: Option<Ending>,
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
    /// The attackers go home: the strike is over.
    Home,
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
    /// Who has won; nobody: a draw.
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

    /// The attackers and whom they attack.
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

    /// The action of the queue that it is to prevent.
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
