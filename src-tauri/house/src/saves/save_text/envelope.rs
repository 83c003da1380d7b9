//! The envelope of a save text: its kind, its compressed content in letters that survive mail and chat, and a checksum.
//!
//! ```text
//! ASZTALTARS-2-TABLE-1640.
//! xVdNb9s4EP0rBU+7gLaQKNmJfVt0u0CB9rJtTwUPNEXbQiVRS1Jxgnb/+85QlCzbcuJ4…
//! .5D0C27A1
//! ```
//!
//! That is: the app, the version of this format, the kind of content, the number of letters; then the letters; then a
//! checksum. A file, a save text and a copy of everything are all such texts. Line breaks, quotation marks and
//! indentation are ignored, and so is what stands before and behind.

use crate::problem::{Problem, ProblemKind};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD as LETTERS;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use hosting::restore_text::{self, is_unseen};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};

/// The largest text that is read, in bytes. Exports are split into parts long before.
const MOST_TEXT: usize = 32 << 20;
/// The largest content after decompression, in bytes: a few letters could decompress to a thousand times their size.
const MOST_CONTENT: u64 = 64 << 20;
/// The longest line of a content, in bytes. A table with a year's decisions has some hundred thousand; the record that
/// a table came from stays in its line, and may have six million once it is escaped.
pub(crate) const LONGEST_LINE: usize = 8 << 20;
/// The version of this format and of its content: it changes with either, so that an older app can say that it is too
/// old. In version 2, results name the game they are of, whatever game's table they were finished at; version 4 has the
/// guests who were helped.
pub(crate) const VERSION: u32 = 4;
const BEGINNING: &str = "ASZTALTARS-";
/// Letters per line.
const LINE: usize = 72;

/// The kind of content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Table,
    Everything,
}

/// Why a text can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EnvelopeError {
    /// It is not a save text of this app.
    NotOurs,
    /// It is larger than this app writes.
    TooLarge,
    /// Its format is of a later version.
    Newer,
    /// It has `have` letters of `of`.
    Short { have: usize, of: usize },
    /// A letter was changed.
    Damaged,
}

impl Kind {
    const ALL: [Kind; 2] = [Kind::Table, Kind::Everything];

    fn name(self) -> &'static str {
        match self {
            Kind::Table => "TABLE",
            Kind::Everything => "ALL",
        }
    }
}

/// A content being packed into a text, line by line.
pub(crate) struct Sealing {
    packer: DeflateEncoder<Vec<u8>>,
    /// The checksum of the lines as they were added.
    sum: Crc,
}

impl Sealing {
    /// Makes an empty content.
    pub fn new() -> Sealing {
        Sealing { packer: DeflateEncoder::new(Vec::new(), Compression::best()), sum: Crc::new() }
    }

    /// Adds a line; `None` if there is no memory for it.
    pub fn add(&mut self, line: &str) -> Option<()> {
        for bytes in [line.as_bytes(), b"\n"] {
            self.packer.write_all(bytes).ok()?;
            self.sum.update(bytes);
        }
        Some(())
    }

    /// Returns the packed size in bytes so far, at least: the packer holds some bytes back.
    pub fn packed(&self) -> usize {
        self.packer.get_ref().len()
    }

    /// Whether another line of any length may make the text too large to be read.
    pub fn is_full(&self) -> bool {
        self.sum.amount() as usize > MOST_CONTENT as usize / 2 || self.packer.get_ref().len() > MOST_TEXT / 4
    }

    /// Returns the text. It is read back first: `None` if its content differs from what was added, or there is no
    /// memory for it.
    pub fn seal(self, kind: Kind) -> Option<String> {
        let packed = self.packer.finish().ok()?;
        let text = written(VERSION, kind, &packed);
        drop(packed);
        let (read, content) = open(&text).ok()?;
        let mut sum = Crc::new();
        for line in content.lines() {
            sum.update(line.ok()?.as_bytes());
            sum.update(b"\n");
        }
        ((read, sum.sum(), sum.amount()) == (kind, self.sum.sum(), self.sum.amount())).then_some(text)
    }
}

