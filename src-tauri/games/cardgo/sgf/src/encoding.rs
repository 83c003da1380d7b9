//! Decodes the bytes of a file to text.
//!
//! A file may name its encoding (`CA`), but many name a wrong one or none. So the bytes are examined first: bytes that
//! are valid UTF-8, entirely or except for a few bytes, are read as UTF-8 whatever the file says. Otherwise the named
//! encoding is used; if it is missing or unknown, the encoding is guessed from the letters. A caller can override all
//! of this by asking for an encoding.

mod double_backslashes;
mod encoding_guess;
mod labels;

use crate::note::Assumption;
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE};
use std::borrow::Cow;

/// The text of a file, and how it was decoded.
#[derive(Clone, Debug)]
pub struct Decoded<'a> {
    /// The text, without a byte order mark.
    pub text: Cow<'a, str>,
    /// The name of the encoding used; `None` if the file is ASCII, which is the same in all of them.
    pub encoding: Option<&'static str>,
    /// The assumptions made.
    pub notes: Vec<Assumption>,
}

/// The encodings offered for choice if a file was misread, those that Go programs write first.
pub const OFFERED: [&str; 25] = [
    "UTF-8",
    "GB18030",
    "Big5",
    "Shift_JIS",
    "EUC-JP",
    "EUC-KR",
    "windows-1250",
    "windows-1252",
    "ISO-8859-2",
    "ISO-8859-15",
    "windows-1251",
    "KOI8-R",
    "KOI8-U",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "windows-874",
    "macintosh",
    "x-mac-cyrillic",
    "ISO-2022-JP",
    "UTF-16LE",
    "UTF-16BE",
];

/// Decodes a file. If an encoding is asked for, it is used whatever the file says; an unknown name is ignored.
#[must_use]
pub fn decode<'a>(file: &'a [u8], asked: Option<&str>) -> Decoded<'a> {
    let asked = asked.and_then(labels::find);
    if let Some((marked, length)) = Encoding::for_bom(file).filter(|(marked, _)| asked.is_none_or(|it| it == *marked)) {
        return read(&file[length..], marked, Vec::new());
    }
    if let Some(asked) = asked {
        return read(file, asked, Vec::new());
    }
    if let Some(wide) = wide(file) {
        return read(file, wide, Vec::new());
    }
    let said = named(file);
    let known = said.as_deref().and_then(labels::find);
    match std::str::from_utf8(file) {
        Ok(text) if text.is_ascii() && !has_shifts(file) => {
            return Decoded { text: Cow::Borrowed(text), encoding: None, notes: Vec::new() };
        }
        Ok(text) if !text.is_ascii() => {
            let notes = misnamed(said, known, UTF_8).into_iter().collect();
            return Decoded { text: Cow::Borrowed(text), encoding: Some(UTF_8.name()), notes };
        }
        // ISO-2022-JP, a Japanese encoding of seven bits.
        Ok(_) => return read(file, ISO_2022_JP, Vec::new()),
        Err(_) => {}
    }
    let is_utf_8 = is_nearly_utf_8(file, known);
    let encoding = match known.filter(|known| *known != UTF_8) {
        _ if is_utf_8 => UTF_8,
        Some(known) if !matches!(known.name(), "UTF-16LE" | "UTF-16BE" | "ISO-2022-JP") => known,
        _ => encoding_guess::encoding(file),
    };
    let notes = match said {
        None if is_utf_8 => Vec::new(),
        None => vec![Assumption::Judged(labels::name(encoding).to_owned())],
        said => misnamed(said, known, encoding).into_iter().collect(),
    };
    read(file, encoding, notes)
}

/// Decodes bytes in an encoding; adds a note on characters that can't be decoded.
fn read<'a>(bytes: &'a [u8], encoding: &'static Encoding, mut notes: Vec<Assumption>) -> Decoded<'a> {
    let (text, lost) = match double_backslashes::unescaped(bytes, encoding) {
        Cow::Borrowed(bytes) => encoding.decode_without_bom_handling(bytes),
        Cow::Owned(bytes) => {
            let (text, lost) = encoding.decode_without_bom_handling(&bytes);
            (Cow::Owned(text.into_owned()), lost)
        }
    };
    if lost {
        notes.push(Assumption::Lost(text.matches('\u{fffd}').count()));
    }
    Decoded { text, encoding: Some(labels::name(encoding)), notes }
}

/// The note for a file that names another encoding than the one it is in. Encodings that decode the same way aren't
/// different.
fn misnamed(said: Option<String>, known: Option<&'static Encoding>, read: &'static Encoding) -> Option<Assumption> {
    let said = said?;
    (known != Some(read)).then(|| Assumption::Misnamed { said, read: labels::name(read).to_owned() })
}

/// Number of line breaks in a text; those of two characters count once.
pub(crate) fn line_breaks(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let breaks = bytes.iter().zip(1..).filter(|(byte, next)| match byte {
        b'\n' => true,
        b'\r' => bytes.get(*next) != Some(&b'\n'),
        _ => false,
    });
    breaks.count() as u32
}

/// The value of the first `CA[…]`. Names of encodings are ASCII in any encoding of the file.
fn named(bytes: &[u8]) -> Option<String> {
    let mut from = 0;
    while let Some(at) = bytes[from..].windows(2).position(|window| window == b"CA").map(|at| from + at) {
        from = at + 2;
        let begins = at == 0 || !bytes[at - 1].is_ascii_uppercase();
        let value = bytes[from..].trim_ascii_start();
        if let Some(value) = value.strip_prefix(b"[").filter(|_| begins) {
            let length = value.iter().take(40).position(|&byte| byte == b']')?;
            let said = String::from_utf8_lossy(&value[..length]).trim().to_owned();
            return (!said.is_empty()).then_some(said);
        }
    }
    None
}

/// Detects UTF-16 without a byte order mark: every other byte of most characters is zero.
fn wide(file: &[u8]) -> Option<&'static Encoding> {
    let start = &file[..file.len().min(4_096) & !1];
    let zeros = |first: usize| start.iter().skip(first).step_by(2).filter(|&&byte| byte == 0).count();
    let [before, behind] = [zeros(0), zeros(1)];
    let half = start.len() / 4;
    match () {
        () if start.len() < 4 => None,
        () if behind > half && before == 0 => Some(UTF_16LE),
        () if before > half && behind == 0 => Some(UTF_16BE),
        () => None,
    }
}

/// Whether the bytes contain escape sequences to another character set, as in ISO-2022.
fn has_shifts(file: &[u8]) -> bool {
    file.windows(3).any(|window| matches!(window, b"\x1b$B" | b"\x1b$@"))
}

/// Whether bytes are UTF-8 except for a few. If the file names UTF-8 or nothing, there must be at least as many
/// characters outside ASCII as invalid sequences; if it names another encoding, four times as many.
fn is_nearly_utf_8(file: &[u8], known: Option<&'static Encoding>) -> bool {
    let (mut good, mut bad) = (0_usize, 0_usize);
    for chunk in file.utf8_chunks() {
        good += chunk.valid().chars().filter(|char| !char.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    let enough = if known.is_none_or(|known| known == UTF_8) { bad } else { bad.saturating_mul(4) };
    good > 0 && good >= enough
}

#[cfg(test)]
mod tests;
