//! Checks that clauses fit their card.

use super::CardCheck;
use super::costs::Payer;
use super::effects::EffectContext;
use crate::card_type::{CardType, TypeSet};
use crate::clause::{
    Ability, AbilityZone, Activated, Automatic, Benefit, Clause, Drawback, Explanation, Spell, Static,
};
use crate::cost::Price;
use crate::effect::MOST_TARGETS;
use crate::effect::TargetSpec;
use crate::fault::CardFaultKind;
use crate::filter::Side;
use crate::timing::When;

impl CardCheck<'_> {
    pub(super) fn clause(&mut self, at: usize) {
        let kind = self.kind;
        let clause = Some(at);
        match &kind.clauses[at] {
            Clause::Condition(playing) => {
                self.condition(&playing.condition, clause);
                self.unless(!kind.token, clause, CardFaultKind::NotOnType(kind.card_type));
            }
            Clause::Explanation(explanation) => self.explanation(explanation, clause),
            Clause::Drawback(drawback) => self.drawback(drawback, clause),
            Clause::Ability(ability) => self.ability(ability, clause),
            Clause::SpellEffect(Spell { targets, effects }) => {
                self.unless(kind.card_type.is_spell(), clause, CardFaultKind::NotOnType(kind.card_type));
                self.effects(effects, &setting(clause, targets));
                self.targets_of_the_whole_spell(clause);
            }
        }
    }

    fn targets_of_the_whole_spell(&mut self, clause: Option<usize>) {
        let targets: usize = self
            .kind
            .clauses
            .iter()
            .map(|clause| if let Clause::SpellEffect(spell) = clause { spell.targets.len() } else { 0 })
            .sum();
        self.unless(targets <= MOST_TARGETS, clause, CardFaultKind::TooManyTargets);
    }

    fn only_on(&mut self, fits: bool, clause: Option<usize>) {
        let card_type = self.kind.card_type;
        self.unless(fits, clause, CardFaultKind::NotOnType(card_type));
    }

    fn explanation(&mut self, explanation: &Explanation, clause: Option<usize>) {
        let card_type = self.kind.card_type;
        let body = matches!(card_type, CardType::Creature | CardType::Building);
        match explanation {
            Explanation::CopyLimit { at_most } => self.unless(*at_most != Some(0), clause, CardFaultKind::Empty),
            Explanation::DeckOnly { at_least, at_most, .. } => {
                let says = at_least.is_some() || at_most.is_some();
                let bounds = at_least.unwrap_or(0) <= at_most.unwrap_or(u8::MAX);
                self.unless(says && bounds, clause, CardFaultKind::Empty);
            }
            Explanation::Banned { .. } | Explanation::CantBePrevented => {}
            Explanation::CostsLess { by } => {
                self.steady_amount(by, clause);
                self.unless(!matches!(by, crate::amount::Amount::X), clause, CardFaultKind::NoX);
            }
            Explanation::Figures { damage, life, .. } => {
                self.only_on(body && (damage.is_none() || card_type == CardType::Creature), clause);
                self.unless(damage.is_some() || life.is_some(), clause, CardFaultKind::Empty);
                for amount in damage.iter().chain(life) {
                    self.steady_amount(amount, clause);
                }
            }
            Explanation::EntersActive => self.only_on(body, clause),
            Explanation::Advantage(advantage) => {
                let bounds = advantage.from.unwrap_or(0) <= advantage.to.unwrap_or(u8::MAX);
                self.unless(
                    (advantage.from.is_some() || advantage.to.is_some()) && bounds,
                    clause,
                    CardFaultKind::Empty,
                );
                match &advantage.benefit {
                    Benefit::Figures { .. } => self.only_on(card_type == CardType::Creature, clause),
                    Benefit::CostsLess { by } => self.unless(*by > 0, clause, CardFaultKind::Empty),
                    Benefit::EntersActive => self.only_on(body, clause),
                    Benefit::Effects(effects) => {
                        let spell = card_type.is_spell();
                        // A spell has its own targets, which are chosen as it is announced; its Advantage can't have
                        // more.
                        self.unless(!spell || effects.targets.is_empty(), clause, CardFaultKind::NotHere);
                        let setting = EffectContext { has_this: !spell, ..setting(clause, &effects.targets) };
                        self.effects(&effects.effects, &setting);
                    }
                }
            }
            Explanation::Neutralisation(scope) => {
                let bounds = scope.vp_at_least.unwrap_or(0) <= scope.vp_at_most.unwrap_or(u8::MAX);
                self.unless(bounds, clause, CardFaultKind::Empty);
            }
        }
    }

    fn drawback(&mut self, drawback: &Drawback, clause: Option<usize>) {
        let kind = self.kind;
        let spell = kind.card_type.is_spell();
        let label = |unlabelled: bool| kind.old_edition || !unlabelled;
        match drawback {
            Drawback::Static { holds, unlabelled } => {
                self.unless(label(*unlabelled), clause, CardFaultKind::UnlabelledDrawback);
                self.holds(holds, clause);
            }
            Drawback::Automatic(automatic) => {
                self.unless(label(automatic.unlabelled), clause, CardFaultKind::UnlabelledDrawback);
                self.automatic(automatic, clause);
            }
            Drawback::OfSpell { effects, unlabelled } => {
                self.unless(label(*unlabelled), clause, CardFaultKind::UnlabelledDrawback);
                self.only_on(spell, clause);
                self.effects(effects, &setting(clause, &[]));
            }
            Drawback::Chosen(chosen) => {
                self.only_on(!spell, clause);
                self.unless(chosen.by != Side::Any, clause, CardFaultKind::WrongSubject);
                self.cost(&chosen.cost, clause, Payer::Aside);
                self.effects(&chosen.effects, &EffectContext { has_this: true, ..setting(clause, &[]) });
            }
            Drawback::Bounty(bounty) => {
                self.only_on(!spell, clause);
                self.effects(&bounty.effects, &EffectContext { decisions: false, ..setting(clause, &[]) });
            }
            Drawback::TemporaryCost(temporary) => {
                self.only_on(!spell && !kind.token, clause);
                self.unless(temporary.counters > 0 && !temporary.cost.is_free(), clause, CardFaultKind::Empty);
                self.cost(&temporary.cost, clause, Payer::Aside);
            }
        }
    }

    fn ability(&mut self, ability: &Ability, clause: Option<usize>) {
        let spell = self.kind.card_type.is_spell();
        match ability {
            Ability::Static(holds) => self.holds(holds, clause),
            Ability::Automatic(automatic) => {
                self.unless(!automatic.unlabelled, clause, CardFaultKind::UnlabelledDrawback);
                self.automatic(automatic, clause);
            }
            Ability::Activated(Activated { works, cost, prevents, targets, effects }) => {
                let in_play = *works == AbilityZone::Play;
                self.only_on(!(in_play && spell), clause);
                self.only_on(!self.kind.token || in_play, clause);
                self.cost(cost, clause, if in_play { Payer::Ability } else { Payer::Elsewhere });
                // An ability outside play could be used again and again if the card stayed where it is.
                let goes = in_play || cost.discard_this || cost.banish_this;
                self.unless(
                    goes && !(*works == AbilityZone::Discard && cost.discard_this),
                    clause,
                    CardFaultKind::Unpayable,
                );
                self.unless(!(spell && matches!(cost.price, Price::X(_))), clause, CardFaultKind::NoX);
                let setting =
                    EffectContext { has_this: in_play, prevents: prevents.is_some(), ..setting(clause, targets) };
                self.effects(effects, &setting);
            }
        }
    }

    fn automatic(&mut self, automatic: &Automatic, clause: Option<usize>) {
        let card_type = self.kind.card_type;
        self.only_on(!card_type.is_spell(), clause);
        if let Some(condition) = &automatic.only_if {
            self.condition(condition, clause);
        }
        let mut has_it = false;
        match &automatic.when {
            When::Enters(filter) | When::Falls(filter) => {
                self.filter(filter, clause);
                has_it = matches!(automatic.when, When::Enters(_));
            }
            When::Attacks | When::HurtsPlayer => self.only_on(card_type == CardType::Creature, clause),
            When::Played => self.only_on(!self.kind.token, clause),
            When::YouPlay(types) | When::TheyPlay(types) => has_it = types.within(TypeSet::PERMANENTS),
            When::ThisLeaves | When::Upkeep(_) | When::TurnEnd(_) => {}
        }
        let gone = matches!(automatic.when, When::ThisLeaves);
        self.effects(
            &automatic.effects,
            &EffectContext { has_it, has_this: !gone, ..setting(clause, &automatic.targets) },
        );
    }

    fn holds(&mut self, holds: &Static, clause: Option<usize>) {
        let card_type = self.kind.card_type;
        let creature = card_type == CardType::Creature;
        self.only_on(!card_type.is_spell(), clause);
        match holds {
            Static::Figures { of: None, .. } | Static::CantAttack | Static::CantGuard => self.only_on(creature, clause),
            Static::Figures { of: Some(filter), .. } => {
                self.steady_filter(filter, clause);
                self.unless(
                    filter.types.within(TypeSet::of(&[CardType::Creature])),
                    clause,
                    CardFaultKind::WrongFilter,
                );
            }
            Static::Costs { more, .. } => self.unless(*more != 0, clause, CardFaultKind::Empty),
            Static::Silences { of } => {
                self.steady_filter(of, clause);
                // Two such cards could silence each other, which would leave open which of them works.
                let own = of.types.has(card_type);
                self.unless(!own, clause, CardFaultKind::Circular);
            }
            Static::CantBeDestroyed | Static::CantBeTargeted => {}
            Static::UpkeepVp { more } => self.unless(*more != 0, clause, CardFaultKind::Empty),
        }
    }
}

/// Returns a setting in which decisions are allowed and nothing else is.
fn setting(clause: Option<usize>, targets: &[TargetSpec]) -> EffectContext<'_> {
    EffectContext { clause, targets, has_it: false, has_this: false, prevents: false, decisions: true }
}
