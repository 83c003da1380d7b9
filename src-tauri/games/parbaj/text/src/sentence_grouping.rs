//! Decides, for both languages, which effects share a sentence and how they are joined.

use parbaj_cards::{Amount, CounterKind, Effect, Subject};

/// Returns the effects of each sentence. An optional or conditional effect has a sentence of its own.
pub(crate) fn runs(effects: &[Effect]) -> impl Iterator<Item = &[Effect]> {
    effects.chunk_by(|one, next| !has_parts(one) && !has_parts(next))
}

fn has_parts(effect: &Effect) -> bool {
    matches!(effect, Effect::May { .. } | Effect::If { .. })
}

/// Returns the counters that the first effects put on the same permanents, to be listed after one verb. An amount that
/// is counted isn't listed with others, since it needs words of its own.
pub(crate) fn counters_together(effects: &[Effect]) -> Option<(Subject, Vec<(CounterKind, Amount)>)> {
    let Some(Effect::PutCounters { on, counter, amount }) = effects.first() else { return None };
    let mut put = vec![(*counter, *amount)];
    let counted = |amount: &Amount| matches!(amount, Amount::Count(_));
    put.extend(effects[1..].iter().map_while(|effect| match effect {
        Effect::PutCounters { on: other, counter, amount: more }
            if other == on && !counted(amount) && !counted(more) =>
        {
            Some((*counter, *more))
        }
        _ => None,
    }));
    Some((*on, put))
}

/// Whether the order of two effects matters, so that they are joined by "then" instead of "and".
pub(crate) fn follows(first: &Effect, next: &Effect) -> bool {
    let drawn = matches!((first, next), (Effect::Draw { .. }, Effect::Discard { .. }));
    let lifted = matches!(first, Effect::LiftDrawbacks { .. })
        && matches!(next, Effect::Banish { .. } | Effect::Return { .. } | Effect::Destroy { .. });
    matches!(amount(next), Some(Amount::Count(_))) || drawn || lifted
}

fn amount(effect: &Effect) -> Option<&Amount> {
    match effect {
        Effect::Damage { amount, .. }
        | Effect::GainLife { amount, .. }
        | Effect::LoseLife { amount, .. }
        | Effect::GainVp { amount, .. }
        | Effect::LoseVp { amount, .. }
        | Effect::Draw { amount, .. }
        | Effect::Discard { amount, .. }
        | Effect::Mill { amount, .. }
        | Effect::PutCounters { amount, .. }
        | Effect::MakeTokens { amount, .. }
        | Effect::SacrificeSome { amount, .. } => Some(amount),
        Effect::Destroy { .. }
        | Effect::Return { .. }
        | Effect::Banish { .. }
        | Effect::TakeControl { .. }
        | Effect::TurnPassive { .. }
        | Effect::TurnActive { .. }
        | Effect::RemoveCounters { .. }
        | Effect::Silence { .. }
        | Effect::LiftDrawbacks { .. }
        | Effect::Boost { .. }
        | Effect::Heal { .. }
        | Effect::SacrificeThis
        | Effect::Recover { .. }
        | Effect::PutIntoPlay { .. }
        | Effect::CopyPlayed { .. }
        | Effect::Prevent
        | Effect::May { .. }
        | Effect::If { .. } => None,
    }
}
