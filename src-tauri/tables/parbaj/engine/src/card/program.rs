//! A card's text as the engine carries it out: steps in a row, and what the engine asks of a card over and over.

use crate::card::CardId;
use parbaj_cards::{
    Ability, Advantage, Amount, Automatic, Benefit, CardKind, Clause, Condition, Cost, Drawback, Effect, Explanation,
    Scope, Spell, Static, Subject, TargetSpec, When,
};

/// A step of a program.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    /// An effect without parts.
    Do(Effect),
    /// So many tokens are made.
    Token { who: Subject, token: CardId, amount: Amount },
    /// A player may pay; if not, the program goes on at `otherwise`.
    Ask { who: Subject, cost: Cost, otherwise: u16 },
    /// Goes on elsewhere.
    Jump(u16),
    /// Goes on elsewhere unless something is so.
    Unless { condition: Condition, to: u16 },
    /// Goes on elsewhere unless the Advantage holds.
    UnlessAdvantage { from: Option<u8>, to: Option<u8>, clause: u8, otherwise: u16 },
    /// From here on the steps are a drawback of the spell: reported, nothing else.
    SpellDrawback { clause: u8, unlabelled: bool },
}

/// A part of a card's text that is carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    /// What is chosen first.
    pub(crate) targets: Vec<TargetSpec>,
    /// What happens.
    pub(crate) ops: Vec<Op>,
}

/// What the engine makes of a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Compiled {
    /// A spell: all it does, its drawbacks and Advantages included, in printed order.
    pub(crate) spell: Program,
    /// Where the steps of a spell's clauses begin: the first step, and the clause.
    spell_clauses: Vec<(u16, u8)>,
    /// Whether a spell does several things, one after the other.
    pub(crate) several: bool,
    /// By clause; empty where nothing is carried out.
    pub(crate) clauses: Vec<Program>,
    /// Whether something on it changes other cards' figures.
    pub(crate) changes_figures: bool,
    /// Whether something on it changes its own figures.
    pub(crate) own_figures: bool,
    /// Whether it silences others.
    pub(crate) silences: bool,
    /// Whether it changes costs.
    pub(crate) changes_costs: bool,
    /// Whether its own cost isn't always the printed one.
    pub(crate) cost_varies: bool,
    /// Whether anything happens by itself on an occasion after it has come.
    pub(crate) automatic: bool,
    /// Whether something happens as it is played.
    pub(crate) on_play: bool,
    /// Its neutralisation, and the clause.
    pub(crate) neutralisation: Option<(u8, Scope)>,
    /// Whether it has an activated ability in play, or a drawback somebody may choose.
    pub(crate) usable: bool,
    /// Whether it has a reaction ability in play.
    pub(crate) reacts: bool,
    /// Whether it can be used from hand.
    pub(crate) from_hand: bool,
    /// Whether it can be used from the discard pile.
    pub(crate) from_discard: bool,
    /// Whether it enters active whatever the opponent's Ép.
    pub(crate) enters_active: bool,
    /// Whether it can't be prevented.
    pub(crate) unpreventable: bool,
}

impl Compiled {
    /// The clause of a spell that says its step `at`.
    pub(crate) fn spell_clause(&self, at: u16) -> Option<u8> {
        self.spell_clauses.iter().rev().find(|(first, _)| *first <= at).map(|(_, clause)| *clause)
    }

    /// What a clause carries out; nothing for one that isn't there, as may be in a damaged state.
    pub(crate) fn clause(&self, clause: u8) -> &Program {
        static NOTHING: Program = Program { targets: Vec::new(), ops: Vec::new() };
        self.clauses.get(usize::from(clause)).unwrap_or(&NOTHING)
    }
}

/// Compiles a card's text into what the engine carries out; `token` finds a token by its identifier.
pub(crate) fn compile(kind: &CardKind, token: &impl Fn(&str) -> CardId) -> Compiled {
    let mut made = Compiled::default();
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
                    made.spell.ops.push(Op::SpellDrawback { clause: at, unlabelled: *unlabelled });
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
                    parbaj_cards::Place::Play if activated.prevents.is_some() => made.reacts = true,
                    parbaj_cards::Place::Play => made.usable = true,
                    parbaj_cards::Place::Hand => made.from_hand = true,
                    parbaj_cards::Place::Discard => made.from_discard = true,
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
    let done = made.spell.ops.iter().filter(|op| matches!(op, Op::Do(_) | Op::Token { .. }));
    made.several = done.count() > 1;
    made
}

impl Compiled {
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
                    ops.push(Op::Jump(0));
                    put(ops, &effects.effects, 0, token);
                    let otherwise = ops.len() as u16;
                    ops[test] = Op::UnlessAdvantage { from: *from, to: *to, clause: at, otherwise };
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

/// Appends effects, their targets counted from `offset`.
fn put(ops: &mut Vec<Op>, effects: &[Effect], offset: u8, token: &impl Fn(&str) -> CardId) {
    for effect in effects {
        match effect {
            Effect::MakeTokens { who, token: id, amount } => {
                ops.push(Op::Token { who: *who, token: token(id), amount: *amount });
            }
            Effect::May { who, cost, then, otherwise } => {
                let ask = ops.len();
                ops.push(Op::Jump(0));
                put(ops, then, offset, token);
                if otherwise.is_empty() {
                    ops[ask] = Op::Ask { who: *who, cost: *cost, otherwise: ops.len() as u16 };
                } else {
                    let leap = ops.len();
                    ops.push(Op::Jump(0));
                    ops[ask] = Op::Ask { who: *who, cost: *cost, otherwise: ops.len() as u16 };
                    put(ops, otherwise, offset, token);
                    ops[leap] = Op::Jump(ops.len() as u16);
                }
            }
            Effect::If { condition, then } => {
                let test = ops.len();
                ops.push(Op::Jump(0));
                put(ops, then, offset, token);
                ops[test] = Op::Unless { condition: *condition, to: ops.len() as u16 };
            }
            plain => {
                let mut plain = plain.clone();
                shift(&mut plain, offset);
                ops.push(Op::Do(plain));
            }
        }
    }
}

/// Counts an effect's target from `offset`.
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
