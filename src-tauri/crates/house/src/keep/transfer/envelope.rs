//! The text in which things leave the app: what it is, compressed, in letters that survive mail and chat, sealed.
//!
//! ```text
//! ASZTALTARS-2-TABLE-1640.
//! xVdNb9s4EP0rBU+7gLaQKNmJfVt0u0CB9rJtTwUPNEXbQiVRS1Jxgnb/+85QlCzbcuJ4…
//! .5D0C27A1
//! ```
//!
//! That is: the app, the version of this form, what is inside, how many letters follow; then the letters; then a
//! checksum. A file, a save code and a copy of everything are all such a text. Where it was broken into lines, quoted
//! or indented on its way doesn't matter, nor what stands before and behind it.

use crate::problem::{Problem, ProblemKind};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD as LETTERS;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use table::sent::{self, is_unseen};

/// The largest text that is read, in bytes. What is written is cut into parts long before.
const MOST_TEXT: usize = 32 << 20;
/// The largest content, in bytes, once it is no longer compressed: a thousandfold of what a few letters may hold.
const MOST_CONTENT: u64 = 64 << 20;
/// The longest line of a content, in bytes. A table of a year's decisions has some hundred thousand; the file that a
/// table came from stays in its line, and may have six million once it is escaped.
pub(crate) const LONGEST_LINE: usize = 8 << 20;
/// The version of this form, and of what is inside: it moves with either, so that an app of before says that it is the
/// older one. In version 2, results name the game they are of, whatever table it was finished at.
pub(crate) const VERSION: u32 = 2;
const BEGINNING: &str = "ASZTALTARS-";
/// How many letters stand on a line.
const LINE: usize = 72;

/// What is inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One table.
    Table,
    /// Everything there is.
    Everything,
}

/// Why a text can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// It is none of ours.
    NotOurs,
    /// It is larger than any of ours.
    TooLarge,
    /// Its form is of a later version.
    Newer,
    /// So many letters of so many are there.
    Short { have: usize, of: usize },
    /// A letter is another one than was written.
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

/// A content on its way into a text, line by line.
pub(crate) struct Sealing {
    packer: DeflateEncoder<Vec<u8>>,
    /// Over the lines as they were handed in.
    sum: Crc,
}

impl Sealing {
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

    /// How many bytes it has come to, packed: at least so many, for the packer holds some back.
    pub fn packed(&self) -> usize {
        self.packer.get_ref().len()
    }

    /// Whether another line, however long, may make it a text that isn't read.
    pub fn is_full(&self) -> bool {
        self.sum.amount() as usize > MOST_CONTENT as usize / 2 || self.packer.get_ref().len() > MOST_TEXT / 4
    }

    /// The text. It is read back before it is handed out: `None` if it doesn't say what was put into it, or there is no
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

/// A content of any kind as a text, read back or not.
#[cfg(test)]
pub(crate) fn seal(kind: Kind, content: &str) -> Option<String> {
    seal_as(VERSION, kind, content)
}

/// The same as a certain version would have written it.
#[cfg(test)]
pub(crate) fn seal_as(version: u32, kind: Kind, content: &str) -> Option<String> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    packer.write_all(content.as_bytes()).ok()?;
    Some(written(version, kind, &packer.finish().ok()?))
}

/// What is inside a text, still compressed: it is never held as a whole.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Content {
    packed: Vec<u8>,
    /// The version that has written it.
    version: u32,
}

impl Content {
    /// Its lines, unpacked one at a time.
    pub fn lines(&self) -> Lines<'_> {
        let unpacked = DeflateDecoder::new(&*self.packed).take(MOST_CONTENT + 1);
        Lines { unpacked: BufReader::new(unpacked), packed: self.packed.len() }
    }

    /// How many bytes it takes as it is packed.
    pub fn packed(&self) -> usize {
        self.packed.len()
    }

    /// Whether a later version has written it: what can't be read in it is something new.
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
    /// How much of it is behind us, in thousandths.
    pub fn read(&self) -> u32 {
        let read = self.unpacked.get_ref().get_ref().total_in().saturating_mul(1_000);
        u32::try_from(read / (self.packed as u64).max(1)).unwrap_or(1_000)
    }
}

impl Iterator for Lines<'_> {
    type Item = Result<String, Wrong>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = Vec::new();
        let read = self.unpacked.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', &mut line);
        match read {
            Ok(0) => return None,
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::Interrupted => return self.next(),
            Err(_) => return Some(Err(Wrong::Damaged)),
        }
        if self.unpacked.get_ref().limit() == 0 || line.len() > LONGEST_LINE {
            return Some(Err(Wrong::TooLarge));
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        Some(String::from_utf8(line).map_err(|_| Wrong::Damaged))
    }
}

