//! From bytes to text.
//!
//! FF\[4\] says Latin-1 unless the property `CA` says otherwise; most programs write UTF-8, with or without saying so.
//! A file that is valid UTF-8 is therefore read as such unless it says Latin-1, and one that isn't and says nothing is
//! read as Latin-1. Other encodings matter only to names and comments, but misreading those would help nobody: they are
//! refused, unless the file is all ASCII.

use crate::error::{Flaw, SgfError};
use std::borrow::Cow;

/// A file's text.
///
/// # Errors
/// If it is in an encoding that isn't supported, or not in the one it names.
pub fn decode(file: &[u8]) -> Result<Cow<'_, str>, SgfError> {
    if file.starts_with(&[0xff, 0xfe]) || file.starts_with(&[0xfe, 0xff]) {
        return Err(SgfError { line: 1, flaw: Flaw::Encoding("UTF-16".to_owned()) });
    }
    let marked = file.strip_prefix(&[0xef, 0xbb, 0xbf]);
    let bytes = marked.unwrap_or(file);
    let named = named(bytes).unwrap_or_default();
    let plain: String = named.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    let text = std::str::from_utf8(bytes);
    match (text, plain.as_str()) {
        (Ok(text), _) if marked.is_some() || text.is_ascii() => Ok(Cow::Borrowed(text)),
        (_, "iso88591" | "latin1" | "l1" | "usascii" | "ascii") => Ok(Cow::Owned(latin_1(bytes))),
        (Ok(text), "" | "utf8") => Ok(Cow::Borrowed(text)),
        (Err(_), "") if marked.is_none() => Ok(Cow::Owned(latin_1(bytes))),
        (Err(error), "" | "utf8") => {
            let before = latin_1(&bytes[..error.valid_up_to()]);
            Err(SgfError { line: 1 + line_breaks(&before), flaw: Flaw::NotUtf8 })
        }
        (_, _) => Err(SgfError { line: 1, flaw: Flaw::Encoding(named) }),
    }
}

/// Line breaks in a text, those of two characters counted once.
pub(crate) fn line_breaks(text: &str) -> u32 {
    text.bytes().filter(|&byte| byte == b'\n').count() as u32
}

/// What the first `CA[…]` says. Names of encodings are ASCII, whatever the file's is.
fn named(bytes: &[u8]) -> Option<String> {
    let at = bytes.windows(3).position(|window| window == b"CA[")? + 3;
    let length = bytes[at..].iter().take(40).position(|&byte| byte == b']')?;
    Some(String::from_utf8_lossy(&bytes[at..at + length]).trim().to_owned())
}

fn latin_1(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(file: &[u8]) -> String {
        match decode(file) {
            Ok(text) => text.into_owned(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn utf_8_needs_no_word() {
        assert_eq!(told("(;C[gó])".as_bytes()), "(;C[gó])");
        assert_eq!(told("\u{feff}(;C[gó])".as_bytes()), "(;C[gó])");
    }

    #[test]
    fn latin_1_is_read_where_it_is_named_and_where_nothing_else_fits() {
        assert_eq!(told(b"(;CA[ISO-8859-1]C[g\xf3])"), "(;CA[ISO-8859-1]C[gó])");
        assert_eq!(told(b"(;C[g\xf3])"), "(;C[gó])");
    }

    #[test]
    fn other_encodings_are_named_and_refused_unless_they_make_no_difference() {
        assert_eq!(told(b"(;CA[GB18030]C[go])"), "(;CA[GB18030]C[go])");
        assert!(told(b"(;CA[GB18030]C[\xce\xa7])").contains("GB18030"));
        assert!(told(b"(;CA[UTF-8]C[\xce])").contains("UTF-8"));
        assert!(told(b"\xff\xfe(\0;\0").contains("UTF-16"));
    }
}
