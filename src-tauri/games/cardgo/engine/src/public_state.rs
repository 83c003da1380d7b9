//! The public part of a game; in plain Go it is the complete game.

use crate::card::Card;
use crate::card_progress::CardProgress;
use crate::colour::Colour;
use crate::lasting::LastingEffect;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Position;
use crate::setup::{Cards, Setup};
use crate::step::{AnnouncedCard, Step};
use game::Seat;
use serde::{Deserialize, Serialize};

/// A game without the face-down cards. In a state it also contains the secret choices of the players (a card being
/// aimed, the point of a Trap); in a view it contains only what the seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PublicState {
    pub(crate) setup: Setup,
    pub(crate) position: Position,
    pub(crate) phase: Phase,
    /// Whether play has been resumed after counting. At the second end no stone is counted as dead (GO-1.4).
    pub(crate) resumed: bool,
    /// Stones marked as dead.
    pub(crate) dead: PointSet,
    /// Stones whose marks have changed since the current turn of marking began.
    pub(crate) marked: PointSet,
    /// Number of stones captured so far, by the seat that captured them.
    pub(crate) captures: [u32; 2],
    /// For every pass so far, and every move undone by a Trap: the number of colourings at that time, not counting the
    /// first.
    pub(crate) passed_at: Vec<u32>,
    /// Indices in the history of the colourings made by a card, not by a move.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) changed_at: Vec<u32>,
    /// Number of moves made before the history begins; not 0 only in positions set up from a diagram.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub(crate) before: u32,
    /// The public state of the cards.
    #[serde(default, skip_serializing_if = "CardProgress::is_bare")]
    pub(crate) desk: CardProgress,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_nothing(number: &u32) -> bool {
    *number == 0
}

/// The phase of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
#[serde(rename = "CardgoPhase")]
pub enum Phase {
    /// Stones are placed.
    Playing,
    /// Groups are marked dead or alive.
    Counting {
        /// The seat whose turn it is to mark or agree.
        stage: Stage,
    },
    /// The game is over.
    Over,
}

/// The turn of marking groups. The first player to mark is the opponent of the player who passed last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "CardgoStage")]
pub enum Stage {
    /// The first player marks, and agrees.
    First,
    /// The other player agrees, or changes marks and agrees.
    Second,
    /// The first player answers the changed marks.
    Last,
}

impl PublicState {
    /// Returns the beginning of a game.
    pub(crate) fn new(setup: Setup, position: Position) -> PublicState {
        PublicState {
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
            desk: CardProgress::default(),
        }
    }

    /// The seat that decides now; `None` when the game is over.
    #[inline]
    pub(crate) fn to_move(&self) -> Option<Seat> {
        let turn = self.position.turn();
        let other = match self.phase {
            Phase::Playing => match self.desk.step {
                // The move has already been made, so the turn of the position is the opponent's.
                Step::Discard { .. } => true,
                step => step.asks_opponent(),
            },
            Phase::Counting { stage } => stage == Stage::Second,
            Phase::Over => return None,
        };
        Some(seat_of(if other { turn.opponent() } else { turn }))
    }

    /// The seat whose turn it is, even if the opponent decides; after the turn's move, the seat that is next.
    #[inline]
    pub(crate) fn active(&self) -> Seat {
        seat_of(self.position.turn())
    }

    /// The setup the game was dealt with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Board, colour to move and earlier colourings.
    #[inline]
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The phase of the game.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether play has been resumed after counting.
    #[must_use]
    pub fn is_resumed(&self) -> bool {
        self.resumed
    }

    /// Stones marked as dead.
    #[must_use]
    pub fn dead(&self) -> &PointSet {
        &self.dead
    }

    /// Stones whose marks have changed since the current turn of marking began.
    #[must_use]
    pub fn marked(&self) -> &PointSet {
        &self.marked
    }

    /// The point of a Trap set against a seat, if this copy of the public state contains it.
    #[inline]
    pub(crate) fn trap_against(&self, seat: Seat) -> Option<Point> {
        let lasting = self.desk.lasting.as_ref()?;
        if lasting.card == Card::Trap && lasting.by != seat { lasting.point } else { None }
    }

    /// Whether the game is played with cards.
    #[inline]
    #[must_use]
    pub fn has_cards(&self) -> bool {
        self.setup.cards == Cards::Deck
    }

    /// The pending decision; meaningful only during [`Phase::Playing`].
    #[inline]
    #[must_use]
    pub fn step(&self) -> Step {
        self.desk.step
    }

    /// The announced card that the opponent may counter.
    #[must_use]
    pub fn announced(&self) -> Option<AnnouncedCard> {
        let Step::Answer { card, targets, line } = self.desk.step else { return None };
        Some(AnnouncedCard { seat: self.active(), card, targets, line, drawn: card.is_immediate() })
    }

    /// The effect in force.
    #[inline]
    #[must_use]
    pub fn lasting(&self) -> Option<&LastingEffect> {
        self.desk.lasting.as_ref()
    }

    /// The discard pile, in the order in which the cards were discarded.
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

    /// Whether deck and hands hold no more cards that can be played (GO-2.3).
    #[must_use]
    pub fn is_ordinary(&self) -> bool {
        self.desk.ordinary
    }

    /// Number of moves made so far, passes included. Stones placed by cards don't count, nor does a turn with a card
    /// instead of a move.
    #[inline]
    #[must_use]
    pub fn number(&self) -> u32 {
        let colourings = self.colourings() - self.changed_at.len() as u32;
        self.before + colourings + self.passed_at.len() as u32
    }

    /// Number of colourings after the first.
    #[inline]
    pub(crate) fn colourings(&self) -> u32 {
        self.position.history().len() as u32 - 1
    }

    /// The number of the move after which the board first had the colouring at that index of the history; 0 for the
    /// initial one.
    pub(crate) fn number_of(&self, colouring: usize) -> u32 {
        let passes = self.passed_at.iter().filter(|&&before| (before as usize) < colouring).count();
        let changes = self.changed_at.iter().filter(|&&place| place as usize <= colouring).count();
        self.before + (colouring + passes - changes) as u32
    }

    /// The stones of the group on `point`; empty if there is no stone.
    pub(crate) fn group(&self, point: Point) -> PointSet {
        self.position.board().chain_set(point)
    }

    /// The first point of every group, in point order.
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

/// The seat that plays a colour.
#[inline]
pub(crate) fn seat_of(colour: Colour) -> Seat {
    Seat(colour.index() as u8)
}
