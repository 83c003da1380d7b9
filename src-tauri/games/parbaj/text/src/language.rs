//! What a language has to say on cards.

use crate::english::English;
use crate::hungarian::Hungarian;
use crate::text_context::TextContext;
use parbaj_cards::{CardKind, CardType, Clause, Cost, CounterKind, Deck, Scope};
use rulebook::Lang;

/// The words on cards in one language.
pub(crate) trait Sentences {
    /// Generates the text of one clause.
    fn clause(&self, clause: &Clause, setting: &TextContext<'_>) -> String;

    /// Returns the type line, which begins with a capital letter.
    fn type_line(&self, kind: &CardKind) -> String;

    /// Returns the name of a card type in lower case.
    fn card_type(&self, card_type: CardType) -> &'static str;

    /// Returns the name of a kind of counter in lower case.
    fn counter(&self, kind: CounterKind) -> &'static str;

    /// Returns the name of a ready deck, the same in every language so far.
    fn deck(&self, deck: Deck) -> &'static str {
        match deck {
            Deck::Erdoszel => "Erdőszél",
            Deck::Hamuvar => "Hamuvár",
            Deck::Tengerszem => "Tengerszem",
            Deck::Romvaros => "Romváros",
        }
    }

    /// Generates a cost in lower case.
    fn cost(&self, cost: &Cost) -> String;

    /// Generates a scope in lower case, without its brackets.
    fn scope(&self, scope: &Scope) -> String;
}

/// Returns the words in a language.
pub(crate) fn sentences(lang: Lang) -> &'static dyn Sentences {
    lang.pick(&Hungarian as &dyn Sentences, &English)
}
