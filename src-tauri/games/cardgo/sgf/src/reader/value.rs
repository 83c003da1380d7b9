//! Finds the end of a value.

use super::{begins_with_property, is_blank};
use std::borrow::Cow;

/// Reads a value at the beginning of a text; returns its length with brackets, and the value, still escaped. Returns
/// `None` if it doesn't end.
///
/// A closing bracket within a value, such as in `[3k]`, should be escaped, and often isn't. So if a bracket has been
/// opened within the value, a closing one belongs to it, unless the text after it can follow a value.
pub(super) fn read(text: &str) -> Option<(usize, Cow<'_, str>)> {
    let bytes = text.as_bytes();
    let mut opened = 0_usize;
    let mut within: Vec<usize> = Vec::new();
    let mut at = 1;
    let end = loop {
        match bytes.get(at) {
            // The text ended, so the first bracket that closed within the value was its end.
            None => {
                let first = within.first().copied()?;
                within.clear();
                break first;
            }
            Some(b'\\') => {
                at += 1;
                match bytes.get(at) {
                    Some(b'[') => opened += 1,
                    Some(b']') => opened = opened.saturating_sub(1),
                    _ => {}
                }
            }
            Some(b'[') => opened += 1,
            Some(b']') if opened > 0 && !may_follow(&text[at + 1..], 0) => {
                opened -= 1;
                within.push(at);
            }
            Some(b']') => break at,
            Some(_) => {}
        }
        at += 1;
    };
    if within.is_empty() {
        return Some((end + 1, Cow::Borrowed(&text[1..end])));
    }
    let mut value = String::with_capacity(end);
    let mut from = 1;
    for at in within {
        value.push_str(&text[from..at]);
        value.push('\\');
        from = at;
    }
    value.push_str(&text[from..end]);
    Some((end + 1, Cow::Owned(value)))
}

/// How far the text after a value is examined: `FAR` bytes and `DEEP` properties.
const FAR: usize = 400;
const DEEP: usize = 2;

/// Whether a text can follow a value.
fn may_follow(text: &str, deep: usize) -> bool {
    let text = text.trim_start_matches(is_blank);
    match text.chars().next() {
        None | Some('[') => true,
        Some('(') => {
            let within = text[1..].trim_start_matches(is_blank);
            within.starts_with([';', '(']) || is_property(within, deep)
        }
        Some(')') => {
            let behind = text[1..].trim_start_matches(is_blank);
            behind.is_empty() || behind.starts_with(['(', ')', ';'])
        }
        Some(';') => {
            let node = text[1..].trim_start_matches(is_blank);
            node.is_empty() || node.starts_with(['(', ')', ';']) || is_property(node, deep)
        }
        Some(_) => is_property(text, deep),
    }
}

/// Whether a text begins with a property (not with a word that happens to precede a bracket), and the text after it
/// can follow one, too.
fn is_property(text: &str, deep: usize) -> bool {
    let name = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let has_capitals = text[..name].bytes().any(|byte| byte.is_ascii_uppercase());
    if !begins_with_property(text) || !has_capitals && (name > 2 || !text[name..].starts_with('[')) {
        return false;
    }
    if deep >= DEEP {
        return true;
    }
    let ends = text.bytes().take(FAR).position(|byte| byte == b']');
    ends.is_none_or(|end| text[..end].ends_with('\\') || may_follow(&text[end + 1..], deep + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<String> {
        read(text).map(|(_, value)| value.into_owned())
    }

    #[test]
    fn a_bracket_within_a_text_belongs_to_it() {
        assert_eq!(
            value("[a [3k]: hello\nb [2d]: hi];W[gc]").as_deref(),
            Some(
                r"a [3k\]: hello
b [2d\]: hi"
            )
        );
        assert_eq!(value("[nick[3d]]PB[A]").as_deref(), Some(r"nick[3d\]"));
        assert_eq!(value("[\\[a\\[\\\\]\n]\n;W[gd]").as_deref(), Some("\\[a\\[\\\\\\]\n"));
    }

    #[test]
    fn what_only_looks_like_a_property_is_text() {
        assert_eq!(value("[a [3k] bob [2d] hi];W[gc]").as_deref(), Some(r"a [3k\] bob [2d\] hi"));
        assert_eq!(value("[not [a]; B[cc] was better];W[gc]").as_deref(), Some(r"not [a\]; B[cc\] was better"));
        assert_eq!(value("[not [a];B[cc];W[gc]").as_deref(), Some("not [a"));
    }

    #[test]
    fn what_is_escaped_or_closes_nothing_is_as_the_format_says() {
        assert_eq!(value(r"[a [b\] c];B[ee]").as_deref(), Some(r"a [b\] c"));
        assert_eq!(value("[smile ;[ ](;B[ee])").as_deref(), Some("smile ;[ "));
        assert_eq!(value("[a], b]").as_deref(), Some("a"));
        assert_eq!((value("[a"), value(r"[a\]")), (None, None));
        assert_eq!(value("[a [b]) \n-- \nbye").as_deref(), Some("a [b"), "nothing else ends it");
    }
}