fn written(version: u32, kind: Kind, packed: &[u8]) -> String {
    let letters = LETTERS.encode(packed);
    let mut text = format!("{BEGINNING}{version}-{}-{}.\n", kind.name(), letters.len());
    text.reserve(letters.len() + letters.len() / LINE + 20);
    for line in letters.as_bytes().chunks(LINE) {
        text.extend(line.iter().copied().map(char::from));
        text.push('\n');
    }
    text.push_str(&format!(".{:08X}\n", checksum(version, kind.name(), packed)));
    text
}

/// Makes a text from a content, without reading it back.
#[cfg(test)]
pub(crate) fn seal(kind: Kind, content: &str) -> Option<String> {
    seal_as(VERSION, kind, content)
}

/// As [`seal`], as a certain version would have written it.
#[cfg(test)]
pub(crate) fn seal_as(version: u32, kind: Kind, content: &str) -> Option<String> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(content.as_bytes()).ok()?;
    Some(written(version, kind, &packer.finish().ok()?))
}

/// The content of a text, still compressed: it is never unpacked as a whole.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Content {
    packed: Vec<u8>,
    /// The version that wrote it.
    version: u32,
}

impl Content {
    /// Returns its lines, unpacked one at a time.
    pub fn lines(&self) -> Lines<'_> {
        let unpacked = DeflateDecoder::new(&*self.packed).take(MOST_CONTENT + 1);
        Lines { unpacked: BufReader::new(unpacked), packed: self.packed.len() }
    }

    /// Returns its packed size in bytes.
    pub fn packed(&self) -> usize {
        self.packed.len()
    }

    /// Whether a later version wrote it, so that unreadable parts are new features.
    pub fn is_newer(&self) -> bool {
        self.version > VERSION
    }
}

/// The lines of a content.
pub(crate) struct Lines<'a> {
    unpacked: BufReader<io::Take<DeflateDecoder<&'a [u8]>>>,
    packed: usize,
}

impl Lines<'_> {
    /// Returns the part read so far, in thousandths.
    pub fn read(&self) -> u32 {
        let read = self.unpacked.get_ref().get_ref().total_in().saturating_mul(1_000);
        u32::try_from(read / (self.packed as u64).max(1)).unwrap_or(1_000)
    }
}

impl Iterator for Lines<'_> {
    type Item = Result<String, EnvelopeError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = Vec::new();
        let read = self.unpacked.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line);
        match read {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::Interrupted => return self.next(),
            Err(_) => return Some(Err(EnvelopeError::Damaged)),
        }
        if self.unpacked.get_ref().limit() == 0 || line.len() > LONGEST_LINE {
            return Some(Err(EnvelopeError::TooLarge));
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        Some(String::from_utf8(line).map_err(|_| EnvelopeError::Damaged))
    }
}

/// Extracts the content of a text, tolerating changes made in transit.
pub(crate) fn open(text: &str) -> Result<(Kind, Content), EnvelopeError> {
    if text.len() > MOST_TEXT {
        return Err(EnvelopeError::TooLarge);
    }
    let as_it_is = match open_plain(text) {
        Err(EnvelopeError::Newer) => return Err(EnvelopeError::Newer),
        opened => opened,
    };
    as_it_is.or_else(|before| {
        let text = restore_text::restored(text);
        let opened = open_plain(&text);
        // URL decoding turns a plus into a space.
        let opened = opened.or_else(|wrong| open_plain(&text.replace(' ', "+")).map_err(|_| wrong));
        opened.map_err(|wrong| if wrong == EnvelopeError::NotOurs { before } else { wrong })
    })
}

