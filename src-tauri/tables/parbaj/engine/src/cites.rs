//! The rule behind each event.

use crate::action::Origin;
use crate::cause::{Discarding, Doing, Farewell, Income, PriceChange, Route};
use crate::event::Event;
use crate::moves::Happening;
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
            Event::Income { reason: Income::Card, .. } => rules::ABILITIES,
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
            Event::Entered { route: Route::Made, .. } => rules::TOKENS,
            Event::Entered { route: Route::Put, .. } => rules::CONDITION,
            Event::Entered { route: Route::Played | Route::Unplayed, .. } => rules::PASSIVE,
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
            Event::Discarded { why: Discarding::Cost | Discarding::Effect, .. } => rules::DISCARDING,
            Event::TooFew { sacrifice: false, .. } => rules::DISCARDING,
            Event::TooFew { by, .. } => by.rule(),
            Event::Discarded { why: Discarding::Spent, .. } => rules::TYPES,
            Event::Discarded { why: Discarding::Prevented, .. } => rules::PLAYING,
            Event::Discarded { why: Discarding::Mill(by), .. }
            | Event::ToVoid { by, .. }
            | Event::Recovered { by, .. } => by.rule(),
            Event::Left { token: true, .. } => rules::TOKENS,
            Event::Left { how: Farewell::Died | Farewell::Collapsed, .. } => rules::DEATH,
            Event::Left { how: Farewell::Poisoned, .. } => rules::COUNTERS,
            Event::Left { master, owner, .. } if master != owner => rules::OWNER,
            Event::Left { by, .. } => by.map_or(rules::ZONES, Doing::rule),
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
            Event::Ordered { what: Happening::Clause { .. } | Happening::Poison | Happening::Burden, .. } => {
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

impl Doing {
    /// The rule by which such a part of a text does things.
    pub(crate) fn rule(self) -> RuleId {
        match self {
            Doing::Ability => rules::ABILITIES,
            Doing::AbilityElsewhere => rules::IN_PLAY,
            Doing::ChosenDrawback => rules::BY_CHOICE,
            Doing::SpellEffect => rules::SPELL_EFFECT,
            Doing::Drawback => rules::DRAWBACK,
            Doing::OthersDrawback => rules::OTHERS_DRAWBACKS,
            Doing::OldDrawback => rules::OLD_EDITION,
            Doing::Advantage => rules::ADVANTAGE,
            Doing::Bounty => rules::BOUNTY,
            Doing::TemporaryCost => rules::TEMPORARY,
            Doing::Cost => rules::COSTS,
        }
    }
}

impl PriceChange {
    /// The rule by which the text changes the price.
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
