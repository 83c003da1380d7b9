//! From bytes to text.
//!
//! A file may name its encoding (`CA`), and many name a wrong one or none. So the bytes are looked at first: what is
//! valid UTF-8 is UTF-8 whatever it says, and what is so but for a few bytes as well; else what it names counts, and
//! where it names nothing that exists, its letters are judged. Whoever knows better asks for an encoding.

mod judged;
mod labels;
mod trails;

use crate::note::Supposed;
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE};
use std::borrow::Cow;

/// A file's text, and how it was read.
#[derive(Clone, Debug)]
pub struct Decoded<'a> {
    /// The text, without a mark of its encoding.
    pub text: Cow<'a, str>,
    /// The name of the encoding it was read in; none where all of them say the same, since all is ASCII.
    pub encoding: Option<&'static str>,
    /// What was supposed.
    pub notes: Vec<Supposed>,
}

/// The encodings a person may choose among where a file was misread, those that Go programs write first.
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

/// A file's text. With an encoding asked for, it is read as that, whatever it says; a name that means nothing is as
/// none.
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
        // Japanese of seven bits.
        Ok(_) => return read(file, ISO_2022_JP, Vec::new()),
        Err(_) => {}
    }
    let is_utf_8 = is_nearly_utf_8(file, known);
    let encoding = match known.filter(|known| *known != UTF_8) {
        _ if is_utf_8 => UTF_8,
        Some(known) if !matches!(known.name(), "UTF-16LE" | "UTF-16BE" | "ISO-2022-JP") => known,
        _ => judged::encoding(file),
    };
    let notes = match said {
        None if is_utf_8 => Vec::new(),
        None => vec![Supposed::Judged(labels::name(encoding).to_owned())],
        said => misnamed(said, known, encoding).into_iter().collect(),
    };
    read(file, encoding, notes)
}

/// Reads bytes in an encoding; what can't be read is told.
fn read<'a>(bytes: &'a [u8], encoding: &'static Encoding, mut notes: Vec<Supposed>) -> Decoded<'a> {
    let (text, lost) = match trails::unescaped(bytes, encoding) {
        Cow::Borrowed(bytes) => encoding.decode_without_bom_handling(bytes),
        Cow::Owned(bytes) => {
            let (text, lost) = encoding.decode_without_bom_handling(&bytes);
            (Cow::Owned(text.into_owned()), lost)
        }
    };
    if lost {
        notes.push(Supposed::Lost(text.matches('\u{fffd}').count()));
    }
    Decoded { text, encoding: Some(labels::name(encoding)), notes }
}

/// What is told where a file says another encoding than it is in. What reads all the same letters is no other one.
fn misnamed(said: Option<String>, known: Option<&'static Encoding>, read: &'static Encoding) -> Option<Supposed> {
    let said = said?;
    (known != Some(read)).then(|| Supposed::Misnamed { said, read: labels::name(read).to_owned() })
}

/// Line breaks in a text, those of two characters counted once.
pub(crate) fn line_breaks(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let breaks = bytes.iter().zip(1..).filter(|(byte, next)| match byte {
        b'\n' => true,
        b'\r' => bytes.get(*next) != Some(&b'\n'),
        _ => false,
    });
    breaks.count() as u32
}

/// What the first `CA[…]` says. Names of encodings are ASCII, whatever the file's is.
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

/// UTF-16 without a mark: every other byte of most characters is a zero.
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

/// Whether bytes shift to another set of characters, as ISO-2022 does.
fn has_shifts(file: &[u8]) -> bool {
    file.windows(3).any(|window| matches!(window, b"\x1b$B" | b"\x1b$@"))
}

/// Whether what isn't UTF-8 is so but for a few bytes: where it says that it is, or says nothing, as many characters
/// are as bytes aren't; where it says something else, four times as many.
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
