//! Checks that effects can be carried out.

use super::CardCheck;
use super::costs::Payer;
use crate::amount::Amount;
use crate::card_type::{CardType, TypeSet};
use crate::effect::MOST_TARGETS;
use crate::effect::{CounterKind, Effect, Subject, TargetSpec};
use crate::fault::CardFaultKind;
use crate::filter::Side;

/// The context in which effects occur.
pub(super) struct EffectContext<'a> {
    pub(super) clause: Option<usize>,
    pub(super) targets: &'a [TargetSpec],
    /// Whether the triggering occasion is about a permanent.
    pub(super) has_it: bool,
    /// Whether the card with the text is in play.
    pub(super) has_this: bool,
    /// Whether there is a scope.
    pub(super) prevents: bool,
    /// Whether players may have to decide.
    pub(super) decisions: bool,
}

/// What a subject refers to.
#[derive(Clone, Copy, PartialEq)]
enum SubjectKind {
    Players,
    Permanents(TypeSet),
    PlayersOrCreatures,
    Discarded,
}

impl CardCheck<'_> {
    pub(super) fn effects(&mut self, effects: &[Effect], setting: &EffectContext<'_>) {
        let clause = setting.clause;
        self.unless(!effects.is_empty(), clause, CardFaultKind::Empty);
        self.unless(setting.targets.len() <= MOST_TARGETS, clause, CardFaultKind::TooManyTargets);
        for target in setting.targets {
            if let TargetSpec::Permanent(filter) | TargetSpec::PlayerOrCreature(filter) = target {
                self.filter(filter, clause);
            }
            if let TargetSpec::PlayerOrCreature(filter) = target {
                let creatures = filter.types.within(TypeSet::of(&[CardType::Creature]));
                self.unless(creatures, clause, CardFaultKind::WrongFilter);
            }
        }
        for effect in effects {
            self.effect(effect, setting);
        }
        for target in 0..setting.targets.len() as u8 {
            let spoken_of = effects.iter().any(|effect| speaks_of(effect, target));
            self.unless(spoken_of, clause, CardFaultKind::IdleTarget(target));
        }
        let prevents = effects.iter().any(|effect| matches!(effect, Effect::Prevent));
        self.unless(prevents == setting.prevents, clause, CardFaultKind::WrongPrevention);
    }

    fn effect(&mut self, effect: &Effect, setting: &EffectContext<'_>) {
        let clause = setting.clause;
        let bodies = TypeSet::of(&[CardType::Creature, CardType::Building]);
        let creatures = TypeSet::of(&[CardType::Creature]);
        let permanents = TypeSet::PERMANENTS;
        match effect {
            Effect::Damage { to, amount } => {
                self.amount(amount, clause);
                let fits = match self.meant(*to, setting) {
                    Some(SubjectKind::Permanents(types)) => types.within(bodies),
                    Some(SubjectKind::Discarded) => false,
                    _ => true,
                };
                self.unless(fits, clause, CardFaultKind::WrongSubject);
            }
            Effect::GainLife { who, amount }
            | Effect::LoseLife { who, amount }
            | Effect::GainVp { who, amount }
            | Effect::LoseVp { who, amount }
            | Effect::Draw { who, amount }
            | Effect::Mill { who, amount } => self.player(*who, amount, setting),
            Effect::Discard { who, amount } => {
                self.player(*who, amount, setting);
                self.unless(setting.decisions, clause, CardFaultKind::NotHere);
            }
            Effect::Destroy { what }
            | Effect::Return { what }
            | Effect::TakeControl { what }
            | Effect::TurnPassive { what }
            | Effect::TurnActive { what }
            | Effect::Silence { what }
            | Effect::LiftDrawbacks { what } => self.permanents(*what, permanents, setting),
            Effect::Banish { what } => {
                let fits = matches!(
                    self.meant(*what, setting),
                    Some(SubjectKind::Permanents(_) | SubjectKind::Discarded) | None
                );
                self.unless(fits, clause, CardFaultKind::WrongSubject);
            }
            Effect::PutCounters { on, counter, amount } => {
                self.amount(amount, clause);
                self.unless(*counter != CounterKind::TemporaryCost, clause, CardFaultKind::WrongSubject);
                self.permanents(*on, if *counter == CounterKind::Burden { permanents } else { creatures }, setting);
            }
            Effect::RemoveCounters { from, .. } => self.permanents(*from, permanents, setting),
            Effect::Boost { what, .. } | Effect::CopyPlayed { what } => self.permanents(*what, creatures, setting),
            Effect::Heal { what } => self.permanents(*what, bodies, setting),
            Effect::MakeTokens { who, token, amount } => {
                self.amount(amount, clause);
                self.unless(matches!(who, Subject::You | Subject::Opponent), clause, CardFaultKind::WrongSubject);
                let known = self.tokens.contains(token.as_str());
                self.unless(known, clause, CardFaultKind::NoSuchToken(token.clone()));
                let token_itself = self.kind.token;
                self.unless(!token_itself, clause, CardFaultKind::TokenMakesTokens);
            }
            Effect::SacrificeSome { who, filter, amount } => {
                self.player(*who, amount, setting);
                self.filter(filter, clause);
                self.unless(filter.side == Side::Any, clause, CardFaultKind::WrongFilter);
                self.unless(setting.decisions, clause, CardFaultKind::NotHere);
            }
            Effect::SacrificeThis => self.unless(setting.has_this, clause, CardFaultKind::WrongSubject),
            Effect::Recover { what } | Effect::PutIntoPlay { what } => {
                let fits = self.meant(*what, setting) == Some(SubjectKind::Discarded);
                self.unless(fits, clause, CardFaultKind::WrongSubject);
                let stays = match (effect, what) {
                    (Effect::PutIntoPlay { .. }, Subject::Target(at)) => match setting.targets.get(usize::from(*at)) {
                        Some(TargetSpec::Discarded { types, .. }) => types.within(permanents),
                        _ => true,
                    },
                    _ => true,
                };
                self.unless(stays, clause, CardFaultKind::WrongFilter);
            }
            Effect::Prevent => {}
            Effect::May { who, cost, then, otherwise } => {
                self.unless(setting.decisions, clause, CardFaultKind::NotHere);
                self.unless(matches!(who, Subject::You | Subject::Opponent), clause, CardFaultKind::WrongSubject);
                self.cost(cost, clause, Payer::Aside);
                self.unless(!then.is_empty() || !otherwise.is_empty(), clause, CardFaultKind::Empty);
                for effect in then.iter().chain(otherwise) {
                    self.effect(effect, setting);
                }
            }
            Effect::If { condition, then } => {
                self.condition(condition, clause);
                self.unless(!then.is_empty(), clause, CardFaultKind::Empty);
                for effect in then {
                    self.effect(effect, setting);
                }
            }
        }
    }

    fn player(&mut self, who: Subject, amount: &Amount, setting: &EffectContext<'_>) {
        self.amount(amount, setting.clause);
        let fits = matches!(self.meant(who, setting), Some(SubjectKind::Players) | None);
        self.unless(fits, setting.clause, CardFaultKind::WrongSubject);
    }

    fn permanents(&mut self, what: Subject, among: TypeSet, setting: &EffectContext<'_>) {
        let fits = match self.meant(what, setting) {
            Some(SubjectKind::Permanents(types)) => {
                types.within(among) || types == TypeSet::ALL && among == TypeSet::PERMANENTS
            }
            Some(_) => false,
            None => true,
        };
        self.unless(fits, setting.clause, CardFaultKind::WrongSubject);
    }

    /// Resolves a subject; `None` if it doesn't exist, which is reported here, or if its kind is unknown.
    fn meant(&mut self, subject: Subject, setting: &EffectContext<'_>) -> Option<SubjectKind> {
        let clause = setting.clause;
        match subject {
            Subject::You | Subject::Opponent | Subject::Everybody => Some(SubjectKind::Players),
            Subject::This => {
                self.unless(setting.has_this, clause, CardFaultKind::WrongSubject);
                Some(SubjectKind::Permanents(TypeSet::of(&[self.kind.card_type])))
            }
            Subject::It => {
                self.unless(setting.has_it, clause, CardFaultKind::WrongSubject);
                None
            }
            Subject::Each(filter) => {
                self.filter(&filter, clause);
                Some(SubjectKind::Permanents(filter.types))
            }
            Subject::Target(at) => match setting.targets.get(usize::from(at)) {
                Some(TargetSpec::Permanent(filter)) => Some(SubjectKind::Permanents(filter.types)),
                Some(TargetSpec::Player) => Some(SubjectKind::Players),
                Some(TargetSpec::PlayerOrCreature(_)) => Some(SubjectKind::PlayersOrCreatures),
                Some(TargetSpec::Discarded { .. }) => Some(SubjectKind::Discarded),
                None => {
                    self.unless(false, clause, CardFaultKind::NoSuchTarget(at));
                    None
                }
            },
        }
    }
}

