//! The values of cards by what is printed on them, in VP.

use parbaj::{CardId, Permanent, State};
use parbaj_cards::{
    Ability, Amount, Benefit, CardKind, CardType, Clause, Cost, CounterKind, Drawback, Effect, Explanation, Price,
    Side, Static, Subject, TargetSpec, When,
};
use std::sync::LazyLock;

/// The precomputed values of a card.
#[derive(Clone, Debug, Default)]
pub(super) struct CardValue {
    /// The value of its text when played or in play, without its figures.
    pub(super) text: f32,
    /// The value of a spell's effects.
    pub(super) spell: f32,
    /// The value of its Neutralisation while it is in hand.
    pub(super) answers: f32,
    /// For each clause, and for a spell over all its targets: whether each target should be an opponent's (negative) or
    /// the player's own (positive).
    pub(super) targets: Vec<Vec<f32>>,
    pub(super) spell_targets: Vec<f32>,
    /// The damage that a spell or clause deals to its first target.
    pub(super) hits: Vec<f32>,
    pub(super) spell_hits: f32,
    /// The value of using each clause.
    pub(super) uses: Vec<f32>,
    /// The value to its master of what its own text does as it leaves play.
    pub(super) leaves: f32,
    /// Whether its text says that it can't attack.
    pub(super) cant_attack: bool,
}

static NOTES: LazyLock<Vec<CardValue>> = LazyLock::new(|| CardId::all().map(|card| note(card.kind())).collect());

/// Returns the precomputed values of a card.
pub(super) fn of(card: CardId) -> &'static CardValue {
    &NOTES[usize::from(card.number())]
}

/// Returns the value of a card in hand.
pub(super) fn in_hand(card: CardId) -> f32 {
    let kind = card.kind();
    let note = of(card);
    note.answers + if kind.card_type.is_spell() { note.spell.max(0.5) } else { body(kind) + note.text }
}

fn body(kind: &CardKind) -> f32 {
    let damage = f32::from(kind.damage.unwrap_or(0));
    let life = f32::from(kind.life.unwrap_or(0));
    match kind.card_type {
        CardType::Creature => 0.55 * damage + 0.4 * life + 0.3,
        CardType::Building => 0.15 * life,
        _ => 0.0,
    }
}

/// Returns the current value of a permanent.
pub(super) fn in_play(state: &State, it: &Permanent) -> f32 {
    let kind = it.card().kind();
    let (damage, life) = state.figures(it);
    let left = f32::from((life - i16::from(it.damage_on())).max(0));
    let figures = match kind.card_type {
        CardType::Creature => 0.55 * f32::from(damage) + 0.4 * left + 0.3,
        CardType::Building => 0.15 * left,
        _ => 0.0,
    };
    let poison = f32::from(it.counters().poison) * 0.6;
    let text = of(it.card()).text;
    (figures + text - poison).max(0.1)
}

/// Returns what its master loses if it dies.
pub(super) fn loss(state: &State, it: &Permanent) -> f32 {
    (in_play(state, it) - of(it.card()).leaves).max(0.0)
}

