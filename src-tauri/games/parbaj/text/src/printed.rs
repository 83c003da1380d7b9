//! Printed words of a card other than its text.

use crate::language::sentences;
use parbaj_cards::{CardKind, CardType, Cost, CounterKind, Deck, Scope};
use rulebook::Lang;

/// Returns the type line of a card: its type, whether it is a token, whether it is of the old edition (DU-91.3.1).
/// Begins with a capital letter.
#[must_use]
pub fn type_line(kind: &CardKind, lang: Lang) -> String {
    sentences(lang).type_line(kind)
}

/// Returns the name of a card type (DU-3.1) in lower case: `általános varázslat`, `general spell`.
#[must_use]
pub fn card_type(card_type: CardType, lang: Lang) -> &'static str {
    sentences(lang).card_type(card_type)
}

/// Returns the name of a kind of counter (DU-3.6) in lower case: `erősítő jelző`, `strength counter`.
#[must_use]
pub fn counter(kind: CounterKind, lang: Lang) -> &'static str {
    sentences(lang).counter(kind)
}

/// Returns the name of a ready deck.
#[must_use]
pub fn deck(deck: Deck, lang: Lang) -> &'static str {
    sentences(lang).deck(deck)
}

/// Generates a cost as it is printed (DU-3.3), in lower case: `2 VP, építő 1`; `0 VP` for an empty one.
#[must_use]
pub fn cost(cost: &Cost, lang: Lang) -> String {
    sentences(lang).cost(cost)
}

/// Generates a scope (DU-4.8) as it is printed between its brackets, without them, in lower case.
#[must_use]
pub fn scope(scope: &Scope, lang: Lang) -> String {
    sentences(lang).scope(scope)
}
