//! A game in progress as it lies on the table: in plain Go, all there is.

use crate::card::Card;
use crate::colour::Colour;
use crate::desk::Desk;
use crate::lasting::Lasting;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Position;
use crate::setup::{Cards, Setup};
use crate::step::{Announced, Step};
use game::Seat;
use serde::{Deserialize, Serialize};

/// A game without the cards that lie face down. A state's table also knows what a player has in mind (a card being
/// aimed, a trap's point); a view's table has only what its seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    pub(crate) phase: Phase,
    /// Whether play has been resumed after a count: then no stone is counted as dead (GO-1.4).
    pub(crate) resumed: bool,
    /// Stones marked as dead.
    pub(crate) dead: PointSet,
    /// Stones whose marks differ from how they were when this turn of marking began.
    pub(crate) marked: PointSet,
    /// Stones taken off so far, by the seat that took them.
    pub(crate) captures: [u32; 2],
    /// For every pass so far, and every move undone by a trap: how many colourings there had been by then, not counting
    /// the first.
    pub(crate) passed_at: Vec<u32>,
    /// The places in the history that were left by a card, not a move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) changed_at: Vec<u32>,
    /// Moves made before the history begins, in a drawn position.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub(crate) before: u32,
    /// The card side.
    #[serde(default, skip_serializing_if = "Desk::is_bare")]
    pub(crate) desk: Desk,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_nothing(number: &u32) -> bool {
    *number == 0
}

/// Which part of the game it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoPhase")]
pub enum Phase {
    /// Stones are placed.
    Playing,
    /// Groups are marked dead or alive.
    Counting {
        /// Whose turn it is to speak.
        stage: Stage,
    },
    /// The game is over.
    Over,
}

/// Whose turn it is to speak while groups are marked. The first is the opponent of the last to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoStage")]
pub enum Stage {
    /// The first marks, and agrees.
    First,
    /// The other agrees, or marks otherwise and agrees.
    Second,
    /// The first answers the other's marks.
    Last,
}

impl Table {
    /// A table at the beginning of a game.
    pub(crate) fn new(setup: Setup, position: Position) -> Table {
        Table {
            setup,
            position,
            phase: Phase::Playing,
            resumed: false,
            dead: PointSet::EMPTY,
            marked: PointSet::EMPTY,
            captures: [0; 2],
            passed_at: Vec::new(),
            changed_at: Vec::new(),
            before: 0,
            desk: Desk::default(),
        }
    }

    /// Who decides now.
    #[inline]
    pub(crate) fn to_move(&self) -> Option<Seat> {
        let turn = self.position.turn();
        let other = match self.phase {
            Phase::Playing => match self.desk.step {
                // The move has already been made.
                Step::Discard { .. } => true,
                step => step.asks_opponent(),
            },
            Phase::Counting { stage } => stage == Stage::Second,
            Phase::Over => return None,
        };
        Some(seat_of(if other { turn.opponent() } else { turn }))
    }

    /// Whose turn it is, whoever is asked; after the turn's move, who comes next.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        seat_of(self.position.turn())
    }

    /// The setup the game was dealt with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Board, turn and earlier positions.
    #[inline]
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Which part of the game it is.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether play has been resumed after a count.
    #[must_use]
    pub fn is_resumed(&self) -> bool {
        self.resumed
    }

    /// Stones marked as dead.
    #[must_use]
    pub fn dead(&self) -> &PointSet {
        &self.dead
    }

    /// Stones whose marks differ from how they were when this turn of marking began.
    #[must_use]
    pub fn marked(&self) -> &PointSet {
        &self.marked
    }

    /// The point of the trap that the other player has noted against a seat, as far as this table knows it.
    #[inline]
    pub(crate) fn trap_against(&self, seat: Seat) -> Option<Point> {
        let lasting = self.desk.lasting.as_ref()?;
        if lasting.card == Card::Trap && lasting.by != seat { lasting.point } else { None }
    }

    /// Whether the game has a deck at all.
    #[inline]
    #[must_use]
    pub fn has_cards(&self) -> bool {
        self.setup.cards == Cards::Deck
    }

    /// What has to be decided, while stones are placed.
    #[inline]
    #[must_use]
    pub fn step(&self) -> Step {
        self.desk.step
    }

    /// The card that waits for an answer.
    #[must_use]
    pub fn announced(&self) -> Option<Announced> {
        let Step::Answer { card, targets, line } = self.desk.step else { return None };
        Some(Announced { seat: self.active(), card, targets, line, drawn: card.is_immediate() })
    }

    /// The effect in force.
    #[inline]
    #[must_use]
    pub fn lasting(&self) -> Option<&Lasting> {
        self.desk.lasting.as_ref()
    }

    /// The discard pile, in the order the cards came.
    #[must_use]
    pub fn discards(&self) -> &[Card] {
        &self.desk.discards
    }

    /// Whether a card has been drawn in this turn.
    #[must_use]
    pub fn drawn(&self) -> bool {
        self.desk.drawn
    }

    /// Whether a card has been announced in this turn.
    #[must_use]
    pub fn carded(&self) -> bool {
        self.desk.carded
    }

    /// Whether deck and hands hold nothing to play any more (GO-2.3).
    #[must_use]
    pub fn is_ordinary(&self) -> bool {
        self.desk.ordinary
    }

    /// Moves made so far, passes included: stones placed by cards don't count, and a turn with a card instead of a move
    /// has none.
    #[inline]
    #[must_use]
    pub fn number(&self) -> u32 {
        let colourings = self.colourings() - self.changed_at.len() as u32;
        self.before + colourings + self.passed_at.len() as u32
    }

    /// How many colourings there have been after the first.
    #[inline]
    pub(crate) fn colourings(&self) -> u32 {
        self.position.history().len() as u32 - 1
    }

    /// The number of the move after which the board first looked as it did at that place of the history; 0 is the
    /// beginning.
    pub(crate) fn number_of(&self, colouring: usize) -> u32 {
        let passes = self.passed_at.iter().filter(|&&before| (before as usize) < colouring).count();
        let changes = self.changed_at.iter().filter(|&&place| place as usize <= colouring).count();
        self.before + (colouring + passes - changes) as u32
    }

    /// The stones of the group that `point` belongs to; none if it is empty.
    pub(crate) fn group(&self, point: Point) -> PointSet {
        self.position.board().chain_set(point)
    }

    /// Every group by its first point, in the order of points.
    pub(crate) fn groups(&self) -> Vec<Point> {
        let mut seen = PointSet::EMPTY;
        let mut firsts = Vec::new();
        let board = self.position.board();
        for point in board.points() {
            if board.stone(point).is_some() && !seen.contains(point) {
                seen |= self.group(point);
                firsts.push(point);
            }
        }
        firsts
    }
}

/// Who plays a colour.
#[inline]
pub(crate) fn seat_of(colour: Colour) -> Seat {
    Seat(colour.index() as u8)
}
