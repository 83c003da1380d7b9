//! Words of a card on their own, beside its text.

use crate::{english, hungarian};
use parbaj_cards::{CardKind, CardType, Cost, CounterKind, Deck, Scope};
use rulebook::Lang;

/// The line that says what a card is: its type, whether it is a token, whether it is of the old edition (DU-91.3.1).
/// Begins with a capital letter.
#[must_use]
pub fn type_line(kind: &CardKind, lang: Lang) -> String {
    match lang {
        Lang::Hu => hungarian::type_line(kind),
        Lang::En => english::type_line(kind),
    }
}

/// The name of a type (DU-3.1), in lower case: `általános varázslat`, `general spell`.
#[must_use]
pub fn card_type(card_type: CardType, lang: Lang) -> &'static str {
    match lang {
        Lang::Hu => hungarian::card_type(card_type),
        Lang::En => english::card_type(card_type),
    }
}

/// The name of a kind of counter (DU-3.6), in lower case: `erősítő jelző`, `strength counter`.
#[must_use]
pub fn counter(kind: CounterKind, lang: Lang) -> &'static str {
    match lang {
        Lang::Hu => hungarian::counter(kind),
        Lang::En => english::counter(kind),
    }
}

/// The name of a ready deck, the same in both languages.
#[must_use]
pub fn deck(deck: Deck, lang: Lang) -> &'static str {
    match lang {
        Lang::Hu | Lang::En => match deck {
            Deck::Erdoszel => "Erdőszél",
            Deck::Hamuvar => "Hamuvár",
            Deck::Tengerszem => "Tengerszem",
            Deck::Romvaros => "Romváros",
        },
    }
}

/// A cost as it is printed (DU-3.3), in lower case: `2 VP, építő 1`; for nothing at all `0 VP`.
#[must_use]
pub fn cost(cost: &Cost, lang: Lang) -> String {
    match lang {
        Lang::Hu => hungarian::cost(cost),
        Lang::En => english::cost(cost),
    }
}

/// A scope (DU-4.8) as it stands between its brackets, without them, in lower case.
#[must_use]
pub fn scope(scope: &Scope, lang: Lang) -> String {
    match lang {
        Lang::Hu => hungarian::scope(scope),
        Lang::En => english::scope(scope),
    }
}
