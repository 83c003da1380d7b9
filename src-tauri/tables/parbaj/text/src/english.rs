//! English: clauses and words.
//!
//! Whoever reads the card is "you", the other "your opponent". What you do is put as an order ("draw a card"); what
//! anything else does is told.

mod ability;
mod adjective;
mod amount;
mod condition;
mod cost;
mod deed;
mod drawback;
mod effect;
mod explanation;
mod noun;
mod number;
mod permanent;
mod scope;
mod sequence;
mod subject;
mod timing;

pub(crate) use cost::cost;
pub(crate) use noun::card_type;
pub(crate) use scope::scope;

use crate::setting::Setting;
use parbaj_cards::{CardKind, Clause, CounterKind};
use sequence::Sequence;

/// One part of a card's text.
pub(crate) fn clause(clause: &Clause, setting: &Setting<'_>) -> String {
    let text = match clause {
        Clause::Condition(playing) => condition::playing(playing, setting),
        Clause::Explanation(it) => explanation::explanation(it, setting),
        Clause::Drawback(it) => drawback::drawback(it, setting),
        Clause::Ability(it) => ability::ability(it, setting),
        Clause::SpellEffect(spell) => Sequence::new(setting.with(&spell.targets)).sentences(&spell.effects),
    };
    capital(&text)
}

/// `Creature`, `Creature (token)`, `Creature (old edition)`
pub(crate) fn type_line(kind: &CardKind) -> String {
    let card_type = capital(card_type(kind.card_type));
    match (kind.token, kind.old_edition) {
        (true, _) => format!("{card_type} (token)"),
        (false, true) => format!("{card_type} (old edition)"),
        (false, false) => card_type,
    }
}

/// `strength counter`
pub(crate) fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "strength counter",
        CounterKind::Weakness => "weakness counter",
        CounterKind::Poison => "poison counter",
        CounterKind::TemporaryCost => "temporary cost counter",
        CounterKind::Burden => "burden counter",
    }
}

/// The text with a capital letter at its beginning.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}
