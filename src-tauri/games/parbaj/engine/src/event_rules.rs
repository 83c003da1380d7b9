//! The rule that each event cites.

use crate::action::Origin;
use crate::event::Event;
use crate::event_details::{ClauseRole, DiscardCause, EntryRoute, LeaveCause, PriceChange, VpSource};
use crate::moves::UpkeepStep;
use crate::rules;
use crate::step::{Phase, Reason};
use game::{Cites, RuleId};
use parbaj_cards::{Clause, CounterKind, Drawback, Explanation};

impl Cites for Event {
    fn rule(&self) -> RuleId {
        match self {
            Event::Starts { .. } | Event::Dealt { .. } | Event::Kept { .. } | Event::Mulliganed { .. } => {
                rules::BEGINNING
            }
            Event::TurnBegan { .. }
            | Event::Income { reason: VpSource::Turn | VpSource::Reserve | VpSource::Second, .. } => rules::UPKEEP,
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
            Event::Income { reason: VpSource::Card, .. } => rules::ABILITIES,
            Event::Life { beyond: true, .. } => rules::NO_LIMITS,
            Event::Vp { by, .. }
            | Event::Life { by, .. }
            | Event::Healed { by, .. }
            | Event::Boosted { by, .. }
            | Event::Drew { by: Some(by), .. } => by.rule(),
            Event::VpLost { .. } => rules::VP,
            Event::AllActive { .. } => rules::UPKEEP,
            Event::Drew { by: None, .. } => rules::DRAW,
            Event::NothingToDraw { .. } => rules::EMPTY_DECK,
            Event::Played { against: Some(_), .. } => rules::NEUTRALISATION,
            Event::Played { x: Some(_), .. } => rules::VARIABLE,
            Event::Played { .. } => rules::PLAYING,
            Event::ConditionMet { .. } | Event::ConditionFailed { .. } => rules::CONDITION,
            Event::Used { against: Some(_), .. } => rules::REACTIONS,
            Event::Used { origin: Origin::Elsewhere { .. }, .. } => rules::IN_PLAY,
            Event::Used { .. } => rules::ACTIONS,
            Event::DrawbackChosen { .. } => rules::BY_CHOICE,
            Event::Paid { changes, .. } => match &changes[..] {
                [] => rules::COSTS,
                [change] => change.rule(),
                _ => rules::PLAYING,
            },
            Event::AdvantageHeld { .. } | Event::AdvantageMissed { .. } => rules::ADVANTAGE,
            Event::Declined { reply: true, .. } => rules::REACTIONS,
            Event::Declined { .. } => rules::ALTERNATING,
            Event::Prevented { neutralised: true, .. } => rules::PREVENTION,
            Event::Prevented { .. } => rules::REACTIONS,
            Event::Unpreventable { .. } => rules::CONFLICT,
            Event::Entered { neutraliser: true, .. } => rules::KEEPS_TYPE,
            Event::Entered { route: EntryRoute::Made, .. } => rules::TOKENS,
            Event::Entered { route: EntryRoute::Put, .. } => rules::CONDITION,
            Event::Entered { route: EntryRoute::Played | EntryRoute::Unplayed, .. } => rules::PASSIVE,
            Event::TakesEffect { several: true, .. } => rules::AT_ONCE,
            Event::TakesEffect { .. } => rules::SPELL_EFFECT,
            Event::TargetGone { .. } => rules::REACTIONS,
            Event::SpellDrawback { unlabelled: true, .. } | Event::Fired { unlabelled: true, .. } => rules::OLD_EDITION,
            Event::SpellDrawback { .. } => rules::OTHERS_DRAWBACKS,
            Event::Fired { drawback: true, .. } => rules::DRAWBACK,
            Event::Fired { .. } => rules::ABILITIES,
            Event::FiringsDropped { .. } => rules::LOOPS,
            Event::Damaged { strike: true, .. } => rules::STRIKE,
            Event::Damaged { .. } => rules::SOURCE,
            Event::AllHealed { .. } => rules::HEALING,
            Event::Discarded { why: DiscardCause::Cost | DiscardCause::Effect, .. } => rules::DISCARDING,
            Event::TooFew { sacrifice: false, .. } => rules::DISCARDING,
            Event::TooFew { by, .. } => by.rule(),
            Event::Discarded { why: DiscardCause::Spent, .. } => rules::TYPES,
            Event::Discarded { why: DiscardCause::Prevented, .. } => rules::PLAYING,
            Event::Discarded { why: DiscardCause::Mill(by), .. }
            | Event::ToVoid { by, .. }
            | Event::Recovered { by, .. } => by.rule(),
            Event::Left { token: true, .. } => rules::TOKENS,
            Event::Left { how: LeaveCause::Died | LeaveCause::Collapsed, .. } => rules::DEATH,
            Event::Left { how: LeaveCause::Poisoned, .. } => rules::COUNTERS,
            Event::Left { master, owner, .. } if master != owner => rules::OWNER,
            Event::Left { by, .. } => by.map_or(rules::ZONES, ClauseRole::rule),
            Event::Indestructible { .. } => rules::CONFLICT,
            Event::Control { .. } => rules::CONTROL,
            Event::Turned { withdrew: true, .. } => rules::CONTROL,
            Event::Turned { by, .. } => by.rule(),
            Event::Copied { .. } => rules::UNTOUCHED,
            Event::Burdened { .. } => rules::OTHERS_DRAWBACKS,
            Event::Counters { counter: CounterKind::TemporaryCost, .. } => rules::TEMPORARY,
            Event::Counters { counter: CounterKind::Burden, .. } => rules::OTHERS_DRAWBACKS,
            Event::Counters { .. } => rules::COUNTERS,
            Event::Silenced { keeps: true, .. } => rules::UNTOUCHED,
            Event::Silenced { .. } => rules::ABILITY,
            Event::DrawbacksLifted { .. } => rules::DRAWBACK,
            Event::Reckoned { .. } => rules::VARIABLE,
            Event::Bounty { token: true, .. } => rules::OTHERS_DRAWBACKS,
            Event::Bounty { .. } => rules::BOUNTY,
            Event::TemporaryPaid { .. } | Event::TemporaryUnpaid { .. } => rules::TEMPORARY,
            Event::Chose { .. } => rules::INSIDE,
            Event::Ordered { what: UpkeepStep::Clause { .. } | UpkeepStep::Poison | UpkeepStep::Burden, .. } => {
                rules::UPKEEP
            }
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

impl ClauseRole {
    /// Returns the rule that applies to this kind of clause.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            ClauseRole::Ability => rules::ABILITIES,
            ClauseRole::AbilityElsewhere => rules::IN_PLAY,
            ClauseRole::ChosenDrawback => rules::BY_CHOICE,
            ClauseRole::SpellEffect => rules::SPELL_EFFECT,
            ClauseRole::Drawback => rules::DRAWBACK,
            ClauseRole::OthersDrawback => rules::OTHERS_DRAWBACKS,
            ClauseRole::OldDrawback => rules::OLD_EDITION,
            ClauseRole::Advantage => rules::ADVANTAGE,
            ClauseRole::Bounty => rules::BOUNTY,
            ClauseRole::TemporaryCost => rules::TEMPORARY,
            ClauseRole::Cost => rules::COSTS,
        }
    }
}

impl PriceChange {
    /// Returns the rule by which the text changes the price.
    fn rule(&self) -> RuleId {
        match self.card.kind().clauses.get(usize::from(self.clause)) {
            Some(Clause::Explanation(Explanation::Advantage(_))) => rules::ADVANTAGE,
            Some(Clause::Drawback(Drawback::Static { unlabelled: true, .. })) => rules::OLD_EDITION,
            Some(Clause::Drawback(_)) => rules::DRAWBACK,
            Some(Clause::Ability(_)) => rules::ABILITIES,
            _ => rules::VARIABLE,
        }
    }
}
