//! Permanents, as a filter means them.

use super::adjective::{adjectives, behind, is_guard};
use super::noun::{GUARD, Noun, permanents, said};
use parbaj_cards::{Filter, Side};

/// How many of those that fit.
#[derive(Clone, Copy)]
pub(super) enum How<'a> {
    /// `egy lény`
    One,
    /// `egy másik lény`
    Another,
    /// `minden lény`
    Every,
    /// `két lény`
    Counted(&'a str),
}

/// Words for permanents.
pub(super) struct Phrase {
    pub(super) text: String,
    /// Whether a verb with it as its object takes the definite form: what belongs to somebody has it.
    pub(super) definite: bool,
}

/// The permanents that fit, of the side as the reader sees it; as subject or object.
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

/// The nouns for what fits.
pub(super) fn nouns(filter: &Filter) -> Vec<Noun> {
    if is_guard(filter) { vec![GUARD] } else { permanents(filter.types) }
}
