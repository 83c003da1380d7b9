//! Removes backslashes inside characters, which programs without support for encodings have written.
//!
//! In some encodings the second byte of a character may be that of a backslash (`表` is `95 5C` in Shift_JIS). A
//! program that escapes bytes, not characters, writes it twice. Decoded as characters, the second backslash would
//! escape what follows: usually the bracket that ends the text, so that moves would be lost.

use encoding_rs::Encoding;
use std::borrow::Cow;

/// Returns the bytes without the second backslash after characters that end with one, if every one of these characters
/// has it.
pub(super) fn unescaped<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Cow<'a, [u8]> {
    let is_lead = |byte: u8| match encoding.name() {
        "Shift_JIS" => matches!(byte, 0x81..=0x9f | 0xe0..=0xfc),
        "GBK" | "gb18030" | "Big5" | "EUC-KR" => matches!(byte, 0x81..=0xfe),
        _ => false,
    };
    let mut second = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        if !is_lead(byte) {
            continue;
        }
        if bytes.get(at) == Some(&b'\\') {
            if bytes.get(at + 1) != Some(&b'\\') {
                return Cow::Borrowed(bytes);
            }
            second.push(at + 1);
            at += 1;
        }
        at += 1;
    }
    if second.is_empty() {
        return Cow::Borrowed(bytes);
    }
    let mut left = Vec::with_capacity(bytes.len());
    let mut from = 0;
    for at in second {
        left.extend_from_slice(&bytes[from..at]);
        from = at + 1;
    }
    left.extend_from_slice(&bytes[from..]);
    Cow::Owned(left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::{GB18030, SHIFT_JIS, WINDOWS_1252};

    #[test]
    fn a_second_backslash_goes_only_where_every_character_has_one() {
        let both = b"C[\x95\\\\]C[\x94\\\\\x82\xa0]";
        assert_eq!(unescaped(both, SHIFT_JIS).as_ref(), b"C[\x95\\]C[\x94\\\x82\xa0]");
        let one = b"C[\x95\\]C[\x94\\\\]";
        assert_eq!(unescaped(one, SHIFT_JIS).as_ref(), one);
        assert_eq!(unescaped(b"C[\x81\\\\]", GB18030).as_ref(), b"C[\x81\\]");
        assert_eq!(unescaped(both, WINDOWS_1252).as_ref(), both);
        assert_eq!(unescaped(b"\x95", SHIFT_JIS).as_ref(), b"\x95");
    }
}