fn note(kind: &CardKind) -> CardValue {
    let mut note = CardValue::default();
    for clause in &kind.clauses {
        let (mut targets, mut hits, mut uses) = (Vec::new(), 0.0, 0.0);
        match clause {
            Clause::Condition(_) => {}
            Clause::Explanation(Explanation::Advantage(advantage)) => {
                note.text += match &advantage.benefit {
                    Benefit::Figures { damage, life } => 0.25 * f32::from(damage + life),
                    Benefit::CostsLess { by } => 0.3 * f32::from(*by),
                    Benefit::EntersActive => 0.3,
                    Benefit::Effects(effects) => 0.4 * worth(&effects.effects, &effects.targets),
                };
            }
            Clause::Explanation(Explanation::Neutralisation(_)) => note.answers += 1.0,
            Clause::Explanation(Explanation::EntersActive) => note.text += 0.4,
            Clause::Explanation(Explanation::Figures { .. }) => note.text += 0.5,
            Clause::Explanation(_) => {}
            Clause::Drawback(Drawback::Static { holds, .. }) | Clause::Ability(Ability::Static(holds)) => {
                note.text += statics(holds);
                note.cant_attack |= matches!(holds, Static::CantAttack);
            }
            Clause::Drawback(Drawback::Automatic(automatic)) | Clause::Ability(Ability::Automatic(automatic)) => {
                let often = match automatic.when {
                    When::Played | When::ThisLeaves => 0.0,
                    When::Upkeep(_) | When::TurnEnd(_) => 2.0,
                    _ => 1.0,
                };
                note.text += often * worth(&automatic.effects, &automatic.targets);
                if automatic.when == When::ThisLeaves {
                    note.leaves += worth(&automatic.effects, &automatic.targets);
                }
                targets = polarity(&automatic.effects, &automatic.targets);
            }
            Clause::Drawback(Drawback::OfSpell { effects, .. }) => note.spell += worth(effects, &[]),
            Clause::Drawback(Drawback::Chosen(chosen)) => {
                uses = worth(&chosen.effects, &[]) - price(&chosen.cost);
                if chosen.by == Side::Theirs {
                    uses = -worth(&chosen.effects, &[]) - price(&chosen.cost);
                }
            }
            Clause::Drawback(Drawback::Bounty(bounty)) => {
                note.text -= 0.5 * worth(&bounty.effects, &[]);
                note.leaves -= worth(&bounty.effects, &[]);
            }
            Clause::Drawback(Drawback::TemporaryCost(temporary)) => note.text -= 0.3 * price(&temporary.cost),
            Clause::Ability(Ability::Activated(activated)) => {
                uses = worth(&activated.effects, &activated.targets) - price(&activated.cost);
                targets = polarity(&activated.effects, &activated.targets);
                hits = damage(&activated.effects);
                note.text += uses.clamp(0.2, 2.0);
            }
            Clause::SpellEffect(spell) => {
                note.spell += worth(&spell.effects, &spell.targets);
                note.spell_targets.extend(polarity(&spell.effects, &spell.targets));
                note.spell_hits += damage(&spell.effects);
            }
        }
        note.targets.push(targets);
        note.hits.push(hits);
        note.uses.push(uses);
    }
    note
}

fn statics(holds: &Static) -> f32 {
    match holds {
        Static::Figures { of: None, damage, life } => 0.4 * f32::from(damage + life),
        Static::Figures { of: Some(filter), damage, life } => {
            let sign = if filter.side == Side::Theirs { -1.0 } else { 1.0 };
            sign * 0.8 * f32::from(damage + life)
        }
        Static::Costs { side, more, .. } => {
            let sign = if *side == Side::Theirs { 1.0 } else { -1.0 };
            sign * f32::from(*more)
        }
        Static::CantAttack => -0.8,
        Static::CantGuard => -0.5,
        Static::Silences { .. } => 1.2,
        Static::CantBeDestroyed | Static::CantBeTargeted => 0.5,
        Static::UpkeepVp { more } => 2.0 * f32::from(*more),
    }
}

/// Returns the value of what a cost takes, in VP.
pub(super) fn price(cost: &Cost) -> f32 {
    let vp = match cost.price {
        Price::Vp(vp) | Price::X(vp) => f32::from(vp),
    };
    let sacrificed = cost.sacrifice.map_or(0.0, |sacrifice| 1.6 * f32::from(sacrifice.count));
    vp + 0.6 * f32::from(cost.builders)
        + sacrificed
        + 1.5 * f32::from(cost.discard)
        + 0.5 * f32::from(cost.life)
        + if cost.turn_this { 0.4 } else { 0.0 }
        + if cost.discard_this || cost.banish_this { 1.5 } else { 0.0 }
}

fn number(amount: &Amount) -> f32 {
    match amount {
        Amount::Fixed(number) => f32::from(*number),
        Amount::X => 3.0,
        Amount::Count(_) => 2.0,
    }
}

