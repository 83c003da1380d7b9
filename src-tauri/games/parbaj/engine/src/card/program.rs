//! A card's text compiled for the engine: programs of steps, and the properties that the engine queries often.

use crate::card::CardId;
use parbaj_cards::{
    Ability, Advantage, Amount, Automatic, Benefit, CardKind, Clause, Condition, Cost, Drawback, Effect, Explanation,
    Scope, Spell, Static, Subject, TargetSpec, When,
};

/// A step of a program.
#[derive(Clone, Debug)]
pub(crate) enum ProgramStep {
    /// A single effect.
    Do(Effect),
    /// Makes `amount` tokens.
    Token { who: Subject, token: CardId, amount: Amount },
    /// A player may pay; if not, the program continues at step `otherwise`.
    Ask { who: Subject, cost: Cost, otherwise: u16 },
    /// Continues at another step.
    Jump(u16),
    /// Continues at step `to` unless the condition holds.
    Unless { condition: Condition, to: u16 },
    /// Continues at step `otherwise` unless the Advantage holds.
    UnlessAdvantage { from: Option<u8>, to: Option<u8>, clause: u8, otherwise: u16 },
    /// Marks the following steps as a drawback of the spell; only recorded as an event.
    SpellDrawback { clause: u8, unlabelled: bool },
}

/// A part of a card's text as steps that can be carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    /// What is chosen before the first step.
    pub(crate) targets: Vec<TargetSpec>,
    pub(crate) ops: Vec<ProgramStep>,
}

/// A card's text compiled for the engine.
#[derive(Clone, Debug, Default)]
pub(crate) struct CompiledCard {
    /// For a spell: all its steps, its drawbacks and Advantages included, in printed order.
    pub(crate) spell: Program,
    /// For each clause of a spell: the index of its first step, and the clause.
    spell_clauses: Vec<(u16, u8)>,
    /// Whether a spell has several effects, one after the other.
    pub(crate) several: bool,
    /// The programs by clause index; empty for a clause that carries out nothing.
    pub(crate) clauses: Vec<Program>,
    /// Whether a clause changes the figures of other cards.
    pub(crate) changes_figures: bool,
    /// Whether a clause changes the card's own figures.
    pub(crate) own_figures: bool,
    /// Whether it silences other permanents.
    pub(crate) silences: bool,
    pub(crate) changes_costs: bool,
    /// Whether its own cost can differ from the printed one.
    pub(crate) cost_varies: bool,
    /// Whether it has an automatic clause that triggers after it has come into play.
    pub(crate) automatic: bool,
    /// Whether it has a clause that acts as it is played.
    pub(crate) on_play: bool,
    /// Its Neutralisation: the clause and the scope.
    pub(crate) neutralisation: Option<(u8, Scope)>,
    /// Whether it has an activated ability in play, or a drawback that a player may choose.
    pub(crate) usable: bool,
    /// Whether it has a reaction ability in play.
    pub(crate) reacts: bool,
    /// Whether it has an ability that is used from hand.
    pub(crate) from_hand: bool,
    /// Whether it has an ability that is used from the discard pile.
    pub(crate) from_discard: bool,
    /// Whether it enters active whatever the opponent's Ép.
    pub(crate) enters_active: bool,
    pub(crate) unpreventable: bool,
}

impl CompiledCard {
    /// Returns the clause of a spell that step `at` belongs to.
    pub(crate) fn spell_clause(&self, at: u16) -> Option<u8> {
        self.spell_clauses.iter().rev().find(|(first, _)| *first <= at).map(|(_, clause)| *clause)
    }

    /// Returns the program of a clause; empty if the clause doesn't exist, as may happen in a damaged state.
    pub(crate) fn clause(&self, clause: u8) -> &Program {
        static NOTHING: Program = Program { targets: Vec::new(), ops: Vec::new() };
        self.clauses.get(usize::from(clause)).unwrap_or(&NOTHING)
    }
}

/// Compiles a card's text; `token` finds a token by its identifier.
pub(crate) fn compile(kind: &CardKind, token: &impl Fn(&str) -> CardId) -> CompiledCard {
    let mut made = CompiledCard::default();
    for (at, clause) in kind.clauses.iter().enumerate() {
        let at = at as u8;
        let mut program = Program::default();
        let first = made.spell.ops.len() as u16;
        match clause {
            Clause::Condition(_) => {}
            Clause::Explanation(explanation) => made.explain(at, explanation, kind, &mut program, token),
            Clause::Drawback(drawback) => match drawback {
                Drawback::Static { holds, .. } => made.hold(holds),
                Drawback::Automatic(automatic) => made.happen(automatic, &mut program, token),
                Drawback::OfSpell { effects, unlabelled } => {
                    made.spell.ops.push(ProgramStep::SpellDrawback { clause: at, unlabelled: *unlabelled });
                    put(&mut made.spell.ops, effects, 0, token);
                }
                Drawback::Chosen(chosen) => {
                    made.usable = true;
                    put(&mut program.ops, &chosen.effects, 0, token);
                }
                Drawback::Bounty(bounty) => put(&mut program.ops, &bounty.effects, 0, token),
                Drawback::TemporaryCost(_) => made.automatic = true,
            },
            Clause::Ability(Ability::Static(holds)) => made.hold(holds),
            Clause::Ability(Ability::Automatic(automatic)) => made.happen(automatic, &mut program, token),
            Clause::Ability(Ability::Activated(activated)) => {
                match activated.works {
                    parbaj_cards::AbilityZone::Play if activated.prevents.is_some() => made.reacts = true,
                    parbaj_cards::AbilityZone::Play => made.usable = true,
                    parbaj_cards::AbilityZone::Hand => made.from_hand = true,
                    parbaj_cards::AbilityZone::Discard => made.from_discard = true,
                }
                program.targets.clone_from(&activated.targets);
                put(&mut program.ops, &activated.effects, 0, token);
            }
            Clause::SpellEffect(Spell { targets, effects }) => {
                let offset = made.spell.targets.len() as u8;
                made.spell.targets.extend(targets.iter().copied());
                put(&mut made.spell.ops, effects, offset, token);
            }
        }
        if made.spell.ops.len() as u16 > first {
            made.spell_clauses.push((first, at));
        }
        made.clauses.push(program);
    }
    let done = made.spell.ops.iter().filter(|op| matches!(op, ProgramStep::Do(_) | ProgramStep::Token { .. }));
    made.several = done.count() > 1;
    made
}

