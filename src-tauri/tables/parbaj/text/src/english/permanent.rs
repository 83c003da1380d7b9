//! Permanents, as a filter means them.

use super::adjective::{adjectives, behind, is_guard};
use super::noun::{GUARD, Noun, a, permanents, said, token};
use parbaj_cards::{Filter, Side};

/// How many of those that fit.
#[derive(Clone, Copy)]
pub(super) enum How {
    /// `a creature`
    One,
    /// `another creature`
    Another,
    /// `each creature`
    Every,
}

/// The permanents that fit, of the side as the reader sees it.
pub(super) fn phrase(filter: &Filter, side: Side, how: How) -> String {
    let several = side != Side::Any;
    let every = matches!(how, How::Every);
    let noun = said(&nouns(filter), several, if every { "and" } else { "or" });
    let what = format!("{}{noun}{}", adjectives(filter), behind(filter));
    let whose = match side {
        Side::Any => "",
        Side::Yours => "your ",
        Side::Theirs => "your opponent’s ",
    };
    let other = if filter.others { "other " } else { "" };
    match (how, side) {
        (How::One, Side::Any) if !filter.others => a(&what),
        (How::One, Side::Theirs) => format!("one of {whose}{what}"),
        (How::Another, Side::Theirs) => format!("one of {whose}{what}"),
        (How::One, Side::Yours) if !filter.others => format!("one of {whose}{what}"),
        (How::One | How::Another, Side::Any) => format!("another {what}"),
        (How::One | How::Another, Side::Yours) => format!("another of {whose}{what}"),
        (How::Every, Side::Any) => format!("each {other}{what}"),
        (How::Every, Side::Yours | Side::Theirs) => format!("each of {whose}{other}{what}"),
    }
}

/// `a creature`, `two creatures`
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

/// `your other creatures`
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

/// The nouns for what fits.
pub(super) fn nouns(filter: &Filter) -> Vec<Noun> {
    match filter.token {
        Some(true) => vec![token(filter.types)],
        Some(false) | None if is_guard(filter) => vec![GUARD.to_owned()],
        Some(false) | None => permanents(filter.types),
    }
}
