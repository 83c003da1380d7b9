//! Why something can't be done.

use crate::card::{Card, Effect};
use crate::centre::{Half, Pair, Side};
use crate::rules;
use game::{Cites, RuleId, Seat};
use serde::Serialize;

/// Why a move or a touch is refused, with the pieces concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[serde(rename = "MochiRefusal")]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Somebody else decides now.
    NotYourTurn {
        /// Who.
        to_move: Seat,
    },
    /// Another decision comes first.
    FirstDecide {
        /// Which one.
        pending: Decision,
    },
    /// That decision isn't asked for now.
    NotAsked {
        /// Which one.
        decision: Decision,
    },
    /// There is something else to do, so no passing.
    CanAct,
    /// There are no two cards side by side there.
    NoPair {
        /// The place asked for.
        left: u8,
        /// Cards in hand.
        hand: u8,
    },
    /// The number doesn't go on the central pair's.
    Value {
        /// The pair touched.
        pair: Pair,
        /// The central pair.
        centre: Pair,
        /// The value card.
        side: Side,
    },
    /// Two colours can't go on a one-coloured pair.
    Colour {
        /// The pair touched.
        pair: Pair,
        /// The central pair.
        centre: Pair,
    },
    /// That card isn't in the reserve.
    NotInReserve {
        /// The card asked for.
        card: Card,
    },
    /// The last card of a central pile that nothing could replace.
    LastOfPile {
        /// Which pile.
        half: Half,
    },
    /// Neither deck nor covered cards are left.
    NothingToDraw,
    /// There is no such place in the hand.
    NoSuchGap {
        /// The place asked for.
        place: u8,
        /// Cards in hand.
        hand: u8,
    },
    /// There is no card at that place.
    NoSuchCard {
        /// The decision it was for.
        decision: Decision,
        /// The place asked for.
        place: u8,
        /// Cards in hand.
        hand: u8,
    },
    /// There is no such player.
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
    },
    /// This effect must be carried out.
    MustCarryOut {
        /// Which one.
        effect: Effect,
    },
    /// Once passing has begun everybody passes a card.
    NobodyExempt,
}

/// The decisions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, specta::Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "MochiDecision")]
pub enum Decision {
    /// Pair, draw or pass.
    Action,
    /// Where a card goes.
    Insert,
    /// Which effect first.
    EffectOrder,
    /// Who draws.
    ChooseDrawer,
    /// From where to draw by the effect.
    DrawByEffect,
    /// What to pass left.
    PassLeft,
    /// What to reserve.
    Reserve,
    /// What to keep.
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
