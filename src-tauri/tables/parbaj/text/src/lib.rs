//! What is printed on Párbaj's cards, in both languages: made from the clauses, so that text and behaviour can't differ.
//!
//! A clause is a part of the text in one category of chapter 91. Labels are those by which the chapter knows a category:
//! `Kijátszási feltétel:`, `Előny:`, `Semlegesítés:`, `Hátrány:`, `Jutalom:`, `Időleges költség`.

mod english;
mod hungarian;

use parbaj_cards::{CardKind, Clause, Condition, Counted, Effect, Filter, Subject, TypeSet};
use rulebook::Lang;

/// Says what the token of an identifier is called.
pub type Set<'a> = &'a dyn Fn(&str, Lang) -> String;

/// The text of a clause that stands on `kind`: a sentence or several, with capital letter and full stop.
#[must_use]
pub fn clause(clause: &Clause, kind: &CardKind, set: Set<'_>, lang: Lang) -> String {
    match lang {
        Lang::Hu => hungarian::clause(clause, kind, set),
        Lang::En => english::clause(clause, kind, set),
    }
}

/// Everything printed in a card's text box, a line for each clause.
#[must_use]
pub fn text(kind: &CardKind, set: Set<'_>, lang: Lang) -> Vec<String> {
    kind.clauses.iter().map(|it| clause(it, kind, set, lang)).collect()
}

/// Numbers with their sign, as they stand before a figure: `+1`, `−2`.
fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// Whether a kind of card is itself among the permanents that a filter means, so that a text has to say "another".
fn is_one_of(kind: &CardKind, filter: &Filter) -> bool {
    filter.types.has(kind.card_type)
}

/// Whether both types of spells are meant, and nothing else.
fn is_any_spell(types: TypeSet) -> bool {
    types == TypeSet::SPELLS
}

/// Whether a filter means any permanent whatsoever.
fn is_any_permanent(types: TypeSet) -> bool {
    TypeSet::PERMANENTS.within(types)
}

/// The subject that an effect begins with, where a second effect on the same one needn't name it again.
fn first_named(effect: &Effect) -> Option<Subject> {
    match effect {
        Effect::Damage { to: it, .. }
        | Effect::Destroy { what: it }
        | Effect::Return { what: it }
        | Effect::Banish { what: it }
        | Effect::TakeControl { what: it }
        | Effect::TurnPassive { what: it }
        | Effect::TurnActive { what: it }
        | Effect::Silence { what: it }
        | Effect::LiftDrawbacks { what: it }
        | Effect::Boost { what: it, .. }
        | Effect::Heal { what: it }
        | Effect::Recover { what: it }
        | Effect::PutIntoPlay { what: it }
        | Effect::GainLife { who: it, .. }
        | Effect::LoseLife { who: it, .. }
        | Effect::GainVp { who: it, .. }
        | Effect::LoseVp { who: it, .. }
        | Effect::Draw { who: it, .. }
        | Effect::Discard { who: it, .. }
        | Effect::PutCounters { on: it, .. }
        | Effect::RemoveCounters { from: it, .. }
        | Effect::MakeTokens { who: it, .. }
        | Effect::SacrificeSome { who: it, .. } => Some(*it),
        Effect::Mill { .. } | Effect::SacrificeThis | Effect::Prevent | Effect::May { .. } | Effect::If { .. } => None,
    }
}

/// Whether something is counted, so that a text says "as many … as" instead of a number.
fn counted(condition: &Condition) -> Option<Counted> {
    match condition {
        Condition::Permanents { filter, .. } => Some(Counted::Permanents(*filter)),
        Condition::Discard { side, types, .. } => Some(Counted::Discard { side: *side, types: *types }),
        Condition::Hand { side, .. } => Some(Counted::Hand { side: *side }),
        Condition::Life { .. } => None,
    }
}
