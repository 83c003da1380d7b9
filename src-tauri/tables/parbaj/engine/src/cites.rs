//! The rule behind each event.

use crate::action::Origin;
use crate::cause::{Discarding, Farewell, Income};
use crate::event::Event;
use crate::moves::Happening;
use crate::rules;
use crate::step::{Phase, Reason};
use game::{Cites, RuleId};
use parbaj_cards::CounterKind;

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Starts { .. } | Event::Dealt { .. } | Event::Kept { .. } | Event::Mulliganed { .. } => {
                rules::BEGINNING
            }
            Event::TurnBegan { .. } | Event::Income { reason: Income::Turn | Income::Reserve | Income::Second, .. } => {
                rules::UPKEEP
            }
            Event::PhaseBegan { phase, .. } => match phase {
                Phase::Opening => rules::BEGINNING,
                Phase::Upkeep => rules::UPKEEP,
                Phase::Draw => rules::DRAW,
                Phase::Main => rules::MAIN,
                Phase::Movement => rules::MOVEMENT,
                Phase::Combat | Phase::Strike => rules::COMBAT,
                Phase::Healing => rules::HEALING,
                Phase::TurnEnd => rules::TURN_END,
            },
            Event::Income { reason: Income::Card, .. } | Event::Vp { .. } => rules::ABILITIES,
            Event::VpLost { .. } => rules::VP,
            Event::AllActive { .. } => rules::UPKEEP,
            Event::Drew { phase: true, .. } => rules::DRAW,
            Event::Drew { .. } => rules::ACTIONS,
            Event::NothingToDraw { .. } => rules::EMPTY_DECK,
            Event::Played { against: Some(_), .. } => rules::NEUTRALISATION,
            Event::Played { x: Some(_), .. } => rules::VARIABLE,
            Event::Played { .. } => rules::PLAYING,
            Event::ConditionMet { .. } => rules::CONDITION,
            Event::Used { against: Some(_), .. } => rules::REACTIONS,
            Event::Used { origin: Origin::Elsewhere { .. }, .. } => rules::IN_PLAY,
            Event::Used { .. } => rules::ABILITIES,
            Event::DrawbackChosen { .. } => rules::BY_CHOICE,
            Event::Paid { changed: true, .. } => rules::VARIABLE,
            Event::Paid { .. } => rules::COSTS,
            Event::AdvantageHeld { .. } | Event::AdvantageMissed { .. } => rules::ADVANTAGE,
            Event::Declined { reply: true, .. } => rules::REACTIONS,
            Event::Declined { .. } => rules::ALTERNATING,
            Event::Prevented { neutralised: true, .. } => rules::PREVENTION,
            Event::Prevented { .. } => rules::REACTIONS,
            Event::Unpreventable { .. } => rules::CONFLICT,
            Event::Entered { neutraliser: true, .. } => rules::KEEPS_TYPE,
            Event::Entered { .. } => rules::PASSIVE,
            Event::TakesEffect { several: true, .. } => rules::AT_ONCE,
            Event::TakesEffect { .. } => rules::SPELL_EFFECT,
            Event::TargetGone { .. } => rules::REACTIONS,
            Event::SpellDrawback { unlabelled: true, .. } | Event::Fired { unlabelled: true, .. } => rules::OLD_EDITION,
            Event::SpellDrawback { .. } => rules::OTHERS_DRAWBACKS,
            Event::Fired { drawback: true, .. } => rules::DRAWBACK,
            Event::Fired { .. } => rules::ABILITIES,
            Event::FiringsDropped { .. } => rules::LOOPS,
            Event::Life { .. } => rules::NO_LIMITS,
            Event::Damaged { strike: true, .. } => rules::STRIKE,
            Event::Damaged { .. } => rules::SOURCE,
            Event::Healed { .. } => rules::ACTIONS,
            Event::AllHealed { .. } => rules::HEALING,
            Event::Discarded { why: Discarding::Cost, .. } => rules::COSTS,
            Event::Discarded { why: Discarding::Effect, .. } | Event::TooFew { .. } => rules::DISCARDING,
            Event::Discarded { why: Discarding::Spent, .. } => rules::TYPES,
            Event::Discarded { why: Discarding::Prevented, .. } => rules::PLAYING,
            Event::Discarded { .. } | Event::ToVoid { .. } | Event::Recovered { .. } => rules::ZONES,
            Event::Left { token: true, .. } => rules::TOKENS,
            Event::Left { how: Farewell::Died | Farewell::Collapsed, .. } => rules::DEATH,
            Event::Left { how: Farewell::Poisoned, .. } => rules::COUNTERS,
            Event::Left { master, owner, .. } if master != owner => rules::OWNER,
            Event::Left { how: Farewell::Sacrificed | Farewell::Discarded, .. } => rules::COSTS,
            Event::Left { .. } => rules::ZONES,
            Event::Indestructible { .. } => rules::CONFLICT,
            Event::Control { .. } => rules::CONTROL,
            Event::Turned { withdrew: true, .. } => rules::CONTROL,
            Event::Turned { .. } => rules::PASSIVE,
            Event::Counters { counter: CounterKind::TemporaryCost, .. } => rules::TEMPORARY,
            Event::Counters { .. } => rules::COUNTERS,
            Event::Silenced { keeps: true, .. } => rules::UNTOUCHED,
            Event::Silenced { .. } => rules::ABILITY,
            Event::DrawbacksLifted { .. } => rules::DRAWBACK,
            Event::Boosted { .. } => rules::ACTIONS,
            Event::Reckoned { .. } => rules::VARIABLE,
            Event::Bounty { token: true, .. } => rules::OTHERS_DRAWBACKS,
            Event::Bounty { .. } => rules::BOUNTY,
            Event::TemporaryPaid { .. } | Event::TemporaryUnpaid { .. } => rules::TEMPORARY,
            Event::Chose { .. } => rules::INSIDE,
            Event::Ordered { what: Happening::Clause { .. } | Happening::Poison, .. } => rules::UPKEEP,
            Event::Marched { .. } => rules::MOVEMENT,
            Event::Assigned { .. } => rules::ATTACKERS,
            Event::StrikesNext { .. } | Event::Strike { .. } => rules::STRIKE,
            Event::WentHome { .. } => rules::HOMECOMING,
            Event::TurnEnded { .. } => rules::TURN_END,
            Event::Ended { ending, .. } => match ending.reason {
                Reason::Life => rules::LOSING,
                Reason::EmptyDeck => rules::EMPTY_DECK,
                Reason::HundredTurns | Reason::BothDecksEmpty => rules::LONG_GAME,
            },
        }
    }
}
