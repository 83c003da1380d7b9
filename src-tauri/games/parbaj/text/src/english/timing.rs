//! English texts of occasions.

use super::condition::condition;
use super::noun::{a, card_type, cards, said};
use super::permanent::{Quantifier, phrase};
use crate::text_context::TextContext;
use parbaj_cards::{Automatic, Filter, Subject, Turns, TypeSet, When};

/// Generates the beginning of an automatic clause, with its condition: `when this creature attacks, `. Also returns the
/// subjects it introduces, which the rest can call "it" or "they".
pub(super) fn occasion(automatic: &Automatic, setting: &TextContext<'_>) -> (String, &'static [Subject]) {
    let this = format!("this {}", card_type(setting.card.card_type));
    let (when, introduced): (String, &'static [Subject]) = match &automatic.when {
        When::Played => ("when you play this".to_owned(), &[]),
        When::Enters(filter) => (format!("whenever {} comes into play", one(filter, setting)), &[Subject::It]),
        When::ThisLeaves => (format!("when {this} leaves play"), &[]),
        When::Falls(filter) => (format!("whenever {} goes from play to the discard pile", one(filter, setting)), &[]),
        When::Upkeep(Turns::Yours) => ("in your upkeep".to_owned(), &[]),
        When::Upkeep(Turns::Theirs) => ("in your opponent’s upkeep".to_owned(), &[]),
        When::Upkeep(Turns::Each) => ("in each upkeep".to_owned(), &[]),
        When::TurnEnd(Turns::Yours) => ("at the end of your turn".to_owned(), &[]),
        When::TurnEnd(Turns::Theirs) => ("at the end of your opponent’s turn".to_owned(), &[]),
        When::TurnEnd(Turns::Each) => ("at the end of each turn".to_owned(), &[]),
        When::Attacks => (format!("when {this} attacks"), &[Subject::This]),
        When::HurtsPlayer => (format!("when {this}’s strike damages your opponent"), &[Subject::Opponent]),
        When::YouPlay(types) => (format!("whenever you play {}", played(*types, setting)), &[Subject::It]),
        When::TheyPlay(types) => {
            let what = a(&said(&cards(*types), false, "or"));
            (format!("whenever your opponent plays {what}"), &[Subject::It, Subject::Opponent])
        }
    };
    match &automatic.only_if {
        // After a condition, "it" would refer to the subject of the condition.
        Some(so) => (format!("{when}, if {}, ", condition(so, setting)), &[]),
        None => (format!("{when}, "), introduced),
    }
}

/// Returns `one of your creatures`, or `another of your creatures` if the card itself would match.
fn one(filter: &Filter, setting: &TextContext<'_>) -> String {
    let how = if filter.others || setting.would_fit(filter) { Quantifier::Another } else { Quantifier::One };
    phrase(filter, setting.side(filter.side), how)
}

/// Returns the card played: `a creature`, `another creature`.
fn played(types: TypeSet, setting: &TextContext<'_>) -> String {
    let what = said(&cards(types), false, "or");
    if types.has(setting.card.card_type) { format!("another {what}") } else { a(&what) }
}
