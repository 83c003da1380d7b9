//! Hungarian: clauses and words.
//!
//! Whoever reads the card is *te*, the other *az ellenfeled*. What a spell or a used ability has its player do is said
//! as an order (*húzz egy lapot!*), what happens by itself is told (*húzol egy lapot*).

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
use adjective::closed;
use parbaj_cards::{CardKind, Clause, CounterKind};
use rulebook::hungarian::capital;
use sequence::Sequence;

/// One part of a card's text.
pub(crate) fn clause(clause: &Clause, setting: &Setting<'_>) -> String {
    let text = match clause {
        Clause::Condition(playing) => condition::playing(playing, setting),
        Clause::Explanation(it) => explanation::explanation(it, setting),
        Clause::Drawback(it) => drawback::drawback(it, setting),
        Clause::Ability(it) => ability::ability(it, setting),
        Clause::SpellEffect(spell) => Sequence::new(setting.with(&spell.targets)).ordered(&spell.effects),
    };
    closed(&capital(&text))
}

/// `Lény`, `Lény (önálló jelző)`, `Lény (régi kiadás)`
pub(crate) fn type_line(kind: &CardKind) -> String {
    let card_type = capital(card_type(kind.card_type));
    match (kind.token, kind.old_edition) {
        (true, _) => format!("{card_type} (önálló jelző)"),
        (false, true) => format!("{card_type} (régi kiadás)"),
        (false, false) => card_type,
    }
}

/// `erősítő jelző`
pub(crate) fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "erősítő jelző",
        CounterKind::Weakness => "gyengítő jelző",
        CounterKind::Poison => "méregjelző",
        CounterKind::TemporaryCost => "időleges költség jelző",
        CounterKind::Burden => "teherjelző",
    }
}