/// Returns the value of paying a cost offered by a card's effect, for "you" or for the other player.
pub(super) fn of_paying(card: CardId, you: bool) -> f32 {
    let effects = card.kind().clauses.iter().filter_map(|clause| match clause {
        Clause::SpellEffect(spell) => Some(&spell.effects),
        Clause::Ability(Ability::Automatic(automatic)) | Clause::Drawback(Drawback::Automatic(automatic)) => {
            Some(&automatic.effects)
        }
        Clause::Ability(Ability::Activated(activated)) => Some(&activated.effects),
        _ => None,
    });
    let brings = effects.flatten().find_map(|effect| match effect {
        Effect::May { then, otherwise, .. } => Some(worth(then, &[]) - worth(otherwise, &[])),
        _ => None,
    });
    let brings = brings.unwrap_or(0.0);
    if you { brings } else { -brings }
}

/// Returns the value of effects for the player who causes them, assuming good targets.
pub(super) fn worth(effects: &[Effect], targets: &[TargetSpec]) -> f32 {
    effects.iter().map(|effect| one(effect, targets)).sum()
}

/// Returns the value of an effect for "you". The sign depends on the side of the subject; a target is assumed to be
/// chosen well.
fn one(effect: &Effect, targets: &[TargetSpec]) -> f32 {
    match effect {
        Effect::Damage { to, amount } => harm(*to) * 0.8 * number(amount),
        Effect::GainLife { who, amount } => -harm(*who) * 0.5 * number(amount),
        Effect::LoseLife { who, amount } => harm(*who) * 0.6 * number(amount),
        Effect::GainVp { who, amount } => -harm(*who) * number(amount),
        Effect::LoseVp { who, amount } => harm(*who) * 0.8 * number(amount),
        Effect::Draw { who, amount } => -harm(*who) * 1.5 * number(amount),
        Effect::Discard { who, amount } => harm(*who) * 1.3 * number(amount),
        Effect::Mill { who, amount } => harm(*who) * 0.1 * number(amount),
        Effect::Destroy { what } => harm(*what) * 3.0,
        Effect::Return { what } => harm(*what) * 1.8,
        Effect::Banish { what } => match what {
            Subject::Target(at) if matches!(targets.get(usize::from(*at)), Some(TargetSpec::Discarded { .. })) => 0.2,
            _ => harm(*what) * 3.2,
        },
        Effect::TakeControl { what } => harm(*what) * 4.5,
        Effect::TurnPassive { what } => harm(*what) * 0.9,
        Effect::TurnActive { what } => -harm_of_good(*what) * 0.6,
        Effect::PutCounters { on, counter, amount } => match counter {
            CounterKind::Strength => -harm_of_good(*on) * 0.9 * number(amount),
            CounterKind::Weakness => harm(*on) * 0.9 * number(amount),
            CounterKind::Burden => harm(*on) * 0.6 * number(amount),
            CounterKind::Poison | CounterKind::TemporaryCost => harm(*on) * 1.0 * number(amount),
        },
        Effect::RemoveCounters { counter, .. } => {
            if *counter == CounterKind::Strength {
                0.6
            } else {
                0.4
            }
        }
        Effect::MakeTokens { who, amount, .. } => -harm(*who) * 1.1 * number(amount),
        Effect::Silence { what } => harm(*what) * 0.6,
        Effect::LiftDrawbacks { .. } => 0.3,
        Effect::Boost { what, damage, life } => {
            let sum = f32::from(damage + life);
            if sum >= 0.0 { -harm_of_good(*what) * 0.3 * sum } else { harm(*what) * 0.6 * -sum }
        }
        Effect::Heal { .. } => 0.4,
        Effect::SacrificeSome { who, amount, .. } => harm(*who) * 1.8 * number(amount),
        Effect::SacrificeThis => -1.5,
        Effect::Recover { .. } => 1.5,
        Effect::PutIntoPlay { .. } => 3.0,
        Effect::CopyPlayed { .. } => 0.8,
        Effect::Prevent => 2.5,
        Effect::May { who, cost, then, otherwise } => {
            let paid = worth(then, targets);
            let unpaid = worth(otherwise, targets);
            if *who == Subject::You { (paid - price(cost)).max(unpaid) } else { (paid + price(cost)).min(unpaid) }
        }
        Effect::If { then, .. } => 0.6 * worth(then, targets),
    }
}

