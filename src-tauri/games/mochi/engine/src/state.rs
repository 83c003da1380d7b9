//! The complete state of a game in progress.

use crate::card::{Card, CardSet, Effect};
use crate::pair::{Pair, Side};
use crate::refusal::Decision;
use crate::setup::Setup;
use arrayvec::ArrayVec;
use game::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// The greatest number of seats.
pub(crate) const MOST_SEATS: usize = 6;

/// A sequence of cards, with room for all of them.
pub(crate) type Cards = ArrayVec<Card, { crate::card::CARDS as usize }>;

/// The complete state of a game in progress. Decks and piles have their top card at the end; hands run from left to
/// right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    pub(crate) round: u16,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    pub(crate) side: Side,
    /// The central piles, left and right.
    pub(crate) piles: [Cards; 2],
    pub(crate) deck: Cards,
    pub(crate) hands: [Cards; MOST_SEATS],
    pub(crate) reserves: [Cards; MOST_SEATS],
    /// The cards on their way into each seat's hand.
    pub(crate) arrivals: [Option<Card>; MOST_SEATS],
    /// Places of the cards chosen to be passed or kept, by seat, until all seats have chosen.
    pub(crate) sealed: [Option<u8>; MOST_SEATS],
    /// Effects of the pair just played that haven't been carried out yet.
    pub(crate) effects: ArrayVec<Effect, 2>,
    /// Whether the active seat has played a pair this turn.
    pub(crate) paired: bool,
    /// For each seat, the cards that it knows to be in other seats' hands (MO-8.3).
    pub(crate) known: [CardSet; MOST_SEATS],
    /// Turns finished in this round, by seat (MO-6.6).
    pub(crate) turns: [u8; MOST_SEATS],
    /// Turns since the last pair of this round (MO-6.5).
    pub(crate) dry_turns: u8,
    pub(crate) scores: [u16; MOST_SEATS],
    /// Penalties of the finished rounds, by seat.
    pub(crate) rounds: Vec<[u16; MOST_SEATS]>,
}

/// The pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Step {
    /// The active seat plays a pair, draws or passes.
    Action,
    /// The active seat chooses which of two different effects is carried out first.
    EffectOrder,
    /// The active seat chooses who draws.
    ChooseDrawer,
    /// The chosen seat chooses the source to draw from.
    DrawByEffect {
        /// The seat that draws.
        seat: Seat,
    },
    /// A seat chooses where to insert its arrived card.
    Insert {
        /// The owner of the hand.
        seat: Seat,
        origin: Origin,
    },
    /// A seat chooses the card it passes.
    PassLeft { seat: Seat },
    /// The active seat chooses the card it reserves.
    Reserve,
    /// A seat chooses the card it keeps after the round.
    Keep { seat: Seat },
    /// The game is over.
    Over {
        /// Whether too few cards were left to deal (MO-7.4).
        cards_ran_out: bool,
    },
}

/// Where an arriving card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiOrigin")]
pub enum Origin {
    Centre,
    Deck,
    /// The seat's own reserve.
    Reserve,
    /// The right neighbour, by the Pass left effect.
    Passed,
}

impl Step {
    /// Returns the pending decision; `None` when the game is over.
    pub(crate) fn decision(self) -> Option<Decision> {
        Some(match self {
            Step::Action => Decision::Action,
            Step::EffectOrder => Decision::EffectOrder,
            Step::ChooseDrawer => Decision::ChooseDrawer,
            Step::DrawByEffect { .. } => Decision::DrawByEffect,
            Step::Insert { .. } => Decision::Insert,
            Step::PassLeft { .. } => Decision::PassLeft,
            Step::Reserve => Decision::Reserve,
            Step::Keep { .. } => Decision::Keep,
            Step::Over { .. } => return None,
        })
    }
}

impl State {
    /// Returns the number of seats.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.setup.seats
    }

    /// Returns the seat that has to decide now.
    #[inline]
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Action | Step::EffectOrder | Step::ChooseDrawer | Step::Reserve => Some(self.active),
            Step::DrawByEffect { seat } | Step::Insert { seat, .. } | Step::PassLeft { seat } | Step::Keep { seat } => {
                Some(seat)
            }
            Step::Over { .. } => None,
        }
    }

    /// Returns the pending decision.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Returns the penalty points so far, by seat.
    #[must_use]
    pub fn scores(&self) -> &[u16] {
        &self.scores[..usize::from(self.seats())]
    }

    /// Returns a seat's hand, from left to right.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// Returns the card on its way into a seat's hand.
    #[must_use]
    pub fn arrival(&self, seat: Seat) -> Option<Card> {
        self.arrivals[seat.index()]
    }

    /// Returns the effects of the pair just played that haven't been carried out yet, the next one first.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// Returns the seat whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Returns the number of rounds finished.
    #[must_use]
    pub fn rounds_finished(&self) -> usize {
        self.rounds.len()
    }

    /// Returns the number of rounds begun.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Returns the visible side of the value card.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Returns the central pair. Each pile always has a card (MO-4.3), except while one is being replaced.
    #[inline]
    #[must_use]
    pub fn centre(&self) -> Pair {
        let [left, right] = &self.piles;
        Pair { left: left[left.len() - 1], right: right[right.len() - 1] }
    }

    /// Returns how many cards lie under the top cards of both piles.
    #[inline]
    pub(crate) fn covered(&self) -> usize {
        self.piles.iter().map(|pile| pile.len().saturating_sub(1)).sum()
    }

    /// Returns the pair of `seat`'s hand whose left card lies at `place`, if there is one.
    #[inline]
    pub(crate) fn hand_pair(&self, seat: Seat, place: u8) -> Option<Pair> {
        let hand = &self.hands[seat.index()];
        let left = usize::from(place);
        (left + 1 < hand.len()).then(|| Pair { left: hand[left], right: hand[left + 1] })
    }
}
