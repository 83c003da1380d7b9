//! Restores texts that came back from mail, chat and phones.
//!
//! Codes, save texts and lists leave the app as plain characters. In transit, programs escape them for HTML and URLs,
//! fold their lines, quote them, replace hyphens and letters by wider ones, and insert invisible characters. Readers of
//! such texts read what [`restored`] returns.

use unicode_normalization::UnicodeNormalization;

/// How often a text may have been escaped: by the sender, and once more in transit.
const MOST_ESCAPES: usize = 2;

/// Returns a text as it was before it was sent: without quotation marks at line starts, in plain characters, with HTML
/// entities and percent escapes decoded, and a hyphen for every kind of dash. A text that came through unchanged stays
/// the same, unless it contains any of these itself; only readers of codes, save texts and lists call this function.
#[must_use]
pub fn restored(text: &str) -> String {
    let mut text = unfolded(&with_line_ends(text));
    for _ in 0..MOST_ESCAPES {
        let before = text.clone();
        text = unescaped(&without_tags(&text));
        if text == before {
            break;
        }
    }
    let plain: String = text.nfkc().filter(|&char| !is_unseen(char)).map(plain).collect();
    plain.lines().map(unquoted).collect::<Vec<_>>().join("\n")
}

/// Whether a character is invisible and only controls how others are displayed, such as those that messengers put
/// around a text.
#[must_use]
pub fn is_unseen(char: char) -> bool {
    matches!(char,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Converts all line ends to `
/// `.
fn with_line_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace(['\r', '\u{85}', '\u{2028}', '\u{2029}'], "\n")
}

/// Joins the folded lines of quoted-printable mail and decodes its escapes. Other texts of the app contain no `=`.
fn unfolded(text: &str) -> String {
    if !text.contains('=') {
        return text.to_owned();
    }
    decoded(&text.replace("=\n", ""), '=')
}

/// Decodes percent escapes and HTML entities.
fn unescaped(text: &str) -> String {
    let text = if text.contains('%') { decoded(text, '%') } else { text.to_owned() };
    if text.contains('&') { html_escape::decode_html_entities(&text).into_owned() } else { text }
}

/// Decodes bytes that are written as `sign` and two hexadecimal digits; invalid UTF-8 stays as it is.
fn decoded(text: &str, sign: char) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(sign) {
        decoded.push_str(&rest[..at]);
        rest = &rest[at..];
        let mut bytes = Vec::new();
        while let Some(byte) = rest.strip_prefix(sign).and_then(|rest| rest.get(..2)).and_then(byte) {
            bytes.push(byte);
            rest = &rest[3..];
        }
        match String::from_utf8(bytes) {
            Ok(char) if !char.is_empty() => decoded.push_str(&char),
            // The sign itself, or bytes in another encoding.
            Ok(_) => {
                decoded.push(sign);
                rest = &rest[1..];
            }
            Err(wrong) => decoded.extend(wrong.as_bytes().iter().map(|byte| format!("{sign}{byte:02X}"))),
        }
    }
    decoded.push_str(rest);
    decoded
}

fn byte(figures: &str) -> Option<u8> {
    figures.bytes().all(|figure| figure.is_ascii_hexdigit()).then(|| u8::from_str_radix(figures, 16).ok()).flatten()
}

/// Removes HTML tags and replaces those that end a line by a line end.
fn without_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        match rest.find('>').map(|end| &rest[1..end]).filter(|tag| is_tag(tag)) {
            Some(tag) => {
                if ends_line(tag) {
                    plain.push('\n');
                }
                rest = &rest[tag.len() + 2..];
            }
            None => {
                plain.push('<');
                rest = &rest[1..];
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// The longest tag that is removed, in bytes: a link with its address.
const LONGEST_TAG: usize = 500;

fn is_tag(tag: &str) -> bool {
    let name = tag.strip_prefix('/').unwrap_or(tag);
    tag.len() <= LONGEST_TAG && !tag.contains('<') && name.starts_with(|char: char| char.is_ascii_alphabetic())
}

fn ends_line(tag: &str) -> bool {
    let name = tag.trim_start_matches('/').split(|char: char| !char.is_ascii_alphanumeric()).next().unwrap_or_default();
    ["br", "p", "div", "li", "tr", "blockquote"].contains(&name.to_ascii_lowercase().as_str())
}

/// Returns the plain equivalent of a character.
fn plain(char: char) -> char {
    match char {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => '-',
        '\n' => '\n',
        _ if char.is_whitespace() || char.is_control() => ' ',
        _ => char,
    }
}

/// Removes quotation marks at the start of a line.
fn unquoted(line: &str) -> &str {
    line.trim_start_matches(['>', '|', ' '])
}