/// Takes content out of a text, whatever was done to it on its way.
pub(crate) fn open(text: &str) -> Result<(Kind, Content), Wrong> {
    if text.len() > MOST_TEXT {
        return Err(Wrong::TooLarge);
    }
    let as_it_is = match open_plain(text) {
        Err(Wrong::Newer) => return Err(Wrong::Newer),
        opened => opened,
    };
    as_it_is.or_else(|before| {
        let text = sent::restored(text);
        let opened = open_plain(&text);
        // An address has a space in the place of a plus.
        let opened = opened.or_else(|wrong| open_plain(&text.replace(' ', "+")).map_err(|_| wrong));
        opened.map_err(|wrong| if wrong == Wrong::NotOurs { before } else { wrong })
    })
}

fn open_plain(text: &str) -> Result<(Kind, Content), Wrong> {
    // Whatever a mail program put between the letters falls away first.
    let mut text: String = text.chars().filter(|&char| !is_between(char)).collect();
    let begins = find(&text, BEGINNING).ok_or(Wrong::NotOurs)?;
    text.drain(..begins + BEGINNING.len());
    let (version, rest) = text.split_once('-').ok_or(Wrong::Damaged)?;
    let version: u32 = version.parse().map_err(|_| Wrong::Damaged)?;
    match open_this(rest, version) {
        _ if version == 0 => Err(Wrong::Damaged),
        // Of a later version that has kept this form most can be read here too.
        Ok(opened) => Ok(opened),
        Err(wrong) if version <= VERSION => Err(wrong),
        // One that reads as ours is ours with a wrong figure; anything else is of a form that isn't known here.
        Err(_) if (1..=VERSION).any(|version| open_this(rest, version).is_ok()) => Err(Wrong::Damaged),
        Err(_) => Err(Wrong::Newer),
    }
}

fn open_this(text: &str, version: u32) -> Result<(Kind, Content), Wrong> {
    let (name, rest) = text.split_once('-').ok_or(Wrong::Damaged)?;
    let (of, rest) = rest.split_once('.').ok_or(Wrong::Damaged)?;
    let of: usize = of.parse().map_err(|_| Wrong::Damaged)?;
    let (letters, rest) = rest.split_once('.').unwrap_or((rest, ""));
    if letters.len() < of {
        return Err(Wrong::Short { have: letters.chars().count(), of });
    }
    let sum = rest.get(..8).ok_or(Wrong::Short { have: letters.len(), of: of + 8 })?;
    let sum = u32::from_str_radix(sum, 16).map_err(|_| Wrong::Damaged)?;
    // Letters of addresses mean the same.
    let letters = letters.replace('-', "+").replace('_', "/");
    let packed = LETTERS.decode(&letters).ok().filter(|_| letters.len() == of).ok_or(Wrong::Damaged)?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(name)).ok_or(Wrong::Damaged)?;
    if checksum(version, kind.name(), &packed) != sum {
        return Err(Wrong::Damaged);
    }
    Ok((kind, Content { packed, version }))
}

/// Where `wanted` begins, in capitals or not.
fn find(text: &str, wanted: &str) -> Option<usize> {
    let (text, wanted) = (text.as_bytes(), wanted.as_bytes());
    text.windows(wanted.len()).position(|window| window.eq_ignore_ascii_case(wanted))
}

/// Whether a character only stands between the letters: spaces, line ends, marks of a quotation, and what can't be
/// seen at all.
fn is_between(char: char) -> bool {
    char.is_whitespace()
        || is_unseen(char)
        || matches!(char, '>' | '|' | '"' | '\'' | '`' | '„' | '”' | '“' | '’' | '»' | '«')
}

/// Over what is inside and its bytes, and from the second version on over the version's number too.
fn checksum(version: u32, name: &str, packed: &[u8]) -> u32 {
    let mut sum = Crc::new();
    if version > 1 {
        sum.update(version.to_string().as_bytes());
    }
    sum.update(name.as_bytes());
    sum.update(packed);
    sum.sum()
}

impl From<Wrong> for Problem {
    fn from(wrong: Wrong) -> Problem {
        match wrong {
            Wrong::NotOurs => ProblemKind::NotOurs.into(),
            Wrong::TooLarge => ProblemKind::TooLarge.into(),
            Wrong::Newer => ProblemKind::NewerText.into(),
            Wrong::Damaged => ProblemKind::BadText.into(),
            Wrong::Short { have, of } => Problem::ShortText { have, of },
        }
    }
}

#[cfg(test)]
mod tests;
