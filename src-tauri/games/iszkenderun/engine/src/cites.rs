//! The rule of each event.

use crate::award::Award;
use crate::event::Event;
use crate::rules;
use game::{Cites, RuleId};

impl Cites for Award {
    fn rule(&self) -> RuleId {
        match self {
            Award::SansTrump => rules::SANS_TRUMP,
            Award::Record => rules::RECORD,
            Award::ScorePile => rules::SCORE_PILES,
        }
    }
}

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::TrumpTurned { round: 1, .. } => rules::TRUMP_CARDS,
            Event::TrumpTurned { .. } => rules::NEW_TRUMP,
            Event::Dealt { round: 1, .. } | Event::RoundStarted { round: 1, .. } => rules::DEAL,
            Event::Dealt { .. } | Event::DiscardedDown { .. } => rules::HAND_LIMIT,
            Event::RoundStarted { .. } => rules::STARTER,
            Event::Played { seat, row, .. } if seat != row => rules::ANY_ROW,
            Event::Played { .. } => rules::OWN_ROW,
            Event::RowClosed { .. } | Event::RowOpened { .. } => rules::CLOSED,
            Event::ExtraPaid { .. } => rules::EXTRA,
            Event::AbilityUsed { card, .. } => card.rule(),
            Event::Discarded { by, .. }
            | Event::TokensAdded { by, .. }
            | Event::Swapped { by, .. }
            | Event::Taken { by, .. }
            | Event::TakenBack { by, .. }
            | Event::TrumpChanged { by, .. }
            | Event::Drew { by: Some(by), .. } => by.rule(),
            Event::Drew { by: None, .. } | Event::Exchanged { .. } => rules::EXCHANGE,
            Event::Shown { .. } => rules::REVEAL,
            Event::NewDrawPile { .. } => rules::DRAW,
            Event::MarkerUsed { .. } => rules::MARKER,
            Event::ScorePileRaised { .. } => rules::PLUS_FOUR,
            Event::Protected { .. } | Event::ProtectionEnded { .. } => rules::PROTECTION,
            Event::Stolen { .. } => rules::THEFT,
            Event::Totals { .. } => rules::TOTALS,
            Event::Passed { forced: true, .. } => rules::ACTION_LIMIT,
            Event::Passed { .. } => rules::PASS,
            Event::RoundEnded { .. } | Event::RowCounted { .. } => rules::POINTS,
            Event::Banked { .. } => rules::BANK,
            Event::Placed { .. } => rules::PLACES,
            Event::SansTrumpMarked { .. } => rules::SANS_TRUMP,
            Event::RecordMarked { .. } => rules::RECORD,
            Event::ScorePilesCompared { .. } => rules::SCORE_PILES,
            Event::RowsCleared { .. } | Event::PilesShuffled { .. } => rules::CLEAR,
            Event::Awarded { award, .. } => award.rule(),
            Event::GameEnded { .. } => rules::GAME_END,
        }
    }
}
