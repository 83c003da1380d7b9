//! The complete state of a game in progress.

use crate::card::{Card, CardSet};
use crate::play_area::{Cards, MOST_SEATS, PlayArea, copied};
use crate::refusal::Decision;
use crate::setup::Setup;
use crate::suit::{SUITS, Suit, Trump};
use arrayvec::ArrayVec;
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// Number of rounds in a game (IS-8.1).
pub const ROUNDS: u8 = 4;

/// The complete state of a game in progress. The draw and discard piles have their top card at the end.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) table: PlayArea,
    pub(crate) chance: Chance,
    /// 1 to 4.
    pub(crate) round: u8,
    /// The seat that began the round.
    pub(crate) starter: Seat,
    /// The seat whose turn it is.
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// The trump cards, in the order in which they come up.
    pub(crate) trump_cards: [Suit; SUITS],
    pub(crate) hands: [CardSet; MOST_SEATS],
    /// Cards of each hand that every seat knows to be there (IS-1.3).
    pub(crate) known: [CardSet; MOST_SEATS],
    pub(crate) draw_pile: Cards,
    pub(crate) discards: Cards,
    pub(crate) score_piles: [CardSet; MOST_SEATS],
    /// Actions done in this round, by seat (IS-6.3).
    pub(crate) actions: [u8; MOST_SEATS],
    /// Victory points for places so far, by seat (IS-7.3).
    pub(crate) vp: [u8; MOST_SEATS],
    /// The most points of any round so far (IS-7.5).
    pub(crate) record: Option<u16>,
    /// Which seats have a marker on the record.
    pub(crate) record_marks: [bool; MOST_SEATS],
    /// Which seats have a marker on sans-trump (IS-7.4).
    pub(crate) sans_trump: [bool; MOST_SEATS],
    /// The rounds counted so far.
    pub(crate) rounds: ArrayVec<RoundResult, { ROUNDS as usize }>,
}

/// The pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Step {
    /// The active seat does one action.
    Action,
    /// A seat chooses which of several equal cards it puts on its score pile.
    Bank { seat: Seat },
    /// A seat chooses which card it discards to get down to the limit.
    Discard { seat: Seat },
    /// The game is over.
    Over,
}

/// A round that has been counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundResult {
    /// Points, by seat (IS-7.1).
    pub points: [u16; MOST_SEATS],
    /// Victory points for the places, by seat (IS-7.3).
    pub vp: [u8; MOST_SEATS],
}

impl Step {
    /// Returns the pending decision; `None` when the game is over.
    pub(crate) fn decision(self) -> Option<Decision> {
        Some(match self {
            Step::Action => Decision::Action,
            Step::Bank { .. } => Decision::Bank,
            Step::Discard { .. } => Decision::Discard,
            Step::Over => return None,
        })
    }
}

impl Clone for State {
    fn clone(&self) -> State {
        State {
            table: self.table.clone(),
            chance: self.chance.clone(),
            draw_pile: copied(&self.draw_pile),
            discards: copied(&self.discards),
            rounds: copied(&self.rounds),
            ..*self
        }
    }
}

impl State {
    /// Returns a state in which no card has been dealt yet.
    pub(crate) fn empty(setup: Setup, chance: Chance) -> State {
        State {
            table: PlayArea::empty(setup),
            chance,
            round: 0,
            starter: Seat(0),
            active: Seat(0),
            step: Step::Action,
            trump_cards: Suit::ALL,
            hands: [CardSet::EMPTY; MOST_SEATS],
            known: [CardSet::EMPTY; MOST_SEATS],
            draw_pile: Cards::new(),
            discards: Cards::new(),
            score_piles: [CardSet::EMPTY; MOST_SEATS],
            actions: [0; MOST_SEATS],
            vp: [0; MOST_SEATS],
            record: None,
            record_marks: [false; MOST_SEATS],
            sans_trump: [false; MOST_SEATS],
            rounds: ArrayVec::new(),
        }
    }

    /// Returns the setup of the game.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.table.setup
    }

    /// Returns the number of seats.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.table.setup.seats
    }

    /// Returns the rows, the trump and the markers.
    #[must_use]
    pub fn table(&self) -> &PlayArea {
        &self.table
    }

    /// Returns the seat that has to decide now.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Action => Some(self.active),
            Step::Bank { seat } | Step::Discard { seat } => Some(seat),
            Step::Over => None,
        }
    }

    /// Returns the pending decision.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Returns the seat that began the round.
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// Returns the number of the round, 1 to 4.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Returns the trump with which the round began.
    #[must_use]
    pub fn first_trump(&self) -> Trump {
        self.opening(self.round).0
    }

    /// Returns the trump with which a round begins, and the index of the trump card that is on top then (IS-1.1,
    /// IS-8.5).
    pub(crate) fn opening(&self, round: u8) -> (Trump, usize) {
        let (mut trump, mut top) = (Trump::from(self.trump_cards[0]), 0);
        for _ in 1..round {
            if trump == Trump::Turban {
                trump = Trump::SansTrump;
            } else {
                top = (top + 1) % SUITS;
                trump = self.trump_cards[top].into();
            }
        }
        (trump, top)
    }

    /// Returns a seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Returns the cards of a seat's hand that every seat knows to be there (IS-1.3).
    #[must_use]
    pub fn known(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
    }

    /// Returns the discard pile, its top card last.
    #[must_use]
    pub fn discards(&self) -> &[Card] {
        &self.discards
    }

    /// Returns the number of cards in the draw pile.
    #[must_use]
    pub fn draw_pile_size(&self) -> u8 {
        self.draw_pile.len() as u8
    }

    /// Returns a seat's score pile, without a marker on it.
    #[must_use]
    pub fn score_pile(&self, seat: Seat) -> CardSet {
        self.score_piles[seat.index()]
    }

    /// Returns a seat's victory points for places so far (IS-7.3).
    #[must_use]
    pub fn place_points(&self, seat: Seat) -> u8 {
        self.vp[seat.index()]
    }

    /// Returns the record in points, and which seats have a marker on it (IS-7.5).
    #[must_use]
    pub fn record(&self) -> Option<(u16, &[bool])> {
        self.record.map(|points| (points, &self.record_marks[..usize::from(self.seats())]))
    }

    /// Returns whether a seat has a marker on sans-trump (IS-7.4).
    #[must_use]
    pub fn sans_trump_marked(&self, seat: Seat) -> bool {
        self.sans_trump[seat.index()]
    }

    /// Returns the number of actions a seat has done in this round.
    #[must_use]
    pub fn actions(&self, seat: Seat) -> u8 {
        self.actions[seat.index()]
    }

    /// Returns the results of the rounds counted so far.
    #[must_use]
    pub fn rounds(&self) -> &[RoundResult] {
        &self.rounds
    }
}
