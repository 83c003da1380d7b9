//! The rule of each event.

use crate::ability::Ability;
use crate::auptolemy::MORE_STARDUST;
use crate::display::Pen;
use crate::event::{DisplayCause, Event};
use crate::library::Shelf;
use crate::rules;
use crate::score_line::ScoreLine;
use crate::seats::{AUPTOLEMY, PERSON};
use crate::source::GainSource;
use game::{Cites, RuleId};

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::DeckMade { .. } => rules::DECK,
            Event::MarkerPlaced { .. } => rules::DISPLAY,
            Event::Displayed { cause: DisplayCause::Dealt, .. } => rules::DISPLAY,
            Event::Displayed { cause: DisplayCause::Refilled, .. } => rules::REFILL,
            Event::Displayed { cause: DisplayCause::Exchanged, .. } => rules::ABILITY_EXCHANGE,
            Event::StaysEmpty { .. } | Event::EndTriggered { .. } | Event::NothingLeft => rules::END,
            Event::FinalCardDealt { seat: PERSON, .. } => rules::BEGINNING,
            Event::FinalCardDealt { .. } => rules::ITS_FINAL_CARD,
            Event::Starts { by, .. } | Event::Removed { by: Some(by), .. } => by.rule(),
            Event::Removed { by: None, .. } | Event::LibraryMade { .. } => rules::LIBRARY,
            Event::LibraryTurned { card: None, .. } => rules::HIDDEN_CARD,
            Event::LibraryTurned { shelf: Shelf::Deck, .. } => rules::OPEN_DECK,
            Event::LibraryTurned { dealt: true, .. } => rules::LIBRARY,
            Event::LibraryTurned { .. } => rules::CLEAN_UP,
            Event::AbilityUsed { ability, .. } => ability.rule(),
            Event::Reactivated { source: GainSource::Rest, .. } => rules::REACTIVATION,
            Event::Gained { source, .. } | Event::Reactivated { source, .. } => source.rule(),
            Event::Marked { pen: Pen::Dream, .. } | Event::NoDream { .. } | Event::DreamAt { .. } => rules::DREAM,
            Event::Marked { pen: Pen::Its, from: None, .. } => rules::ITS_FIRST_STAR,
            Event::Marked { pen: Pen::Its, .. } => rules::ITS_STARS,
            Event::Marked { free_by: Some(ability), .. } => ability.rule(),
            Event::Marked { over: Some(_), .. } => rules::ABILITY_JUMP,
            Event::Marked { from: None, .. } => rules::FIRST_STAR,
            Event::Marked { .. } => rules::NEXT_STAR,
            Event::TelescopeSpent { seat: AUPTOLEMY, .. } => rules::ITS_TELESCOPES,
            Event::TelescopeSpent { .. } => rules::TELESCOPE,
            Event::Rested { seat: AUPTOLEMY, stardust: MORE_STARDUST, .. } => rules::SIX_STARDUST,
            Event::Rested { seat: AUPTOLEMY, .. } => rules::ITS_REST,
            Event::Rested { rich: true, .. } => Ability::RichRest.rule(),
            Event::Rested { .. } => rules::REST,
            Event::MarkerMoved { source: source @ GainSource::Ability(_), .. } => source.rule(),
            Event::MarkerMoved { .. } | Event::DeckDiscarded { .. } => rules::SPHERE_STEP,
            Event::Exchanged { .. } => rules::ABILITY_EXCHANGE,
            Event::Looked { .. } | Event::PutBack { .. } => rules::ABILITY_PEEK,
            Event::Discovered { dream: true, .. } => rules::DREAM_DISCOVERY,
            Event::Discovered { .. } => rules::DISCOVERY,
            Event::BoonTaken { .. } | Event::BoonDeclined { .. } => rules::BOON_CHOICE,
            Event::SetAside { .. } => rules::WISDOM_LIMIT,
            Event::DieRolled { .. } => rules::DIE,
            Event::Focused { .. } => rules::FOCUS,
            Event::Aimed { pen: Pen::Dream, .. } => rules::ITS_DREAM,
            Event::Aimed { .. } => rules::ITS_PATH,
            Event::CleanedUp { .. } => rules::CLEAN_UP,
            Event::LibraryReshuffled { .. } => rules::RESHUFFLE,
            Event::ItsBoon { .. } => rules::ITS_BOON,
            Event::NoTelescope { .. } => rules::NO_TELESCOPES,
            Event::LibraryEmpty => rules::AUTOMATIC_LOSS,
            Event::Counted { line: ScoreLine::Elements(_) | ScoreLine::Sets, .. } => rules::ELEMENTS,
            Event::Counted { seat: PERSON, .. } => rules::YOUR_POINTS,
            Event::Counted { .. } => rules::ITS_POINTS,
            Event::FinalCardShown { .. } => rules::ITS_FINAL_CARD,
            Event::Ended { .. } => rules::WINNER,
        }
    }
}
