//! Finds the beginnings of games in a text.

use super::{begins_with_property, is_blank};

/// How a game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beginning {
    /// With its parenthesis.
    Parenthesis,
    /// With a semicolon; the parenthesis is missing.
    Semicolon,
}

/// Number of characters examined after a parenthesis.
const FAR: usize = 64;

/// The first game of a text: preferably one whose beginning is followed by a property, otherwise the first `(;`.
pub(super) fn first(text: &str) -> Option<(usize, Beginning)> {
    said(text).or_else(|| {
        let begins = |at: &usize| text[at + 1..].trim_start_matches(is_blank).starts_with(';');
        let at = text.match_indices('(').map(|(at, _)| at).find(begins)?;
        Some((at, Beginning::Parenthesis))
    })
}

/// The next game in a text, which may be preceded by other games or other text.
pub(super) fn next(text: &str) -> Option<(usize, Beginning)> {
    // At the current position, an empty game is accepted.
    if text.strip_prefix('(').is_some_and(|within| within.trim_start_matches(is_blank).starts_with(';')) {
        return Some((0, Beginning::Parenthesis));
    }
    said(text)
}

/// The next game with contents.
pub(super) fn said(text: &str) -> Option<(usize, Beginning)> {
    let begins = |at: usize| match text.as_bytes()[at] {
        b'(' => begins_behind_parenthesis(&text[at + 1..]).then_some(Beginning::Parenthesis),
        _ => begins_with_capitals(text[at + 1..].trim_start_matches(is_blank)).then_some(Beginning::Semicolon),
    };
    text.match_indices(['(', ';']).find_map(|(at, _)| Some((at, begins(at)?)))
}

fn begins_behind_parenthesis(text: &str) -> bool {
    let text = text.trim_start_matches(is_blank);
    if begins_with_capitals(text) {
        return true;
    }
    if !text.starts_with(';') {
        return false;
    }
    // Empty nodes and variations may precede the first property.
    let signs = text.char_indices().take(FAR).find(|&(_, char)| !(matches!(char, ';' | '(') || is_blank(char)));
    signs.is_some_and(|(at, _)| begins_with_property(&text[at..]))
}

/// Whether a text begins with a property with a usual name: one or two capitals.
fn begins_with_capitals(text: &str) -> bool {
    let capitals = text.bytes().take_while(u8::is_ascii_uppercase).count();
    (1..=2).contains(&capitals) && text[capitals..].starts_with('[')
}
