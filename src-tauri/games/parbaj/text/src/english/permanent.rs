//! English phrases for the permanents of a filter.

use super::adjective::{adjectives, behind, is_guard};
use super::noun::{GUARD, Noun, a, permanents, said, token};
use parbaj_cards::{Filter, Side};

/// Quantifier many of the matching permanents are meant.
#[derive(Clone, Copy)]
pub(super) enum Quantifier {
    /// As in `a creature`.
    One,
    /// As in `another creature`.
    Another,
    /// As in `each creature`.
    Every,
}

/// Generates a phrase for the permanents of a filter; `side` is relative to the reader.
pub(super) fn phrase(filter: &Filter, side: Side, how: Quantifier) -> String {
    let several = side != Side::Any;
    let every = matches!(how, Quantifier::Every);
    let noun = said(&nouns(filter), several, if every { "and" } else { "or" });
    let what = format!("{}{noun}{}", adjectives(filter), behind(filter));
    let whose = match side {
        Side::Any => "",
        Side::Yours => "your ",
        Side::Theirs => "your opponent’s ",
    };
    let other = if filter.others { "other " } else { "" };
    match (how, side) {
        (Quantifier::One, Side::Any) if !filter.others => a(&what),
        (Quantifier::One, Side::Theirs) => format!("one of {whose}{what}"),
        (Quantifier::Another, Side::Theirs) => format!("one of {whose}{what}"),
        (Quantifier::One, Side::Yours) if !filter.others => format!("one of {whose}{what}"),
        (Quantifier::One | Quantifier::Another, Side::Any) => format!("another {what}"),
        (Quantifier::One | Quantifier::Another, Side::Yours) => format!("another of {whose}{what}"),
        (Quantifier::Every, Side::Any) => format!("each {other}{what}"),
        (Quantifier::Every, Side::Yours | Side::Theirs) => format!("each of {whose}{other}{what}"),
    }
}

/// Generates a phrase with a number: `a creature`, `two creatures`.
pub(super) fn counted(filter: &Filter, number: &str) -> String {
    let several = number != "one";
    let noun = said(&nouns(filter), several, "or");
    let what = format!("{}{noun}{}", adjectives(filter), behind(filter));
    match (several, filter.others) {
        (false, false) => a(&what),
        (false, true) => format!("another {what}"),
        (true, false) => format!("{number} {what}"),
        (true, true) => format!("{number} other {what}"),
    }
}

/// Generates a plural phrase without a quantifier: `your other creatures`.
pub(super) fn all(filter: &Filter, side: Side) -> String {
    let noun = said(&nouns(filter), true, "and");
    let whose = match side {
        Side::Any => "",
        Side::Yours => "your ",
        Side::Theirs => "your opponent’s ",
    };
    let other = match (filter.others, side) {
        (true, Side::Any) => "all other ",
        (true, _) => "other ",
        (false, Side::Any) => "all ",
        (false, _) => "",
    };
    format!("{whose}{other}{}{noun}{}", adjectives(filter), behind(filter))
}

/// Returns the nouns for the permanents of a filter.
pub(super) fn nouns(filter: &Filter) -> Vec<Noun> {
    match filter.token {
        Some(true) => vec![token(filter.types)],
        Some(false) | None if is_guard(filter) => vec![GUARD.to_owned()],
        Some(false) | None => permanents(filter.types),
    }
}
