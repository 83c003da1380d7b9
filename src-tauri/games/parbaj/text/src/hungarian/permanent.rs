//! Hungarian phrases for the permanents of a filter.

use super::adjective::{adjectives, behind, is_guard};
use super::noun::{GUARD, Noun, permanents, said};
use parbaj_cards::{Filter, Side};

/// How many of the matching permanents are meant.
#[derive(Clone, Copy)]
pub(super) enum How<'a> {
    /// As in `egy lény`.
    One,
    /// As in `egy másik lény`.
    Another,
    /// As in `minden lény`.
    Every,
    /// As in `két lény`.
    Counted(&'a str),
}

/// A noun phrase for permanents.
pub(super) struct Phrase {
    pub(super) text: String,
    /// Whether a verb with the phrase as its object takes the definite form, as it does for possessions.
    pub(super) definite: bool,
}

/// Generates a phrase for the permanents of a filter, as subject or object; `side` is relative to the reader.
pub(super) fn phrase(filter: &Filter, side: Side, how: How<'_>, object: bool) -> Phrase {
    let (adjectives, behind) = (adjectives(filter), behind(filter));
    let joint = if matches!(how, How::Every) { "és" } else { "vagy" };
    let noun = said(&nouns(filter), side, object, joint);
    let how = match (how, side, filter.others) {
        (How::One, Side::Any | Side::Yours, false) => "egy",
        (How::One, Side::Theirs, _) | (How::Another, Side::Theirs, _) => "egyik",
        (How::One, _, true) | (How::Another, _, _) => "egy másik",
        (How::Every, Side::Any | Side::Yours, true) => "minden más",
        (How::Every, _, _) => "minden",
        (How::Counted(number), _, false) => number,
        (How::Counted(number), _, true) => &format!("{number} másik"),
    };
    let whose = if side == Side::Theirs { "az ellenfeled " } else { "" };
    Phrase { text: format!("{whose}{how} {adjectives}{noun}{behind}"), definite: side != Side::Any }
}

/// Returns the nouns for the permanents of a filter.
pub(super) fn nouns(filter: &Filter) -> Vec<Noun> {
    if is_guard(filter) { vec![GUARD] } else { permanents(filter.types) }
}