fn open_plain(text: &str) -> Result<(Kind, Content), EnvelopeError> {
    // Characters that a mail program put between the letters are removed first.
    let mut text: String = text.chars().filter(|&char| !is_between(char)).collect();
    let begins = find(&text, BEGINNING).ok_or(EnvelopeError::NotOurs)?;
    text.drain(..begins + BEGINNING.len());
    let (version, rest) = text.split_once('-').ok_or(EnvelopeError::Damaged)?;
    let version: u32 = version.parse().map_err(|_| EnvelopeError::Damaged)?;
    match open_this(rest, version) {
        _ if version == 0 => Err(EnvelopeError::Damaged),
        // Most of a text of a later version that has kept this format can be read here too.
        Ok(opened) => Ok(opened),
        Err(wrong) if version <= VERSION => Err(wrong),
        // If it can be read as one of our versions, only the version was changed; anything else has an unknown format.
        Err(_) if (1..=VERSION).any(|version| open_this(rest, version).is_ok()) => Err(EnvelopeError::Damaged),
        Err(_) => Err(EnvelopeError::Newer),
    }
}

fn open_this(text: &str, version: u32) -> Result<(Kind, Content), EnvelopeError> {
    let (name, rest) = text.split_once('-').ok_or(EnvelopeError::Damaged)?;
    let (of, rest) = rest.split_once('.').ok_or(EnvelopeError::Damaged)?;
    let of: usize = of.parse().map_err(|_| EnvelopeError::Damaged)?;
    let (letters, rest) = rest.split_once('.').unwrap_or((rest, ""));
    if letters.len() < of {
        return Err(EnvelopeError::Short { have: letters.chars().count(), of });
    }
    let sum = rest.get(..8).ok_or(EnvelopeError::Short { have: letters.len(), of: of + 8 })?;
    let sum = u32::from_str_radix(sum, 16).map_err(|_| EnvelopeError::Damaged)?;
    // The letters of URL-safe base64 mean the same.
    let letters = letters.replace('-', "+").replace('_', "/");
    let packed = LETTERS.decode(&letters).ok().filter(|_| letters.len() == of).ok_or(EnvelopeError::Damaged)?;
    let kind =
        Kind::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(name)).ok_or(EnvelopeError::Damaged)?;
    if checksum(version, kind.name(), &packed) != sum {
        return Err(EnvelopeError::Damaged);
    }
    Ok((kind, Content { packed, version }))
}

/// Returns the offset of `wanted`, ignoring case.
fn find(text: &str, wanted: &str) -> Option<usize> {
    let (text, wanted) = (text.as_bytes(), wanted.as_bytes());
    text.windows(wanted.len()).position(|window| window.eq_ignore_ascii_case(wanted))
}

/// Whether a character is to be ignored between the letters: spaces, line ends, quotation marks, and invisible
/// characters.
fn is_between(char: char) -> bool {
    char.is_whitespace()
        || is_unseen(char)
        || matches!(char, '>' | '|' | '"' | '\'' | '`' | '„' | '”' | '“' | '’' | '»' | '«')
}

/// Covers the kind and the packed bytes, and from the second version on also the version number.
fn checksum(version: u32, name: &str, packed: &[u8]) -> u32 {
    let mut sum = Crc::new();
    if version > 1 {
        sum.update(version.to_string().as_bytes());
    }
    sum.update(name.as_bytes());
    sum.update(packed);
    sum.sum()
}

impl From<EnvelopeError> for Problem {
    fn from(wrong: EnvelopeError) -> Problem {
        match wrong {
            EnvelopeError::NotOurs => ProblemKind::NotOurs.into(),
            EnvelopeError::TooLarge => ProblemKind::TooLarge.into(),
            EnvelopeError::Newer => ProblemKind::NewerText.into(),
            EnvelopeError::Damaged => ProblemKind::BadText.into(),
            EnvelopeError::Short { have, of } => Problem::ShortText { have, of },
        }
    }
}

#[cfg(test)]
mod tests;
