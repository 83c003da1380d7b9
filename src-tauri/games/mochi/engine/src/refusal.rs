//! Refusals: why a move or a touch is forbidden.

use crate::card::{Card, Effect};
use crate::pair::{Half, Pair, Side};
use crate::rules;
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// Why a move or a touch is refused, with the pieces and numbers concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "MochiRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another seat has to move.
    NotYourTurn { to_move: Seat },
    /// Another decision has to be made first.
    FirstDecide { pending: Decision },
    /// No such decision is pending.
    NotAsked { decision: Decision },
    /// The seat can play a pair or draw, so it may not pass.
    CanAct,
    /// There are no two neighbouring cards at this place.
    NoPair {
        /// The place asked for.
        left: u8,
        /// Number of cards in the hand.
        hand: u8,
    },
    /// The pair's number doesn't meet the value requirement.
    Value {
        /// The pair touched.
        pair: Pair,
        centre: Pair,
        /// The visible side of the value card.
        side: Side,
    },
    /// A pair of two colours can't be played on a central pair of one colour.
    Colour {
        /// The pair touched.
        pair: Pair,
        centre: Pair,
    },
    /// That card isn't in the reserve.
    NotInReserve { card: Card },
    /// The last card of a central pile can't be taken because no card could replace it.
    LastOfPile {
        /// The pile.
        half: Half,
    },
    /// Neither the deck nor the central piles have a card left to draw.
    NothingToDraw,
    /// There is no such place in the hand.
    NoSuchGap {
        /// The place asked for.
        place: u8,
        /// Number of cards in the hand.
        hand: u8,
    },
    /// There is no card at that place.
    NoSuchCard {
        /// The decision for which the card was chosen.
        decision: Decision,
        /// The place asked for.
        place: u8,
        /// Number of cards in the hand.
        hand: u8,
    },
    /// The seat doesn't exist.
    NoSuchSeat { seat: Seat },
    /// The effect is compulsory.
    MustCarryOut { effect: Effect },
    /// Once passing has begun, every seat has to pass a card.
    NobodyExempt,
}

/// The kinds of decisions in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiDecision")]
pub enum Decision {
    /// Play a pair, draw or pass.
    Action,
    /// Where to insert a card.
    Insert,
    /// Which effect to carry out first.
    EffectOrder,
    /// Who has to draw by the effect.
    ChooseDrawer,
    /// From which source to draw by the effect.
    DrawByEffect,
    /// Which card to pass left.
    PassLeft,
    /// Which card to reserve.
    Reserve,
    /// Which card to keep.
    Keep,
}

impl Cites for Decision {
    fn rule(&self) -> RuleId {
        match self {
            Decision::Action => rules::ACTION,
            Decision::Insert => rules::INSERT,
            Decision::EffectOrder => rules::TWO_EFFECTS,
            Decision::ChooseDrawer | Decision::DrawByEffect => rules::DRAW_EFFECT,
            Decision::PassLeft => rules::PASS_LEFT,
            Decision::Reserve => rules::RESERVE,
            Decision::Keep => rules::KEEP,
        }
    }
}

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::GameOver => rules::GAME_END,
            Refusal::NotYourTurn { .. } => rules::TURN_ORDER,
            Refusal::FirstDecide { pending: decision }
            | Refusal::NotAsked { decision }
            | Refusal::NoSuchCard { decision, .. } => decision.rule(),
            Refusal::CanAct => rules::PASS,
            Refusal::NoPair { .. } => rules::PAIR,
            Refusal::Value { .. } => rules::VALUE,
            Refusal::Colour { .. } => rules::COLOUR,
            Refusal::NotInReserve { .. } => rules::SOURCES,
            Refusal::LastOfPile { .. } => rules::TAKE_CENTRE,
            Refusal::NothingToDraw => rules::NEW_DECK,
            Refusal::NoSuchGap { .. } => rules::INSERT,
            Refusal::NoSuchSeat { .. } => rules::DRAW_EFFECT,
            Refusal::MustCarryOut { effect } => effect.rule(),
            Refusal::NobodyExempt => rules::PASS_LEFT,
        }
    }
}