/// Returns the sign of harm to a subject: 1 for an opponent's, −1 for the player's own.
fn harm(subject: Subject) -> f32 {
    match subject {
        Subject::You | Subject::This => -1.0,
        Subject::Opponent | Subject::Target(_) | Subject::It => 1.0,
        Subject::Everybody => 0.0,
        Subject::Each(filter) => match filter.side {
            Side::Yours => -2.0,
            Side::Theirs => 2.0,
            Side::Any => 0.3,
        },
    }
}

/// Returns the same for a beneficial effect, whose targets are the player's own.
fn harm_of_good(subject: Subject) -> f32 {
    match subject {
        Subject::Target(_) | Subject::It => -1.0,
        other => harm(other),
    }
}

/// Returns for each target whether it should be an opponent's (negative) or the player's own (positive); the magnitude
/// is the importance.
fn polarity(effects: &[Effect], targets: &[TargetSpec]) -> Vec<f32> {
    let mut sums = vec![0.0; targets.len()];
    add_polarity(effects, &mut sums);
    sums
}

fn add_polarity(effects: &[Effect], sums: &mut [f32]) {
    for effect in effects {
        if let Effect::May { then, otherwise, .. } = effect {
            add_polarity(then, sums);
            add_polarity(otherwise, sums);
        } else if let Effect::If { then, .. } = effect {
            add_polarity(then, sums);
        } else if let Some((Subject::Target(at), amount)) = polarity_of(effect)
            && let Some(sum) = sums.get_mut(usize::from(at))
        {
            *sum += amount;
        }
    }
}

fn polarity_of(effect: &Effect) -> Option<(Subject, f32)> {
    Some(match effect {
        Effect::Damage { to, amount } => (*to, -0.8 * number(amount)),
        Effect::LoseLife { who, amount } | Effect::LoseVp { who, amount } => (*who, -0.6 * number(amount)),
        Effect::Discard { who, amount } | Effect::Mill { who, amount } => (*who, -number(amount)),
        Effect::GainLife { who, amount } | Effect::GainVp { who, amount } => (*who, 0.6 * number(amount)),
        Effect::Draw { who, amount } => (*who, 1.5 * number(amount)),
        Effect::Destroy { what } | Effect::Banish { what } | Effect::TakeControl { what } => (*what, -3.0),
        Effect::Return { what } => (*what, -1.8),
        Effect::TurnPassive { what } | Effect::Silence { what } => (*what, -0.8),
        Effect::TurnActive { what } | Effect::Heal { what } | Effect::LiftDrawbacks { what } => (*what, 0.4),
        Effect::PutCounters { on, counter: CounterKind::Strength, .. } => (*on, 0.9),
        Effect::PutCounters { on, .. } => (*on, -0.9),
        Effect::RemoveCounters { from, counter: CounterKind::Strength } => (*from, -0.5),
        Effect::RemoveCounters { from, .. } => (*from, 0.5),
        Effect::Boost { what, damage, life } => (*what, 0.3 * f32::from(damage + life)),
        Effect::SacrificeSome { who, .. } => (*who, -1.8),
        Effect::Recover { what } | Effect::PutIntoPlay { what } => (*what, 2.0),
        // Copied abilities have the same value on either side.
        Effect::MakeTokens { .. }
        | Effect::CopyPlayed { .. }
        | Effect::SacrificeThis
        | Effect::Prevent
        | Effect::May { .. }
        | Effect::If { .. } => return None,
    })
}

/// Returns the damage to targets.
fn damage(effects: &[Effect]) -> f32 {
    let dealt = effects.iter().map(|effect| match effect {
        Effect::Damage { to: Subject::Target(_), amount } => number(amount),
        Effect::May { then, .. } | Effect::If { then, .. } => damage(then),
        _ => 0.0,
    });
    dealt.sum()
}