impl CompiledCard {
    fn explain(
        &mut self,
        at: u8,
        explanation: &Explanation,
        kind: &CardKind,
        program: &mut Program,
        token: &impl Fn(&str) -> CardId,
    ) {
        match explanation {
            Explanation::CopyLimit { .. } | Explanation::DeckOnly { .. } | Explanation::Banned { .. } => {}
            Explanation::CostsLess { .. } => self.cost_varies = true,
            Explanation::Figures { .. } => self.own_figures = true,
            Explanation::EntersActive => self.enters_active = true,
            Explanation::Neutralisation(scope) => self.neutralisation = Some((at, *scope)),
            Explanation::CantBePrevented => self.unpreventable = true,
            Explanation::Advantage(Advantage { from, to, benefit }) => match benefit {
                Benefit::Figures { .. } => self.own_figures = true,
                Benefit::CostsLess { .. } => self.cost_varies = true,
                Benefit::EntersActive => {}
                Benefit::Effects(effects) => {
                    let spell = kind.card_type.is_spell();
                    let ops = if spell { &mut self.spell.ops } else { &mut program.ops };
                    let test = ops.len();
                    ops.push(ProgramStep::Jump(0));
                    put(ops, &effects.effects, 0, token);
                    let otherwise = ops.len() as u16;
                    ops[test] = ProgramStep::UnlessAdvantage { from: *from, to: *to, clause: at, otherwise };
                    program.targets.clone_from(&effects.targets);
                    self.on_play |= !spell;
                }
            },
        }
    }

    fn hold(&mut self, holds: &Static) {
        match holds {
            Static::Figures { of: Some(_), .. } => self.changes_figures = true,
            Static::Figures { of: None, .. } => self.own_figures = true,
            Static::Costs { .. } => self.changes_costs = true,
            Static::Silences { .. } => self.silences = true,
            Static::CantAttack
            | Static::CantGuard
            | Static::CantBeDestroyed
            | Static::CantBeTargeted
            | Static::UpkeepVp { .. } => {}
        }
    }

    fn happen(&mut self, automatic: &Automatic, program: &mut Program, token: &impl Fn(&str) -> CardId) {
        if automatic.when == When::Played {
            self.on_play = true;
        } else {
            self.automatic = true;
        }
        program.targets.clone_from(&automatic.targets);
        put(&mut program.ops, &automatic.effects, 0, token);
    }
}

/// Appends effects, with their target indices shifted by `offset`.
fn put(ops: &mut Vec<ProgramStep>, effects: &[Effect], offset: u8, token: &impl Fn(&str) -> CardId) {
    for effect in effects {
        match effect {
            Effect::MakeTokens { who, token: id, amount } => {
                ops.push(ProgramStep::Token { who: *who, token: token(id), amount: *amount });
            }
            Effect::May { who, cost, then, otherwise } => {
                let ask = ops.len();
                ops.push(ProgramStep::Jump(0));
                put(ops, then, offset, token);
                if otherwise.is_empty() {
                    ops[ask] = ProgramStep::Ask { who: *who, cost: *cost, otherwise: ops.len() as u16 };
                } else {
                    let leap = ops.len();
                    ops.push(ProgramStep::Jump(0));
                    ops[ask] = ProgramStep::Ask { who: *who, cost: *cost, otherwise: ops.len() as u16 };
                    put(ops, otherwise, offset, token);
                    ops[leap] = ProgramStep::Jump(ops.len() as u16);
                }
            }
            Effect::If { condition, then } => {
                let test = ops.len();
                ops.push(ProgramStep::Jump(0));
                put(ops, then, offset, token);
                ops[test] = ProgramStep::Unless { condition: *condition, to: ops.len() as u16 };
            }
            plain => {
                let mut plain = plain.clone();
                shift(&mut plain, offset);
                ops.push(ProgramStep::Do(plain));
            }
        }
    }
}

/// Shifts an effect's target index by `offset`.
fn shift(effect: &mut Effect, offset: u8) {
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
        | Effect::Silence { what: subject }
        | Effect::LiftDrawbacks { what: subject }
        | Effect::Boost { what: subject, .. }
        | Effect::Heal { what: subject }
        | Effect::SacrificeSome { who: subject, .. }
        | Effect::Recover { what: subject }
        | Effect::CopyPlayed { what: subject }
        | Effect::PutIntoPlay { what: subject } => subject,
        Effect::MakeTokens { .. }
        | Effect::SacrificeThis
        | Effect::Prevent
        | Effect::May { .. }
        | Effect::If { .. } => return,
    };
    if let Subject::Target(target) = subject {
        *target += offset;
    }
}
