//! The rule of every refusal.

use super::{Asked, Pending, Refusal};
use crate::rules;
use game::{Cites, RuleId};

impl Cites for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::NotYourTurn { .. } | Refusal::NoSuchPoint { .. } | Refusal::NoSuchLine { .. } => rules::BOARD,
            Refusal::Occupied { .. } => rules::PLACING,
            Refusal::Suicide { .. } | Refusal::Ko { .. } | Refusal::Repetition { .. } => rules::ILLEGAL,
            Refusal::GameOver
            | Refusal::NotYourWord { .. }
            | Refusal::Counting
            | Refusal::NotCounting
            | Refusal::OnlyAnswer
            | Refusal::NoStone { .. }
            | Refusal::NotFirst { .. }
            | Refusal::ResumedWithoutCards => rules::END,
            Refusal::NoCards | Refusal::TooEarly { .. } => rules::DECK,
            Refusal::DeckEmpty | Refusal::OrdinaryGo => rules::DECK_EMPTY,
            Refusal::AlreadyDrawn | Refusal::DrawBeforeCard | Refusal::NotInHand { .. } => rules::TURN,
            Refusal::OneCard | Refusal::NotACounter { .. } => rules::ONE_CARD,
            Refusal::CounterInOwnTurn { .. } => rules::NO_EFFECT,
            Refusal::LastingInForce { .. } => rules::LASTING,
            Refusal::OutOfReach { counter, .. } => counter.rule(),
            Refusal::TooFewFree { .. } => rules::ELBOW_ROOM,
            Refusal::Restricted { card, .. } | Refusal::NotATarget { card, .. } => card.rule(),
            Refusal::OwnTrap { .. } => rules::TRAP,
            Refusal::NotTheseCards => rules::LANTERN,
            Refusal::NotNamed { .. } => rules::DILEMMA,
            Refusal::DecideFirst { pending } => pending.rule(),
            Refusal::NotAsked { what } => what.rule(),
        }
    }
}

impl Pending {
    fn rule(self) -> RuleId {
        match self {
            Pending::Aim { .. } => rules::ANNOUNCING,
            Pending::Answer { .. } => rules::COUNTER,
            Pending::Arrange => rules::LANTERN,
            Pending::Name | Pending::Choose => rules::DILEMMA,
            Pending::Note => rules::TRAP,
            Pending::Discard { .. } => rules::HAND_LIMIT,
        }
    }
}

impl Asked {
    fn rule(self) -> RuleId {
        match self {
            Asked::Target | Asked::Line => rules::ANNOUNCING,
            Asked::Counter => rules::NO_EFFECT,
            Asked::Let => rules::COUNTER,
            Asked::Arrange => rules::LANTERN,
            Asked::Discard => rules::HAND_LIMIT,
        }
    }
}
