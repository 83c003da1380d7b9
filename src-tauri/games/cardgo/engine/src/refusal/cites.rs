//! The rule of every refusal.

use super::{AnswerKind, PendingDecision, Refusal};
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

impl PendingDecision {
    fn rule(self) -> RuleId {
        match self {
            PendingDecision::Aim { .. } => rules::ANNOUNCING,
            PendingDecision::Answer { .. } => rules::COUNTER,
            PendingDecision::Arrange => rules::LANTERN,
            PendingDecision::Name | PendingDecision::Choose => rules::DILEMMA,
            PendingDecision::Note => rules::TRAP,
            PendingDecision::Discard { .. } => rules::HAND_LIMIT,
        }
    }
}

impl AnswerKind {
    fn rule(self) -> RuleId {
        match self {
            AnswerKind::Target | AnswerKind::Line => rules::ANNOUNCING,
            AnswerKind::Counter => rules::NO_EFFECT,
            AnswerKind::Let => rules::COUNTER,
            AnswerKind::Arrange => rules::LANTERN,
            AnswerKind::Discard => rules::HAND_LIMIT,
        }
    }
}
