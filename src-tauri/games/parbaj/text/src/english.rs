//! Generates clauses and words in English.
//!
//! The reader of the card is "you", the other player "your opponent". What you do is in the imperative ("draw a card");
//! everything else is in the indicative.

mod ability;
mod adjective;
mod amount;
mod condition;
mod cost;
mod drawback;
mod effect;
mod explanation;
mod noun;
mod number;
mod object_verb;
mod permanent;
mod scope;
mod sequence;
mod subject;
mod timing;

use crate::language::Sentences;
use crate::text_context::TextContext;
use parbaj_cards::{CardKind, CardType, Clause, Cost, CounterKind, Scope};
use sequence::Sequence;

pub(crate) struct English;

impl Sentences for English {
    fn clause(&self, clause: &Clause, setting: &TextContext<'_>) -> String {
        let text = match clause {
            Clause::Condition(playing) => condition::playing(playing, setting),
            Clause::Explanation(it) => explanation::explanation(it, setting),
            Clause::Drawback(it) => drawback::drawback(it, setting),
            Clause::Ability(it) => ability::ability(it, setting),
            Clause::SpellEffect(spell) => Sequence::new(setting.with(&spell.targets)).sentences(&spell.effects),
        };
        capital(&text)
    }

    fn type_line(&self, kind: &CardKind) -> String {
        let card_type = capital(self.card_type(kind.card_type));
        match (kind.token, kind.old_edition) {
            (true, _) => format!("{card_type} (token)"),
            (false, true) => format!("{card_type} (old edition)"),
            (false, false) => card_type,
        }
    }

    fn card_type(&self, card_type: CardType) -> &'static str {
        noun::card_type(card_type)
    }

    fn counter(&self, kind: CounterKind) -> &'static str {
        counter(kind)
    }

    fn cost(&self, cost: &Cost) -> String {
        cost::cost(cost)
    }

    fn scope(&self, scope: &Scope) -> String {
        scope::scope(scope)
    }
}

/// Returns the name of a kind of counter, such as `strength counter`.
fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "strength counter",
        CounterKind::Weakness => "weakness counter",
        CounterKind::Poison => "poison counter",
        CounterKind::TemporaryCost => "temporary cost counter",
        CounterKind::Burden => "burden counter",
    }
}

/// Capitalises the first letter.
fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}