/// Whether an effect, or a part of it, refers to a target.
fn speaks_of(effect: &Effect, target: u8) -> bool {
    let subject = match effect {
        Effect::Damage { to: subject, .. }
        | Effect::GainLife { who: subject, .. }
        | Effect::LoseLife { who: subject, .. }
        | Effect::GainVp { who: subject, .. }
        | Effect::LoseVp { who: subject, .. }
        | Effect::Draw { who: subject, .. }
        | Effect::Discard { who: subject, .. }
        | Effect::Mill { who: subject, .. }
        | Effect::Destroy { what: subject }
        | Effect::Return { what: subject }
        | Effect::Banish { what: subject }
        | Effect::TakeControl { what: subject }
        | Effect::TurnPassive { what: subject }
        | Effect::TurnActive { what: subject }
        | Effect::PutCounters { on: subject, .. }
        | Effect::RemoveCounters { from: subject, .. }
        | Effect::MakeTokens { who: subject, .. }
        | Effect::Silence { what: subject }
        | Effect::LiftDrawbacks { what: subject }
        | Effect::Boost { what: subject, .. }
        | Effect::Heal { what: subject }
        | Effect::SacrificeSome { who: subject, .. }
        | Effect::Recover { what: subject }
        | Effect::CopyPlayed { what: subject }
        | Effect::PutIntoPlay { what: subject } => *subject,
        Effect::SacrificeThis | Effect::Prevent => return false,
        Effect::May { then, otherwise, .. } => {
            return then.iter().chain(otherwise).any(|effect| speaks_of(effect, target));
        }
        Effect::If { then, .. } => return then.iter().any(|effect| speaks_of(effect, target)),
    };
    subject == Subject::Target(target)
}
