//! The rule of every event, and the part of it that each seat may see.

use super::Event;
use crate::card::Card;
use crate::rules;
use game::{Cites, RuleId, Seat};

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Started { .. } => rules::BOARD,
            Event::Played { .. } | Event::Passed { forced: None, .. } => rules::PLACING,
            Event::Passed { forced: Some(Card::Doze), .. } => rules::DOZE,
            Event::Passed { forced: Some(_), .. } => rules::FORCING,
            Event::Stopped { .. }
            | Event::Marked { .. }
            | Event::Agreed { .. }
            | Event::Resumed { .. }
            | Event::Scored { .. }
            | Event::Ended { .. } => rules::END,
            Event::DeckShuffled { .. } => rules::DECK,
            Event::Discarded { .. } => rules::HAND_LIMIT,
            Event::OrdinaryGo => rules::DECK_EMPTY,
            Event::Drew { .. } => rules::TURN,
            Event::LetHappen { .. } | Event::MoveLost { countered: true, .. } => rules::COUNTER,
            Event::LastingEnded { stopped: true, .. } => rules::END,
            Event::LastingEnded { card: Card::Trap, .. } => rules::TRAP,
            Event::LastingEnded { .. } => rules::LASTING,
            Event::LifelessRemoved { .. } => rules::LIFELESS,
            Event::WithoutEffect { .. } | Event::MoveLost { countered: false, .. } => rules::NO_EFFECT,
            Event::Announced { .. } => rules::ANNOUNCING,
            Event::Countered { card, .. }
            | Event::StonesPlaced { card, .. }
            | Event::StoneRemoved { card, .. }
            | Event::LastingBegan { card, .. } => card.rule(),
            Event::Leapt { .. } => rules::LEAP,
            Event::Pushed { .. } => rules::PUSH,
            Event::Recoloured { .. } => rules::RECOLOUR,
            Event::Exchanged { .. } => rules::EXCHANGE,
            Event::TrapSprung { .. } => rules::TRAP,
            Event::Stolen { .. } => rules::PICKPOCKET,
            Event::Looked { .. } | Event::Arranged { .. } => rules::LANTERN,
            Event::HandsDiscarded { .. } => rules::STORM,
            Event::Given { .. } | Event::GiftLost { .. } => rules::GIFT,
            Event::Named { .. } | Event::Chosen { .. } => rules::DILEMMA,
        }
    }
}

impl Event {
    /// Returns the event as `to` may see it, with hidden parts removed.
    pub(crate) fn told(&self, to: Seat) -> Event {
        let mut told = self.clone();
        match &mut told {
            Event::Drew { seat, card, immediate: false } | Event::Given { seat, card } if *seat != to => *card = None,
            Event::Looked { seat, cards, .. } | Event::Arranged { seat, cards } if *seat != to => cards.clear(),
            Event::LastingBegan { seat, card: Card::Trap, point, .. } if *seat != to => *point = None,
            _ => {}
        }
        told
    }
}
