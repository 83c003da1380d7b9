//! Generates clauses and words in Hungarian.
//!
//! The reader of the card is *te*, the other player *az ellenfeled*. What a spell or a used ability makes its player do
//! is in the imperative (*húzz egy lapot!*), what happens automatically in the indicative (*húzol egy lapot*).

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
use adjective::closed;
use parbaj_cards::{CardKind, CardType, Clause, Cost, CounterKind, Scope};
use rulebook::hungarian::capital;
use sequence::Sequence;

pub(crate) struct Hungarian;

impl Sentences for Hungarian {
    fn clause(&self, clause: &Clause, setting: &TextContext<'_>) -> String {
        let text = match clause {
            Clause::Condition(playing) => condition::playing(playing, setting),
            Clause::Explanation(it) => explanation::explanation(it, setting),
            Clause::Drawback(it) => drawback::drawback(it, setting),
            Clause::Ability(it) => ability::ability(it, setting),
            Clause::SpellEffect(spell) => Sequence::new(setting.with(&spell.targets)).ordered(&spell.effects),
        };
        closed(&capital(&text))
    }

    fn type_line(&self, kind: &CardKind) -> String {
        let card_type = capital(self.card_type(kind.card_type));
        match (kind.token, kind.old_edition) {
            (true, _) => format!("{card_type} (önálló jelző)"),
            (false, true) => format!("{card_type} (régi kiadás)"),
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

/// Returns the name of a kind of counter, such as `erősítő jelző`.
fn counter(kind: CounterKind) -> &'static str {
    match kind {
        CounterKind::Strength => "erősítő jelző",
        CounterKind::Weakness => "gyengítő jelző",
        CounterKind::Poison => "méregjelző",
        CounterKind::TemporaryCost => "időleges költség jelző",
        CounterKind::Burden => "teherjelző",
    }
}
