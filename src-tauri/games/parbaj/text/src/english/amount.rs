//! English texts of amounts.

use super::adjective::{adjectives, behind};
use super::noun::{a, cards, said};
use super::number::counting;
use super::permanent::nouns;
use crate::text_context::TextContext;
use parbaj_cards::{Amount, Counted, Side};
use rulebook::phrase::NBSP;

/// An amount with its unit.
pub(super) struct Measure {
    /// The amount and the unit: `2 life`, `a card`.
    pub(super) what: String,
    /// What comes at the end: empty, or ` for each creature in play`.
    pub(super) tail: String,
}

/// Generates an amount of something measured, with the number in digits.
pub(super) fn measured(amount: &Amount, unit: &str, setting: &TextContext<'_>) -> Measure {
    match amount {
        Amount::Fixed(number) => Measure { what: format!("{number}{NBSP}{unit}"), tail: String::new() },
        Amount::X => Measure { what: format!("X{NBSP}{unit}"), tail: String::new() },
        Amount::Count(of) => {
            Measure { what: format!("1{NBSP}{unit}"), tail: format!(" for each {}", one(of, setting)) }
        }
    }
}

/// Generates an amount of something counted, with the number in words; `unit` is the singular.
pub(super) fn counted(amount: &Amount, unit: &str, setting: &TextContext<'_>) -> Measure {
    match amount {
        Amount::Fixed(1) => Measure { what: a(unit), tail: String::new() },
        Amount::Fixed(number) => Measure { what: format!("{} {unit}s", counting(*number)), tail: String::new() },
        Amount::X => Measure { what: format!("X{NBSP}{unit}s"), tail: String::new() },
        Amount::Count(of) => Measure { what: a(unit), tail: format!(" for each {}", one(of, setting)) },
    }
}

/// Returns what is counted, in the singular: `creature you have`.
fn one(of: &Counted, setting: &TextContext<'_>) -> String {
    said_of(of, false, setting)
}

/// Returns `the number of creatures you have`.
pub(super) fn number_of(of: &Counted, setting: &TextContext<'_>) -> String {
    format!("the number of {}", said_of(of, true, setting))
}

fn said_of(of: &Counted, several: bool, setting: &TextContext<'_>) -> String {
    let joint = if several { "and" } else { "or" };
    match of {
        Counted::Permanents(filter) => {
            let other = if filter.others { "other " } else { "" };
            let noun = said(&nouns(filter), several, joint);
            let what = format!("{other}{}{noun}{}", adjectives(filter), behind(filter));
            match setting.side(filter.side) {
                Side::Any => format!("{what} in play"),
                Side::Yours => format!("{what} you have"),
                Side::Theirs => format!("{what} your opponent has"),
            }
        }
        Counted::Discard { side, types } => {
            let what = said(&cards(*types), several, joint);
            match setting.side(*side) {
                Side::Any => format!("{what} in both discard piles"),
                Side::Yours => format!("{what} in your discard pile"),
                Side::Theirs => format!("{what} in your opponent’s discard pile"),
            }
        }
        Counted::Hand { side } => {
            let cards = if several { "cards" } else { "card" };
            match setting.side(*side) {
                Side::Any => format!("{cards} in both players’ hands"),
                Side::Yours => format!("{cards} in your hand"),
                Side::Theirs => format!("{cards} in your opponent’s hand"),
            }
        }
    }
}
